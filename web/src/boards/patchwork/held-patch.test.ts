// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf } from "../../../testing/choices";
import { ADVANCE, everyTurn, patchChoice } from "../../../testing/patchwork";
import type { Choice } from "../board";
import { HeldPatch } from "./held-patch.svelte";

const L = everyTurn(7); // ### over #..
const BAR = patchChoice(6, { "": "everywhere", r: "everywhere" }); // ####
const SQUARE = patchChoice(9, { "": "everywhere" });
const TIGHT = patchChoice(2, { "": [], r: ["i7"] }); // ###, upright in a corner only

let choices: Choice[];
let patch: HeldPatch;

beforeEach(() => {
  choices = [ADVANCE, L, BAR, SQUARE, TIGHT];
  patch = new HeldPatch(() => choices);
});

describe("without a patch", () => {
  it("has no patch and no places", () => {
    expect(patch.isHeld).toBe(false);
    expect(patch.choice).toBeNull();
    expect(patch.places).toEqual([]);
    expect(patch.place).toBeNull();
    expect(patch.number).toBeNull();
  });
});

describe("take", () => {
  it("holds the patch as printed over the legal place nearest to the middle", () => {
    patch.take(L);
    expect(patch.isHeld).toBe(true);
    expect(patch.number).toBe(7);
    expect(patch.turn).toBe("turn-");
    expect(patch.corner).toEqual([3, 3]);
    expect(patch.place?.key).toBe("d4");
    expect(patch.cells).toEqual([
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 3],
    ]);
  });

  it("selects an orientation that fits and its legal place, however far away", () => {
    patch.take(TIGHT);
    expect(patch.turn).toBe("turn-r");
    expect(patch.corner).toEqual([6, 8]);
    expect(patch.place?.move).toBe(2100);
  });

  it("resets the orientation and unpins the patch", () => {
    patch.take(L);
    patch.turnRight();
    patch.pinned = true;
    patch.take(SQUARE);
    expect(patch.turn).toBe("turn-");
    expect(patch.pinned).toBe(false);
    expect(patch.number).toBe(9);
  });

  it("is undone by release", () => {
    patch.take(L);
    patch.pinned = true;
    patch.release();
    expect(patch.isHeld).toBe(false);
    expect(patch.pinned).toBe(false);
  });

  it("has no effect once the patch is no longer offered", () => {
    patch.take(L);
    choices = [ADVANCE, BAR];
    expect(patch.isHeld).toBe(false);
    expect(patch.place).toBeNull();
  });
});

describe("turning", () => {
  it("right, over and left returns the label of the new orientation", () => {
    patch.take(L);
    expect(patch.turnRight()).toBe("turn-r");
    expect(patch.turnOver()).toBe("turn-fl");
    expect(patch.turnLeft()).toBe("turn-fu");
    expect(patch.turn).toBe("turn-fu");
  });

  it.each(["turnRight", "turnLeft"] as const)("four times with %s returns to the same place", (how) => {
    for (const choice of [BAR, L, SQUARE]) {
      patch.take(choice);
      patch.moveTo(4, 2);
      for (let i = 0; i < 4; i += 1) patch[how]();
      expect(patch.turn).toBe("turn-");
      expect(patch.corner).toEqual([4, 2]);
    }
  });

  it("right and left at the border returns to the same place", () => {
    patch.take(BAR);
    patch.moveTo(8, 5);
    patch.turnRight();
    patch.turnLeft();
    expect(patch.corner).toEqual([8, 5]);
  });

  it("after a move uses the new middle", () => {
    patch.take(BAR);
    patch.moveTo(8, 0);
    patch.turnRight();
    patch.moveTo(0, 8);
    patch.turnRight();
    expect(patch.corner).toEqual([2, 5]);
  });

  it("keeps the middle of the patch", () => {
    patch.take(BAR); // four wide
    patch.moveTo(4, 2); // its middle is at row 4.5, column 4
    patch.turnRight(); // four high
    const [row, column] = patch.corner;
    expect(Math.abs(row + 2 - 4.5)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(column + 0.5 - 4)).toBeLessThanOrEqual(0.5);
  });

  it("keeps the patch on the quilt", () => {
    patch.take(BAR);
    patch.moveTo(8, 5);
    patch.turnRight();
    expect(patch.corner[0]).toBe(5);
    expect(patch.cells.every(([row, column]) => row < 9 && column < 9)).toBe(true);
    expect(patch.place).not.toBeNull();
  });

  it("has no effect on a fully symmetric patch", () => {
    patch.take(SQUARE);
    const { corner } = patch;
    expect(patch.turnRight()).toBe("turn-");
    expect(patch.turnOver()).toBe("turn-");
    expect(patch.corner).toEqual(corner);
  });

  it("a straight patch over has no effect", () => {
    patch.take(BAR);
    patch.turnRight();
    expect(patch.turnOver()).toBe("turn-r");
    expect(patch.turnRight()).toBe("turn-");
  });

  it("to an orientation that fits nowhere leaves no place", () => {
    patch.take(TIGHT);
    patch.turnRight();
    expect(patch.turn).toBe("turn-");
    expect(patch.orientation?.why_not).not.toBeNull();
    expect(patch.place).toBeNull();
    patch.turnRight();
    expect(patch.turn).toBe("turn-r");
  });
});

describe("moveNear and moveTo", () => {
  it("snap to a legal place nearby", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    patch.take(choices[1] as Choice);
    patch.moveNear(3.8, 3.3); // the corner would be at 2.8, 2.3
    expect(patch.corner).toEqual([2, 2]);
    expect(patch.place?.key).toBe("c3");
  });

  it("do not snap to a legal place far away", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    patch.take(choices[1] as Choice);
    patch.moveNear(6, 6);
    expect(patch.corner).toEqual([5, 5]);
    expect(patch.place).toBeNull();
  });

  it("keep the patch on the quilt", () => {
    patch.take(L);
    patch.moveNear(-5, 20);
    expect(patch.corner).toEqual([0, 6]);
    patch.moveTo(99, -1);
    expect(patch.corner).toEqual([7, 0]);
  });
});

describe("leather", () => {
  beforeEach(() => {
    choices = [leaf("a1", 10), leaf("e5", 11)];
  });

  it("is held without take and has one cell", () => {
    expect(patch.isLeather).toBe(true);
    expect(patch.isHeld).toBe(true);
    expect(patch.number).toBeNull();
    patch.moveTo(4, 4);
    expect(patch.cells).toEqual([[4, 4]]);
    expect(patch.place?.move).toBe(11);
  });

  it("is centred on the legal place nearest to the middle", () => {
    patch.center();
    expect(patch.corner).toEqual([4, 4]);
    choices = [leaf("a1", 10)];
    patch.center();
    expect(patch.corner).toEqual([0, 0]);
  });

  it("has no place on a covered cell", () => {
    patch.moveTo(0, 1);
    expect(patch.place).toBeNull();
  });

  it("is not held for patches, an advance or no choices", () => {
    choices = [ADVANCE];
    expect(patch.isLeather).toBe(false);
    choices = [L];
    expect(patch.isLeather).toBe(false);
    choices = [];
    expect(patch.isLeather).toBe(false);
  });
});
