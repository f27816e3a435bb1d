// Whether the server kept its word: the commitment that it told before the match is kept in this browser, with what the
// browser itself added, and compared with the record at the end.
import type { Record as Kept } from "../types/record";
import type { TableInfo } from "../types/wire";
import { keep, kept } from "./storage";

interface Promised {
  table: string;
  commitment: string;
  nonces: string[];
}

export type Verdict = "kept" | "broken" | "unknown"; // unknown: this browser came after the start

const KEY = "promises";
const MOST = 100; // tables; the oldest are forgotten

function all(): Promised[] {
  try {
    return JSON.parse(kept(KEY) ?? "[]") as Promised[];
  } catch {
    return [];
  }
}

const put = (promises: Promised[]): void => keep(KEY, JSON.stringify(promises.slice(-MOST)));

export function promised(table: string): Promised | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Note the commitment of a table at which nothing has begun; what was noted first stays. */
export function note(table: TableInfo): void {
  if (table.state !== "open" || promised(table.id)) return;
  put([...all(), { table: table.id, commitment: table.commitment, nonces: [] }]);
}

/** Note what this browser has added to the seed. */
export function added(table: string, nonce: string): void {
  put(all().map((one) => (one.table === table ? { ...one, nonces: [...one.nonces, nonce] } : one)));
}

export async function judge(table: string, record: Kept): Promise<Verdict> {
  const before = promised(table);
  if (!before || !record.seed) return "unknown";
  const nonces = record.nonces ?? [];
  const same = before.commitment === (await commitmentOf(record));
  return same && used(before.nonces, nonces) ? "kept" : "broken";
}

/** Not all of them: of somebody who left and came back, only the last counts. */
const used = (mine: string[], nonces: string[]): boolean =>
  mine.length === 0 || mine.some((nonce) => nonces.includes(nonce));

/** That of the seed; a page of the local network without https cannot work it out and believes the record. */
async function commitmentOf(record: Kept): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return record.commitment ?? null;
  const bytes = new TextEncoder().encode(`draftwork commitment 1\0${record.seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
