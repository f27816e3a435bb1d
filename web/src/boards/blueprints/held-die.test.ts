// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import en from "./messages/en.ftl?raw";
import { Hand, inHand, notes } from "./held-die.svelte";

addMessages("en", en);
addMessages("en", "blueprints-die = { $material }{ $value }\ntest-low = too low\ntest-plan = as planned");

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
  it("has a move over a legal space", () => {
    hand.take(WOOD);
    expect(hand.die).toBe("W4");
    expect(hand.legal).toEqual(["a1"]);
    hand.over("a1");
    expect(hand.leaf?.move).toBe(1);
    expect(hand.ghost).toEqual({ die: "W4", space: "a1", fits: true });
  });

  it("has a ghost but no move over a refused space", () => {
    hand.take(WOOD);
    hand.over("b1");
    expect(hand.leaf).toBeNull();
    expect(hand.ghost).toEqual({ die: "W4", space: "b1", fits: false });
  });

  it("has no ghost over an unknown space or none", () => {
    hand.take(WOOD);
    hand.over("a3");
    expect(hand.ghost).toBeNull();
    hand.over(null);
    expect(hand.ghost).toBeNull();
  });

  it("has a move but no ghost over remove", () => {
    hand.take(STONE);
    expect(hand.legal).toEqual(["remove"]);
    hand.over("remove");
    expect(hand.leaf?.move).toBe(9);
    expect(hand.ghost).toBeNull();
  });

  it("stays over its space while it is held", () => {
    hand.take(WOOD);
    hand.over("a1");
    hand.held = true;
    hand.over("b1");
    expect(hand.space).toBe("a1");
  });

  it("is neither held nor over a space after take and drop", () => {
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

  it("has a move without a space", () => {
    expect(hand.discarding).toBe(true);
    hand.take(DISCARD[0] as Choice);
    expect(hand.die).toBe("W4");
    expect(hand.leaf?.move).toBe(20);
  });

  it("is off while dice are taken and without choices", () => {
    choices = [WOOD];
    expect(hand.discarding).toBe(false);
    choices = [];
    expect(hand.discarding).toBe(false);
  });
});

describe("of", () => {
  it("finds the choice of a die, also to discard it", () => {
    expect(hand.of("W4")).toBe(WOOD);
    expect(hand.of("G6")).toBeUndefined();
    choices = DISCARD;
    expect(hand.of("S1")?.move).toBe(21);
  });
});

describe("inHand", () => {
  it("is null for an empty hand", () => {
    expect(inHand(hand)).toBeNull();
  });

  it("asks for a space, or to remove a die that fits nowhere", () => {
    hand.take(WOOD);
    expect(inHand(hand)).toBe("Choose a space for W4.");
    hand.take(STONE);
    expect(inHand(hand)).toBe("There is no space for S1: it can only be removed.");
  });

  it("asks to confirm a discard", () => {
    choices = DISCARD;
    hand.take(DISCARD[1] as Choice);
    expect(inHand(hand)).toBe("Discard S1? Press it again or confirm.");
  });
});

describe("notes", () => {
  it("returns why a choice is refused, or its effects", () => {
    expect(notes(WOOD.choices[0] as Choice)).toEqual(["as planned"]);
    expect(notes(WOOD.choices[1] as Choice)).toEqual(["too low"]);
    expect(notes(null)).toEqual([]);
  });
});
