// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { clickEvent, find } from "../../../testing/input";
import type { Offer } from "./selection.svelte";
import Target from "./Target.svelte";
import { tip } from "./tip.svelte";

const children = createRawSnippet(() => ({ render: () => "<b>drawing</b>" }));

let log: string[];
let mounted: Record<string, unknown>;

beforeEach(() => {
  log = [];
  tip.hide();
});

afterEach(() => unmount(mounted));

function show(offer: Partial<Offer> | undefined, props: object = {}): HTMLElement {
  document.body.innerHTML = "";
  const full = offer && {
    legal: false,
    lines: [],
    choose: () => void log.push("chosen"),
    refuse: () => void log.push("refused"),
    ...offer,
  };
  mounted = mount(Target, {
    target: document.body,
    props: { name: "Red 3", offer: full, children, onhover: (on) => void log.push(`hover ${on}`), ...props },
  });
  flushSync();
  return find("button");
}

describe("a legal target", () => {
  it("is marked and chosen by a click", () => {
    const button = show({ legal: true, lines: ["+2 points"] });
    expect(button.hasAttribute("data-legal")).toBe(true);
    expect(button.getAttribute("aria-disabled")).toBe("false");
    button.dispatchEvent(clickEvent());
    expect(log).toEqual(["chosen"]);
  });

  it("shows its lines as a tip until it is chosen", () => {
    const button = show({ legal: true, lines: ["+2 points"] });
    button.dispatchEvent(new Event("pointerenter"));
    expect(tip.lines).toEqual(["+2 points"]);
    expect(tip.refused).toBe(false);
    button.dispatchEvent(clickEvent());
    expect(tip.lines).toEqual([]);
  });
});

describe("a refused target", () => {
  it("shows the reason on a click and is not chosen", () => {
    const button = show({ lines: ["no room"] });
    expect(button.hasAttribute("data-legal")).toBe(false);
    button.dispatchEvent(clickEvent());
    expect(log).toEqual(["refused"]);
    expect(tip.lines).toEqual(["no room"]);
    expect(tip.refused).toBe(true);
  });

  it("describes the reason to screen readers", () => {
    const button = show({ lines: ["no room", "too low"] });
    const id = button.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(id)?.textContent).toBe("no room. too low");
    expect(button.textContent).toContain("Red 3");
  });
});

describe("a target", () => {
  it("without an offer ignores clicks and shows its own tip", () => {
    const button = show(undefined, { tip: ["Strip 1"] });
    button.dispatchEvent(clickEvent());
    expect(log).toEqual([]);
    button.dispatchEvent(new Event("focus"));
    expect(tip.lines).toEqual(["Strip 1"]);
    expect(tip.refused).toBe(false);
  });

  it("reports the pointer and the focus", async () => {
    const button = show({});
    for (const type of ["pointerenter", "pointerleave", "focus", "blur"])
      button.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(log).toEqual(["hover true", "hover false", "hover true", "hover false"]);
  });

  it("that loses the focus because it is removed does not report it", async () => {
    const button = show({ lines: ["no room"] });
    button.dispatchEvent(new Event("focus"));
    button.dispatchEvent(new Event("blur"));
    void unmount(mounted);
    await Promise.resolve();
    expect(log).toEqual(["hover true"]);
    expect(tip.lines).toEqual([]);
    show({});
  });

  it("that loses the focus leaves the hover of another one alone", async () => {
    const first = show({ lines: ["no room"] });
    first.dispatchEvent(new Event("pointerenter"));
    first.dispatchEvent(new Event("focus"));
    const box = document.createElement("div");
    document.body.append(box);
    const second = mount(Target, {
      target: box,
      props: {
        name: "Blue 4",
        offer: { legal: true, lines: ["+2 points"], choose: () => undefined },
        children,
        onhover: (on) => void log.push(`second ${on}`),
      },
    });
    flushSync();
    first.dispatchEvent(new Event("pointerleave"));
    box.querySelector("button")?.dispatchEvent(new Event("pointerenter"));
    first.dispatchEvent(new Event("blur")); // by pressing the second one
    await Promise.resolve();
    expect(log).toEqual(["hover true", "hover true", "hover false", "second true"]);
    expect(tip.lines).toEqual(["+2 points"]);
    void unmount(second);
    expect(tip.lines).toEqual([]);
  });

  it("is part of a group for arrow keys unless it has a tab index", () => {
    expect(show({}).hasAttribute("data-stop")).toBe(true);
    void unmount(mounted);
    const button = show({}, { tabindex: 0 });
    expect(button.hasAttribute("data-stop")).toBe(false);
    expect(button.tabIndex).toBe(0);
  });
});
