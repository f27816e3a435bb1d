// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { loadGameMessages, loadMessages, loadPageMessages } from "./catalogues";
import { LANGUAGES } from "./languages";
import { setLanguage, t } from "./translate.svelte";

afterEach(() => setLanguage("en"));

it("loadPageMessages loads the page's own messages without the server", async () => {
  const requests = fakeServer({});
  for (const language of LANGUAGES) await loadPageMessages(language);
  const offline = LANGUAGES.map((language) => {
    setLanguage(language);
    return t("page-offline");
  });
  expect(new Set(offline).size).toBe(LANGUAGES.length);
  expect(offline).toContain("The server cannot be reached.");
  expect(requests).toEqual([]);
});

it("loadMessages requests a language once", async () => {
  const requests = fakeServer({ "GET /api/words/en?game=": ["test-name = Patchwork"] });
  await Promise.all([loadMessages("en"), loadMessages("en")]);
  await loadMessages("en");
  expect(t("test-name")).toBe("Patchwork");
  expect(requests).toHaveLength(1);
});

it("loadMessages requests a language again after a failure", async () => {
  fakeServer({ "GET /api/words/pl?game=": [errorResponse(503, "busy"), "test-name = Patchwork po polsku"] });
  setLanguage("pl");
  await expect(loadMessages("pl")).rejects.toThrow("no messages in pl");
  expect(t("test-name")).toBe("test-name");
  await loadMessages("pl");
  expect(t("test-name")).toBe("Patchwork po polsku");
});

it("the messages of an opened game are loaded in every language that is chosen later", async () => {
  const answers = ["en", "uk"].flatMap((language) => [
    [`GET /api/words/${language}?game=`, ["test-more = 1"]],
    [`GET /api/words/${language}?game=sagrada`, [`test-rule = ${language}`]],
  ]);
  fakeServer(Object.fromEntries(answers));
  await loadGameMessages("en", "sagrada");
  expect(t("test-rule")).toBe("en");
  await loadMessages("uk");
  setLanguage("uk");
  expect(t("test-rule")).toBe("uk");
});
