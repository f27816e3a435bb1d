// Finding one's way in the tree of choices, and what it says about one of them.
import { translate, t } from "../../i18n/translate.svelte";
import type { Choice } from "../board";

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

/** Whether there is a move at the end of it. */
export function hasMove(choice: Choice | null): boolean {
  return choice !== null && (choice.move !== null || choice.choices.some(hasMove));
}

/** What a choice brings, or why it cannot be made, in sentences. */
export function describeChoice(choice: Choice | null): string[] {
  if (!choice) return [];
  if (choice.why_not) return [translate(choice.why_not)];
  const effects = choice.effects.map(translate);
  const gains =
    choice.gains === null || (choice.gains === 0 && effects.length)
      ? []
      : [t("page-board-gains", { n: choice.gains })];
  return [...gains, ...effects];
}
