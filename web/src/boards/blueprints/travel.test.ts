import { describe, expect, it } from "vitest";

import type { LogMove } from "../../i18n/log";
import type { View } from "../../types/blueprints";
import { travels } from "./travel";

const view = (number: number, ...dice: [number, string][]): View =>
  ({
    pool: dice.map(([slot, die]) => ({ slot, die })),
    round: { number, buildings: [{ taken: [] }, { taken: [{ die: "G1" }] }] },
  }) as unknown as View;
const take: LogMove = {
  seat: 1,
  description: { did: [{ id: "blueprints-log-take", args: { material: "W", value: 4 } }] },
};
const TO = '[data-player="1"] [data-taken="1"] svg';

describe("the die of a move of Blueprints", () => {
  it("goes from the pool to the dice of the player", () => {
    const before = view(1, [1, "W4"], [2, "W4"], [3, "S2"]);
    const after = view(1, [1, "W4"], [3, "S2"]);
    expect(travels(before, after, take)).toEqual([{ from: '[data-slot="2"] svg', to: TO }]);
  });

  it("is found in the last move of a round too", () => {
    expect(travels(view(1, [1, "W4"]), view(2, [1, "R1"]), take)).toEqual([
      { from: '[data-slot="1"] svg', to: TO },
    ]);
  });

  it("is none when a die is discarded", () => {
    expect(travels(view(1, [1, "W4"]), view(1), { seat: 1 })).toEqual([]);
  });
});
