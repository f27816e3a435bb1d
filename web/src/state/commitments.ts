// Commitments of the server to its seeds. This browser stores the commitment of a table before the match, with its own
// contributions to the seed, and compares both with the record after the match.
import type { Record as MatchRecord } from "../types/record";
import type { TableInfo } from "../types/wire";
import { load, save } from "./storage";

interface StoredCommitment {
  table: string;
  commitment: string;
  nonces: string[]; // contributions of this browser
}

export type Verdict = "kept" | "broken" | "unknown"; // unknown: this browser saw no commitment before the start

const KEY = "promises";
const MAX_TABLES = 100; // older entries are dropped

function loadAll(): StoredCommitment[] {
  try {
    return JSON.parse(load(KEY) ?? "[]") as StoredCommitment[];
  } catch {
    return [];
  }
}

const saveAll = (stored: StoredCommitment[]): void => save(KEY, JSON.stringify(stored.slice(-MAX_TABLES)));

export function storedCommitment(table: string): StoredCommitment | null {
  return loadAll().find((stored) => stored.table === table) ?? null;
}

/** Store the commitment of an open table. The first one stays, even if the server changes it later. */
export function storeCommitment(table: Pick<TableInfo, "id" | "commitment" | "state">): void {
  if (table.state !== "open" || storedCommitment(table.id)) return;
  saveAll([...loadAll(), { table: table.id, commitment: table.commitment, nonces: [] }]);
}

/** Store a contribution of this browser to the seed. */
export function storeNonce(table: string, nonce: string): void {
  const withNonce = (stored: StoredCommitment): StoredCommitment =>
    stored.table === table ? { ...stored, nonces: [...stored.nonces, nonce] } : stored;
  saveAll(loadAll().map(withNonce));
}

/** Compare a record with the stored commitment and nonces. */
export async function checkRecord(table: string, record: MatchRecord): Promise<Verdict> {
  const stored = storedCommitment(table);
  if (!stored || !record.seed) return "unknown";
  const sameCommitment = stored.commitment === (await commitmentOf(record));
  return sameCommitment && usesNonce(stored.nonces, record.nonces ?? []) ? "kept" : "broken";
}

/** Whether a record contains one of our nonces. One is enough: after leaving and joining again, only the last nonce of this browser counts. */
const usesNonce = (ours: string[], nonces: string[]): boolean =>
  ours.length === 0 || ours.some((nonce) => nonces.includes(nonce));

/** The commitment computed from the seed of a record. Without HTTPS the browser cannot hash, so the record's own is used. */
async function commitmentOf(record: MatchRecord): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return record.commitment ?? null;
  const bytes = new TextEncoder().encode(`draftwork commitment 1\0${record.seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
