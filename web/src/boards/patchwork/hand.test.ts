// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf } from "../../../testing/choices";
import { ADVANCE, everyTurn, patchChoice } from "../../../testing/patchwork";
import type { Choice } from "../board";
import { Hand } from "./hand.svelte";

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
  it("holds nothing, and nothing may be sewn on", () => {
    expect(hand.holding).toBe(false);
    expect(hand.choice).toBeNull();
    expect(hand.places).toEqual([]);
    expect(hand.place).toBeNull();
    expect(hand.number).toBeNull();
  });
});

describe("a patch that is taken", () => {
  it("is held as printed, over a place near the middle", () => {
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

  it("is turned to fit and held where it may lie, however far from the middle", () => {
    hand.take(TIGHT);
    expect(hand.turn).toBe("turn-r");
    expect(hand.at).toEqual([6, 8]);
    expect(hand.place?.move).toBe(2100);
  });

  it("takes the place of another, turned or held as that was", () => {
    hand.take(L);
    hand.turnRight();
    hand.held = true;
    hand.take(SQUARE);
    expect(hand.turn).toBe("turn-");
    expect(hand.held).toBe(false);
    expect(hand.number).toBe(9);
  });

  it("is in the hand no more when it is put back", () => {
    hand.take(L);
    hand.held = true;
    hand.drop();
    expect(hand.holding).toBe(false);
    expect(hand.held).toBe(false);
  });

  it("is in the hand no more when it is no longer offered", () => {
    hand.take(L);
    choices = [ADVANCE, BAR];
    expect(hand.holding).toBe(false);
    expect(hand.place).toBeNull();
  });
});

describe("turning", () => {
  it("to the right, over and to the left says how the patch lies then", () => {
    hand.take(L);
    expect(hand.turnRight()).toBe("turn-r");
    expect(hand.turnOver()).toBe("turn-fl");
    expect(hand.turnLeft()).toBe("turn-fu");
    expect(hand.turn).toBe("turn-fu");
  });

  it.each(["turnRight", "turnLeft"] as const)("four times by %s comes back to the same place", (how) => {
    for (const patch of [BAR, L, SQUARE]) {
      hand.take(patch);
      hand.to(4, 2);
      for (let i = 0; i < 4; i += 1) hand[how]();
      expect(hand.turn).toBe("turn-");
      expect(hand.at).toEqual([4, 2]);
    }
  });

  it("to the right and back to the left comes back, also at the border", () => {
    hand.take(BAR);
    hand.to(8, 5);
    hand.turnRight();
    hand.turnLeft();
    expect(hand.at).toEqual([8, 5]);
  });

  it("after a move turns around where the patch is then", () => {
    hand.take(BAR);
    hand.to(8, 0);
    hand.turnRight();
    hand.to(0, 8);
    hand.turnRight();
    expect(hand.at).toEqual([2, 5]);
  });

  it("keeps the middle of the patch where it is", () => {
    hand.take(BAR); // four wide
    hand.to(4, 2); // its middle is at row 4.5, column 4
    hand.turnRight(); // four high
    const [row, column] = hand.at;
    expect(Math.abs(row + 2 - 4.5)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(column + 0.5 - 4)).toBeLessThanOrEqual(0.5);
  });

  it("at the border keeps the patch on the quilt", () => {
    hand.take(BAR);
    hand.to(8, 5);
    hand.turnRight();
    expect(hand.at[0]).toBe(5);
    expect(hand.cells.every(([row, column]) => row < 9 && column < 9)).toBe(true);
    expect(hand.place).not.toBeNull();
  });

  it("a patch that looks the same every way changes nothing", () => {
    hand.take(SQUARE);
    const { at } = hand;
    expect(hand.turnRight()).toBe("turn-");
    expect(hand.turnOver()).toBe("turn-");
    expect(hand.at).toEqual(at);
  });

  it("a bar over shows it as it lies", () => {
    hand.take(BAR);
    hand.turnRight();
    expect(hand.turnOver()).toBe("turn-r");
    expect(hand.turnRight()).toBe("turn-");
  });

  it("to a side that fits nowhere shows it so, without a place", () => {
    hand.take(TIGHT);
    hand.turnRight();
    expect(hand.turn).toBe("turn-");
    expect(hand.turned?.why_not).not.toBeNull();
    expect(hand.place).toBeNull();
    hand.turnRight();
    expect(hand.turn).toBe("turn-r");
  });
});

describe("holding it over a point", () => {
  it("is pulled by a place near by", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    hand.take(choices[1] as Choice);
    hand.near(3.8, 3.3); // the corner would be at 2.8, 2.3
    expect(hand.at).toEqual([2, 2]);
    expect(hand.place?.key).toBe("c3");
  });

  it("is not pulled from far away", () => {
    choices = [ADVANCE, patchChoice(9, { "": ["c3"] })];
    hand.take(choices[1] as Choice);
    hand.near(6, 6);
    expect(hand.at).toEqual([5, 5]);
    expect(hand.place).toBeNull();
  });

  it("beyond the border stays on the quilt", () => {
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

  it("is in the hand at once and has one cell", () => {
    expect(hand.leather).toBe(true);
    expect(hand.holding).toBe(true);
    expect(hand.number).toBeNull();
    hand.to(4, 4);
    expect(hand.cells).toEqual([[4, 4]]);
    expect(hand.place?.move).toBe(11);
  });

  it("is held over the place nearest to the middle", () => {
    hand.center();
    expect(hand.at).toEqual([4, 4]);
    choices = [leaf("a1", 10)];
    hand.center();
    expect(hand.at).toEqual([0, 0]);
  });

  it("has no place on a cell that is covered", () => {
    hand.to(0, 1);
    expect(hand.place).toBeNull();
  });

  it("is not mistaken for a patch or an advance", () => {
    choices = [ADVANCE];
    expect(hand.leather).toBe(false);
    choices = [L];
    expect(hand.leather).toBe(false);
    choices = [];
    expect(hand.leather).toBe(false);
  });
});
