// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { ADVANCE, FITS_NOWHERE, patchChoice, quilter } from "../../../testing/patchwork";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { withSharedMessages } from "../shared/messages";
import en from "./messages/en.ftl?raw";
import { Hand } from "./held-patch.svelte";
import { covered, gains, notes, preview, refusal, whatIs } from "./labels";

addCatalogue(withSharedMessages({ en, pl: "", uk: "" }));
addMessages(
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

describe("gains", () => {
  it.each([
    [1, "+1 point"],
    [3, "+3 points"],
    [0, "0 points"],
    [-1, "−1 point"],
    [-2, "−2 points"],
  ])("writes %d as %s", (n, text) => {
    expect(gains(leaf("x", 1, { gains: n }))).toEqual([text]);
  });

  it("is empty when the points are unknown", () => {
    expect(gains(leaf("x", 1))).toEqual([]);
    expect(gains(null)).toEqual([]);
  });
});

describe("notes", () => {
  it("returns why a choice is refused, or its points and effects", () => {
    expect(notes(refused("x", { id: "test-dear", rule: "PW-8" }, { gains: 2 }))).toEqual(["too dear"]);
    expect(notes(leaf("x", 1, { gains: 2, effects: [{ id: "test-time" }] }))).toEqual([
      "+2 points",
      "2 spaces further",
    ]);
    expect(notes(undefined)).toEqual([]);
  });
});

describe("refusal", () => {
  it("names the first covered cell under the patch", () => {
    hand.to(0, 1);
    expect(refusal(hand, PLAYER)).toEqual(["Cell b1 is already covered."]);
  });

  it("is empty over free cells", () => {
    hand.to(1, 0);
    expect(refusal(hand, PLAYER)).toEqual([]);
  });

  it("says that an orientation fits nowhere", () => {
    hand.turn = "turn-r";
    hand.to(4, 4);
    expect(refusal(hand, PLAYER)).toEqual(["Turned like this it fits nowhere."]);
    expect(hand.turned?.why_not).toEqual(FITS_NOWHERE);
  });

  it("accepts other cells than those under the patch", () => {
    hand.to(5, 5);
    expect(refusal(hand, PLAYER, [[0, 0]])).toEqual(["Cell a1 is already covered."]);
  });
});

describe("preview", () => {
  it("lists points, effects of the patch and effects of the place", () => {
    const place = leaf("a1", 1, { gains: 9, effects: [{ id: "test-special" }] });
    const turn = { ...(BAR.choices[0] as Choice), choices: [place] };
    choices = [ADVANCE, { ...BAR, choices: [turn] }];
    hand.to(0, 0);
    expect(preview(hand)).toEqual(["+9 points", "2 spaces further", "the special tile"]);
  });
});

describe("whatIs and covered", () => {
  const cells = (...of: number[][]): never[][] => of as never[][];
  const player = quilter({
    quilt: QUILT,
    sewn: [
      { patch: 0, turn: "", cells: cells([0, 0], [0, 1]) },
      { patch: null, turn: "", cells: cells([3, 2]) },
    ],
  });

  it("describe a patch, leather and an empty cell", () => {
    expect(whatIs(player, [0, 1])).toBe("b1, patch 0");
    expect(whatIs(player, [3, 2])).toBe("c4, leather patch");
    expect(whatIs(player, [8, 8])).toBe("i9, empty");
  });

  it("treat cells outside of the quilt as free", () => {
    expect(covered(player, [0, 1])).toBe(true);
    expect(covered(player, [0, 2])).toBe(false);
    expect(covered(player, [-1, 0])).toBe(false);
    expect(covered(player, [9, 9])).toBe(false);
  });
});
