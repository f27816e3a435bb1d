// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { ADVANCE, FITS_NOWHERE, patchChoice, quilter } from "../../../testing/patchwork";
import { addTexts } from "../../lib/words.svelte";
import type { Choice } from "../board";
import en from "./en.ftl?raw";
import { Hand } from "./hand.svelte";
import { covered, gains, notes, preview, refusal, whatIs } from "./texts";

addTexts("en", en);
addTexts(
  "en",
  `patchwork-overlap = Cell { $cell } is already covered.
patchwork-turn-fits-nowhere = Turned like this it fits nowhere.
test-time = 2 spaces further
test-special = the special tile
test-dear = too dear`,
);

const BAR = patchChoice(2, { "": ["a1"], r: [] }); // ###
const row = "##.......";
const QUILT = [row, ...Array.from({ length: 8 }, () => ".........")];
const PLAYER = quilter({ quilt: QUILT });

let choices: Choice[];
let hand: Hand;

beforeEach(() => {
  choices = [ADVANCE, BAR];
  hand = new Hand(() => choices);
  hand.take(BAR);
});

describe("points", () => {
  it.each([
    [1, "+1 point"],
    [3, "+3 points"],
    [0, "0 points"],
    [-1, "−1 point"],
    [-2, "−2 points"],
  ])("%d are written %s", (n, text) => {
    expect(gains(leaf("x", 1, { gains: n }))).toEqual([text]);
  });

  it("that nobody knows are not written", () => {
    expect(gains(leaf("x", 1))).toEqual([]);
    expect(gains(null)).toEqual([]);
  });
});

describe("the notes of a choice", () => {
  it("are why it is refused, or what it brings", () => {
    expect(notes(refused("x", { id: "test-dear", rule: "PW-8" }, { gains: 2 }))).toEqual(["PW-8: too dear"]);
    expect(notes(leaf("x", 1, { gains: 2, effects: [{ id: "test-time" }] }))).toEqual([
      "+2 points",
      "2 spaces further",
    ]);
    expect(notes(undefined)).toEqual([]);
  });
});

describe("a refusal", () => {
  it("names the first cell of the patch that is covered", () => {
    hand.to(0, 1);
    expect(refusal(hand, PLAYER)).toEqual(["PW-9: Cell b1 is already covered."]);
  });

  it("is nothing where the patch covers only what is free", () => {
    hand.to(1, 0);
    expect(refusal(hand, PLAYER)).toEqual([]);
  });

  it("says that the patch fits nowhere as it is turned", () => {
    hand.turn = "turn-r";
    hand.to(4, 4);
    expect(refusal(hand, PLAYER)).toEqual(["PW-9: Turned like this it fits nowhere."]);
    expect(hand.turned?.why_not).toEqual(FITS_NOWHERE);
  });

  it("can be asked for other cells than those under the patch", () => {
    hand.to(5, 5);
    expect(refusal(hand, PLAYER, [[0, 0]])).toEqual(["PW-9: Cell a1 is already covered."]);
  });
});

describe("what sewing on would bring", () => {
  it("is the points, what the patch costs, and what the place brings", () => {
    const place = leaf("a1", 1, { gains: 9, effects: [{ id: "test-special" }] });
    const turn = { ...(BAR.choices[0] as Choice), choices: [place] };
    choices = [ADVANCE, { ...BAR, choices: [turn] }];
    hand.to(0, 0);
    expect(preview(hand)).toEqual(["+9 points", "2 spaces further", "the special tile"]);
  });
});

describe("what lies on a cell", () => {
  const cells = (...of: number[][]): never[][] => of as never[][];
  const player = quilter({
    quilt: QUILT,
    sewn: [
      { patch: 0, turn: "", cells: cells([0, 0], [0, 1]) },
      { patch: null, turn: "", cells: cells([3, 2]) },
    ],
  });

  it("is a patch, leather or nothing", () => {
    expect(whatIs(player, [0, 1])).toBe("b1, patch 0");
    expect(whatIs(player, [3, 2])).toBe("c4, leather patch");
    expect(whatIs(player, [8, 8])).toBe("i9, empty");
  });

  it("covers it, and nothing beyond the border is covered", () => {
    expect(covered(player, [0, 1])).toBe(true);
    expect(covered(player, [0, 2])).toBe(false);
    expect(covered(player, [-1, 0])).toBe(false);
    expect(covered(player, [9, 9])).toBe(false);
  });
});
