import { describe, expect, it } from "vitest";

import { corner, EDGE, FROM_BACK, ground, shape, sides, SPACES } from "./isometric";

/** The corners of a drawn shape. */
const points = (path: string): string[] => path.replace(/[MZ]/g, "").split("L");

describe("spaces", () => {
  it("are named by column and row in the order of the view", () => {
    expect(SPACES.map((space) => space.name)).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
  });

  it("are drawn from back to front", () => {
    const names = FROM_BACK.map((space) => SPACES[space]?.name);
    expect(names[0]).toBe("a1");
    expect(names.at(-1)).toBe("b3");
    for (const [behind, before] of [
      ["a1", "b1"],
      ["a1", "a2"],
      ["b1", "b2"],
      ["a2", "b2"],
      ["a2", "a3"],
      ["b2", "b3"],
      ["a3", "b3"],
    ])
      expect(names.indexOf(behind)).toBeLessThan(names.indexOf(before));
  });
});

describe("corner", () => {
  it("maps columns to the right, rows to the left and both downwards", () => {
    const [x, y] = corner(0, 0);
    expect(corner(0, 1)[0]).toBeGreaterThan(x);
    expect(corner(1, 0)[0]).toBeLessThan(x);
    expect(corner(0, 1)[1]).toBe(corner(1, 0)[1]);
    expect(corner(0, 1)[1]).toBeGreaterThan(y);
  });

  it("keeps the length of every edge", () => {
    const from = corner(0, 0);
    for (const to of [corner(1, 0), corner(0, 1), corner(0, 0, 1)])
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(EDGE);
  });

  it("maps levels straight upwards", () => {
    expect(corner(2, 1, 3)[0]).toBe(corner(2, 1)[0]);
    expect(corner(2, 1)[1] - corner(2, 1, 3)[1]).toBe(3 * EDGE);
  });
});

describe("shape", () => {
  it("is a closed path with two decimals", () => {
    expect(shape([0, 0], [1 / 3, 2], [-4.567, 0])).toBe("M0.00 0.00L0.33 2.00L-4.57 0.00Z");
  });
});

describe("sides", () => {
  it("has a top that is the ground raised by one edge", () => {
    const lifted = points(ground(1, 0)).map((point) => {
      const [x, y] = point.split(" ").map(Number);
      return `${x?.toFixed(2)} ${((y ?? 0) - EDGE).toFixed(2)}`;
    });
    expect(points(sides(1, 0, 0).top).toSorted()).toEqual(lifted.toSorted());
  });

  it("returns three sides that share an edge pairwise", () => {
    const { top, left, right } = sides(0, 0, 0);
    const shared = (one: string, two: string): number =>
      points(one).filter((point) => points(two).includes(point)).length;
    expect([shared(top, left), shared(top, right), shared(left, right)]).toEqual([2, 2, 2]);
  });

  it("places a cube on top of the one below", () => {
    const feet = [corner(1, 0, 1), corner(1, 1, 1)].map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    expect(points(sides(0, 0, 1).left)).toEqual(expect.arrayContaining(feet));
    expect(points(sides(0, 0, 0).top)).toEqual(expect.arrayContaining(feet));
  });
});
