// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ANN, BOB, eventInfo, gameSnapshot, seatInfo, tableInfo } from "../../testing/wire";
import type { EventInfo, GameSnapshot } from "../types/wire";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";

const BOT = seatInfo("Bot", { kind: "bot", bot: "master" });
const at = (ply: number, seat: number | null = 0): GameSnapshot => gameSnapshot({ ply, seat, view: { ply } });
const move = (ply: number, seat: number, more: Partial<EventInfo> = {}): EventInfo =>
  eventInfo(ply, "move", { ply, seat, ...more });

let events: EventInfo[];
let current: GameSnapshot;
let loaded: number[];
let shown: number[];
let playback: Playback;
let sounds: number;

beforeEach(() => {
  vi.useFakeTimers();
  settings.reducedMotion = false;
  settings.speed = "normal";
  settings.pace = "normal";
  events = [];
  current = at(1);
  loaded = [];
  shown = [];
  sounds = 0;
  playback = new Playback({
    table: () => tableInfo({ seats: [ANN, BOT, BOB] }),
    seat: () => current.seat,
    events: () => events,
    current: () => current,
    load: async (ply) => {
      loaded.push(ply);
      return ply < 90 ? at(ply, current.seat) : null;
    },
    onMove: () => (sounds += 1),
  });
  playback.animate = async (change, show) => {
    show();
    shown.push(change.to.ply);
  };
});

afterEach(() => vi.useRealTimers());

/** Receive moves that lead to a ply. */
function receive(...moves: EventInfo[]): void {
  const before = current;
  events = [...events, ...moves];
  current = at(moves.at(-1)?.ply ?? 0, current.seat);
  playback.add(before, moves);
}

const finish = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);

describe("a playback", () => {
  it("shows the moves of others one after the other", async () => {
    receive(move(2, 1), move(3, 2), move(4, 1));
    expect(playback.shown?.ply).toBe(1);
    await finish();
    expect(shown).toEqual([2, 3, 4]);
    expect(playback.playing).toBe(false);
    expect(sounds).toBe(3);
  });

  it("loads only the positions that the server did not send", async () => {
    receive(move(2, 1), move(3, 1));
    receive(move(4, 1));
    await finish();
    expect(loaded).toEqual([2]);
    expect(shown).toEqual([2, 3, 4]);
  });

  it("pauses between two moves", async () => {
    receive(move(2, 1), move(3, 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.shown?.ply).toBe(2);
    expect(shown).toEqual([2]);
  });

  it("shows the own move at once", () => {
    receive(move(2, 0));
    expect(playback.playing).toBe(false);
    expect(sounds).toBe(0);
  });

  it("shows the own move without a pause before the moves of others", async () => {
    receive(move(2, 0), move(3, 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([3]);
    await finish();
    expect(playback.playing).toBe(false);
  });

  it("shows a forced move of the own seat like a move of others", async () => {
    receive(move(2, 0, { forced: true }));
    expect(playback.playing).toBe(true);
    await finish();
    expect(shown).toEqual([2]);
  });

  it("ends with the current position if one cannot be loaded", async () => {
    current = at(89);
    receive(move(90, 1), move(91, 1));
    await finish();
    expect(playback.playing).toBe(false);
    expect(shown).toEqual([]);
  });

  it("does not play a long list of moves", () => {
    receive(...Array.from({ length: 30 }, (_, i) => move(i + 2, 1)));
    expect(playback.playing).toBe(false);
  });

  it.each([
    ["with reduced motion", () => (settings.reducedMotion = true)],
    ["if it is turned off", () => (settings.speed = "off")],
    ["for bots without a pause", () => (settings.pace = "instant")],
  ])("is left out %s, but the new pieces are marked", (_, change) => {
    change();
    receive(move(2, 1), move(3, 1));
    expect(playback.playing).toBe(false);
    expect(playback.before).toEqual({ ply: 1 });
    expect(sounds).toBe(1);
  });

  it("plays moves of people although bots move at once", async () => {
    settings.pace = "instant";
    receive(move(2, 1), move(3, 2));
    await finish();
    expect(shown).toEqual([3]);
  });
});

describe("skip", () => {
  it("shows the current position", async () => {
    receive(move(2, 1), move(3, 1), move(4, 1));
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    expect(playback.playing).toBe(false);
    await finish();
    expect(shown).toEqual([2]);
    expect(playback.before).toEqual({ ply: 1 });
  });

  it("aborts the travelling pieces", async () => {
    let aborted = false;
    playback.animate = (_, __, ___, signal) =>
      new Promise((resolve) =>
        signal.addEventListener("abort", () => {
          aborted = true;
          resolve();
        }),
      );
    receive(move(2, 1));
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    expect(aborted).toBe(true);
  });
});

describe("clear", () => {
  it("forgets the moves and the marks, so that the next person at the device sees nothing", async () => {
    receive(move(2, 1), move(3, 1));
    playback.clear();
    await finish();
    expect(shown).toEqual([]);
    expect(playback.playing).toBe(false);
    expect(playback.before).toBeNull();
  });

  it.each([
    ["an undo", () => playback.add(at(3), [eventInfo(4, "undone", { ply: 1 })])],
    ["a position of another seat", () => playback.add(at(0, 1), [move(1, 1)])],
    ["an unknown position", () => playback.add(null, [move(1, 1)])],
  ])("happens after %s", (_, change) => {
    receive(move(2, 1));
    playback.skip();
    expect(playback.before).not.toBeNull();
    current = at(1);
    change();
    expect(playback.playing).toBe(false);
    expect(playback.before).toBeNull();
  });
});

describe("new pieces", () => {
  beforeEach(() => (settings.reducedMotion = true));

  it("are those since the user's turn", () => {
    receive(move(2, 0));
    receive(move(3, 1));
    receive(move(4, 2));
    expect(playback.before).toEqual({ ply: 2 });
  });

  it("are those of the own turn until others move", () => {
    receive(move(2, 1));
    receive(move(3, 0));
    receive(move(4, 0, { description: { continues: true } }));
    expect(playback.before).toEqual({ ply: 2 });
    receive(move(5, 0));
    expect(playback.before).toEqual({ ply: 4 });
  });

  it("are those of the last turn for a spectator", () => {
    current = at(1, null);
    receive(move(2, 1));
    receive(move(3, 2));
    expect(playback.before).toEqual({ ply: 2 });
  });

  it("are found again after the page was opened", async () => {
    events = [move(1, 0), move(2, 1), move(3, 2)];
    current = at(3);
    await playback.restore();
    expect(loaded).toEqual([1]);
    expect(playback.before).toEqual({ ply: 1 });
  });
});

describe("again", () => {
  it("plays the moves since the user's turn once more", async () => {
    settings.speed = "off";
    receive(move(2, 0));
    receive(move(3, 1), move(4, 2));
    expect(playback.playing).toBe(false);
    settings.speed = "normal";
    const ended = playback.again();
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(playback.playing).toBe(true);
    expect(playback.recent.map((one) => one.ply)).toEqual([3]);
    await finish();
    expect(shown).toEqual([3, 4]);
    expect(playback.playing).toBe(false);
  });

  it("steps through the moves without travelling pieces with reduced motion", async () => {
    settings.reducedMotion = true;
    receive(move(2, 1), move(3, 1));
    void playback.again();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.shown?.ply).toBe(2);
    await finish();
    expect(shown).toEqual([]);
  });
});
