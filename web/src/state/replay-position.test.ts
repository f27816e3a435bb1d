// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Frame } from "../types/wire";
import { ReplayPosition } from "./replay-position.svelte";

const frame = (ply: number, ended = false): Frame => ({
  ply,
  seat: 0,
  text: "",
  words: [],
  description: { did: [], continues: false, ended: ended ? [{ id: "round", args: {} }] : [] },
  forced: false,
  view: {},
  points: [],
});
const FRAMES = [0, 1, 2, 3, 4, 5].map((ply) => frame(ply, ply === 2 || ply === 4));
const shown: number[] = [];
let position: ReplayPosition;

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  position = new ReplayPosition(FRAMES, (index) => shown.push(index));
});
afterEach(() => {
  position.pause();
  vi.useRealTimers();
});

describe("ReplayPosition", () => {
  it("stays between the first and the last position", () => {
    position.show(-1);
    position.show(99);
    expect(shown).toEqual([0, 5]);
  });

  it("jumps to the starts of rounds and to the end", () => {
    expect(position.rounds).toEqual([0, 2, 4, 5]);
    position.show(3);
    expect([position.previousRound, position.nextRound]).toEqual([2, 4]);
    position.show(5);
    expect([position.previousRound, position.nextRound]).toEqual([4, undefined]);
    expect(new ReplayPosition([frame(0), frame(1)], () => undefined).rounds).toEqual([]);
  });

  it("plays to the end and stops there", () => {
    position.show(3);
    position.play();
    vi.advanceTimersByTime(1_499);
    expect(position.index).toBe(3);
    vi.advanceTimersByTime(1);
    expect(position.index).toBe(4);
    vi.advanceTimersByTime(10_000);
    expect([position.index, position.playing]).toEqual([5, false]);
  });

  it("plays again from the beginning, faster or slower", () => {
    position.show(5);
    position.setSpeed(4);
    position.toggle();
    expect(position.index).toBe(0);
    vi.advanceTimersByTime(750);
    expect(position.index).toBe(2);
    position.setSpeed(0.5);
    vi.advanceTimersByTime(2_999);
    expect(position.index).toBe(2);
    position.toggle();
    vi.advanceTimersByTime(10_000);
    expect([position.index, position.playing]).toEqual([2, false]);
  });

  it("gives a position that the user chose its full time", () => {
    position.play();
    vi.advanceTimersByTime(1_000);
    position.show(3);
    vi.advanceTimersByTime(1_000);
    expect(position.index).toBe(3);
    vi.advanceTimersByTime(500);
    expect(position.index).toBe(4);
  });
});
