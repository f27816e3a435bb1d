// The interface of a board. A board knows no rules: it draws a view, offers the choices it receives, and reports the
// chosen move.
import type { Component } from "svelte";

import type { Catalogue } from "../i18n/languages";
import type { LogMove } from "../i18n/log";
import type { NextRound } from "../state/round-summary";
import type { Choice, Message } from "../types/wire";
import type { Travel } from "./shared/flight";

/** A step on the way to a move: a leaf with the move, a branch with choices, or a refusal. */
export type { Choice };

/** The source of a point of a player's score, to be highlighted on the board. */
export interface Marked {
  seat: number;
  cells: number[][]; // row, column
  cards: string[];
}

export interface BoardProps<View> {
  view: View; // what the seat may know: docs/schema/GAME.json
  before: View | null; // the view before the last turn, or before all moves of others since the user's turn, to mark new pieces; null: mark nothing
  seat: number | null; // the viewing seat; null for a spectator
  names: string[]; // by seat
  choices: Choice[]; // empty if this seat has nothing to decide
  marked: Marked | null;
  faceDown?: boolean; // show won cards face down: their number only, and no points
  // A move was chosen, and confirmed where the settings ask for it. `then`: further moves of the same turn.
  play: (move: number, then?: number[]) => void;
  announce: (text: string) => void; // tell screen readers
  hint?: (text: string | null) => void; // the next step for the selected piece; null if none is selected
}

/** The exports of a board module. */
export interface BoardModule<View> {
  default: Component<BoardProps<View>>;
  messages: Catalogue;
  travels?: (before: View, after: View, move: LogMove) => Travel[]; // the pieces that a move moves
  nextRound?: (view: View) => NextRound | null; // the round of a position, for a game with summaries of rounds
  LogPiece?: Component<{ message: Message }>; // a small drawing of the piece that a message of the log names
  Components?: Component<{ data: object }>; // the components of an edition; `data` is the content of its file
}
