// Making tables and sitting down at them.
import type { NewTable, TableInfo } from "../types/wire";
import { ask, beSomebody, nonce } from "./api";
import { added, note } from "../state/commitments";
import { go } from "../state/router.svelte";

export const addressOf = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** Make a table and go there; it starts at once if nobody has to come first. */
export async function open(wanted: NewTable): Promise<void> {
  await beSomebody();
  await sitDown(await ask<TableInfo>("POST", "/tables", wanted));
}

/** Take a seat if we have none, start if we may and nobody is missing, and go there. */
export async function sitDown(table: TableInfo): Promise<void> {
  note(table);
  let now = table;
  const free = (): boolean => now.seats.some((seat) => seat.kind === "open");
  if (now.state === "open" && free() && !now.seats.some((seat) => seat.mine)) now = await join(now.id);
  if (now.state === "open" && now.host && !free()) await start(now.id);
  go(addressOf(now.id));
}

export const start = (id: string): Promise<TableInfo> => addTo(id, "start");

export async function join(id: string): Promise<TableInfo> {
  await beSomebody();
  return addTo(id, "join");
}

/** With what this browser adds to the seed, so that the server alone cannot choose it. */
async function addTo(id: string, deed: "start" | "join"): Promise<TableInfo> {
  const ours = nonce();
  const table = await ask<TableInfo>("POST", `/tables/${id}/${deed}`, { nonce: ours });
  added(id, ours);
  return table;
}

/** One click: me against a bot of the strength that was chosen, or the nearest there is. */
export function playNow(game: string, bot: string, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return open({ game, seats: [{ kind: "me" }, ...bots] });
}
