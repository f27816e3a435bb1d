// The outline of a set of cells as an SVG path with rounded corners. An inset moves it inwards, for seams.
import { CELL, type Cell } from "./patches";

type Corner = readonly [x: number, y: number];

/** The edges of the border by their start. The cells lie to the right of each edge. */
function edges(cells: readonly Cell[]): Map<string, [Corner, Corner]> {
  const covered = new Set(cells.map(String));
  const found = new Map<string, [Corner, Corner]>();
  for (const [row, column] of cells) {
    const around: [Cell, Corner, Corner][] = [
      [
        [row - 1, column],
        [column, row],
        [column + 1, row],
      ],
      [
        [row, column + 1],
        [column + 1, row],
        [column + 1, row + 1],
      ],
      [
        [row + 1, column],
        [column + 1, row + 1],
        [column, row + 1],
      ],
      [
        [row, column - 1],
        [column, row + 1],
        [column, row],
      ],
    ];
    for (const [beside, start, end] of around) {
      if (!covered.has(String(beside))) found.set(String(start), [start, end]);
    }
  }
  return found;
}

function loops(cells: readonly Cell[]): Corner[][] {
  const left = edges(cells);
  const found: Corner[][] = [];
  for (let edge = left.values().next().value; edge; edge = left.values().next().value) {
    const loop: Corner[] = [];
    for (let next: [Corner, Corner] | undefined = edge; next; next = left.get(String(next[1]))) {
      left.delete(String(next[0]));
      loop.push(next[0]);
    }
    found.push(loop);
  }
  return found;
}

function inwards(start: Corner, end: Corner): Corner {
  return [start[1] - end[1], end[0] - start[0]];
}

export function outline(cells: readonly Cell[], inset = 0, round = 4): string {
  return loops(cells)
    .map((loop) => path(loop, inset, round))
    .join("");
}

function path(loop: Corner[], inset: number, round: number): string {
  let text = "";
  loop.forEach((corner, i) => {
    const before = loop.at(i - 1) ?? corner;
    const after = loop[(i + 1) % loop.length] ?? corner;
    const one = inwards(before, corner);
    const two = inwards(corner, after);
    if (one[0] === two[0] && one[1] === two[1]) return; // no corner here
    const x = corner[0] * CELL + inset * (one[0] + two[0]);
    const y = corner[1] * CELL + inset * (one[1] + two[1]);
    // Direction of the incoming edge: (one[1], -one[0]); of the outgoing edge: (two[1], -two[0]).
    text += `${text ? "L" : "M"}${x - round * one[1]} ${y + round * one[0]}`;
    text += `Q${x} ${y} ${x + round * two[1]} ${y - round * two[0]}`;
  });
  return `${text}Z`;
}
