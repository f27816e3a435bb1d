// Builders of choices as the server sends them. A label has no text, so the page shows its id.
import type { Choice, Message } from "../src/types/wire";

const EMPTY = { move: null, why_not: null, gains: null, effects: [], choices: [], next: [] };

/** A leaf: a choice with a move. */
export function leaf(key: string, move: number, more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, move, ...more };
}

/** A choice with further choices. */
export function branch(key: string, choices: Choice[], more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, choices, ...more };
}

/** A choice with a reason why it is refused. */
export function refused(key: string, why_not: Message, more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, why_not, ...more };
}
