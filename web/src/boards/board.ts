// What every board is given and what it reports. A board knows no rules: it draws the view, offers the choices it
// was given, and reports the one that was made.
import type { Component } from "svelte";

import type { Choice, Message } from "../types/wire";

/** A step on the way to a move: a leaf with the move, a branch with choices, or why there is neither. */
export type { Choice };

/** What a point of somebody's score comes from, to be marked on the boards. */
export interface Marked {
  seat: number;
  cells: number[][]; // row, column
  cards: string[];
}

export interface BoardProps<View> {
  view: View; // what the seat may know: docs/schema/GAME.json
  before: View | null; // the view before the last change, to animate what moved; null: draw without motion
  seat: number | null; // through whose eyes; null for a watcher
  names: string[]; // of the seats, by number
  choices: Choice[]; // empty when this seat has nothing to decide
  marked: Marked | null;
  faceDown?: boolean; // won cards lie face down: draw how many there are, not which, and no points
  play: (move: number) => void; // a leaf was chosen, and confirmed where that helps
  announce: (text: string) => void; // announce to screen readers, politely
  hint?: (text: string | null) => void; // what to do with what is in hand; null while there is nothing
}

/** What a board module exports besides the component. */
export interface BoardModule<View> {
  default: Component<BoardProps<View>>;
  words: Record<"en" | "pl" | "uk", string>; // the texts of the board, as Fluent writes them
  Piece?: Component<{ message: Message }>; // the piece that a message of the log names, as a small picture
  Components?: Component<{ data: object }>; // the components of an edition: `data` is what its file says
}
