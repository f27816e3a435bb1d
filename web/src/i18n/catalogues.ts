// The messages, in the user's language only: first those of the page itself, then from the server those that are needed
// everywhere, and those of a game when it is opened.
import { type Language, loadPageFile } from "./languages";
import { addMessages } from "./translate.svelte";

type Source = () => Promise<string>;

const games = new Set<string>(); // whose messages were needed
const loading = new Map<string, Promise<void>>(); // by language and part

/** Load a part of the messages of a language once; after a failure again. */
function load(language: Language, part: string, source: Source): Promise<void> {
  const key = `${language} ${part}`;
  const started =
    loading.get(key) ??
    source()
      .then((ftl) => addMessages(language, ftl))
      .catch((error: unknown) => {
        loading.delete(key);
        throw error;
      });
  loading.set(key, started);
  return started;
}

/** Load the page's own messages. They are enough to say that the server cannot be reached. */
export const loadPageMessages = (language: Language): Promise<void> =>
  load(language, "page", () => loadPageFile(language));

/** Load all messages that are needed now, also those of the games that were opened. */
export async function loadMessages(language: Language): Promise<void> {
  const words = ["", ...games].map((game) =>
    load(language, `game ${game}`, () => fetchWords(language, game)),
  );
  await Promise.all([loadPageMessages(language), ...words]);
}

/** Load the messages of a game too. */
export function loadGameMessages(language: Language, game: string): Promise<void> {
  games.add(game);
  return loadMessages(language);
}

/** The messages of a game; without a game, those of the server and the names and options of all games. */
async function fetchWords(language: Language, game: string): Promise<string> {
  const response = await fetch(`/api/words/${language}?game=${encodeURIComponent(game)}`);
  if (!response.ok) throw new Error(`no messages in ${language}`);
  return response.text();
}
