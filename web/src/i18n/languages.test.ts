import { expect, it } from "vitest";

import { languageName, LANGUAGES, loadPageFile, toCatalogue } from "./languages";

it("every file of messages is a language", async () => {
  expect(LANGUAGES).toEqual(["en", "pl", "uk"]);
  for (const language of LANGUAGES) expect(await loadPageFile(language)).toContain("page-title =");
});

it("toCatalogue takes the language from the name of the file", () => {
  expect(toCatalogue({ "./messages/en.ftl": "a = A", "../x/uk.ftl": "a = А" })).toEqual({
    en: "a = A",
    uk: "a = А",
  });
});

it.each([
  ["en", "English"],
  ["pl", "Polski"],
  ["uk", "Українська"],
])("languageName of %s is %s", (language, name) => {
  expect(languageName(language)).toBe(name);
});
