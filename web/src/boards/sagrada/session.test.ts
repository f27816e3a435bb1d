// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf, refused } from "../../../testing/choices";
import { addCatalogue, addTexts } from "../../lib/words.svelte";
import type { View } from "../../types/sagrada";
import type { Message } from "../../types/wire";
import type { Choice } from "../board";
import { withParts } from "../parts/words";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import { Session } from "./session.svelte";
import uk from "./uk.ftl?raw";

addCatalogue(withParts({ en, pl, uk }));
addTexts(
  "en",
  `sagrada-fits = may go to { $cells }
sagrada-why-occupied = already a die: { $cell }
sagrada-why-needs-die = draft one first
test-full = no room`,
);

const fits = (...cells: string[]): Message => ({ id: "sagrada-fits", args: { cells }, rule: "SA-10" });
const OTHERS: Message = { id: "sagrada-not-occupied", args: { cells: ["b1", "e4"] }, rule: "SA-10" };
const space = (cell: string, gains: number): Choice => ({
  ...leaf(`place-${cell}`, 0, { gains }),
  move: null,
});
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
const NEEDS = refused("tool-6", { id: "sagrada-why-needs-die" });
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
let said: string[];
let session: Session;

beforeEach(() => {
  [choices, view, played, said] = [TURN, EMPTY, [], []];
  session = new Session(() => ({
    view,
    before: null,
    seat: 0,
    names: ["Ann"],
    choices,
    marked: null,
    play: (move) => void played.push(move),
    say: (text) => void said.push(text),
  }));
});

/** Replace the choices, as an update of the server does. */
function offered(next: Choice[]): void {
  choices = next;
  session.follow(next);
}

describe("a die of the pool", () => {
  it("is selected without a move and announced with its spaces", () => {
    session.poolDie(1).choose();
    expect(session.chosen).toBe(1);
    expect(session.die).toEqual({ colour: "R", value: 3 });
    expect(played).toEqual([]);
    expect(said).toEqual(["draft-1. may go to a1, a2, and c3"]);
  });

  it("is deselected the second time", () => {
    session.select(1);
    session.select(1);
    expect(session.chosen).toBeNull();
    expect(said.at(-1)).toBe("No die is chosen.");
  });

  it("replaces the selected die", () => {
    session.select(1);
    session.select(2);
    expect(session.chosen).toBe(2);
  });

  it("shows where it fits, or why it fits nowhere", () => {
    expect(session.poolDie(1).lines).toEqual(["may go to a1, a2, and c3"]);
    expect(session.poolDie(3)).toMatchObject({ legal: false, lines: ["no room"] });
    expect(session.poolDie(4)).toMatchObject({ legal: false, lines: [] });
  });

  it("that fits nowhere cannot be selected", () => {
    session.select(3);
    expect(session.chosen).toBeNull();
    expect(session.die).toBeNull();
  });

  it("is deselected when it is no longer offered", () => {
    session.select(1);
    offered([leaf("pass", 9)]);
    expect(session.chosen).toBeNull();
  });

  it("pays for a tool when that is offered", () => {
    choices = [leaf("pay-1", 5), refused("pay-2", { id: "test-full" })];
    session.poolDie(1).choose();
    expect(played).toEqual([5]);
    expect(session.poolDie(2).legal).toBe(false);
  });
});

describe("a space, with a selected die", () => {
  beforeEach(() => session.select(1));

  it.each([
    ["a1", "+2 points"],
    ["a2", "−1 point"],
    ["c3", "0 points"],
  ])("%s shows %s", (cell, points) => {
    expect(session.space(cell)).toMatchObject({ legal: true, lines: [points] });
  });

  it("shows its own refusal only", () => {
    expect(session.space("e4")).toMatchObject({ legal: false, lines: ["already a die: e4"] });
  });

  it("that is not listed is not legal", () => {
    expect(session.space("d4")).toMatchObject({ legal: false, lines: [] });
  });

  it("plays the draft, then the placement as soon as that is offered", () => {
    session.space("a1").choose();
    expect(played).toEqual([1]);
    offered(HAND);
    expect(played).toEqual([1, 21]);
    offered(HAND);
    expect(played).toEqual([1, 21]);
  });

  it("waits while there are no choices or only the old ones", () => {
    session.space("a1").choose();
    offered([]);
    session.follow(TURN);
    expect(played).toEqual([1]);
    offered(HAND);
    expect(played).toEqual([1, 21]);
  });

  it("drops the placement if it is refused", () => {
    session.space("a1").choose();
    offered([refused("place-a1", { id: "test-full" })]);
    offered(HAND);
    expect(played).toEqual([1]);
  });

  it("drops the placement if it is not offered", () => {
    session.space("a1").choose();
    offered([leaf("pass", 9)]);
    offered(HAND);
    expect(played).toEqual([1]);
  });
});

describe("a space, without a selected die", () => {
  it("shows the gain of the hovered die", () => {
    session.hover(2);
    expect(session.space("d1").lines).toEqual(["+1 point"]);
    session.hover(null);
    expect(session.space("d1").lines).toEqual([]);
  });

  it("shows the refusal of a hovered die that fits nowhere", () => {
    session.hover(3);
    expect(session.space("b1")).toMatchObject({ legal: false, lines: ["already a die: b1"] });
    session.space("b1").choose();
    expect(played).toEqual([]);
  });

  it("prefers the selected die to the hovered one", () => {
    session.select(1);
    session.hover(2);
    expect(session.space("d1").legal).toBe(false);
    expect(session.space("a1").legal).toBe(true);
  });

  it("uses the die in hand", () => {
    choices = HAND;
    view = { ...EMPTY, hand: { colour: "P", value: 1 } };
    expect(session.die).toEqual({ colour: "P", value: 1 });
    expect(session.space("a1").lines).toEqual(["+2 points"]);
    expect(session.space("b1")).toMatchObject({ legal: false, lines: ["no room"] });
    session.space("b1").choose();
    expect(played).toEqual([]);
    session.space("a1").choose();
    expect(played).toEqual([21]);
  });
});

describe("a tool", () => {
  it("is played and shows its cost", () => {
    expect(session.tool(1)).toMatchObject({ legal: true, lines: ["−1 point"] });
    session.tool(1).choose();
    expect(played).toEqual([8]);
  });

  it("that needs a die asks to take the selected one first", () => {
    expect(session.tool(6).lines).toEqual(["draft one first"]);
    session.select(1);
    expect(session.tool(6)).toMatchObject({ legal: false, lines: ["First pick up the chosen die."] });
    session.take();
    expect(played).toEqual([1]);
    offered(HAND);
    expect(played).toEqual([1]);
  });

  it("take does nothing without a selected die", () => {
    session.take();
    expect(played).toEqual([]);
  });
});

describe("dragging", () => {
  it("places a die of the pool", () => {
    const drag = session.drag({ slot: 1 });
    drag.start();
    expect(session.chosen).toBe(1);
    drag.over("a1");
    expect(session.cell).toBe("a1");
    drag.end("a1");
    offered(HAND);
    expect(played).toEqual([1, 21]);
    expect(session.cell).toBeNull();
  });

  it("keeps a selected die selected", () => {
    session.select(1);
    session.drag({ slot: 1 }).start();
    expect(session.chosen).toBe(1);
  });

  it("announces a refusal and keeps the die selected", () => {
    const drag = session.drag({ slot: 1 });
    drag.start();
    drag.end("b1");
    expect(said.at(-1)).toBe("already a die: b1");
    expect(played).toEqual([]);
    expect(session.chosen).toBe(1);
  });

  it("deselects the die outside of the window", () => {
    const drag = session.drag({ slot: 1 });
    drag.start();
    drag.end(null);
    expect(session.chosen).toBeNull();
  });

  it("moves a die of the window in two moves", () => {
    choices = [leaf("from-a1", 30)];
    const drag = session.drag({ from: "a1" });
    drag.start();
    drag.end("b2");
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
    expect(session.die).toEqual(green);
    view = { ...view, to_move: null };
    expect(session.die).toBeNull();
  });
});
