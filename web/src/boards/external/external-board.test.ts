// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { find } from "../../../testing/input";
import { reactive } from "../../../testing/effects.svelte";
import { addMessages } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import type { Choice } from "../board";
import type { Board, BoardElementClass } from "./board-element";
import ExternalBoard from "./ExternalBoard.svelte";

addMessages("en", "test-why = Too heavy.");

const ADDRESS = "/games/hoard/page/board.js";
const CHOICES: Choice[] = [branch("card-3", [leaf("play", 7), refused("bury", { id: "test-why" })])];

let log: unknown[];
let mounted: Record<string, unknown> | null = null;

class TestBoard extends HTMLElement {
  #board: Board | undefined;
  boards: Board[] = [];
  get board(): Board {
    return this.#board as Board;
  }
  set board(board: Board) {
    this.#board = board;
    this.boards.push(board);
  }
}
customElements.define("draftwork-board-test", TestBoard);

beforeEach(() => {
  log = [];
  document.body.innerHTML = "";
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

function show(Element: BoardElementClass = TestBoard, choices = { value: CHOICES }): void {
  mounted = mount(ExternalBoard, {
    target: document.body,
    props: {
      game: "test",
      address: ADDRESS,
      Element,
      view: { round: 1 },
      before: null,
      seat: 0,
      names: ["Ola", "Jan"],
      get choices() {
        return choices.value;
      },
      marked: null,
      play: (move: number) => void log.push(`play ${move}`),
      announce: (text: string) => void log.push(`say ${text}`),
      hint: (text: string | null) => void log.push(`hint ${text}`),
      fail: (error: unknown) => void log.push(error),
    },
  });
  flushSync();
}

const element = (): TestBoard => find("draftwork-board-test") as TestBoard;

function send(name: string, detail: unknown): void {
  element().dispatchEvent(new CustomEvent(name, { detail }));
}

describe("the data of the element", () => {
  it("is set before the element is connected", () => {
    let first: Board | undefined;
    class Connected extends TestBoard {
      connectedCallback(): void {
        first = this.board;
      }
    }
    customElements.define("draftwork-board-connected", Connected);
    show(Connected);
    expect(first).toMatchObject({ view: { round: 1 }, interactive: true });
  });

  it("is set once for each change", () => {
    const choices = reactive<Choice[]>(CHOICES);
    show(TestBoard, choices);
    expect(element().boards).toHaveLength(1);
    choices.value = [];
    flushSync();
    expect(element().boards.map((board) => board.interactive)).toEqual([true, false]);
  });

  it("follows the settings", () => {
    show();
    settings.setTheme("dark");
    flushSync();
    expect(element().board.theme).toBe("dark");
    settings.setTheme("system");
  });
});

describe("the event choose", () => {
  it("plays the move at the end of the path", () => {
    show();
    send("choose", { path: ["card-3", "play"] });
    expect(log).toEqual(["play 7"]);
  });

  it("announces why a choice is refused", () => {
    show();
    send("choose", { path: ["card-3", "bury"] });
    expect(log).toEqual(["say Too heavy."]);
  });

  it.each([
    undefined,
    null,
    "card-3",
    {},
    { path: [] },
    { path: "card-3" },
    { path: [3] },
    { path: ["card-3"] }, // a step, not a move
    { path: ["card-3", "none"] },
    { move: 7 },
  ])("is ignored with a warning for the detail %j", (detail) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    show();
    send("choose", detail);
    expect(log).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("the events hint and announce", () => {
  it("are passed on", () => {
    show();
    send("hint", { text: "Choose." });
    send("hint", { text: null });
    send("announce", { text: "Chosen." });
    expect(log).toEqual(["hint Choose.", "hint null", "say Chosen."]);
  });

  it.each([
    ["hint", {}],
    ["hint", { text: 3 }],
    ["announce", { text: null }],
    ["announce", { text: "x".repeat(501) }],
  ])("%s is ignored with a warning for the detail %j", (name, detail) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    show();
    send(name, detail);
    expect(log).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("do not outlive their choices", () => {
    const choices = reactive<Choice[]>(CHOICES);
    show(TestBoard, choices);
    send("hint", { text: "Choose." });
    choices.value = [];
    flushSync();
    expect(log).toEqual(["hint Choose.", "hint null"]);
  });
});

describe("an element that fails", () => {
  const broken = new Error("broken");

  it("is reported if its constructor throws", () => {
    class Throwing extends TestBoard {
      constructor() {
        super();
        throw broken;
      }
    }
    customElements.define("draftwork-board-throwing", Throwing);
    show(Throwing);
    expect(log).toEqual([broken]);
  });

  it("is removed if it does not take new data", () => {
    class Refusing extends TestBoard {
      override set board(board: Board) {
        if (!board.interactive) throw broken;
      }
    }
    customElements.define("draftwork-board-refusing", Refusing);
    const choices = reactive<Choice[]>(CHOICES);
    show(Refusing, choices);
    expect(document.querySelector("draftwork-board-refusing")).not.toBeNull();
    choices.value = [];
    flushSync();
    expect(log).toContain(broken);
    expect(document.querySelector("draftwork-board-refusing")).toBeNull();
  });

  it("is removed after an error of its files, but not after one of the page", () => {
    show();
    const report = (filename: string): boolean =>
      window.dispatchEvent(new ErrorEvent("error", { filename, error: broken }));
    report("http://table.test/assets/index.js");
    expect(log).toEqual([]);
    report("http://table.test/games/hoard/page/cards.js");
    expect(log).toEqual([broken]);
    report("http://table.test/games/hoard/page/cards.js");
    expect(log).toEqual([broken]); // reported once
    expect(document.querySelector("draftwork-board-test")).toBeNull();
  });

  it("is removed after a rejected promise of its files", () => {
    show();
    const rejection = (stack: string): Event =>
      Object.assign(new Event("unhandledrejection"), { reason: Object.assign(new Error("late"), { stack }) });
    window.dispatchEvent(rejection("at http://table.test/assets/index.js:1"));
    expect(log).toEqual([]);
    window.dispatchEvent(rejection("at http://table.test/games/hoard/page/board.js:1"));
    expect(log).toHaveLength(1);
  });
});
