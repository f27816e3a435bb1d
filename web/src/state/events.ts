// Selections from the events of a table.
import type { EventInfo } from "../types/wire";

/** The events without the moves that were undone. */
export function withoutUndone(events: readonly EventInfo[]): EventInfo[] {
  let remaining = Infinity; // plies that a later undo left
  const backwards = events.toReversed().filter((event) => {
    if (event.kind === "undone") remaining = Math.min(remaining, event.ply ?? Infinity);
    return event.kind !== "move" || (event.ply ?? 0) <= remaining;
  });
  return backwards.reverse();
}

/** Whether a move is a decision of a seat. */
export const isDecisionOf = (move: EventInfo, seat: number | null): boolean =>
  seat !== null && move.seat === seat && !move.forced;

/** The moves of others since the last decision of a seat; without any, or without a seat, the last turn. */
export function recentMoves(events: readonly EventInfo[], seat: number | null): EventInfo[] {
  const moves = withoutUndone(events).filter((event) => event.kind === "move");
  const last = moves.findLastIndex((move) => isDecisionOf(move, seat));
  if (last >= 0 && last < moves.length - 1) return moves.slice(last + 1);
  if (last < 0 && seat !== null) return moves;
  return moves.slice(
    Math.max(
      0,
      moves.findLastIndex((move) => !move.description?.continues),
    ),
  );
}
