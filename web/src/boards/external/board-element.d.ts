// The interface between the page and the board of a third-party game. This file imports nothing: copy it into your
// project or refer to it. docs/boards.md explains it.

/** A step on the way to a move. */
export interface BoardChoice {
  readonly key: string; // identifies the choice among its siblings
  readonly label: string; // in the user's language
  readonly legal: boolean; // the choice is a move or leads to one
  readonly isMove: boolean; // no further step is needed
  readonly whyNot: string | null; // why the choice is illegal
  readonly gains: number | null; // the immediate change of the score
  readonly effects: readonly string[]; // other effects of the move
  readonly choices: readonly BoardChoice[]; // the next steps
  readonly next: readonly BoardChoice[]; // later steps, shown in advance
}

/** The source of a point of a player's score, to be highlighted. */
export interface BoardMark {
  readonly seat: number;
  readonly cells: readonly (readonly number[])[]; // row, column
  readonly cards: readonly string[];
}

/** Everything that a board shows. All data is frozen. */
export interface Board<View = unknown> {
  readonly game: string;
  readonly view: View; // what the seat may know, as the schema of the game describes it
  readonly before: View | null; // the view before the last turn, or before the moves of others since the viewer's turn, to mark what is new; null: mark nothing
  readonly seat: number | null; // the viewing seat; null for a spectator
  readonly names: readonly string[]; // by seat
  readonly choices: readonly BoardChoice[]; // empty if this seat has nothing to decide
  readonly interactive: boolean; // whether there are choices
  readonly marked: BoardMark | null;
  readonly language: string; // code, such as "en"
  readonly theme: "light" | "dark" | "contrast";
  readonly colour: boolean; // always true; boards for earlier versions read it
  readonly letters: boolean; // the user wants letters on coloured pieces
  readonly reducedMotion: boolean; // the user wants no animation
  /** Format a message of the game or of the page in the user's language. */
  readonly translate: (id: string, args?: Readonly<Record<string, unknown>>) => string;
}

/** The element. The page sets `board` before it adds the element, and again after every change. */
export interface BoardElement<View = unknown> extends HTMLElement {
  board: Board<View>;
}

/** The class that the module of a board exports as its default. */
export type BoardElementClass = new () => BoardElement;

/** The events that the page listens for, by name, with their details. */
export interface BoardEvents {
  choose: CustomEvent<{ path: string[] }>; // the keys of the choices that lead to the move
  hint: CustomEvent<{ text: string | null }>; // the next step for the status line; null: the prompt of the game
  announce: CustomEvent<{ text: string }>; // a text for screen readers
}
