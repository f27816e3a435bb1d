// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { watched } from "../../testing/effects.svelte";
import { flushSync } from "svelte";
import { addCatalogue, addTexts, currentLanguage, say, setLanguage, t } from "./words.svelte";

const COUNTED = (one: string, few: string, other: string): string =>
  `test-panes = { $n ->\n    [one] { $n } ${one}\n    [few] { $n } ${few}\n   *[other] { $n } ${other}\n }`;

addCatalogue({
  en: `${COUNTED("pane", "panes", "panes")}\ntest-hello = Hello { $name }!\ntest-told = { $name }: { $what }`,
  pl: `${COUNTED("szybka", "szybki", "szybek")}\ntest-hello = Cześć { $name }!`,
  uk: COUNTED("шибка", "шибки", "шибок"),
});

afterEach(() => setLanguage("en"));

describe("a sentence", () => {
  it("is written in the language that is read", () => {
    expect(t("test-hello", { name: "Ann" })).toBe("Hello Ann!");
    setLanguage("pl");
    expect(currentLanguage()).toBe("pl");
    expect(t("test-hello", { name: "Ann" })).toBe("Cześć Ann!");
  });

  it.each([
    ["en", ["1 pane", "2 panes", "5 panes", "22 panes"]],
    ["pl", ["1 szybka", "2 szybki", "5 szybek", "22 szybki"]],
    ["uk", ["1 шибка", "2 шибки", "5 шибок", "22 шибки"]],
  ] as const)("counts as %s does", (language, expected) => {
    setLanguage(language);
    expect([1, 2, 5, 22].map((n) => t("test-panes", { n }))).toEqual(expected);
  });

  it("that is not there is shown by its id", () => {
    expect(t("test-missing", { n: 1 })).toBe("test-missing");
    setLanguage("uk");
    expect(t("test-hello")).toBe("test-hello");
  });

  it("holds messages as arguments, with their own arguments and rules", () => {
    const what = { id: "test-panes", args: { n: 2 }, rule: "SI-4" };
    expect(t("test-told", { name: { id: "test-hello", args: { name: "Ann" } }, what })).toBe(
      "Hello Ann!: SI-4: 2 panes",
    );
  });

  it("has no invisible marks around its arguments, which texts are compared by", () => {
    expect(t("test-hello", { name: "Ann" })).toHaveLength("Hello Ann!".length);
  });

  it("takes any argument that is no number as text", () => {
    expect(t("test-hello", { name: null })).toBe("Hello null!");
    expect(t("test-hello", { name: true })).toBe("Hello true!");
  });
});

describe("a message", () => {
  it("names its rule first", () => {
    expect(say({ id: "test-panes", args: { n: 1 }, rule: "SI-4" })).toBe("SI-4: 1 pane");
  });

  it("needs neither rule nor arguments", () => {
    expect(say({ id: "test-missing" })).toBe("test-missing");
  });
});

describe("texts that come later", () => {
  it("replace those there were", () => {
    addTexts("en", "test-late = first");
    addTexts("en", "test-late = second");
    expect(t("test-late")).toBe("second");
  });

  it("are written anew where they are shown, and so is another language", () => {
    const seen: string[] = [];
    const end = watched(() => void seen.push(t("test-coming", { name: "Ann" })));
    addTexts("en", "test-coming = Welcome { $name }");
    flushSync();
    addTexts("pl", "test-coming = Witaj { $name }");
    setLanguage("pl");
    flushSync();
    end();
    expect(seen).toEqual(["test-coming", "Welcome Ann", "Witaj Ann"]);
  });
});

it("tells the browser and screen readers which language the page is in", () => {
  setLanguage("uk");
  expect(document.documentElement.lang).toBe("uk");
});
