// Editions: sets of components to choose from when a table is made, and how they are named.
import type { EditionInfo, EditionDetails, GameInfo, NewTable } from "../types/wire";
import { ask, Trouble } from "./api";
import { say, t } from "./words.svelte";

const LARGEST = 64 << 10; // bytes of a file; the server takes no more

/** What was chosen for a new table. */
export interface EditionChoice {
  hash: string; // of a shipped edition; empty: a file of one's own
  own: EditionDetails | null; // what the file describes, once the server has checked it
}

/** The usual components of a game. */
export function firstChoice(game: GameInfo): EditionChoice {
  return { hash: game.editions[0]?.hash ?? "", own: null };
}

export function hasChoice(game: GameInfo): boolean {
  return game.own_editions || game.editions.length > 1;
}

/** What the server is told; undefined while there is no file that could be used. */
export function wishedEdition(game: GameInfo, choice: EditionChoice): NewTable["edition"] | undefined {
  if (!choice.hash) return choice.own?.data;
  const shipped = game.editions.find((edition) => edition.hash === choice.hash);
  return shipped && !shipped.default ? shipped.name : null;
}

/** The name to show. An own edition is marked: it can have the name of any other. */
export function editionTitle(edition: EditionInfo): string {
  if (edition.own) return t("page-edition-own", { name: edition.name });
  return edition.title ? say(edition.title) : edition.name;
}

export function loadShipped(game: string, hash: string): Promise<EditionDetails> {
  return ask("GET", `/games/${encodeURIComponent(game)}/editions/${hash}`);
}

export function loadOfTable(table: string): Promise<EditionDetails> {
  return ask("GET", `/tables/${encodeURIComponent(table)}/edition`);
}

/** Have the server check a file of components. What is wrong with it is in the Trouble that is thrown. */
export async function checkFile(game: string, file: File): Promise<EditionDetails> {
  if (file.size > LARGEST) throw new Trouble("too-large", { id: "page-edition-too-large", args: {} });
  return ask("POST", `/games/${encodeURIComponent(game)}/edition`, parse(await file.text()));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    throw new Trouble("not-json", { id: "page-edition-not-json", args: {} });
  }
}

/** How many of the faults are not listed. */
export function unlisted(trouble: Trouble): number {
  const all = trouble.words.args?.n;
  return trouble.faults.length && typeof all === "number" ? Math.max(0, all - trouble.faults.length) : 0;
}
