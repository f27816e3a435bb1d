// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { HeldDie, heldDieHint } from "./held-die.svelte";
import en from "./messages/en.ftl?raw";

addMessages("en", en);
addMessages("en", "blueprints-die = { $material }{ $value }\ntest-low = too low\ntest-plan = as planned");

const LOW = { id: "test-low", rule: "BP-7" };
const WOOD = branch("W4", [leaf("a1", 1, { effects: [{ id: "test-plan" }] }), refused("b1", LOW)]);
const STONE = branch("S1", [refused("a1", LOW), refused("b1", LOW), leaf("remove", 9)]);
const DISCARD = [leaf("discard-W4", 20), leaf("discard-S1", 21)];

let choices: Choice[];
let held: HeldDie;

beforeEach(() => {
  choices = [WOOD, STONE];
  held = new HeldDie(() => choices);
});

describe("a held die", () => {
  it("has a move over a legal space", () => {
    held.take(WOOD, 0);
    expect(held.die).toBe("W4");
    expect(held.legal).toEqual(["a1"]);
    held.moveTo("a1");
    expect(held.leaf?.move).toBe(1);
    expect(held.preview).toEqual({ die: "W4", space: "a1", fits: true });
  });

  it("has a preview but no move over a refused space", () => {
    held.take(WOOD, 0);
    held.moveTo("b1");
    expect(held.leaf).toBeNull();
    expect(held.preview).toEqual({ die: "W4", space: "b1", fits: false });
  });

  it("has no preview over an unknown space or none", () => {
    held.take(WOOD, 0);
    held.moveTo("a3");
    expect(held.preview).toBeNull();
    held.moveTo(null);
    expect(held.preview).toBeNull();
  });

  it("has a move but no preview over remove", () => {
    held.take(STONE, 0);
    expect(held.legal).toEqual(["remove"]);
    held.moveTo("remove");
    expect(held.leaf?.move).toBe(9);
    expect(held.preview).toBeNull();
  });

  it("stays over its space while it is pinned", () => {
    held.take(WOOD, 0);
    held.moveTo("a1");
    held.pinned = true;
    held.moveTo("b1");
    expect(held.space).toBe("a1");
  });

  it("is neither pinned nor over a space after take and release", () => {
    for (const end of [() => held.take(STONE, 0), () => held.release()]) {
      held.take(WOOD, 0);
      held.moveTo("a1");
      held.pinned = true;
      end();
      expect([held.space, held.pinned]).toEqual([null, false]);
    }
    expect(held.die).toBeNull();
  });

  it("is gone when it is no longer offered", () => {
    held.take(WOOD, 0);
    held.moveTo("a1");
    choices = [STONE];
    expect(held.die).toBeNull();
    expect(held.leaf).toBeNull();
    expect(held.legal).toEqual([]);
  });
});

describe("discarding", () => {
  beforeEach(() => {
    choices = DISCARD;
  });

  it("has a move without a space", () => {
    expect(held.isDiscard).toBe(true);
    held.take(DISCARD[0] as Choice, 0);
    expect(held.die).toBe("W4");
    expect(held.leaf?.move).toBe(20);
  });

  it("is false while dice are taken and without choices", () => {
    choices = [WOOD];
    expect(held.isDiscard).toBe(false);
    choices = [];
    expect(held.isDiscard).toBe(false);
  });
});

describe("choiceFor", () => {
  it("finds the choice of a die, also to discard it", () => {
    expect(held.choiceFor("W4")).toBe(WOOD);
    expect(held.choiceFor("G6")).toBeUndefined();
    choices = DISCARD;
    expect(held.choiceFor("S1")?.move).toBe(21);
  });
});

describe("heldDieHint", () => {
  it("is null without a die", () => {
    expect(heldDieHint(held)).toBeNull();
  });

  it("asks for a space, or to remove a die that fits nowhere", () => {
    held.take(WOOD, 0);
    expect(heldDieHint(held)).toBe("Choose a space for W4.");
    held.take(STONE, 0);
    expect(heldDieHint(held)).toBe("There is no space for S1: it can only be removed.");
  });

  it("asks to confirm a discard", () => {
    choices = DISCARD;
    held.take(DISCARD[1] as Choice, 0);
    expect(heldDieHint(held)).toBe("Discard S1? Press it again or confirm.");
  });
});
