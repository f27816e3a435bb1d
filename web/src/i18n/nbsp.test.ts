import { describe, expect, it } from "vitest";

import { bindMessages, bindWords } from "./nbsp";

describe("bindWords", () => {
  it.each([
    ["pl", "Kość w puli i z torem", "Kość w\u00a0puli i\u00a0z\u00a0torem"],
    [
      "pl",
      "W rundzie 3 z 10 pól (o 2 więcej)",
      "W\u00a0rundzie 3\u00a0z\u00a010\u00a0pól (o\u00a02\u00a0więcej)",
    ],
    ["uk", "Кубик у пулі й з треку, 5 балів", "Кубик у\u00a0пулі й\u00a0з\u00a0треку, 5\u00a0балів"],
    ["uk", "з’єднати сім’я і\nми", "з’єднати сім’я і\u00a0ми"],
    ["en", "a die in 5 rounds", "a die in 5 rounds"],
  ])("in %s: %j", (language, text, bound) => {
    expect(bindWords(text, language)).toBe(bound);
  });
});

describe("bindMessages", () => {
  const ftl = [
    "# uwaga o komentarzu",
    "cells =",
    "    { $n ->",
    "        [one] { $n } pole w { $name }",
    "       *[other] { $n } pól",
    "    }",
    "who = { $name } gra z { $other }",
    "",
  ].join("\n");

  it("binds counted numbers and one-letter words, not names or comments", () => {
    const bound = bindMessages(ftl, "pl");
    expect(bound).toContain("[one] { $n }\u00a0pole w\u00a0{ $name }");
    expect(bound).toContain("*[other] { $n }\u00a0pól");
    expect(bound).toContain("who = { $name } gra z\u00a0{ $other }");
    expect(bound).toContain("# uwaga o komentarzu");
  });

  it("leaves English alone", () => {
    expect(bindMessages(ftl, "en")).toBe(ftl);
  });
});
