// @vitest-environment happy-dom
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import {
  formatDuration,
  formatList,
  formatMoment,
  formatNumber,
  formatSigned,
  LocalizedNumber,
  NUMBER,
  regional,
} from "./formats";

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

// tests/i18n/test_formats.py expects the same of the terminal.
describe("formatNumber", () => {
  it.each([
    ["en", ["−5", "0", "1,345", "−13,450", "2.5"]],
    ["pl", ["−5", "0", "1345", "−13 450", "2,5"]],
    ["uk", ["−5", "0", "1 345", "−13 450", "2,5"]],
  ])("writes numbers in %s", (language, texts) => {
    expect([-5, 0, 1345, -13450, 2.5].map((n) => plain(formatNumber(n, language)))).toEqual(texts);
  });

  it.each(["en", "pl", "uk"])("has no space before a percent sign in %s", (language) => {
    expect(formatNumber(0.5, language, { style: "percent" })).toBe("50%");
  });
});

it.each(["en", "pl", "uk"])("formatSigned writes the sign in %s", (language) => {
  expect([3, 0, -3].map((n) => formatSigned(n, language))).toEqual(["+3", "0", "−3"]);
});

it.each([
  ["en", "a, b, and c"],
  ["pl", "a, b i c"],
  ["uk", "a, b і c"],
])("formatList has the conjunction of %s", (language, list) => {
  expect(formatList(["a", "b", "c"], language)).toBe(list);
  expect(formatList([], language)).toBe("");
});

describe("formatDuration", () => {
  it.each([
    [0, "00:00"],
    [599.9, "09:59"],
    [3600, "1:00:00"],
    [86399, "23:59:59"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(formatDuration(seconds, "pl")).toBe(text);
  });

  it.each([
    ["en", "2 days 23 hr", "1 day"],
    ["pl", "2 dni 23 godz.", "1 dzień"],
    ["uk", "2 дн. 23 год", "1 дн."],
  ])("writes days and hours in %s", (language, several, one) => {
    expect(plain(formatDuration(71 * 3600 + 3599, language))).toBe(several);
    expect(plain(formatDuration(86400, language))).toBe(one);
  });
});

it("formatMoment writes day and time", () => {
  expect(formatMoment(Date.UTC(2026, 10, 17, 12) / 1000, "pl")).toMatch(/^17 lis 2026, \d\d:\d\d$/);
});

it("regional takes the region of the browser, and British English otherwise", () => {
  expect(regional("en", ["pl", "en-US", "en-GB"])).toBe("en-US");
  expect(regional("en", ["en", "pl-PL"])).toBe("en-GB");
  expect(regional("pl", ["en-US"])).toBe("pl");
});

describe("NUMBER", () => {
  const bundle = new FluentBundle("pl", { functions: { NUMBER }, useIsolating: false });
  bundle.addResource(new FluentResource('gain = { NUMBER($n, signDisplay: "exceptZero") }'));
  const gain = (n: LocalizedNumber | string, faults: Error[] = []): string =>
    bundle.formatPattern(bundle.getMessage("gain")?.value ?? "", { n }, faults);

  it("takes the options of Intl.NumberFormat", () => {
    expect(gain(new LocalizedNumber(3))).toBe("+3");
    expect(gain(new LocalizedNumber(-3))).toBe("−3");
  });

  it("refuses a text", () => {
    const faults: Error[] = [];
    gain("three", faults);
    expect(faults[0]?.message).toBe("NUMBER takes a number");
  });
});
