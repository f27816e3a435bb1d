// Whether the server load its word: the commitment that it told before the match is load in this browser, with what the
// browser itself storeNonce, and compared with the record at the end.
import type { Record as Kept } from "../types/record";
import type { TableInfo } from "../types/wire";
import { save, load } from "./storage";

interface StoredCommitment {
  table: string;
  commitment: string;
  nonces: string[];
}

export type Verdict = "kept" | "broken" | "unknown"; // unknown: this browser came after the start

const KEY = "promises";
const MOST = 100; // tables; the oldest are forgotten

function all(): StoredCommitment[] {
  try {
    return JSON.parse(load(KEY) ?? "[]") as StoredCommitment[];
  } catch {
    return [];
  }
}

const put = (promises: StoredCommitment[]): void => save(KEY, JSON.stringify(promises.slice(-MOST)));

export function storedCommitment(table: string): StoredCommitment | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Note the commitment of a table at which nothing has begun; what was noted first stays. */
export function storeCommitment(table: TableInfo): void {
  if (table.state !== "open" || storedCommitment(table.id)) return;
  put([...all(), { table: table.id, commitment: table.commitment, nonces: [] }]);
}

/** Note what this browser has storeNonce to the seed. */
export function storeNonce(table: string, nonce: string): void {
  put(all().map((one) => (one.table === table ? { ...one, nonces: [...one.nonces, nonce] } : one)));
}

export async function checkRecord(table: string, record: Kept): Promise<Verdict> {
  const before = storedCommitment(table);
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
