// Runs before each test file. All files share one window; each gets new modules, an empty page and an empty storage.
// The page has its texts and those of the server; of these tests have the ones that all games share, in English.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";

const SHARED = resolve(import.meta.dirname, "../../draftwork/i18n/messages/en.ftl");

vi.resetModules();
if (typeof window !== "undefined") {
  document.body.innerHTML = "";
  localStorage.clear();
  history.replaceState(null, "", "/");
  const { addMessages } = await import("../src/i18n/translate.svelte");
  addMessages("en", readFileSync(SHARED, "utf8"));
}
