// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import { describeChoice, findChoice, hasMove } from "./choice-tree";
import { boardMessages } from "./messages";

addCatalogue(boardMessages({}));
addMessages("en", "test-again = another turn\ntest-dear = It costs { $n }.");

const WHY = { id: "test-dear", args: { n: 7 }, rule: "PW-8" };
const TREE = [
  branch("f1", [
    branch("blue", [leaf("strip-1", 11), refused("strip-2", WHY)]),
    branch("red", [refused("strip-1", WHY)]),
  ]),
  leaf("pass", 1),
];

describe("findChoice", () => {
  it("follows the keys level by level", () => {
    expect(findChoice(TREE, "pass")?.move).toBe(1);
    expect(findChoice(TREE, "f1", "blue", "strip-1")?.move).toBe(11);
    expect(findChoice(TREE, "f1", "blue")?.choices).toHaveLength(2);
  });

  it.each([
    [["strip-1"]],
    [["f2"]],
    [["f1", "white"]],
    [["f2", "blue", "strip-1"]],
    [["pass", "further"]],
    [[]],
  ])("returns null for the keys %j", (keys) => {
    expect(findChoice(TREE, ...keys)).toBeNull();
  });
});

describe("hasMove", () => {
  it("is true with a move at any depth", () => {
    expect(hasMove(findChoice(TREE, "pass"))).toBe(true);
    expect(hasMove(findChoice(TREE, "f1"))).toBe(true);
    expect(hasMove(findChoice(TREE, "f1", "blue"))).toBe(true);
  });

  it("is true for move 0", () => {
    expect(hasMove(leaf("advance", 0))).toBe(true);
  });

  it("is false without a move and for null", () => {
    expect(hasMove(findChoice(TREE, "f1", "red"))).toBe(false);
    expect(hasMove(branch("f3", []))).toBe(false);
    expect(hasMove(null)).toBe(false);
  });
});

describe("describeChoice", () => {
  const again = { id: "test-again" };

  it("returns only the reason of a refused choice", () => {
    expect(describeChoice(refused("x", WHY, { gains: 3, effects: [again] }))).toEqual(["It costs 7."]);
  });

  it("returns points, then effects", () => {
    expect(describeChoice(leaf("x", 1, { gains: 1, effects: [again] }))).toEqual([
      "+1 point",
      "another turn",
    ]);
    expect(describeChoice(leaf("x", 1, { gains: -4 }))).toEqual(["−4 points"]);
  });

  it("omits zero points when there are effects", () => {
    expect(describeChoice(leaf("x", 1, { gains: 0, effects: [again] }))).toEqual(["another turn"]);
    expect(describeChoice(leaf("x", 1, { gains: 0 }))).toEqual(["0 points"]);
  });

  it("returns nothing without points and effects", () => {
    expect(describeChoice(leaf("x", 1))).toEqual([]);
    expect(describeChoice(null)).toEqual([]);
  });
});
