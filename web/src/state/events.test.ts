import { describe, expect, it } from "vitest";

import { eventInfo } from "../../testing/wire";
import type { EventInfo } from "../types/wire";
import { recentMoves, withoutUndone } from "./events";

describe("withoutUndone", () => {
  const move = (number: number, ply: number) => eventInfo(number, "move", { ply });
  const undone = (number: number, ply: number | null) => eventInfo(number, "undone", { ply });
  const numbers = (events: ReturnType<typeof move>[]): number[] =>
    withoutUndone(events).map((one) => one.number);

  it("keeps all moves without an undo", () => {
    expect(numbers([move(1, 1), move(2, 2)])).toEqual([1, 2]);
  });

  it("drops moves that were taken back and keeps the new ones", () => {
    expect(numbers([move(1, 1), move(2, 2), move(3, 3), undone(4, 1), move(5, 2)])).toEqual([1, 4, 5]);
  });

  it("drops moves that were taken back in several steps", () => {
    expect(numbers([move(1, 1), move(2, 2), undone(3, 1), undone(4, 0), move(5, 1)])).toEqual([3, 4, 5]);
  });

  it("drops a replayed move that was taken back again", () => {
    expect(numbers([move(1, 1), undone(2, 0), move(3, 1), undone(4, 0)])).toEqual([2, 4]);
  });

  it("keeps all moves when a sealed choice was taken back", () => {
    expect(numbers([move(1, 1), undone(2, null)])).toEqual([1, 2]);
  });
});

describe("recentMoves", () => {
  const move = (ply: number, seat: number, more: Partial<EventInfo> = {}): EventInfo =>
    eventInfo(ply, "move", { ply, seat, ...more });
  const plies = (events: EventInfo[], seat: number | null): (number | null | undefined)[] =>
    recentMoves(events, seat).map((one) => one.ply);

  it("are the moves of others since the last decision of the seat", () => {
    expect(plies([move(1, 1), move(2, 0), move(3, 1), move(4, 2)], 0)).toEqual([3, 4]);
  });

  it("include forced moves of the seat", () => {
    expect(plies([move(1, 0), move(2, 0, { forced: true })], 0)).toEqual([2]);
  });

  it("are the last turn if nobody has moved since", () => {
    const turn = [move(2, 0), move(3, 0, { description: { continues: true } })];
    expect(plies([move(1, 1), ...turn], 0)).toEqual([2, 3]);
  });

  it("are all moves before the first decision of the seat", () => {
    expect(plies([move(1, 1), move(2, 2)], 0)).toEqual([1, 2]);
  });

  it("are the last turn for a spectator", () => {
    expect(plies([move(1, 1), move(2, 0)], null)).toEqual([2]);
  });

  it("leave out moves that were undone", () => {
    expect(plies([move(1, 0), move(2, 1), eventInfo(3, "undone", { ply: 1 })], 0)).toEqual([1]);
  });
});
