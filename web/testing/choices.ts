// Choices as the server offers them. A label is a message id without a text, which is shown as it is.
import type { Choice, Message } from "../src/types/wire";

const EMPTY = { move: null, why_not: null, gains: null, effects: [], choices: [] };

/** A move at the end of a way. */
export function leaf(key: string, move: number, more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, move, ...more };
}

/** A step with further choices. */
export function branch(key: string, choices: Choice[], more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, choices, ...more };
}

/** A choice that is refused. */
export function refused(key: string, why_not: Message, more: Partial<Choice> = {}): Choice {
  return { ...EMPTY, key, label: { id: key }, why_not, ...more };
}
