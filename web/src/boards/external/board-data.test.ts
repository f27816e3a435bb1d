// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { addMessages, setLanguage } from "../../i18n/translate.svelte";
import { type ShownBoard, toBoard } from "./board-data";

addMessages("en", "test-card = Card { $n }\ntest-why = Too heavy.\ntest-effect = It is secret.");
addMessages("pl", "test-card = Karta { $n }");

const SETTINGS = { shownTheme: "dark", letters: false, reducedMotion: true } as const;

function shown(more: Partial<ShownBoard> = {}): ShownBoard {
  return {
    view: { hand: [1, 2] },
    before: null,
    seat: 0,
    names: ["Ola"],
    choices: [],
    marked: null,
    ...more,
  };
}

describe("the data of a board", () => {
  it("has the position and the settings", () => {
    const board = toBoard("hoard", shown(), SETTINGS);
    expect(board).toMatchObject({
      game: "hoard",
      view: { hand: [1, 2] },
      seat: 0,
      names: ["Ola"],
      interactive: false,
      language: "en",
      theme: "dark",
      reducedMotion: true,
    });
  });

  it("has choices with texts instead of messages and moves", () => {
    const play = leaf("play", 7, { gains: 5, effects: [{ id: "test-effect" }] });
    const choices = [
      branch("card-3", [play, refused("bury", { id: "test-why" })], {
        label: { id: "test-card", args: { n: 3 } },
      }),
    ];
    const board = toBoard("hoard", shown({ choices }), SETTINGS);
    expect(board.interactive).toBe(true);
    const [card] = board.choices;
    expect(card).toMatchObject({ key: "card-3", label: "Card 3", legal: true, isMove: false, whyNot: null });
    const [open, bury] = card?.choices ?? [];
    expect(open).toEqual({
      key: "play",
      label: "play",
      legal: true,
      isMove: true,
      whyNot: null,
      gains: 5,
      effects: ["It is secret."],
      choices: [],
      next: [],
    });
    expect(bury).toMatchObject({ legal: false, isMove: false, whyNot: "Too heavy." });
  });

  it("translates into the language of the user", () => {
    const board = toBoard("hoard", shown(), SETTINGS);
    setLanguage("pl");
    expect(board.translate("test-card", { n: 4 })).toBe("Karta 4");
    expect(toBoard("hoard", shown(), SETTINGS).language).toBe("pl");
    setLanguage("en");
  });

  it("cannot be changed and does not share objects with the page", () => {
    const view = { hand: [1, 2] };
    const choices = [branch("card-3", [leaf("play", 7)])];
    const board = toBoard("hoard", shown({ view, choices }), SETTINGS);
    const copy = board.view as typeof view;
    expect(copy).not.toBe(view);
    expect(() => copy.hand.push(3)).toThrow(TypeError);
    for (const part of [board, copy, copy.hand, board.names, board.choices, board.choices[0]?.choices[0]])
      expect(Object.isFrozen(part)).toBe(true);
    expect(Object.isFrozen(view)).toBe(false);
  });
});
