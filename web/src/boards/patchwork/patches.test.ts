import { describe, expect, it } from "vitest";

import {
  type Cell,
  cellNamed,
  cellsOf,
  cellText,
  extent,
  patchOf,
  same,
  turnedOver,
  turnedRight,
} from "./patches";

const L = 7; // ### over #..

/** Cells in the notation of the edition file. */
function drawn(cells: Cell[]): string[] {
  const { rows, columns } = extent(cells);
  const covered = new Set(cells.map(String));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (covered.has(String([row, column])) ? "#" : ".")).join(
      "",
    ),
  );
}

describe("cellsOf", () => {
  it.each([
    ["", ["###", "#.."]],
    ["r", ["##", ".#", ".#"]],
    ["u", ["..#", "###"]],
    ["l", ["#.", "#.", "##"]],
    ["f", ["###", "..#"]],
    ["fr", [".#", ".#", "##"]],
    ["fu", ["#..", "###"]],
    ["fl", ["##", "#.", "#."]],
  ])("returns for orientation %j the shape %j", (turn, expected) => {
    expect(drawn(cellsOf(L, turn))).toEqual(expected);
  });

  it("keeps the number of cells in every orientation", () => {
    for (let id = 0; id <= 32; id += 1) {
      const cells = patchOf(id).shape.join("").replaceAll(".", "").length;
      for (const turn of ["", "r", "u", "l", "f", "fr", "fu", "fl"])
        expect(new Set(cellsOf(id, turn).map(String)).size).toBe(cells);
    }
  });

  it("throws for an unknown patch", () => {
    expect(() => patchOf(33)).toThrow("no patch 33");
  });
});

describe("turnedRight and turnedOver", () => {
  it("return the shape after four right turns", () => {
    const cells = cellsOf(19, "");
    const once = turnedRight(cells);
    expect(same(once, cells)).toBe(false);
    expect(same(turnedRight(turnedRight(turnedRight(once))), cells)).toBe(true);
  });

  it("return the shape after two flips", () => {
    const cells = cellsOf(L, "");
    expect(same(turnedOver(cells), cells)).toBe(false);
    expect(same(turnedOver(turnedOver(cells)), cells)).toBe(true);
  });

  it("do not change symmetric shapes", () => {
    expect(same(turnedRight(cellsOf(15, "")), cellsOf(15, ""))).toBe(true);
    expect(same(turnedOver(cellsOf(4, "")), cellsOf(4, ""))).toBe(true);
  });

  it("move the shape to the upper left corner", () => {
    const cells = turnedRight([
      [3, 4],
      [3, 5],
    ]);
    expect(cells).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("cellText and cellNamed", () => {
  it.each([
    [[0, 0], "a1"],
    [[3, 2], "c4"],
    [[8, 8], "i9"],
  ] as const)("convert %j to %s and back", (cell, name) => {
    expect(cellText(cell)).toBe(name);
    expect(cellNamed(name)).toEqual(cell);
  });
});
