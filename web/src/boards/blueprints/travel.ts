// The die that a move of Blueprints moves: from the pool to the dice of a player.
import type { LogMove } from "../../i18n/log";
import type { View } from "../../types/blueprints";
import type { Travel } from "../shared/flight";

export function travels(before: View, after: View, move: LogMove): Travel[] {
  const taken = move.description?.did?.find(({ id }) => id === "blueprints-log-take")?.args;
  if (!taken) return [];
  const die = `${String(taken["material"])}${String(taken["value"])}`;
  const remaining = new Set(
    before.round?.number === after.round?.number ? after.pool.map((one) => one.slot) : [],
  );
  const slot = before.pool.find((one) => one.die === die && !remaining.has(one.slot))?.slot;
  const count = before.round?.buildings[move.seat ?? -1]?.taken.length;
  if (slot === undefined || count === undefined) return [];
  return [
    { from: `[data-slot="${slot}"] svg`, to: `[data-player="${move.seat}"] [data-taken="${count}"] svg` },
  ];
}
