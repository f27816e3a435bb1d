// The printed patches and their orientations.
import edition from "../../../../draftwork/games/patchwork/editions/standard.json";

export type Cell = readonly [row: number, column: number];

export interface Printed {
  id: number;
  shape: string[];
  cost: number;
  time: number;
  income: number;
}

export const SIZE = 9; // of a quilt, in cells
export const CELL = 40; // side of a cell in the drawings

const printed = new Map(edition.patches.map((patch) => [patch.id, patch as Printed]));

export function patchOf(id: number): Printed {
  const found = printed.get(id);
  if (!found) throw new RangeError(`no patch ${id}`);
  return found;
}

/** Move the cells to the upper left corner and sort them in reading order. */
function normalize(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((one, two) => one[0] - two[0] || one[1] - two[1]);
}

export const turnedRight = (cells: Cell[]): Cell[] => normalize(cells.map(([row, column]) => [column, -row]));
export const turnedOver = (cells: Cell[]): Cell[] => normalize(cells.map(([row, column]) => [row, -column]));

const RIGHT_TURNS: Record<string, number> = { r: 1, u: 2, l: 3 };

/** The cells of a patch in an orientation: "f" turns it over first; r, u and l turn it right, upside down and left. */
export function cellsOf(patch: number, turn: string): Cell[] {
  let cells = normalize(
    patchOf(patch).shape.flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === "#" ? [[row, column] as Cell] : [])),
    ),
  );
  if (turn.startsWith("f")) cells = turnedOver(cells);
  for (let i = RIGHT_TURNS[turn.replace("f", "")] ?? 0; i > 0; i--) cells = turnedRight(cells);
  return cells;
}

export const same = (one: Cell[], two: Cell[]): boolean => String(one) === String(two);

export function extent(cells: Cell[]): { rows: number; columns: number } {
  return {
    rows: Math.max(...cells.map(([row]) => row)) + 1,
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
  };
}

/** The name of a cell: c4 is in the third column and the fourth row. */
export const cellText = ([row, column]: Cell): string => `${"abcdefghi"[column]}${row + 1}`;

export function cellNamed(text: string): Cell {
  return [Number(text.slice(1)) - 1, "abcdefghi".indexOf(text.charAt(0))];
}

/** The cells of a sewn patch. The generated types do not say that a cell is a pair of numbers. */
export const cellsSewn = (sewn: { cells: unknown }): Cell[] => sewn.cells as Cell[];
