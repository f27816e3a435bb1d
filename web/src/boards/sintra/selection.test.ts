// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { clickEvent, find, setPage, startDrag } from "../../../testing/input";
import { sintraView, strip } from "../../../testing/sintra";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { boardMessages } from "../shared/messages";
import en from "./messages/en.ftl?raw";
import { SintraSelection } from "./selection.svelte";

addCatalogue(boardMessages({ "./messages/en.ftl": en }));
addMessages("en", "test-full = no room\nsintra-jokers = { $n } on a joker");

const FULL = { id: "test-full", rule: "SI-6" };
const PINK = { source: "f1", colour: "P", n: 3 };
const BLUE = { source: "centre", colour: "B", n: 1 };
const ORANGE = { source: "f1", colour: "O", n: 2 };

const jokers = (n: number, move: number, gains: number): Choice =>
  leaf(`j${n}`, move, { gains, label: { id: "sintra-jokers", args: { n } } });

const CHOICES = [
  branch("f1", [
    branch("pink", [
      leaf("strip-1", 11, { gains: 4, effects: [{ id: "sintra-jokers", args: { n: 1 } }] }),
      branch("strip-2", [jokers(1, 12, 1), jokers(2, 13, 6)]),
      refused("strip-3", FULL),
      leaf("strip-4", 14),
    ]),
    branch("orange", [refused("strip-1", FULL), leaf("break", 15)]),
  ]),
  branch("centre", [branch("blue", [leaf("strip-1", 20), branch("strip-2", [jokers(1, 21, 0)])])]),
  leaf("return", 30),
];

let choices: Choice[];
let played: number[];
let announced: string[];
let selection: SintraSelection;

beforeEach(() => {
  [choices, played, announced] = [CHOICES, [], []];
  setPage("<div><button></button></div>");
  selection = new SintraSelection(
    {
      choices: () => choices,
      root: () => find("div"),
      play: (move) => void played.push(move),
      announce: (text) => void announced.push(text),
    },
    sintraView,
  );
});

describe("panes", () => {
  it("are selected and announced with their strips and the best gain of each", () => {
    selection.panes(PINK).choose(clickEvent());
    expect(selection.chosen).toEqual(PINK);
    expect(announced).toEqual(["pink. strip-1: +4. strip-2: +6. strip-4"]);
    expect(played).toEqual([]);
  });

  it("are deselected the second time", () => {
    selection.pick(PINK);
    selection.pick({ ...PINK });
    expect(selection.chosen).toBeNull();
    expect(announced.at(-1)).toBe("No panes are chosen.");
  });

  it("replace the selected panes, also of the same source", () => {
    selection.pick(PINK);
    selection.pick(ORANGE);
    expect(selection.isChosen(ORANGE)).toBe(true);
    expect(selection.isChosen(PINK)).toBe(false);
  });

  it("that are not offered are not legal", () => {
    expect(selection.panes({ source: "f2", colour: "P", n: 1 }).legal).toBe(false);
    expect(selection.panes({ source: "f1", colour: "X", n: 1 }).legal).toBe(false);
  });

  it("are deselected when they are no longer offered", () => {
    selection.pick(PINK);
    choices = [];
    expect(selection.chosen).toBeNull();
    expect(selection.hint).toBeNull();
  });
});

describe("a target", () => {
  it("plays the selected panes", () => {
    selection.pick(PINK);
    expect(selection.place("strip-1")).toMatchObject({ legal: true, lines: ["+4 points", "1 on a joker"] });
    selection.place("strip-1").choose(clickEvent());
    expect(played).toEqual([11]);
    expect(selection.chosen).toBeNull();
  });

  it("that is refused shows the reason and plays nothing", () => {
    selection.pick(PINK);
    expect(selection.place("strip-3")).toMatchObject({ legal: false, lines: ["no room"] });
    selection.place("strip-3").choose(clickEvent());
    expect(played).toEqual([]);
    expect(selection.chosen).toEqual(PINK);
  });

  it("is legal only while panes are selected", () => {
    expect(selection.place("strip-1")).toMatchObject({ legal: false, lines: [] });
    selection.pick(BLUE);
    expect(selection.place("strip-1").legal).toBe(true);
    selection.cancel();
    expect(selection.place("strip-1")).toMatchObject({ legal: false, lines: [] });
  });
});

describe("jokers", () => {
  beforeEach(() => {
    selection.pick(PINK);
    selection.place("strip-2").choose(clickEvent());
  });

  it("are requested for a strip with joker choices", () => {
    expect(selection.strip).toBe(2);
    expect(selection.jokerChoices.map((choice) => choice.key)).toEqual(["j1", "j2"]);
    expect(announced.at(-1)).toBe("How many panes on jokers?");
    expect(selection.hint).toBe("How many panes on jokers?");
    expect(played).toEqual([]);
  });

  it("are chosen with a move", () => {
    selection.play(selection.jokerChoices[1] as Choice);
    expect(played).toEqual([13]);
    expect(selection.strip).toBeNull();
  });

  it("are not requested after other panes are selected", () => {
    selection.pick(BLUE);
    expect(selection.strip).toBeNull();
    expect(selection.jokerChoices).toEqual([]);
  });

  it("are not requested after the panes are deselected", () => {
    selection.cancel();
    expect(selection.strip).toBeNull();
    selection.pick(PINK);
    expect(selection.strip).toBeNull();
  });
});

describe("hint", () => {
  it("is null without panes, then asks for a strip", () => {
    expect(selection.hint).toBeNull();
    selection.pick(PINK);
    expect(selection.hint).toMatch(/^Choose the strip/);
  });

  it("asks to break panes that fit nowhere", () => {
    selection.pick(ORANGE);
    expect(selection.hint).toMatch(/break them all/);
    selection.place("break").choose(clickEvent());
    expect(played).toEqual([15]);
  });
});

describe("offer", () => {
  it("plays a choice of the first level", () => {
    selection.offer("return").choose(clickEvent());
    expect(played).toEqual([30]);
    expect(selection.offer("keep-P")).toMatchObject({ legal: false, lines: [] });
  });
});

describe("previewSpaces", () => {
  const own = strip("P", "J", "Pp", "P", "J");

  it("fills spaces of the colour and as many jokers as the effect says", () => {
    selection.pick(PINK);
    selection.hoveredStrip = 1;
    expect(selection.previewSpaces(own, 1)).toEqual([0, 3, 1]);
  });

  it("uses the first choice of jokers, then the hovered one", () => {
    selection.pick(PINK);
    selection.hoveredStrip = 2;
    expect(selection.previewSpaces(own, 2)).toEqual([0, 3, 1]);
    selection.place("strip-2").choose(clickEvent());
    selection.hoveredJokers = selection.jokerChoices[1] ?? null;
    expect(selection.previewSpaces(own, 2)).toEqual([0, 1, 4]);
  });

  it("fills no joker without the effect", () => {
    selection.pick(PINK);
    selection.hoveredStrip = 4;
    expect(selection.previewSpaces(own, 4)).toEqual([0, 3]);
  });

  it("is empty except on the hovered strip", () => {
    selection.pick(PINK);
    selection.hoveredStrip = 1;
    expect(selection.previewSpaces(own, 4)).toEqual([]);
    selection.hoveredStrip = null;
    expect(selection.previewSpaces(own, 1)).toEqual([]);
  });

  it("is empty on a refused strip", () => {
    selection.pick(PINK);
    selection.hoveredStrip = 3;
    expect(selection.previewSpaces(own, 3)).toEqual([]);
  });
});

describe("dragging", () => {
  const AT = { x: 30, y: 40 };

  beforeEach(() => {
    const targets = ["strip-2", "strip-3", "strip-4", "break"].map((key) => `<i data-drop="${key}"></i>`);
    setPage(`<div><button></button>${targets.join("")}</div>`);
  });

  const target = (key: string): HTMLElement => find(`[data-drop="${key}"]`);

  it("plays the panes on a strip", () => {
    const drag = startDrag(selection.drag(PINK));
    drag.move(AT, target("strip-4"));
    expect(selection.chosen).toEqual(PINK);
    expect(selection.dragImage).toMatchObject(AT);
    expect(selection.hoveredStrip).toBe(4);
    drag.move(AT, target("break"));
    expect(selection.hoveredStrip).toBeNull();
    drag.drop(AT, target("strip-4"));
    expect(played).toEqual([14]);
    expect(selection.dragImage).toBeNull();
  });

  it("asks for the number of jokers", () => {
    startDrag(selection.drag(PINK)).drop(AT, target("strip-2"));
    expect(played).toEqual([]);
    expect(selection.strip).toBe(2);
  });

  it("announces a refusal and keeps the panes selected", () => {
    startDrag(selection.drag(PINK)).drop(AT, target("strip-3"));
    expect(announced.at(-1)).toBe("no room");
    expect(selection.chosen).toEqual(PINK);
  });

  it("deselects the panes outside of all targets", () => {
    startDrag(selection.drag(PINK)).drop(AT);
    expect(selection.chosen).toBeNull();
  });

  it("deselects the panes when it is cancelled", () => {
    const drag = startDrag(selection.drag(PINK));
    drag.move(AT, target("strip-4"));
    drag.cancel();
    expect(selection.chosen).toBeNull();
    expect(selection.hoveredStrip).toBeNull();
  });

  it("keeps selected panes selected", () => {
    selection.pick(PINK);
    startDrag(selection.drag(PINK)).move(AT);
    expect(selection.chosen).toEqual(PINK);
  });
});
