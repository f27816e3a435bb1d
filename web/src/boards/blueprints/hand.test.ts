// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addTexts } from "../../lib/words.svelte";
import type { Choice } from "../board";
import en from "./en.ftl?raw";
import { Hand, inHand, notes } from "./hand.svelte";

addTexts("en", en);
addTexts("en", "blueprints-die = { $material }{ $value }\ntest-low = too low\ntest-plan = as planned");

const LOW = { id: "test-low", rule: "BP-7" };
const WOOD = branch("W4", [leaf("a1", 1, { effects: [{ id: "test-plan" }] }), refused("b1", LOW)]);
const STONE = branch("S1", [refused("a1", LOW), refused("b1", LOW), leaf("remove", 9)]);
const DISCARD = [leaf("discard-W4", 20), leaf("discard-S1", 21)];

let choices: Choice[];
let hand: Hand;

beforeEach(() => {
  choices = [WOOD, STONE];
  hand = new Hand(() => choices);
});

describe("a die in the hand", () => {
  it("may be built where its choices say", () => {
    hand.take(WOOD);
    expect(hand.die).toBe("W4");
    expect(hand.legal).toEqual(["a1"]);
    hand.over("a1");
    expect(hand.leaf?.move).toBe(1);
    expect(hand.ghost).toEqual({ die: "W4", space: "a1", fits: true });
  });

  it("is shown also where it may not lie, without a move", () => {
    hand.take(WOOD);
    hand.over("b1");
    expect(hand.leaf).toBeNull();
    expect(hand.ghost).toEqual({ die: "W4", space: "b1", fits: false });
  });

  it("is shown nowhere over what is no space of its", () => {
    hand.take(WOOD);
    hand.over("a3");
    expect(hand.ghost).toBeNull();
    hand.over(null);
    expect(hand.ghost).toBeNull();
  });

  it("that can only be removed has no ghost for that", () => {
    hand.take(STONE);
    expect(hand.legal).toEqual(["remove"]);
    hand.over("remove");
    expect(hand.leaf?.move).toBe(9);
    expect(hand.ghost).toBeNull();
  });

  it("stays over its space while it is held there", () => {
    hand.take(WOOD);
    hand.over("a1");
    hand.held = true;
    hand.over("b1");
    expect(hand.space).toBe("a1");
  });

  it("is neither held nor over anything when it is taken or put back", () => {
    for (const end of [() => hand.take(STONE), () => hand.drop()]) {
      hand.take(WOOD);
      hand.over("a1");
      hand.held = true;
      end();
      expect([hand.space, hand.held]).toEqual([null, false]);
    }
    expect(hand.die).toBeNull();
  });

  it("is gone when it is no longer offered", () => {
    hand.take(WOOD);
    hand.over("a1");
    choices = [STONE];
    expect(hand.die).toBeNull();
    expect(hand.leaf).toBeNull();
    expect(hand.legal).toEqual([]);
  });
});

describe("discarding", () => {
  beforeEach(() => {
    choices = DISCARD;
  });

  it("needs no space", () => {
    expect(hand.discarding).toBe(true);
    hand.take(DISCARD[0] as Choice);
    expect(hand.die).toBe("W4");
    expect(hand.leaf?.move).toBe(20);
  });

  it("is not meant while dice are taken, or nothing is to be done", () => {
    choices = [WOOD];
    expect(hand.discarding).toBe(false);
    choices = [];
    expect(hand.discarding).toBe(false);
  });
});

describe("the choice of a die of the pool", () => {
  it("is found by the die, to take it or to discard it", () => {
    expect(hand.of("W4")).toBe(WOOD);
    expect(hand.of("G6")).toBeUndefined();
    choices = DISCARD;
    expect(hand.of("S1")?.move).toBe(21);
  });
});

describe("what is to be done", () => {
  it("is nothing with an empty hand", () => {
    expect(inHand(hand)).toBeNull();
  });

  it("is to choose a space, or to remove what fits nowhere", () => {
    hand.take(WOOD);
    expect(inHand(hand)).toBe("W4: choose a space.");
    hand.take(STONE);
    expect(inHand(hand)).toBe("S1 fits nowhere: it can only be removed.");
  });

  it("is to confirm a discard", () => {
    choices = DISCARD;
    hand.take(DISCARD[1] as Choice);
    expect(inHand(hand)).toBe("Discard S1? Press it again or confirm.");
  });
});

describe("the notes of a choice", () => {
  it("are why it is refused, or what it brings", () => {
    expect(notes(WOOD.choices[0] as Choice)).toEqual(["as planned"]);
    expect(notes(WOOD.choices[1] as Choice)).toEqual(["BP-7: too low"]);
    expect(notes(null)).toEqual([]);
  });
});
