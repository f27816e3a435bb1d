// Builders of choices and of a player of Patchwork.
import { type Cell, cellsOf, cellText, extent, SIZE } from "../src/boards/patchwork/patches";
import type { Player } from "../src/types/patchwork";
import type { Choice } from "../src/types/wire";
import { branch, leaf, refused } from "./choices";

export const FITS_NOWHERE = { id: "patchwork-turn-fits-nowhere", rule: "PW-9" };

/** The places of a patch on an empty quilt, all or only those named; moves are numbered from `first`. */
function places(cells: Cell[], first: number, only?: string[]): Choice[] {
  const { rows, columns } = extent(cells);
  const found: Choice[] = [];
  for (let row = 0; row <= SIZE - rows; row += 1) {
    for (let column = 0; column <= SIZE - columns; column += 1) {
      const key = cellText([row, column]);
      if (!only || only.includes(key)) found.push(leaf(key, first + found.length, { gains: 2 }));
    }
  }
  return found;
}

/** A patch with its orientations. One without places is refused. */
export function patchChoice(id: number, turns: Record<string, string[] | "everywhere">): Choice {
  const ways = Object.entries(turns).map(([turn, where], i) => {
    const only = where === "everywhere" ? undefined : where;
    const found = places(cellsOf(id, turn), 1000 * id + 100 * i, only);
    return found.length ? branch(`turn-${turn}`, found) : refused(`turn-${turn}`, FITS_NOWHERE);
  });
  return branch(`patch-${id}`, ways, { effects: [{ id: "test-time" }] });
}

/** A patch with eight different orientations on an empty quilt. */
export function everyTurn(id: number): Choice {
  const turns = ["", "r", "u", "l", "f", "fr", "fu", "fl"];
  return patchChoice(id, Object.fromEntries(turns.map((turn) => [turn, "everywhere" as const])));
}

export const ADVANCE = leaf("advance", 0, { gains: 1 });

export function patchworkPlayer(more: Partial<Player> = {}): Player {
  return {
    seat: 0,
    buttons: 5,
    income: 0,
    time: 0,
    score: -157,
    empty: 81,
    special: false,
    sewn: [],
    quilt: Array.from({ length: SIZE }, () => ".".repeat(SIZE)),
    ...more,
  };
}
