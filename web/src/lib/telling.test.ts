// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { eventSeen } from "../../testing/wire";
import { stepsOf, told, toldAloud, veiled } from "./telling";
import "./texts";
import { addTexts, setLanguage } from "./words.svelte";

const NAMES = ["Ann", "Bob"];

addTexts("en", "test-take = takes { $die }\ntest-build = builds on { $cell }");
addTexts("pl", "test-take = bierze { $die }\ntest-build = buduje na { $cell }");

const TAKES = { id: "test-take", args: { die: "W4" } };
const BUILDS = { id: "test-build", args: { cell: "a1" } };

afterEach(() => {
  veiled.clear();
  setLanguage("en");
});

describe("told", () => {
  it("takes the name from the event or from the seat", () => {
    expect(told(eventSeen(1, "joined", { name: "Cat", seat: 0 }), NAMES)).toBe("Cat sits down.");
    expect(told(eventSeen(1, "resigned", { seat: 1 }), NAMES)).toBe("Bob resigns.");
  });

  it("takes the name of seat 0", () => {
    expect(told(eventSeen(1, "resigned", { seat: 0 }), NAMES)).toBe("Ann resigns.");
  });

  it("counts seats from one", () => {
    expect(told(eventSeen(1, "bot-seated", { seat: 1, bot: "master" }), NAMES)).toBe("Master takes seat 2.");
    expect(told(eventSeen(1, "seat-freed", { seat: 0 }), NAMES)).toBe("Seat 1 is free again.");
  });

  it("distinguishes forced moves", () => {
    expect(told(eventSeen(1, "move", { seat: 0 }), NAMES)).toBe("Ann");
    expect(told(eventSeen(1, "move", { seat: 0, forced: true }), NAMES)).toBe("Ann, without a choice");
  });

  it("names the bot and the player it replaces", () => {
    const event = eventSeen(1, "taken-over", { seat: 1, bot: "apprentice" });
    expect(told(event, NAMES)).toBe("Apprentice plays on for Bob.");
  });

  it("needs no name for events of the whole table", () => {
    expect(told(eventSeen(1, "started", { seat: null }), NAMES)).toBe("The game begins.");
  });
});

describe("stepsOf", () => {
  it("returns the messages of a move", () => {
    const event = eventSeen(1, "move", { words: [TAKES, BUILDS], text: "W4 a1" });
    expect(stepsOf(event, "blueprints")).toEqual(["takes W4", "builds on a1"]);
  });

  it("asks the board of the game about a move that is partly hidden", () => {
    veiled.set("blueprints", (text) => [text.slice(0, 2), "behind the screen"]);
    const event = eventSeen(1, "move", { words: [], text: "W4 ?" });
    expect(stepsOf(event, "blueprints")).toEqual(["W4", "behind the screen"]);
    expect(stepsOf(event, "sagrada")).toEqual(["W4 ?"]);
  });

  it("returns the text of a move without messages", () => {
    expect(stepsOf(eventSeen(1, "move", { text: "pass" }), "sintra")).toEqual(["pass"]);
    expect(stepsOf(eventSeen(1, "move"), "sintra")).toEqual([""]);
  });
});

describe("toldAloud", () => {
  it("lists all steps of a move", () => {
    const event = eventSeen(1, "move", { seat: 1, words: [TAKES, BUILDS] });
    expect(toldAloud(event, NAMES, "blueprints")).toBe("Bob: takes W4, builds on a1");
  });

  it("joins the steps as the current language does", () => {
    setLanguage("pl");
    const event = eventSeen(1, "move", { seat: 1, words: [TAKES, BUILDS] });
    expect(toldAloud(event, NAMES, "blueprints")).toBe("Bob: bierze W4 i buduje na a1");
  });

  it("repeats chat messages", () => {
    const event = eventSeen(1, "chat", { name: "Bob", text: "good luck" });
    expect(toldAloud(event, NAMES, "sintra")).toBe("Bob: good luck");
  });

  it("uses the log line for other events", () => {
    expect(toldAloud(eventSeen(1, "undone", { seat: 0 }), NAMES, "sintra")).toBe("Ann takes a move back.");
  });
});
