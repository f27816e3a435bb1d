// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { sintraView, strip } from "../../../testing/sintra";
import { addCatalogue, addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { withSharedMessages } from "../shared/messages";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import { Session } from "./selection.svelte";
import uk from "./messages/uk.ftl?raw";

addCatalogue(withSharedMessages({ en, pl, uk }));
addMessages("en", "test-full = no room");

const FULL = { id: "test-full", rule: "SI-6" };
const PURPLE = { source: "f1", colour: "P", n: 3 };
const BLUE = { source: "centre", colour: "B", n: 1 };
const ORANGE = { source: "f1", colour: "O", n: 2 };

const CHOICES = [
  branch("f1", [
    branch("purple", [
      leaf("strip-1", 11, { gains: 4 }),
      branch("strip-2", [leaf("jokers-1", 12, { gains: 1 }), leaf("jokers-2", 13, { gains: 6 })]),
      refused("strip-3", FULL),
      leaf("strip-4", 14),
    ]),
    branch("orange", [refused("strip-1", FULL), leaf("break", 15)]),
  ]),
  branch("centre", [branch("blue", [leaf("strip-1", 20), branch("strip-2", [leaf("jokers-1", 21)])])]),
  leaf("return", 30),
];

let choices: Choice[];
let played: number[];
let said: string[];
let session: Session;

beforeEach(() => {
  [choices, played, said] = [CHOICES, [], []];
  session = new Session(() => ({
    view: sintraView(),
    before: null,
    seat: 0,
    names: ["Ann", "Bob"],
    choices,
    marked: null,
    play: (move) => void played.push(move),
    announce: (text) => void said.push(text),
  }));
});

describe("panes", () => {
  it("are selected and announced with their strips and the best gain of each", () => {
    session.panes(PURPLE).choose();
    expect(session.chosen).toEqual(PURPLE);
    expect(said).toEqual(["purple. strip-1: +4. strip-2: +6. strip-4"]);
    expect(played).toEqual([]);
  });

  it("are deselected the second time", () => {
    session.pick(PURPLE);
    session.pick({ ...PURPLE });
    expect(session.chosen).toBeNull();
    expect(said.at(-1)).toBe("No panes are chosen.");
  });

  it("replace the selected panes, also of the same source", () => {
    session.pick(PURPLE);
    session.pick(ORANGE);
    expect(session.isChosen(ORANGE)).toBe(true);
    expect(session.isChosen(PURPLE)).toBe(false);
  });

  it("that are not offered are not legal", () => {
    expect(session.panes({ source: "f2", colour: "P", n: 1 }).legal).toBe(false);
    expect(session.panes({ source: "f1", colour: "X", n: 1 }).legal).toBe(false);
  });

  it("are deselected when they are no longer offered", () => {
    session.pick(PURPLE);
    choices = [];
    expect(session.chosen).toBeNull();
    expect(session.todo).toBeNull();
  });
});

describe("a target", () => {
  it("plays the selected panes", () => {
    session.pick(PURPLE);
    expect(session.target("strip-1")).toMatchObject({ legal: true, lines: ["+4 points"] });
    session.target("strip-1").choose();
    expect(played).toEqual([11]);
    expect(session.chosen).toBeNull();
  });

  it("that is refused shows the reason and plays nothing", () => {
    session.pick(PURPLE);
    expect(session.target("strip-3")).toMatchObject({ legal: false, lines: ["no room"] });
    session.target("strip-3").choose();
    expect(played).toEqual([]);
    expect(session.chosen).toEqual(PURPLE);
  });

  it("uses the hovered panes while none are selected", () => {
    session.hover(BLUE);
    expect(session.active).toEqual(BLUE);
    expect(session.target("strip-1").legal).toBe(true);
    session.pick(PURPLE);
    expect(session.active).toEqual(PURPLE);
    session.leave();
    session.hover(null);
    expect(session.target("strip-1").legal).toBe(false);
  });
});

describe("jokers", () => {
  beforeEach(() => {
    session.pick(PURPLE);
    session.target("strip-2").choose();
  });

  it("are requested for a strip with joker choices", () => {
    expect(session.strip).toBe(2);
    expect(session.jokerChoices.map((choice) => choice.key)).toEqual(["jokers-1", "jokers-2"]);
    expect(said.at(-1)).toBe("How many panes on jokers?");
    expect(session.todo).toBe("How many panes on jokers?");
    expect(played).toEqual([]);
  });

  it("are chosen with a move", () => {
    session.play(session.jokerChoices[1] as Choice);
    expect(played).toEqual([13]);
    expect(session.strip).toBeNull();
  });

  it("are not requested after other panes are selected", () => {
    session.pick(BLUE);
    expect(session.strip).toBeNull();
    expect(session.jokerChoices).toEqual([]);
  });

  it("are not requested after the panes are deselected", () => {
    session.leave();
    expect(session.strip).toBeNull();
    session.pick(PURPLE);
    expect(session.strip).toBeNull();
  });
});

describe("todo", () => {
  it("is null without panes, then asks for a strip", () => {
    expect(session.todo).toBeNull();
    session.pick(PURPLE);
    expect(session.todo).toMatch(/^Choose the strip/);
  });

  it("asks to break panes that fit nowhere", () => {
    session.pick(ORANGE);
    expect(session.todo).toMatch(/break them all/);
    session.target("break").choose();
    expect(played).toEqual([15]);
  });
});

describe("offer", () => {
  it("plays a choice of the first level", () => {
    session.offer("return").choose();
    expect(played).toEqual([30]);
    expect(session.offer("keep-P")).toMatchObject({ legal: false, lines: [] });
  });
});

describe("ghosts", () => {
  const own = strip("P", "J", "Pp", "P", "J");

  it("fill spaces of the colour first, then jokers", () => {
    session.pick(PURPLE);
    session.place = 1;
    expect(session.ghosts(own, 1)).toEqual([0, 3, 1]);
  });

  it("use the number of jokers under the pointer", () => {
    session.pick(PURPLE);
    session.target("strip-2").choose();
    session.jokers = 2;
    expect(session.ghosts(own, 2)).toEqual([0, 1, 4]);
  });

  it("appear only on the strip under the pointer", () => {
    session.pick(PURPLE);
    session.place = 1;
    expect(session.ghosts(own, 4)).toEqual([]);
    session.place = null;
    expect(session.ghosts(own, 1)).toEqual([]);
  });

  it("do not appear on a refused strip", () => {
    session.pick(PURPLE);
    session.place = 3;
    expect(session.ghosts(own, 3)).toEqual([]);
  });
});

describe("dragging", () => {
  it("plays the panes on a strip", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    expect(session.chosen).toEqual(PURPLE);
    drag.over("strip-4");
    expect(session.place).toBe(4);
    drag.over("break");
    expect(session.place).toBeNull();
    drag.end("strip-4");
    expect(played).toEqual([14]);
  });

  it("asks for the number of jokers", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end("strip-2");
    expect(played).toEqual([]);
    expect(session.strip).toBe(2);
  });

  it("announces a refusal and keeps the panes selected", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end("strip-3");
    expect(said.at(-1)).toBe("no room");
    expect(session.chosen).toEqual(PURPLE);
  });

  it("deselects the panes outside of all targets", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end(null);
    expect(session.chosen).toBeNull();
  });

  it("keeps selected panes selected", () => {
    session.pick(PURPLE);
    session.drag(PURPLE).start();
    expect(session.chosen).toEqual(PURPLE);
  });
});
