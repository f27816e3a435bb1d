// The data for the board of a third-party game: a frozen copy with translated texts.
import { currentLanguage, t, translate } from "../../i18n/translate.svelte";
import type { ShownTheme } from "../../state/settings.svelte";
import type { BoardProps, Choice } from "../board";
import { hasMove } from "../shared/choice-tree";
import type { Board, BoardChoice } from "./board-element";

/** The settings of the user that a board follows. */
export interface BoardSettings {
  shownTheme: ShownTheme;
  letters: boolean;
  reducedMotion: boolean;
}

export type ShownBoard = Pick<
  BoardProps<unknown>,
  "view" | "before" | "seat" | "names" | "choices" | "marked"
>;

export function toBoard(game: string, shown: ShownBoard, settings: BoardSettings): Board {
  return frozenCopy({
    game,
    view: shown.view,
    before: shown.before,
    seat: shown.seat,
    names: shown.names,
    choices: shown.choices.map(toBoardChoice),
    interactive: shown.choices.length > 0,
    marked: shown.marked,
    language: currentLanguage(),
    theme: settings.shownTheme,
    colour: true,
    letters: settings.letters,
    reducedMotion: settings.reducedMotion,
    translate: t,
  });
}

function toBoardChoice(choice: Choice): BoardChoice {
  return {
    key: choice.key,
    label: translate(choice.label),
    legal: hasMove(choice),
    isMove: choice.move !== null,
    whyNot: choice.why_not && translate(choice.why_not),
    gains: choice.gains,
    effects: choice.effects.map(translate),
    choices: choice.choices.map(toBoardChoice),
    next: choice.next.map(toBoardChoice),
  };
}

/** A copy of plain data in which nothing can be changed. */
function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  const copy: unknown = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]));
  return Object.freeze(copy) as Value;
}
