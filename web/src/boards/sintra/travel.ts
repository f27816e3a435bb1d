// The pieces that a move of Sintra moves: panes to a strip, a window, the broken glass or the centre, and the glazier.
import type { LogMove } from "../../i18n/log";
import type { Player, View } from "../../types/sintra";
import type { Travel } from "../shared/flight";

export function travels(before: View, after: View, move: LogMove): Travel[] {
  const seat = move.seat ?? -1;
  const [then, now] = [before.players[seat], after.players[seat]];
  if (!then || !now) return [];
  const taken = takenPanes(move);
  const panes = taken ? [...placed(then, now, taken.group), ...rest(before, after, taken)] : [];
  return [...panes, ...kept(then, now), ...moved(then, now)];
}

/** The panes that a move took, from its description. */
function takenPanes(move: LogMove): { factory: number; group: string } | null {
  const args = move.description?.did?.find(({ id }) => id === "sintra-log-take")?.args;
  if (!args) return null;
  const factory = Number(args["factory"]); // 0: the centre
  return { factory, group: `[data-key="${source(factory)}-${String(args["colour"])}"]` };
}

const source = (factory: number): string => (factory ? `f${factory}` : "centre");
const of = (player: Player): string => `[data-player="${player.seat}"]`;

/** The panes on strips, or the broken glass if a pane broke. */
function placed(then: Player, now: Player, from: string): Travel[] {
  const panes = now.strips.flatMap((strip, i) => {
    const spaces = then.strips[i]?.up === strip?.up ? (strip?.spaces ?? []) : [];
    return spaces.flatMap(({ pane }, k) =>
      pane && !then.strips[i]?.spaces[k]?.pane
        ? [{ from, to: `${of(now)} [data-strip="${i}"] [data-pane="${k}"]` }]
        : [],
    );
  });
  const broke = then.lost !== now.lost || then.row !== now.row;
  return broke ? [...panes, { from, to: `${of(now)} [data-broken] .shards` }] : panes;
}

/** SI-7: the other panes of a factory go to the centre. */
function rest(before: View, after: View, { factory, group }: { factory: number; group: string }): Travel[] {
  if (!factory || before.round !== after.round) return [];
  const letters = new Set(before.factories[factory - 1]);
  return [...letters].flatMap((letter) => {
    const from = `[data-key="${source(factory)}-${letter}"]`;
    return from === group ? [] : [{ from, to: `[data-key="centre-${letter}"] svg` }];
  });
}

/** SI-12: the pane that moves from a complete strip to the window above it. */
function kept(then: Player, now: Player): Travel[] {
  return now.windows.flatMap((window, i) => {
    const before = then.windows[i];
    const frame = window.upper && !before?.upper ? 0 : window.lower && !before?.lower ? 1 : null;
    if (frame === null) return [];
    const from = `${of(now)} [data-strip="${i}"] [data-pane]`;
    return [{ from, to: `${of(now)} [data-window="${i}.${frame}"]` }];
  });
}

function moved(then: Player, now: Player): Travel[] {
  const glazier = `${of(now)} [data-glazier] svg`;
  return then.glazier === now.glazier ? [] : [{ from: glazier, to: glazier }];
}
