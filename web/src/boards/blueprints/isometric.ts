// The geometry of a building in isometric projection. One unit is the edge of a die, drawn 40 long.
export const ROWS = 3;
export const COLUMNS = 2;
export const EDGE = 40;
export const ACROSS = (Math.sqrt(3) / 2) * EDGE;
export const DOWN = EDGE / 2;
export const HATCHED = "X";

export interface Space {
  name: string;
  row: number;
  column: number;
}

/** The spaces in the order of the view: a1 b1 a2 b2 a3 b3. */
export const SPACES: Space[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
  return { name: `${"ab"[column]}${row + 1}`, row, column };
});
/** Indices of the spaces from back to front, the order of drawing. */
export const FROM_BACK = [...SPACES.keys()].sort((one, two) => depth(one) - depth(two));

function depth(space: number): number {
  return Math.floor(space / COLUMNS) + (space % COLUMNS);
}

/** The coordinates in the drawing of a point of the building, in units of dice. */
export function corner(row: number, column: number, level = 0): [x: number, y: number] {
  return [(column - row) * ACROSS, (column + row) * DOWN - level * EDGE];
}

export function shape(...corners: [number, number][]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}

export function ground(row: number, column: number): string {
  return shape(
    corner(row, column),
    corner(row, column + 1),
    corner(row + 1, column + 1),
    corner(row + 1, column),
  );
}

/** The three visible sides of a cube. Levels count from 0. */
export function sides(
  row: number,
  column: number,
  level: number,
): { top: string; left: string; right: string } {
  const at = (r: number, c: number, up: number): [number, number] => corner(row + r, column + c, level + up);
  return {
    top: shape(at(0, 0, 1), at(0, 1, 1), at(1, 1, 1), at(1, 0, 1)),
    left: shape(at(1, 0, 1), at(1, 1, 1), at(1, 1, 0), at(1, 0, 0)),
    right: shape(at(1, 1, 1), at(0, 1, 1), at(0, 1, 0), at(1, 1, 0)),
  };
}
