// Creating, joining and starting tables.
import { storeCommitment, storeNonce } from "../state/commitments";
import { navigate } from "../state/router.svelte";
import type { NewTable, RematchAnswer, RematchOfferInfo, TableInfo } from "../types/wire";
import { ensureGuest, nonce, request } from "./api";

export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;

/** Create a table, open its page, and start the match if no seat is open. */
export async function createTable(wanted: NewTable): Promise<void> {
  await ensureGuest();
  await enterTable(await request<TableInfo>("POST", "/tables", wanted));
}

/** Join the table unless we have a seat, start it if we are the host and no seat is open, and open its page. */
export async function enterTable(table: TableInfo): Promise<void> {
  storeCommitment(table);
  let current = table;
  const hasOpenSeat = (): boolean => current.seats.some((seat) => seat.kind === "open");
  const isSeated = current.seats.some((seat) => seat.mine);
  if (current.state === "open" && hasOpenSeat() && !isSeated) current = await joinTable(current.id);
  if (current.state === "open" && current.host && !hasOpenSeat()) await startTable(current.id);
  navigate(tablePath(current.id));
}

/** Offer the other players to play the same table again, and agree to it. */
export async function offerRematch(table: string): Promise<void> {
  const { rematch_offer: offer } = await request<TableInfo>("POST", `/tables/${table}/rematch`);
  if (offer) await answerRematch(table, offer, true);
}

/** Agree to the offer of a rematch, decline it or withdraw it. When all have agreed, the next match starts. */
export async function answerRematch(table: string, offer: RematchOfferInfo, agree: boolean): Promise<void> {
  const ours = nonce();
  if (agree) storeCommitment({ id: offer.table, commitment: offer.commitment, state: "open" });
  const body: RematchAnswer = { table: offer.table, nonce: ours, agree };
  await request("POST", `/tables/${table}/rematch/answer`, body);
  if (agree) storeNonce(offer.table, ours);
}

export const startTable = (id: string): Promise<TableInfo> => postWithNonce(id, "start");

export async function joinTable(id: string): Promise<TableInfo> {
  await ensureGuest();
  return postWithNonce(id, "join");
}

/** Send the request with a random contribution to the seed, so that the server alone cannot choose the seed. */
async function postWithNonce(id: string, action: "start" | "join"): Promise<TableInfo> {
  const ours = nonce();
  const table = await request<TableInfo>("POST", `/tables/${id}/${action}`, { nonce: ours });
  storeNonce(id, ours);
  return table;
}

/** Start a match against bots at once. */
export function playNow(game: string, bot: string, players: number): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return createTable({ game, seats: [{ kind: "me" }, ...bots] });
}
