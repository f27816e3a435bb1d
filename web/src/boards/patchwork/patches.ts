// The patches as they are printed, and how they look when turned. What may lie where is the server's to say.
import edition from "../../../../draftwork/games/patchwork/editions/standard.json";

export type Cell = readonly [row: number, column: number];

export interface Printed {
  id: number;
  shape: string[];
  cost: number;
  time: number;
  income: number;
}

export const SIZE = 9; // cells along a side of a quilt
export const CELL = 40; // the side of a cell that the art is drawn for

const printed = new Map(edition.patches.map((patch) => [patch.id, patch as Printed]));

export function patchOf(id: number): Printed {
  const found = printed.get(id);
  if (!found) throw new RangeError(`no patch ${id}`);
  return found;
}

/** The cells of a shape from its upper left corner on, in reading order. */
function settle(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((one, two) => one[0] - two[0] || one[1] - two[1]);
}

export const turnedRight = (cells: Cell[]): Cell[] => settle(cells.map(([row, column]) => [column, -row]));
export const turnedOver = (cells: Cell[]): Cell[] => settle(cells.map(([row, column]) => [row, -column]));

const RIGHT_TURNS: Record<string, number> = { r: 1, u: 2, l: 3 };

/** A patch lying in one of its ways: "f" turned over first, then r, u or l. */
export function cellsOf(patch: number, turn: string): Cell[] {
  let cells = settle(
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

/** The name of a cell: c4 is the third column, the fourth row. */
export const cellText = ([row, column]: Cell): string => `${"abcdefghi"[column]}${row + 1}`;

export function cellNamed(text: string): Cell {
  return [Number(text.slice(1)) - 1, "abcdefghi".indexOf(text.charAt(0))];
}

/** The cells of a sewn patch; the made types do not know that a cell is a pair of numbers. */
export const cellsSewn = (sewn: { cells: unknown }): Cell[] => sewn.cells as Cell[];
