// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf } from "../../../testing/choices";
import { ADVANCE, everyTurn, patchChoice } from "../../../testing/patchwork";
import type { Choice } from "../board";
import { Hand } from "./held-patch.svelte";

const L = everyTurn(7); // ### over #..
const BAR = patchChoice(6, { "": "everywhere", r: "everywhere" }); // ####
const SQUARE = patchChoice(9, { "": "everywhere" });
const TIGHT = patchChoice(2, { "": [], r: ["i7"] }); // ###, upright in a corner only

let choices: Choice[];
let hand: Hand;

beforeEach(() => {
  choices = [ADVANCE, L, BAR, SQUARE, TIGHT];
  hand = new Hand(() => choices);
});

describe("an empty hand", () => {
  it("has no patch and no places", () => {
    expect(hand.holding).toBe(false);
    expect(hand.choice).toBeNull();
    expect(hand.places).toEqual([]);
    expect(hand.place).toBeNull();
    expect(hand.number).toBeNull();
  });
});

describe("take", () => {
  it("holds the patch as printed over the legal place nearest to the middle", () => {
    hand.take(L);
    expect(hand.holding).toBe(true);
    expect(hand.number).toBe(7);
    expect(hand.turn).toBe("turn-");
    expect(hand.at).toEqual([3, 3]);
    expect(hand.place?.key).toBe("d4");
    expect(hand.cells).toEqual([
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 3],
    ]);
  });

  it("selects an orientation that fits and its legal place, however far away", () => {
    hand.take(TIGHT);
    expect(hand.turn).toBe("turn-r");
    expect(hand.at).toEqual([6, 8]);
    expect(hand.place?.move).toBe(2100);
  });

  it("resets the orientation and the hold of the previous patch", () => {
    hand.take(L);
    hand.turnRight();
    hand.held = true;
    hand.take(SQUARE);
    expect(hand.turn).toBe("turn-");
    expect(hand.held).toBe(false);
    expect(hand.number).toBe(9);
  });

  it("is undone by drop", () => {
    hand.take(L);
    hand.held = true;
    hand.drop();
    expect(hand.holding).toBe(false);
    expect(hand.held).toBe(false);
  });

  it("has no effect once the patch is no longer offered", () => {
    hand.take(L);
    choices = [ADVANCE, BAR];
    expect(hand.holding).toBe(false);
    expect(hand.place).toBeNull();
  });
});

describe("turning", () => {
  it("right, over and left returns the label of the new orientation", () => {
    hand.take(L);
    expect(hand.turnRight()).toBe("turn-r");
    expect(hand.turnOver()).toBe("turn-fl");
    expect(hand.turnLeft()).toBe("turn-fu");
    expect(hand.turn).toBe("turn-fu");
  });

  it.each(["turnRight", "turnLeft"] as const)("four times with %s returns to the same place", (how) => {
    for (const patch of [BAR, L, SQUARE]) {
      hand.take(patch);
      hand.to(4, 2);
      for (let i = 0; i < 4; i += 1) hand[how]();
      expect(hand.turn).toBe("turn-");
      expect(hand.at).toEqual([4, 2]);
    }
  });

  it("right and left at the border returns to the same place", () => {
    hand.take(BAR);
    hand.to(8, 5);
    hand.turnRight();
    hand.turnLeft();
    expect(hand.at).toEqual([8, 5]);
  });

  it("after a move uses the new middle", () => {
    hand.take(BAR);
    hand.to(8, 0);
    hand.turnRight();
    hand.to(0, 8);
    hand.turnRight();
    expect(hand.at).toEqual([2, 5]);
  });

  it("keeps the middle of the patch", () => {
    hand.take(BAR); // four wide
    hand.to(4, 2); // its middle is at row 4.5, column 4
    hand.turnRight(); // four high
    const [row, column] = hand.at;
    expect(Math.abs(row + 2 - 4.5)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(column + 0.5 - 4)).toBeLessThanOrEqual(0.5);
  });

  it("keeps the patch on the quilt", () => {
    hand.take(BAR);
    hand.to(8, 5);
    hand.turnRight();
    expect(hand.at[0]).toBe(5);
    expect(hand.cells.every(([row, column]) => row < 9 && column < 9)).toBe(true);
    expect(hand.place).not.toBeNull();
  });

  it("has no effect on a fully symmetric patch", () => {
    hand.take(SQUARE);
    const { at } = hand;
    expect(hand.turnRight()).toBe("turn-");
    expect(hand.turnOver()).toBe("turn-");
    expect(hand.at).toEqual(at);
  });

  it("a straight patch over has no effect", () => {
    hand.take(BAR);
    hand.turnRight();
    expect(hand.turnOver()).toBe("turn-r");
    expect(hand.turnRight()).toBe("turn-");
  });

  it("to an orientation that fits nowhere leaves no place", () => {
    hand.take(TIGHT);
    hand.turnRight();
    expect(hand.turn).toBe("turn-");
    expect(hand.turned?.why_not).not.toBeNull();
    expect(hand.place).toBeNull();
    hand.turnRight();
    expect(hand.turn).toBe("turn-r");
  });
});

describe("near and to", () => {
  it("snap to a legal place nearby", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    hand.take(choices[1] as Choice);
    hand.near(3.8, 3.3); // the corner would be at 2.8, 2.3
    expect(hand.at).toEqual([2, 2]);
    expect(hand.place?.key).toBe("c3");
  });

  it("do not snap to a legal place far away", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    hand.take(choices[1] as Choice);
    hand.near(6, 6);
    expect(hand.at).toEqual([5, 5]);
    expect(hand.place).toBeNull();
  });

  it("keep the patch on the quilt", () => {
    hand.take(L);
    hand.near(-5, 20);
    expect(hand.at).toEqual([0, 6]);
    hand.to(99, -1);
    expect(hand.at).toEqual([7, 0]);
  });
});

describe("leather", () => {
  beforeEach(() => {
    choices = [leaf("a1", 10), leaf("e5", 11)];
  });

  it("is in the hand without take and has one cell", () => {
    expect(hand.leather).toBe(true);
    expect(hand.holding).toBe(true);
    expect(hand.number).toBeNull();
    hand.to(4, 4);
    expect(hand.cells).toEqual([[4, 4]]);
    expect(hand.place?.move).toBe(11);
  });

  it("is centred on the legal place nearest to the middle", () => {
    hand.center();
    expect(hand.at).toEqual([4, 4]);
    choices = [leaf("a1", 10)];
    hand.center();
    expect(hand.at).toEqual([0, 0]);
  });

  it("has no place on a covered cell", () => {
    hand.to(0, 1);
    expect(hand.place).toBeNull();
  });

  it("is off for patches, an advance and no choices", () => {
    choices = [ADVANCE];
    expect(hand.leather).toBe(false);
    choices = [L];
    expect(hand.leather).toBe(false);
    choices = [];
    expect(hand.leather).toBe(false);
  });
});
