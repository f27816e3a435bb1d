// Editions: the sets of components that a table can be played with.
import { t, translate } from "../i18n/translate.svelte";
import type { EditionInfo, EditionDetails, GameInfo, NewTable } from "../types/wire";
import { ApiError, request } from "./api";

const MAX_FILE_SIZE = 64 << 10; // bytes; the server has the same limit

/** The edition chosen in the form for a new table. */
export interface EditionChoice {
  hash: string; // of a shipped edition; empty for a file of the user
  own: EditionDetails | null; // content of the user's file after the server has checked it
}

export function defaultEdition(game: GameInfo): EditionChoice {
  return { hash: game.editions[0]?.hash ?? "", own: null };
}

export function hasEditionChoice(game: GameInfo): boolean {
  return game.own_editions || game.editions.length > 1;
}

/** The edition for the request; null for the default, undefined while there is no valid file. */
export function requestedEdition(game: GameInfo, choice: EditionChoice): NewTable["edition"] | undefined {
  if (!choice.hash) return choice.own?.data;
  const shipped = game.editions.find((edition) => edition.hash === choice.hash);
  return shipped && !shipped.default ? shipped.name : null;
}

/** The title to show. A user's edition is marked, because it can have the name of a shipped one. */
export function editionTitle(edition: EditionInfo): string {
  if (edition.own) return t("page-edition-own", { name: edition.name });
  return edition.title ? translate(edition.title) : edition.name;
}

export function loadEdition(game: string, hash: string): Promise<EditionDetails> {
  return request("GET", `/games/${encodeURIComponent(game)}/editions/${hash}`);
}

export function loadTableEdition(table: string): Promise<EditionDetails> {
  return request("GET", `/tables/${encodeURIComponent(table)}/edition`);
}

/** Let the server check an edition file. Throws an ApiError with the faults of the file. */
export async function checkEditionFile(game: string, file: File): Promise<EditionDetails> {
  if (file.size > MAX_FILE_SIZE) throw new ApiError("too-large", { id: "page-edition-too-large", args: {} });
  return request("POST", `/games/${encodeURIComponent(game)}/edition`, parseJson(await file.text()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch {
    throw new ApiError("not-json", { id: "page-edition-not-json", args: {} });
  }
}

/** Number of faults that the server counted but did not list. */
export function unlistedFaults(error: ApiError): number {
  const total = error.reason.args?.n;
  return error.faults.length && typeof total === "number" ? Math.max(0, total - error.faults.length) : 0;
}
