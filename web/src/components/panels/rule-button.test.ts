// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { addMessages } from "../../i18n/translate.svelte";
import { ruleRequest } from "../../state/rule-request.svelte";
import ChoiceList from "./ChoiceList.svelte";
import MessageWithRule from "./MessageWithRule.svelte";
import Panels from "./Panels.svelte";

addMessages("en", "test-dear = It costs { $n }.\ntest-again = another turn");
const DEAR = { id: "test-dear", args: { n: 7 }, rule: "PW-8" };

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  ruleRequest.clear();
});

const button = (label: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);

describe("a sentence that comes from a rule", () => {
  it("has a button that opens the rule", () => {
    shown = mount(MessageWithRule, { target: document.body, props: { message: DEAR } });
    expect(document.body.textContent.trim()).toMatch(/^It costs 7\.\s+why\?$/);
    button("why? rule PW-8")?.click();
    expect(ruleRequest.rule).toBe("PW-8");
  });

  it("has none without a rule", () => {
    shown = mount(MessageWithRule, { target: document.body, props: { message: { id: "test-again" } } });
    expect(document.body.textContent.trim()).toBe("another turn");
    expect(document.querySelector("button")).toBeNull();
  });
});

it("a choice names each of its rules once, outside of its own button", () => {
  const effects = [
    { id: "test-again", rule: "PW-11" },
    { id: "test-again", rule: "PW-11" },
  ];
  const choices = [leaf("x", 1, { effects }), refused("y", DEAR), leaf("z", 2)];
  shown = mount(ChoiceList, { target: document.body, props: { choices, play: () => undefined } });
  const labels = [...document.querySelectorAll("li > [aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels).toEqual(["why? rule PW-11", "why? rule PW-8"]);
});

describe("panels", () => {
  const panel = createRawSnippet<[string]>((name) => ({ render: () => `<p>${name()}</p>` }));
  const open = (): string | undefined =>
    document.querySelector<HTMLElement>("[aria-selected=true]")?.dataset.testid;

  it("open the rules when a rule is requested, also the second time", () => {
    shown = mount(Panels, { target: document.body, props: { names: ["moves", "rules"], panel } });
    expect(open()).toBe("tab-moves");
    ruleRequest.show("PW-8");
    flushSync();
    expect(open()).toBe("tab-rules");
    document.querySelector<HTMLElement>("[data-testid=tab-moves]")?.click();
    flushSync();
    expect(open()).toBe("tab-moves");
    ruleRequest.show("PW-8");
    flushSync();
    expect(open()).toBe("tab-rules");
  });

  it("without rules stay as they are", () => {
    shown = mount(Panels, { target: document.body, props: { names: ["moves", "log"], panel } });
    ruleRequest.show("PW-8");
    flushSync();
    expect(open()).toBe("tab-moves");
  });
});
