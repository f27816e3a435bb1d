// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { addMessages } from "../../i18n/translate.svelte";
import type { Player } from "../../types/sagrada";
import { cellKey, dieName, patternName, spaceName } from "./labels";
import en from "./messages/en.ftl?raw";

addMessages("en", en);
addMessages(
  "en",
  "sagrada-draw-die = { $colour } { $value }\nsagrada-draw-unrolled = { $colour }, not rolled",
);

const PLAYER: Player = {
  seat: 0,
  private: null,
  pattern: { number: 1, id: "x", name: "X", dots: 4, rows: ["R.3.P", ".....", ".....", "....."] },
  has_chosen: true,
  cards: null,
  tokens: 4,
  window: [
    [null, { colour: "B", value: 5 }, null, null, null],
    [null, null, null, null, null],
    [null, null, null, null, null],
    [null, null, null, null, null],
  ],
  empty: 19,
  score: 0,
  private_points: 0,
  skips: false,
};

describe("a space", () => {
  it("is named by column and row", () => {
    expect(cellKey(0, 0)).toBe("a1");
    expect(cellKey(3, 4)).toBe("e4");
  });

  it.each([
    [0, 0, "Space a1, empty, for red"],
    [0, 1, "Space b1: B 5"],
    [0, 2, "Space c1, empty, for value 3"],
    [0, 3, "Space d1, empty, white"],
    [0, 4, "Space e1, empty, for purple"],
  ])("in row %d, column %d is described as %j", (row, column, expected) => {
    expect(spaceName(PLAYER, row, column)).toBe(expected);
  });

  it("is unknown without a pattern", () => {
    expect(spaceName({ ...PLAYER, pattern: null }, 1, 0)).toBe("Space a2, no pattern yet");
  });
});

describe("dieName", () => {
  it("includes the value unless it is not chosen yet", () => {
    expect(dieName({ colour: "R", value: 6 })).toBe("R 6");
    expect(dieName({ colour: "R", value: 0 })).toBe("R, not rolled");
  });
});

describe("patternName", () => {
  it("is translated, or as in the edition", () => {
    addMessages("en", "sagrada-pattern-suns_glory = Glory");
    expect(patternName("Sun's Glory")).toBe("Glory");
    expect(patternName("Via Lux")).toBe("Via Lux");
  });
});
