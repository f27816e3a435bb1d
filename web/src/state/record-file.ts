// Files that a user opens as a replay.
import { ApiError } from "../net/api";

const refusal = (id: string): ApiError => new ApiError(id, { id, args: {} });

/** The record in a file. Throws an ApiError that says what else the file is. */
export function readRecord(text: string): object {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw refusal("page-no-record");
  }
  if (isObject(read) && Array.isArray(read.moves)) return read;
  // Editions and records both name their game; only records have moves.
  throw refusal(
    isObject(read) && "edition" in read && "game" in read ? "page-no-record-edition" : "page-no-record-other",
  );
}

const isObject = (read: unknown): read is Record<string, unknown> =>
  typeof read === "object" && read !== null && !Array.isArray(read);

/** An error of the server about a record, in words for a user: what is malformed matters only to programmers. */
export const recordError = (error: unknown): unknown =>
  error instanceof ApiError && error.code === "malformed" ? refusal("page-no-record-other") : error;
