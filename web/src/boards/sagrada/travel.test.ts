// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Die, View } from "../../types/sagrada";
import { travels } from "./travel";

const RED: Die = { colour: "R", value: 2 };
const BLUE: Die = { colour: "B", value: 5 };
const HAND = '[data-key="hand"] svg';

function view(more: Partial<View>, window: (Die | null)[][] = [[null, null]]): View {
  const players = [0, 1].map((seat) => ({ seat, window: seat === 1 ? window : [[null, null]] }));
  return { round: 1, pool: [RED, BLUE], hand: null, lifted: null, track: [[], []], players, ...more } as View;
}

describe("the dice of a move of Sagrada", () => {
  it("go from the pool to the hand", () => {
    const after = view({ pool: [RED, null], hand: BLUE });
    expect(travels(view({}), after, { seat: 1 })).toEqual([{ from: '[data-key="pool-2"] svg', to: HAND }]);
  });

  it("go from the hand to a space", () => {
    const [before, after] = [view({ hand: RED }), view({}, [[null, RED]])];
    expect(travels(before, after, { seat: 1 })).toEqual([
      { from: HAND, to: '[data-player="1"] [data-at="b1"] svg' },
    ]);
  });

  it("go from the pool to a space if both happen in one move", () => {
    const after = view({ pool: [null, BLUE] }, [[RED, null]]);
    expect(travels(view({}), after, { seat: 1 })[0]?.from).toBe('[data-key="pool-1"] svg');
  });

  it("go from one space to another", () => {
    const [before, after] = [view({}, [[RED, null]]), view({}, [[null, RED]])];
    expect(travels(before, after, { seat: 1 })).toEqual([
      { from: '[data-player="1"] [data-at="a1"]', to: '[data-player="1"] [data-at="b1"] svg' },
    ]);
  });

  it("go from the pool to the round track at the end of a round", () => {
    const [before, after] = [view({ pool: [null, BLUE] }), view({ round: 2, track: [[BLUE], []] })];
    expect(travels(before, after, { seat: 1 })).toEqual([
      { from: '[data-key="pool-2"] svg', to: '[data-key="track-1.1"] svg' },
    ]);
  });

  it("stay where they are when a player passes", () => {
    expect(travels(view({}), view({}), { seat: 1 })).toEqual([]);
  });
});
