// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import { addMessages } from "../../i18n/translate.svelte";
import type { Player, Round, WonCard } from "../../types/blueprints";
import AwardCards from "./AwardCards.svelte";
import en from "./messages/en.ftl?raw";
import PlayerName from "./PlayerName.svelte";
import WonCards from "./WonCards.svelte";

const GAME = resolve(import.meta.dirname, "../../../../draftwork/games/blueprints/messages/en.ftl");
addMessages("en", readFileSync(GAME, "utf8"));
addMessages("en", en);

const WON: WonCard[] = [
  { round: 1, card: "gold" },
  { round: 2, card: "geometer" },
];
const ANN: Player = { seat: 0, score: 5, cards: WON };
const ROUND: Round = {
  number: 1,
  start: 0,
  in_demand: ["W", "R"],
  discarded: [],
  buildings: [],
  cards: [
    { card: "gold", points: 3, seat: 0, decided_by: null },
    { card: "geometer", points: 2, seat: null, decided_by: null },
  ],
};

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
});

/** Everything that can be read or heard. */
const html = (): string => {
  flushSync();
  return document.body.innerHTML;
};

describe("the cards a player has won", () => {
  it("are shown with their names and rounds when they are face up", () => {
    shown = mount(WonCards, { target: document.body, props: { cards: WON, marked: [], faceDown: false } });
    expect(html()).toContain("Gold Award of round 1");
    expect(html()).toContain("#bp-card-geometer");
  });

  it("are counted and not named when they are face down", () => {
    shown = mount(WonCards, {
      target: document.body,
      props: { cards: WON, marked: ["gold"], faceDown: true },
    });
    expect(html()).toContain("2 won cards, face down");
    expect(document.querySelectorAll("use[href='#bp-card-back']")).toHaveLength(2);
    expect(html()).not.toMatch(/gold|geometer|round/i);
  });

  it.each([true, false])("are not there before the first one, face down: %s", (faceDown) => {
    shown = mount(WonCards, { target: document.body, props: { cards: [], marked: [], faceDown } });
    expect(document.body.textContent).toBe("");
    expect(document.querySelector("svg")).toBeNull();
  });
});

describe("the name of a player", () => {
  it("has the points beside it when the cards are face up", () => {
    const props = { player: ANN, name: "Ann", moves: false, faceDown: false };
    shown = mount(PlayerName, { target: document.body, props });
    expect(html()).toContain("5 points");
  });

  it("has no points beside it when the cards are face down", () => {
    const props = { player: ANN, name: "Ann", moves: false, faceDown: true };
    shown = mount(PlayerName, { target: document.body, props });
    expect(html()).toContain("Ann");
    expect(html()).not.toContain("point");
  });
});

describe("the awards and prizes of an earlier round", () => {
  const props = { round: ROUND, over: true, names: ["Ann", "Bob"], marked: [] };

  it("are shown with their winners when the cards are face up", () => {
    shown = mount(AwardCards, { target: document.body, props: { ...props, faceDown: false } });
    expect(html()).toContain("Ann");
    expect(html()).toContain("nobody");
    expect(html()).not.toContain("hidden until the end");
  });

  it("are shown without their winners when the cards are face down", () => {
    shown = mount(AwardCards, { target: document.body, props: { ...props, faceDown: true } });
    expect(html()).toContain("Geometer");
    expect(html()).toContain("hidden until the end");
    expect(html()).not.toMatch(/Ann|Bob|nobody/);
  });
});
