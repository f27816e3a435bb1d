// Functions on the tree of choices.
import { t, translate } from "../../i18n/translate.svelte";
import type { Choice } from "../board";

/** Follow the keys down the tree. */
export function findChoice(choices: Choice[], ...keys: string[]): Choice | null {
  let level = choices;
  let found: Choice | null = null;
  for (const key of keys) {
    found = level.find((choice) => choice.key === key) ?? null;
    if (!found) return null;
    level = found.choices;
  }
  return found;
}

/** Whether a choice leads to a move. */
export function hasMove(choice: Choice | null): boolean {
  return choice !== null && (choice.move !== null || choice.choices.some(hasMove));
}

/** The gain of a choice as a list of at most one sentence. */
export function describeGain(choice: Choice | null): string[] {
  const n = choice?.gains;
  return n === null || n === undefined ? [] : [t("page-board-gains", { n })];
}

export const describeEffects = (choice: Choice | null): string[] => (choice?.effects ?? []).map(translate);

/** The gain and the effects of a choice, or why it is refused. A gain of zero is left out if there are effects. */
export function describeChoice(choice: Choice | null): string[] {
  if (!choice) return [];
  if (choice.why_not) return [translate(choice.why_not)];
  const effects = describeEffects(choice);
  const gain = choice.gains === 0 && effects.length ? [] : describeGain(choice);
  return [...gain, ...effects];
}
