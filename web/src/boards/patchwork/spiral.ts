// The spiral of the time board: it starts outside and ends in the middle.
export const STEP = 44;

/** The centres of the spaces of a spiral with this many columns and rows, clockwise from the upper left. */
export function spiral(columns: number, rows: number): [x: number, y: number][] {
  const free = new Set(Array.from({ length: columns * rows }, (_, i) => i));
  let [x, y, dx, dy] = [0, 0, 1, 0];
  const found: [number, number][] = [];
  for (;;) {
    free.delete(y * columns + x);
    found.push([(x + 0.5) * STEP, (y + 0.5) * STEP]);
    if (free.size === 0) return found;
    const open = (): boolean =>
      x + dx >= 0 &&
      x + dx < columns &&
      y + dy >= 0 &&
      y + dy < rows &&
      free.has((y + dy) * columns + x + dx);
    if (!open()) [dx, dy] = [-dy, dx];
    [x, y] = [x + dx, y + dy];
  }
}
