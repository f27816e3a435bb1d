import { describe, expect, it } from "vitest";

import edition from "../../../../draftwork/games/patchwork/editions/standard.json";
import { outline } from "./outline";
import { CELL, type Cell, cellsOf } from "./patches";

/** The corners of each loop of a path: the control points of its curves. */
function corners(path: string): [number, number][][] {
  return path
    .split("Z")
    .filter(Boolean)
    .map((loop) => [...loop.matchAll(/Q(\S+) (\S+) /g)].map((bend) => [Number(bend[1]), Number(bend[2])]));
}

/** The area of a path in cells. The loop around a hole has a negative area. */
function area(path: string): number {
  const twice = corners(path).flatMap((loop) =>
    loop.map(([x, y], i) => {
      const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [x, y];
      return x * nextY - nextX * y;
    }),
  );
  return twice.reduce((sum, part) => sum + part, 0) / 2 / CELL ** 2;
}

const RING: Cell[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].flatMap((column) => (row === 1 && column === 1 ? [] : [[row, column] as Cell])),
);

describe("the outline of one cell", () => {
  it("is a square with rounded corners", () => {
    expect(outline([[0, 0]])).toBe("M0 4Q0 0 4 0L36 0Q40 0 40 4L40 36Q40 40 36 40L4 40Q0 40 0 36Z");
  });

  it("is placed at the cell", () => {
    expect(corners(outline([[2, 1]]))).toEqual([
      [
        [40, 80],
        [80, 80],
        [80, 120],
        [40, 120],
      ],
    ]);
  });

  it("moves inwards by the inset, outwards if that is negative", () => {
    expect(area(outline([[0, 0]], 4, 3))).toBeCloseTo((32 / 40) ** 2);
    expect(area(outline([[0, 0]], -2))).toBeCloseTo((44 / 40) ** 2);
  });
});

describe("the outline of several cells", () => {
  it("has no corners along a straight side", () => {
    expect(
      corners(
        outline([
          [0, 0],
          [0, 1],
          [0, 2],
        ]),
      ),
    ).toEqual([
      [
        [0, 0],
        [120, 0],
        [120, 40],
        [0, 40],
      ],
    ]);
  });

  it("keeps the inset at a concave corner", () => {
    const seam = corners(
      outline(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        4,
        3,
      ),
    );
    expect(seam).toEqual([
      [
        [4, 4],
        [36, 4],
        [36, 44],
        [76, 44],
        [76, 76],
        [4, 76],
      ],
    ]);
  });

  it("has a second loop around a hole", () => {
    const path = outline(RING);
    expect(corners(path)).toHaveLength(2);
    expect(area(path)).toBeCloseTo(8);
    expect(area(outline(RING, 4))).toBeLessThan(8);
  });

  it("has a loop for each separate part", () => {
    const path = outline([
      [0, 0],
      [5, 5],
    ]);
    expect(corners(path)).toHaveLength(2);
    expect(area(path)).toBeCloseTo(2);
  });

  it("is empty without cells", () => {
    expect(outline([])).toBe("");
  });
});

describe("the outline of every patch", () => {
  const ways = edition.patches.flatMap(({ id }) =>
    ["", "r", "u", "l", "f", "fr", "fu", "fl"].map((turn) => [id, turn] as const),
  );

  it("is one loop with the area of its cells in every orientation", () => {
    for (const [id, turn] of ways) {
      const cells = cellsOf(id, turn);
      const path = outline(cells);
      expect(corners(path), `patch ${id}${turn}`).toHaveLength(1);
      expect(area(path), `patch ${id}${turn}`).toBeCloseTo(cells.length);
    }
  });
});
