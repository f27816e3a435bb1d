// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { ADVANCE, FITS_NOWHERE, patchChoice, patchworkPlayer } from "../../../testing/patchwork";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { boardMessages } from "../shared/messages";
import { HeldPatch } from "./held-patch.svelte";
import { cellLabel, describePlace, placeLabel } from "./labels";
import en from "./messages/en.ftl?raw";

addCatalogue(boardMessages({ "./messages/en.ftl": en }));
addMessages(
  "en",
  `patchwork-overlap = Cell { $cell } is already covered.
patchwork-turn-fits-nowhere = Turned like this it fits nowhere.
test-time = 2 spaces further
test-special = the special tile`,
);

const covered = (cell: string): Choice =>
  refused(cell, { id: "patchwork-overlap", args: { cell }, rule: "PW-9" });
const BAR = { ...patchChoice(2, { "": ["a1"], r: [] }), next: [covered("a1"), covered("b1")] }; // ###

const cells = (...of: number[][]): never[][] => of as never[][];
const PLAYER = patchworkPlayer({
  sewn: [
    { patch: 0, turn: "", cells: cells([0, 0], [0, 1]) },
    { patch: null, turn: "", cells: cells([3, 2]) },
  ],
});

let choices: Choice[];
let patch: HeldPatch;

beforeEach(() => {
  choices = [ADVANCE, BAR];
  patch = new HeldPatch(() => choices);
  patch.take(BAR);
});

describe("describePlace", () => {
  it("names the first covered cell under the patch", () => {
    patch.moveTo(0, 1);
    expect(describePlace(patch, PLAYER)).toEqual(["Cell b1 is already covered."]);
  });

  it("is empty over cells that the server does not mention", () => {
    patch.moveTo(1, 0);
    expect(describePlace(patch, PLAYER)).toEqual([]);
  });

  it("says that an orientation fits nowhere", () => {
    patch.turn = "turn-r";
    patch.moveTo(4, 4);
    expect(describePlace(patch, PLAYER)).toEqual(["Turned like this it fits nowhere."]);
    expect(patch.orientation?.why_not).toEqual(FITS_NOWHERE);
  });

  it("names the patch under a leather patch", () => {
    choices = [leaf("c3", 5, { gains: 2 })];
    patch.moveTo(0, 1);
    expect(describePlace(patch, PLAYER)).toEqual(["b1, patch 0"]);
    patch.moveTo(2, 2);
    expect(describePlace(patch, PLAYER)).toEqual(["+2 points"]);
  });

  it("lists points, effects of the patch and effects of the place", () => {
    const place = leaf("a1", 1, { gains: 9, effects: [{ id: "test-special" }] });
    const turn = { ...(BAR.choices[0] as Choice), choices: [place] };
    choices = [ADVANCE, { ...BAR, choices: [turn] }];
    patch.moveTo(0, 0);
    expect(describePlace(patch, PLAYER)).toEqual(["+9 points", "2 spaces further", "the special tile"]);
  });
});

describe("placeLabel", () => {
  it("describes a place without moving the patch", () => {
    patch.moveTo(5, 5);
    expect(placeLabel(patch, PLAYER, [0, 0])).toContain("+2 points");
    expect(placeLabel(patch, PLAYER, [0, 1])).toContain("Cell b1 is already covered.");
    expect(patch.corner).toEqual([5, 5]);
  });
});

describe("cellLabel", () => {
  it("describes a patch, leather and an empty cell", () => {
    expect(cellLabel(PLAYER, [0, 1])).toBe("b1, patch 0");
    expect(cellLabel(PLAYER, [3, 2])).toBe("c4, leather patch");
    expect(cellLabel(PLAYER, [8, 8])).toBe("i9, empty");
  });
});
