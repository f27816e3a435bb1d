// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { clickEvent, find, setPage, startDrag } from "../../../testing/input";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import type { View } from "../../types/sagrada";
import type { Message } from "../../types/wire";
import type { Choice } from "../board";
import { boardMessages } from "../shared/messages";
import en from "./messages/en.ftl?raw";
import { SagradaSelection } from "./selection.svelte";

addCatalogue(boardMessages({ "./messages/en.ftl": en }));
addMessages(
  "en",
  `sagrada-fits = may go to { $cells }
sagrada-fits-tool = only with { $n }, { $price }
test-costs = costs { $n }
sagrada-why-occupied = already a die: { $cell }
sagrada-why-needs-die = draft one first
test-full = no room`,
);

const fits = (...cells: string[]): Message => ({ id: "sagrada-fits", args: { cells }, rule: "SA-10" });
const OTHERS: Message = { id: "sagrada-not-occupied", args: { cells: ["b1", "e4"] }, rule: "SA-10" };
const MOVES: Record<string, number> = { a1: 21, a2: 22, c3: 23, d1: 24 };
const space = (cell: string, gains: number): Choice => leaf(`place-${cell}`, MOVES[cell] ?? 0, { gains });
const occupied = (cell: string): Choice =>
  refused(`place-${cell}`, { id: "sagrada-why-occupied", args: { cell }, rule: "SA-10" });
const RED = leaf("draft-1", 1, {
  effects: [fits("a1", "a2", "c3"), OTHERS],
  next: [space("a1", 2), space("a2", -1), space("c3", 0), occupied("b1"), occupied("e4")],
});
const BLUE = leaf("draft-2", 2, { effects: [fits("d1")], next: [space("d1", 1)] });
const STUCK = refused(
  "draft-3",
  { id: "test-full" },
  { effects: [OTHERS], next: [occupied("b1"), occupied("e4")] },
);
const COSTS: Message = { id: "test-costs", args: { n: 2 } };
const NEEDING = leaf("draft-1", 1, {
  effects: [{ id: "sagrada-fits-tool", args: { n: 6, price: COSTS }, rule: "SA-12" }, OTHERS],
  next: [occupied("b1")],
});
const NEEDS = refused("tool-6", { id: "sagrada-why-needs-die" }, { effects: [COSTS] });
const TURN = [RED, BLUE, STUCK, NEEDS, leaf("tool-1", 8, { gains: -1 }), leaf("pass", 9)];

const HAND = [leaf("place-a1", 21, { gains: 2 }), refused("place-b1", { id: "test-full" })];

const EMPTY: View = {
  game: "sagrada",
  rules_version: 1,
  edition: "standard",
  seat: 0,
  to_move: 0,
  options: {},
  start: 0,
  round: 1,
  turn: 1,
  order: [0],
  phase: "turn",
  drafted: false,
  tool: null,
  pool: [
    { colour: "R", value: 3 },
    { colour: "B", value: 4 },
    { colour: "G", value: 5 },
  ],
  hand: null,
  hand_slot: null,
  lifted: null,
  moved: null,
  track: [],
  target: null,
  bag: {},
  tools: [],
  public: [],
  players: [],
};

let choices: Choice[];
let view: View;
let played: number[];
let announced: string[];
let selection: SagradaSelection;

beforeEach(() => {
  [choices, view, played, announced] = [TURN, EMPTY, [], []];
  setPage("<div><button></button></div>");
  selection = new SagradaSelection(
    {
      choices: () => choices,
      root: () => find("div"),
      play: (move, then = []) => void played.push(move, ...then),
      announce: (text) => void announced.push(text),
    },
    () => view,
  );
});

/** Replace the choices, as an update of the server does. */
function offered(next: Choice[]): void {
  choices = next;
  selection.onChoices(next);
}

describe("a die of the pool", () => {
  it("is selected without a move and announced with its spaces", () => {
    selection.poolDie(1).choose(clickEvent());
    expect(selection.chosen).toBe(1);
    expect(selection.die).toEqual({ colour: "R", value: 3 });
    expect(played).toEqual([]);
    expect(announced).toEqual(["draft-1. may go to a1, a2, and c3"]);
  });

  it("is deselected the second time", () => {
    selection.select(1);
    selection.select(1);
    expect(selection.chosen).toBeNull();
    expect(announced.at(-1)).toBe("No die is chosen.");
  });

  it("replaces the selected die", () => {
    selection.select(1);
    selection.select(2);
    expect(selection.chosen).toBe(2);
  });

  it("shows where it fits, or why it fits nowhere", () => {
    expect(selection.poolDie(1).lines).toEqual(["may go to a1, a2, and c3"]);
    expect(selection.poolDie(3)).toMatchObject({ legal: false, lines: ["no room"] });
    expect(selection.poolDie(4)).toMatchObject({ legal: false, lines: [] });
  });

  it("that fits nowhere cannot be selected", () => {
    selection.select(3);
    expect(selection.chosen).toBeNull();
    expect(selection.die).toBeNull();
  });

  it("is deselected when it is no longer offered", () => {
    selection.select(1);
    offered([leaf("pass", 9)]);
    expect(selection.chosen).toBeNull();
  });

  it("pays for a tool when that is offered", () => {
    choices = [leaf("pay-1", 5), refused("pay-2", { id: "test-full" })];
    selection.poolDie(1).choose(clickEvent());
    expect(played).toEqual([5]);
    expect(selection.poolDie(2).legal).toBe(false);
  });
});

describe("a space, with a selected die", () => {
  beforeEach(() => selection.select(1));

  it.each([
    ["a1", "+2 points"],
    ["a2", "−1 point"],
    ["c3", "0 points"],
  ])("%s shows %s", (cell, points) => {
    expect(selection.space(cell)).toMatchObject({ legal: true, lines: [points] });
  });

  it("shows its own refusal only", () => {
    expect(selection.space("e4")).toMatchObject({ legal: false, lines: ["already a die: e4"] });
  });

  it("that is not listed is not legal", () => {
    expect(selection.space("d4")).toMatchObject({ legal: false, lines: [] });
  });

  it("plays the draft and the placement in one message", () => {
    selection.space("a1").choose(clickEvent());
    expect(played).toEqual([1, 21]);
    offered(HAND);
    expect(played).toEqual([1, 21]);
  });
});

describe("a step that waits for its confirmation", () => {
  beforeEach(() => {
    settings.confirm = "always";
    selection.select(1);
  });
  afterEach(() => {
    settings.confirm = "touch";
  });

  it("tells its effects, and is played by the bar", () => {
    selection.space("a1").choose(clickEvent());
    expect(played).toEqual([]);
    expect(selection.pending).toMatchObject({ key: "place-a1", lines: ["place-a1", "+2 points"] });
    selection.confirmPending();
    expect(played).toEqual([1, 21]);
    expect(selection.pending).toBeNull();
  });

  it("is played by a second choice of the same target, not of another one", () => {
    selection.space("a1").choose(clickEvent());
    selection.space("a2").choose(clickEvent());
    expect(played).toEqual([]);
    selection.space("a2").choose(clickEvent());
    expect(played).toEqual([1, 22]);
  });

  it("is dropped with the selection and by new choices", () => {
    selection.space("a1").choose(clickEvent());
    selection.cancel();
    expect(selection.pending).toBeNull();
    selection.select(1);
    selection.space("a1").choose(clickEvent());
    choices = HAND;
    expect(selection.pending).toBeNull();
    selection.confirmPending();
    expect(played).toEqual([]);
  });

  it("is asked for on touch screens only if the last input was a finger", () => {
    settings.confirm = "touch";
    dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    selection.space("a1").choose(clickEvent());
    expect(played).toEqual([]);
    dispatchEvent(new KeyboardEvent("keydown"));
    selection.space("a2").choose(clickEvent());
    expect(played).toEqual([1, 22]);
  });

  it("is never asked for if the settings say so", () => {
    settings.confirm = "never";
    dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    selection.space("a1").choose(clickEvent());
    expect(played).toEqual([1, 21]);
    dispatchEvent(new KeyboardEvent("keydown"));
  });
});

describe("ending the turn", () => {
  it("is asked about while a die can still be placed", () => {
    selection.offer("pass").choose(clickEvent());
    expect(played).toEqual([]);
    expect(selection.pending?.lines).toEqual(["A die can still be placed. End the turn anyway?"]);
    selection.confirmPending();
    expect(played).toEqual([9]);
  });

  it("is not asked about when no die fits", () => {
    choices = [STUCK, leaf("pass", 9)];
    selection.offer("pass").choose(clickEvent());
    expect(played).toEqual([9]);
  });
});

describe("a space, without a selected die", () => {
  it("offers nothing", () => {
    expect(selection.space("d1")).toMatchObject({ legal: false, lines: [] });
    selection.select(1);
    expect(selection.space("d1").legal).toBe(false);
    expect(selection.space("a1").legal).toBe(true);
    selection.cancel();
    expect(selection.space("a1")).toMatchObject({ legal: false, lines: [] });
  });

  it("uses the die in hand", () => {
    choices = HAND;
    view = { ...EMPTY, hand: { colour: "P", value: 1 } };
    expect(selection.die).toEqual({ colour: "P", value: 1 });
    expect(selection.space("a1").lines).toEqual(["+2 points"]);
    expect(selection.space("b1")).toMatchObject({ legal: false, lines: ["no room"] });
    selection.space("b1").choose(clickEvent());
    expect(played).toEqual([]);
    selection.space("a1").choose(clickEvent());
    expect(played).toEqual([21]);
  });
});

describe("a tool", () => {
  it("is played and shows its cost", () => {
    expect(selection.tool(1)).toMatchObject({ legal: true, lines: ["−1 point"] });
    selection.tool(1).choose(clickEvent());
    expect(played).toEqual([8]);
  });

  it("that needs a die asks to take the selected one first", () => {
    expect(selection.tool(6).lines).toEqual(["draft one first"]);
    selection.select(1);
    expect(selection.tool(6)).toMatchObject({ legal: false, lines: ["First pick up the chosen die."] });
    selection.take();
    expect(played).toEqual([1]);
    offered(HAND);
    expect(played).toEqual([1]);
  });

  it("without which the selected die fits nowhere takes the die and is used", () => {
    choices = [NEEDING, NEEDS, leaf("tool-1", 8, { gains: -1 })];
    expect(selection.poolDie(1)).toMatchObject({ legal: true, lines: ["only with 6, costs 2"] });
    expect(selection.neededTools(1)).toEqual([6]);
    expect(selection.tool(6).legal).toBe(false);
    selection.select(1);
    expect(selection.tool(6)).toMatchObject({ legal: true, lines: ["costs 2"] });
    expect(selection.space("b1")).toMatchObject({ legal: false, lines: ["already a die: b1"] });
    selection.tool(6).choose(clickEvent());
    expect(played).toEqual([1]);
    offered([leaf("tool-6", 30), ...HAND]);
    expect(played).toEqual([1, 30]);
  });

  it("is not needed for a die that fits", () => {
    expect(selection.neededTools(1)).toEqual([]);
    expect(selection.neededTools(null)).toEqual([]);
  });

  it("take does nothing without a selected die", () => {
    selection.take();
    expect(played).toEqual([]);
  });
});

describe("dragging", () => {
  const AT = { x: 30, y: 40 };
  const DIE = { colour: "R", value: 3 };

  beforeEach(() => {
    const targets = ["a1", "b1", "b2"].map((cell) => `<i data-drop="${cell}"></i>`);
    setPage(`<div><button></button>${targets.join("")}</div>`);
  });

  const target = (cell: string): HTMLElement => find(`[data-drop="${cell}"]`);

  it("places a die of the pool", () => {
    const drag = startDrag(selection.drag({ slot: 1, die: DIE }));
    drag.move(AT, target("a1"));
    expect(selection.chosen).toBe(1);
    expect(selection.hoveredSpace).toBe("a1");
    expect(selection.draggedDie).toEqual(DIE);
    drag.drop(AT, target("a1"));
    offered(HAND);
    expect(played).toEqual([1, 21]);
    expect(selection.hoveredSpace).toBeNull();
    expect(selection.draggedDie).toBeNull();
  });

  it("keeps a selected die selected", () => {
    selection.select(1);
    startDrag(selection.drag({ slot: 1, die: DIE })).move(AT);
    expect(selection.chosen).toBe(1);
  });

  it("announces a refusal and keeps the die selected", () => {
    startDrag(selection.drag({ slot: 1, die: DIE })).drop(AT, target("b1"));
    expect(announced.at(-1)).toBe("already a die: b1");
    expect(played).toEqual([]);
    expect(selection.chosen).toBe(1);
  });

  it("deselects the die outside of the window, and when it is cancelled", () => {
    startDrag(selection.drag({ slot: 1, die: DIE })).drop(AT);
    expect(selection.chosen).toBeNull();
    const drag = startDrag(selection.drag({ slot: 2, die: DIE }));
    drag.move(AT, target("a1"));
    drag.cancel();
    expect(selection.chosen).toBeNull();
    expect(selection.draggedDie).toBeNull();
  });

  it("moves a die of the window in two moves", () => {
    choices = [leaf("from-a1", 30)];
    startDrag(selection.drag({ from: "a1", die: DIE })).drop(AT, target("b2"));
    expect(played).toEqual([30]);
    offered([leaf("to-b1", 40), leaf("to-b2", 41)]);
    expect(played).toEqual([30, 41]);
  });
});

describe("a lifted die", () => {
  it("is the die to place", () => {
    const green = { colour: "G", value: 2 };
    const player = {
      window: [
        [null, null],
        [null, green],
      ],
    } as unknown as View["players"][number];
    view = { ...EMPTY, lifted: [1, 1] as never[], players: [player] };
    expect(selection.die).toEqual(green);
    view = { ...view, to_move: null };
    expect(selection.die).toBeNull();
  });
});
