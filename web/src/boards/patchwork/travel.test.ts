import { describe, expect, it } from "vitest";

import { patchworkPlayer } from "../../../testing/patchwork";
import type { Player, View } from "../../types/patchwork";
import { travels } from "./travel";

const MARKS = [
  { space: 20, taken: true },
  { space: 26, taken: false },
];
const view = (player: Partial<Player>): View =>
  ({
    leather_marks: MARKS,
    players: [patchworkPlayer(), patchworkPlayer({ seat: 1, ...player })],
  }) as unknown as View;
const sewn = (...patches: (number | null)[]): Player["sewn"] =>
  patches.map((patch) => ({ patch, turn: "", cells: [] }));

describe("the pieces of a move of Patchwork", () => {
  it("are the patch that was bought and the token", () => {
    const [before, after] = [view({ sewn: sewn(3) }), view({ sewn: sewn(3, 7), time: 4 })];
    expect(travels(before, after, { seat: 1 })).toEqual([
      { from: '[data-sewn="7"]', to: '[data-player="1"] [data-sewn="7"]' },
      { from: '[data-token="1"]', to: '[data-token="1"]' },
    ]);
  });

  it("are only the token of a player who advances", () => {
    expect(travels(view({}), view({ time: 2 }), { seat: 1 })).toHaveLength(1);
  });

  it("are a leather patch from its space", () => {
    const [before, after] = [view({ time: 27 }), view({ time: 27, sewn: sewn(null) })];
    expect(travels(before, after, { seat: 1 })).toEqual([
      { from: '[data-leather-space="26"]', to: '[data-player="1"] [data-sewn="leather"][data-new]' },
    ]);
  });

  it("are none for a move without a seat", () => {
    expect(travels(view({}), view({ time: 2 }), {})).toEqual([]);
  });
});
