// The messages that are loaded at the start: those of the page, those that all games share, and, from the server, those
// of the games in the user's language.
import { type Language, pageMessages, toCatalogue } from "./languages";
import { addCatalogue, addMessages } from "./translate.svelte";

const shared = import.meta.glob<string>("../../../draftwork/i18n/messages/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const loaded = new Set<Language>();

addCatalogue(toCatalogue(shared));
addCatalogue(pageMessages);

export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const response = await fetch(`/api/words/${language}`);
  if (!response.ok) throw new Error(`no messages in ${language}`);
  addMessages(language, await response.text());
  loaded.add(language);
}
