// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { sintraView, strip } from "../../../testing/sintra";
import { addCatalogue, addTexts } from "../../lib/words.svelte";
import type { Choice } from "../board";
import { withParts } from "../parts/words";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import { Session } from "./session.svelte";
import uk from "./uk.ftl?raw";

addCatalogue(withParts({ en, pl, uk }));
addTexts("en", "test-full = no room");

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
  branch("centre", [branch("blue", [leaf("strip-1", 20)])]),
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
    say: (text) => void said.push(text),
  }));
});

describe("panes", () => {
  it("are chosen and said with the strips that can take them, and the best each brings", () => {
    session.panes(PURPLE).choose();
    expect(session.chosen).toEqual(PURPLE);
    expect(said).toEqual(["purple. strip-1: +4. strip-2: +6. strip-4"]);
    expect(played).toEqual([]);
  });

  it("are left when they are chosen again", () => {
    session.pick(PURPLE);
    session.pick({ ...PURPLE });
    expect(session.chosen).toBeNull();
    expect(said.at(-1)).toBe("No panes are chosen.");
  });

  it("take the place of others that were chosen, of the same source too", () => {
    session.pick(PURPLE);
    session.pick(ORANGE);
    expect(session.isChosen(ORANGE)).toBe(true);
    expect(session.isChosen(PURPLE)).toBe(false);
  });

  it("that are not offered cannot be chosen", () => {
    expect(session.panes({ source: "f2", colour: "P", n: 1 }).legal).toBe(false);
    expect(session.panes({ source: "f1", colour: "X", n: 1 }).legal).toBe(false);
  });

  it("are no longer chosen when they are no longer offered", () => {
    session.pick(PURPLE);
    choices = [];
    expect(session.chosen).toBeNull();
    expect(session.todo).toBeNull();
  });
});

describe("a strip", () => {
  it("takes the chosen panes", () => {
    session.pick(PURPLE);
    expect(session.target("strip-1")).toMatchObject({ legal: true, lines: ["+4 points"] });
    session.target("strip-1").choose();
    expect(played).toEqual([11]);
    expect(session.chosen).toBeNull();
  });

  it("that is refused says why, and plays nothing", () => {
    session.pick(PURPLE);
    expect(session.target("strip-3")).toMatchObject({ legal: false, lines: ["SI-6: no room"] });
    session.target("strip-3").choose();
    expect(played).toEqual([]);
    expect(session.chosen).toEqual(PURPLE);
  });

  it("tells of the panes under the pointer while none are chosen", () => {
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

  it("are asked for where panes may lie on them", () => {
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

  it("are asked for no more when other panes are chosen", () => {
    session.pick(BLUE);
    expect(session.strip).toBeNull();
    expect(session.jokerChoices).toEqual([]);
  });

  it("are asked for no more when the panes are left", () => {
    session.leave();
    expect(session.strip).toBeNull();
    session.pick(PURPLE);
    expect(session.strip).toBeNull();
  });
});

describe("what is to be done", () => {
  it("is nothing before panes are chosen, then to choose a strip", () => {
    expect(session.todo).toBeNull();
    session.pick(PURPLE);
    expect(session.todo).toMatch(/^Choose the strip/);
  });

  it("is to break panes that no strip can take", () => {
    session.pick(ORANGE);
    expect(session.todo).toMatch(/break them all/);
    session.target("break").choose();
    expect(played).toEqual([15]);
  });
});

describe("other choices", () => {
  it("are played at once, while they are offered", () => {
    session.offer("return").choose();
    expect(played).toEqual([30]);
    expect(session.offer("keep-P")).toMatchObject({ legal: false, lines: [] });
  });
});

describe("the panes shown on a strip before they are placed", () => {
  const own = strip("P", "J", "Pp", "P", "J");

  it("fill the spaces of their colour first, then jokers", () => {
    session.pick(PURPLE);
    session.place = 1;
    expect(session.ghosts(own, 1)).toEqual([0, 3, 1]);
  });

  it("are as many on jokers as the pointer says", () => {
    session.pick(PURPLE);
    session.target("strip-2").choose();
    session.jokers = 2;
    expect(session.ghosts(own, 2)).toEqual([0, 1, 4]);
  });

  it("are shown on the strip under the pointer only", () => {
    session.pick(PURPLE);
    session.place = 1;
    expect(session.ghosts(own, 4)).toEqual([]);
    session.place = null;
    expect(session.ghosts(own, 1)).toEqual([]);
  });

  it("are not shown where they may not lie", () => {
    session.pick(PURPLE);
    session.place = 3;
    expect(session.ghosts(own, 3)).toEqual([]);
  });
});

describe("dragging", () => {
  it("panes onto a strip places them", () => {
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

  it("onto a strip with jokers asks how many", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end("strip-2");
    expect(played).toEqual([]);
    expect(session.strip).toBe(2);
  });

  it("onto a strip that is refused says why, and keeps them chosen", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end("strip-3");
    expect(said.at(-1)).toBe("SI-6: no room");
    expect(session.chosen).toEqual(PURPLE);
  });

  it("beside everything leaves them", () => {
    const drag = session.drag(PURPLE);
    drag.start();
    drag.end(null);
    expect(session.chosen).toBeNull();
  });

  it("panes that are chosen already keeps them chosen", () => {
    session.pick(PURPLE);
    session.drag(PURPLE).start();
    expect(session.chosen).toEqual(PURPLE);
  });
});
