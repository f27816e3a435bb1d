import { describe, expect, it } from "vitest";

import type { Card, Round, View } from "../../types/blueprints";
import { shownRound } from "./rounds";

const card = (name: string, seat: number): Card => ({ card: name, points: 2, seat, decided_by: null });

function round(number: number, cards: Card[] = []): Round {
  return { number, start: 0, in_demand: [], discarded: [], buildings: [], cards };
}

const PAST = [round(1, [card("gold", 0), card("wood", 1)]), round(2, [card("gold", 1), card("wood", 1)])];

function view(now: Round | null, past = PAST): View {
  return {
    game: "blueprints",
    rules_version: 1,
    edition: "open",
    seat: 0,
    to_move: 0,
    decision: "take",
    rounds: 3,
    turn: 1,
    turns: 6,
    pool: [],
    bag: {},
    players: [],
    round: now,
    past,
  };
}

const mark = (seat: number, name: string) => ({ seat, cells: [], cards: [name] });

describe("shownRound", () => {
  it("is the current round by default", () => {
    expect(shownRound(view(round(3)), null, null).number).toBe(3);
  });

  it("is the last round after the end of the match", () => {
    expect(shownRound(view(null), null, null).number).toBe(2);
  });

  it("is the round in which the marked seat won the marked card", () => {
    expect(shownRound(view(round(3)), null, mark(0, "gold")).number).toBe(1);
    expect(shownRound(view(round(3)), null, mark(1, "gold")).number).toBe(2);
  });

  it("is the last of several rounds in which the seat won the card", () => {
    expect(shownRound(view(round(3)), null, mark(1, "wood")).number).toBe(2);
  });

  it("ignores a mark without a card and a card that the seat has not won", () => {
    expect(shownRound(view(round(3)), null, { seat: 0, cells: [], cards: [] }).number).toBe(3);
    expect(shownRound(view(round(3)), null, mark(0, "glass")).number).toBe(3);
  });

  it("prefers the requested round", () => {
    expect(shownRound(view(round(3)), 2, mark(0, "gold")).number).toBe(2);
  });

  it("is the current round when that is requested", () => {
    expect(shownRound(view(round(3)), 3, null).number).toBe(3);
  });

  it("throws when there is no round", () => {
    expect(() => shownRound(view(null, []), null, null)).toThrow(RangeError);
  });
});
