// The texts of the page: its own with those that all games share, which its own refer to, and the server's catalogue of
// the language that is read.
import sharedEn from "../../../draftwork/i18n/messages/en.ftl?raw";
import sharedPl from "../../../draftwork/i18n/messages/pl.ftl?raw";
import sharedUk from "../../../draftwork/i18n/messages/uk.ftl?raw";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";
import { addCatalogue, addMessages, type Language } from "./translate.svelte";

const loaded = new Set<Language>();

addCatalogue({ en: sharedEn, pl: sharedPl, uk: sharedUk });
addCatalogue({ en, pl, uk });

export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  addMessages(language, await answer.text());
  loaded.add(language);
}
