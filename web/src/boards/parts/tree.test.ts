// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addCatalogue, addTexts } from "../../lib/words.svelte";
import { find, isOpen, signed, told } from "./tree";
import { withParts } from "./words";

addCatalogue(withParts({ en: "", pl: "", uk: "" }));
addTexts("en", "test-again = another turn\ntest-dear = It costs { $n }.");

const WHY = { id: "test-dear", args: { n: 7 }, rule: "PW-8" };
const TREE = [
  branch("f1", [
    branch("blue", [leaf("strip-1", 11), refused("strip-2", WHY)]),
    branch("red", [refused("strip-1", WHY)]),
  ]),
  leaf("pass", 1),
];

describe("the way to a choice", () => {
  it("leads through the keys, one level each", () => {
    expect(find(TREE, "pass")?.move).toBe(1);
    expect(find(TREE, "f1", "blue", "strip-1")?.move).toBe(11);
    expect(find(TREE, "f1", "blue")?.choices).toHaveLength(2);
  });

  it.each([
    [["strip-1"]],
    [["f2"]],
    [["f1", "green"]],
    [["f2", "blue", "strip-1"]],
    [["pass", "further"]],
    [[]],
  ])("by %j leads nowhere", (keys) => {
    expect(find(TREE, ...keys)).toBeNull();
  });
});

describe("a choice", () => {
  it("is open where a move is at some end of it", () => {
    expect(isOpen(find(TREE, "pass"))).toBe(true);
    expect(isOpen(find(TREE, "f1"))).toBe(true);
    expect(isOpen(find(TREE, "f1", "blue"))).toBe(true);
  });

  it("is open with the move of number nought", () => {
    expect(isOpen(leaf("advance", 0))).toBe(true);
  });

  it("is not open where all its ends are refused, or where it is not there", () => {
    expect(isOpen(find(TREE, "f1", "red"))).toBe(false);
    expect(isOpen(branch("f3", []))).toBe(false);
    expect(isOpen(null)).toBe(false);
  });
});

describe("a signed number", () => {
  it.each([
    [3, "+3"],
    [0, "0"],
    [-3, "−3"],
  ])("%d is written %s", (n, text) => {
    expect(signed(n)).toBe(text);
  });
});

describe("what is told of a choice", () => {
  const again = { id: "test-again" };

  it("is why it cannot be made, with the rule, and nothing else", () => {
    expect(told(refused("x", WHY, { gains: 3, effects: [again] }))).toEqual(["PW-8: It costs 7."]);
  });

  it("is the points it brings, then what else it does", () => {
    expect(told(leaf("x", 1, { gains: 1, effects: [again] }))).toEqual(["+1 point", "another turn"]);
    expect(told(leaf("x", 1, { gains: -4 }))).toEqual(["−4 points"]);
  });

  it("leaves out no points where it does something else", () => {
    expect(told(leaf("x", 1, { gains: 0, effects: [again] }))).toEqual(["another turn"]);
    expect(told(leaf("x", 1, { gains: 0 }))).toEqual(["0 points"]);
  });

  it("is nothing where nothing is known", () => {
    expect(told(leaf("x", 1))).toEqual([]);
    expect(told(null)).toEqual([]);
  });
});
