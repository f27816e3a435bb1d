// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { loadMessages } from "./catalogues";
import { LANGUAGES } from "./languages";
import { setLanguage, t } from "./translate.svelte";

afterEach(() => setLanguage("en"));

it("the page has its own messages in every language without a request", () => {
  const offline = LANGUAGES.map((language) => {
    setLanguage(language);
    return t("page-offline");
  });
  expect(new Set(offline).size).toBe(LANGUAGES.length);
  expect(offline).toContain("The server cannot be reached.");
});

it("loadMessages requests a language once", async () => {
  const requests = fakeServer({ "GET /api/words/en": ["test-name = Patchwork"] });
  await loadMessages("en");
  await loadMessages("en");
  expect(t("test-name")).toBe("Patchwork");
  expect(requests).toHaveLength(1);
});

it("loadMessages requests a language again after a failure", async () => {
  fakeServer({ "GET /api/words/pl": [errorResponse(503, "busy"), "test-name = Patchwork po polsku"] });
  setLanguage("pl");
  await expect(loadMessages("pl")).rejects.toThrow("no messages in pl");
  expect(t("test-name")).toBe("test-name");
  await loadMessages("pl");
  expect(t("test-name")).toBe("Patchwork po polsku");
});
