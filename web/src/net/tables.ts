// Making tables and sitting down at them.
import type { NewTable, TableInfo } from "../types/wire";
import { request, ensureGuest, nonce } from "./api";
import { storeNonce, storeCommitment } from "../state/commitments";
import { navigate } from "../state/router.svelte";

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** Make a table and navigate there; it starts at once if nobody has to come first. */
export async function createTable(wanted: NewTable): Promise<void> {
  await ensureGuest();
  await takeSeat(await request<TableInfo>("POST", "/tables", wanted));
}

/** Take a seat if we have none, startTable if we may and nobody is missing, and navigate there. */
export async function takeSeat(table: TableInfo): Promise<void> {
  storeCommitment(table);
  let now = table;
  const free = (): boolean => now.seats.some((seat) => seat.kind === "open");
  if (now.state === "open" && free() && !now.seats.some((seat) => seat.mine)) now = await joinTable(now.id);
  if (now.state === "open" && now.host && !free()) await startTable(now.id);
  navigate(tablePath(now.id));
}

export const startTable = (id: string): Promise<TableInfo> => addTo(id, "start");

export async function joinTable(id: string): Promise<TableInfo> {
  await ensureGuest();
  return addTo(id, "join");
}

/** With what this browser adds to the seed, so that the server alone cannot choose it. */
async function addTo(id: string, deed: "start" | "join"): Promise<TableInfo> {
  const ours = nonce();
  const table = await request<TableInfo>("POST", `/tables/${id}/${deed}`, { nonce: ours });
  storeNonce(id, ours);
  return table;
}

/** One click: me against a bot of the strength that was chosen, or the nearest there is. */
export function playNow(game: string, bot: string, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return createTable({ game, seats: [{ kind: "me" }, ...bots] });
}
