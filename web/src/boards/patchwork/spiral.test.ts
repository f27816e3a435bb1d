import { describe, expect, it } from "vitest";

import { spiral, STEP } from "./spiral";

describe("the time board", () => {
  const spaces = spiral(9, 6);

  it("has 54 different spaces inside the frame", () => {
    expect(spaces).toHaveLength(54);
    expect(new Set(spaces.map(String)).size).toBe(54);
    for (const [x, y] of spaces) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(9 * STEP);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(6 * STEP);
    }
  });

  it("connects adjacent spaces", () => {
    spaces.slice(1).forEach(([x, y], i) => {
      const [fromX, fromY] = spaces[i] ?? [0, 0];
      expect(Math.abs(x - fromX) + Math.abs(y - fromY)).toBe(STEP);
    });
  });

  it("starts at the upper left and runs clockwise along the border", () => {
    const at = (space: number): number[] => (spaces[space] ?? []).map((place) => place / STEP - 0.5);
    expect([0, 8, 13, 21, 25].map(at)).toEqual([
      [0, 0],
      [8, 0],
      [8, 5],
      [0, 5],
      [0, 1],
    ]);
  });

  it("ends in the middle", () => {
    const [x, y] = (spaces.at(-1) ?? []).map((place) => place / STEP - 0.5);
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(7);
    expect([2, 3]).toContain(y);
  });
});

describe("spirals of other sizes", () => {
  it.each([
    [1, 1],
    [1, 5],
    [5, 1],
    [3, 3],
  ])("cover all cells of %d by %d", (columns, rows) => {
    expect(new Set(spiral(columns, rows).map(String)).size).toBe(columns * rows);
  });
});
