import { describe, expect, it } from "vitest";

import { sintraView, strip } from "../../../testing/sintra";
import type { LogMove } from "../../i18n/log";
import type { Player, View } from "../../types/sintra";
import { travels } from "./travel";

function view(player: Partial<Player>, more: Partial<View> = {}): View {
  const empty = { points: 1, upper: null, lower: null, scored: 0 };
  const one = {
    score: 0,
    glazier: 1,
    strips: [strip("P", "B")],
    windows: [empty],
    row: 0,
    falls: 0,
    lost: 0,
  };
  return { ...sintraView(), factories: ["PPBO"], players: [{ ...one, seat: 0, ...player }], ...more };
}
const take = (factory: number, colour: string): LogMove => ({
  seat: 0,
  description: { did: [{ id: "sintra-log-take", args: { n: 2, colour, factory } }] },
});

describe("the pieces of a move of Sintra", () => {
  it("are panes to a strip, the others to the centre, and the glazier", () => {
    const after = view({ strips: [strip("Pp", "B")], glazier: 2 });
    const glazier = '[data-player="0"] [data-glazier] svg';
    expect(travels(view({}), after, take(1, "P"))).toEqual([
      { from: '[data-key="f1-P"]', to: '[data-player="0"] [data-strip="0"] [data-pane="0"]' },
      { from: '[data-key="f1-B"]', to: '[data-key="centre-B"] svg' },
      { from: '[data-key="f1-O"]', to: '[data-key="centre-O"] svg' },
      { from: glazier, to: glazier },
    ]);
  });

  it("are broken panes to the broken glass", () => {
    expect(travels(view({}), view({ lost: 2 }), take(0, "P"))).toEqual([
      { from: '[data-key="centre-P"]', to: '[data-player="0"] [data-broken] .shards' },
    ]);
  });

  it("are the kept pane from its strip to its window", () => {
    const after = view({ windows: [{ points: 1, upper: "P", lower: null, scored: 1 }] });
    expect(travels(view({}), after, { seat: 0 })).toEqual([
      { from: '[data-player="0"] [data-strip="0"] [data-pane]', to: '[data-player="0"] [data-window="0.0"]' },
    ]);
  });

  it("are none for a move without a seat", () => {
    expect(travels(view({}), view({}), {})).toEqual([]);
  });
});
