// Made by `npm run types` from docs/schema; not to be edited.

/**
 * A Patchwork match. It has no hidden information.
 */
export interface View {
  game: "patchwork";
  rules_version: number;
  seat: number | null;
  to_move: number | null;
  board: string;
  end: number;
  income_marks: number[];
  leather_marks: LeatherMark[];
  circle: CirclePatch[];
  neutral: number;
  offer: number[];
  leather_to_place: number;
  on_top: number;
  start: number;
  players: Player[];
}
export interface LeatherMark {
  space: number;
  taken: boolean;
}
/**
 * A place of the circle. The view lists them clockwise.
 */
export interface CirclePatch {
  patch: number;
  taken: boolean;
}
export interface Player {
  seat: number;
  buttons: number;
  income: number;
  time: number;
  score: number;
  empty: number;
  special: boolean;
  sewn: SewnPatch[];
  quilt: string[];
}
/**
 * A patch on a quilt. `patch` is null for a leather patch.
 */
export interface SewnPatch {
  patch: number | null;
  turn: string;
  cells: never[][];
}
