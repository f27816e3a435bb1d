// The dice that a move of Sagrada moves: from the pool to the hand, to a window, within it, or to the round track.
import type { LogMove } from "../../i18n/log";
import type { Player, View } from "../../types/sagrada";
import type { Travel } from "../shared/flight";
import { cellKey } from "./labels";

const HAND = '[data-key="hand"] svg';
const poolDie = (slot: number): string => `[data-key="pool-${slot + 1}"] svg`;

export function travels(before: View, after: View, move: LogMove): Travel[] {
  const seat = move.seat ?? -1;
  const [then, now] = [before.players[seat], after.players[seat]];
  const taken = before.pool.findIndex((die, slot) => die && !after.pool[slot]);
  if (before.round !== after.round) return [...placed(before, then, now, -1), ...left(before, after)];
  const drafted = after.hand && !before.hand && taken >= 0 ? [{ from: poolDie(taken), to: HAND }] : [];
  return [...drafted, ...placed(before, then, now, taken)];
}

/** The dice that are new on the spaces of a window, and where they were before. */
function placed(before: View, then: Player | undefined, now: Player | undefined, taken: number): Travel[] {
  if (!then || !now) return [];
  const cells = now.window.flatMap((row, r) => row.map((_, c) => [r, c] as const));
  const isFilled = (player: Player, [r, c]: readonly [number, number]): boolean => !!player.window[r]?.[c];
  const lifted = before.lifted as number[] | null;
  const old = cells.find((cell) => isFilled(then, cell) && !isFilled(now, cell)) ?? lifted;
  const space = (cell: readonly number[]): string =>
    `[data-player="${now.seat}"] [data-at="${cellKey(cell[0] ?? 0, cell[1] ?? 0)}"]`;
  const from = before.hand ? HAND : old ? space(old) : taken >= 0 ? poolDie(taken) : null;
  if (from === null) return [];
  const filled = cells.filter((cell) => isFilled(now, cell) && !isFilled(then, cell));
  return filled.map((cell) => ({ from, to: `${space(cell)} svg` }));
}

/** SA-6: the dice that stay in the pool go to the round track. */
function left(before: View, after: View): Travel[] {
  const slots = before.pool.flatMap((die, slot) => (die ? [slot] : []));
  const dice = after.track[before.round - 1] ?? [];
  return dice.map((_, i) => ({
    from: poolDie(slots[i] ?? 0),
    to: `[data-key="track-${before.round}.${i + 1}"] svg`,
  }));
}
