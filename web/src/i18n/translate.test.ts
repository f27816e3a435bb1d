// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { flushSync } from "svelte";

import { runEffect } from "../../testing/effects.svelte";
import { addCatalogue, addMessages, currentLanguage, setLanguage, t, translate } from "./translate.svelte";

const COUNTED = (one: string, few: string, other: string): string =>
  `test-panes = { $n ->\n    [one] { $n } ${one}\n    [few] { $n } ${few}\n   *[other] { $n } ${other}\n }`;

addCatalogue({
  en: `${COUNTED("pane", "panes", "panes")}\ntest-hello = Hello { $name }!\ntest-told = { $name }: { $what }`,
  pl: `${COUNTED("szybka", "szybki", "szybek")}\ntest-hello = Cześć { $name }!`,
  uk: COUNTED("шибка", "шибки", "шибок"),
});

afterEach(() => setLanguage("en"));

describe("t", () => {
  it("uses the current language", () => {
    expect(t("test-hello", { name: "Ann" })).toBe("Hello Ann!");
    setLanguage("pl");
    expect(currentLanguage()).toBe("pl");
    expect(t("test-hello", { name: "Ann" })).toBe("Cześć Ann!");
  });

  it.each([
    ["en", ["1 pane", "2 panes", "5 panes", "22 panes"]],
    ["pl", ["1\u00a0szybka", "2\u00a0szybki", "5\u00a0szybek", "22\u00a0szybki"]],
    ["uk", ["1\u00a0шибка", "2\u00a0шибки", "5\u00a0шибок", "22\u00a0шибки"]],
  ] as const)("uses the plural forms of %s", (language, expected) => {
    setLanguage(language);
    expect([1, 2, 5, 22].map((n) => t("test-panes", { n }))).toEqual(expected);
  });

  it("returns the id of a missing message", () => {
    expect(t("test-missing", { n: 1 })).toBe("test-missing");
    setLanguage("uk");
    expect(t("test-hello")).toBe("test-hello");
  });

  it("formats messages inside arguments, without their rules", () => {
    const what = { id: "test-panes", args: { n: 2 }, rule: "SI-4" };
    expect(t("test-told", { name: { id: "test-hello", args: { name: "Ann" } }, what })).toBe(
      "Hello Ann!: 2 panes",
    );
  });

  it("adds no isolation marks around arguments", () => {
    expect(t("test-hello", { name: "Ann" })).toHaveLength("Hello Ann!".length);
  });

  it("writes a list of values with the conjunction of the language", () => {
    const name = ["Ann", -2, { id: "test-hello", args: { name: "Bob" } }];
    expect(t("test-hello", { name })).toBe("Hello Ann, −2, and Hello Bob!!");
    setLanguage("pl");
    expect(t("test-hello", { name })).toBe("Cześć Ann, −2 i Cześć Bob!!");
  });

  it.each(["en", "pl", "uk"] as const)("writes negative numbers with a minus sign in %s", (language) => {
    setLanguage(language);
    expect(t("test-panes", { n: -2 })).toMatch(/^−2\s/);
  });

  it("formats other values as text", () => {
    expect(t("test-hello", { name: null })).toBe("Hello null!");
    expect(t("test-hello", { name: true })).toBe("Hello true!");
  });
});

describe("translate", () => {
  it("leaves the rule out", () => {
    expect(translate({ id: "test-panes", args: { n: 1 }, rule: "SI-4" })).toBe("1 pane");
  });

  it("works without rule and arguments", () => {
    expect(translate({ id: "test-missing" })).toBe("test-missing");
  });
});

describe("addMessages", () => {
  it("overrides earlier messages", () => {
    addMessages("en", "test-late = first");
    addMessages("en", "test-late = second");
    expect(t("test-late")).toBe("second");
  });

  it("updates effects after new messages and after a change of language", () => {
    const seen: string[] = [];
    const end = runEffect(() => void seen.push(t("test-coming", { name: "Ann" })));
    addMessages("en", "test-coming = Welcome { $name }");
    flushSync();
    addMessages("pl", "test-coming = Witaj { $name }");
    setLanguage("pl");
    flushSync();
    end();
    expect(seen).toEqual(["test-coming", "Welcome Ann", "Witaj Ann"]);
  });
});

it("setLanguage sets the language of the document", () => {
  setLanguage("uk");
  expect(document.documentElement.lang).toBe("uk");
});
