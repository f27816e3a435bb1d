// The pieces that a move of Patchwork moves: a patch from the offer to a quilt, and the token on the time board.
import type { Player, View } from "../../types/patchwork";
import type { LogMove } from "../../i18n/log";
import type { Travel } from "../shared/flight";

export function travels(before: View, after: View, move: LogMove): Travel[] {
  const seat = move.seat ?? -1;
  const [then, now] = [before.players[seat], after.players[seat]];
  if (!then || !now) return [];
  return [...sewn(before, then, now), ...stepped(then, now)];
}

function sewn(before: View, then: Player, now: Player): Travel[] {
  return now.sewn.slice(then.sewn.length).map(({ patch }) => {
    const quilt = `[data-player="${now.seat}"]`;
    if (patch === null)
      return { from: leather(before, then), to: `${quilt} [data-sewn="leather"][data-new]` };
    return { from: `[data-sewn="${patch}"]`, to: `${quilt} [data-sewn="${patch}"]` };
  });
}

/** The leather patch that a player reached. Its space is the last one at or before the token. */
function leather(before: View, player: Player): string {
  const reached = before.leather_marks.filter(({ space }) => space <= player.time).at(-1);
  return reached ? `[data-leather-space="${reached.space}"]` : `[data-token="${player.seat}"]`;
}

function stepped(then: Player, now: Player): Travel[] {
  const token = `[data-token="${now.seat}"]`;
  return then.time === now.time ? [] : [{ from: token, to: token }];
}
