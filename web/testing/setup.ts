// Runs before each test file. All files share one window; each gets new modules, an empty page and an empty storage.
// The tests have the messages of the page and, in English, those that all games share.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";

const SHARED = resolve(import.meta.dirname, "../../draftwork/i18n/messages/en.ftl");
const PAGE = resolve(import.meta.dirname, "../src/i18n/messages");

vi.resetModules();
if (typeof window !== "undefined") {
  document.body.innerHTML = "";
  localStorage.clear();
  history.replaceState(null, "", "/");
  const { addMessages } = await import("../src/i18n/translate.svelte");
  addMessages("en", readFileSync(SHARED, "utf8"));
  for (const file of readdirSync(PAGE)) {
    addMessages(file.replace(".ftl", ""), readFileSync(resolve(PAGE, file), "utf8"));
  }
}
