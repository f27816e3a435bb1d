import { describe, expect, it } from "vitest";

import { eventInfo, gameSnapshot } from "../../testing/wire";
import { roundEnds, roundScores } from "./round-summary";

describe("a round", () => {
  it("ends with a move that describes its end", () => {
    const end = eventInfo(2, "move", { description: { ended: [{ id: "over" }] } });
    expect(roundEnds([eventInfo(1, "move"), end, eventInfo(3, "chat")])).toEqual([end]);
  });

  it("brings every player the difference of two scores", () => {
    const at = (...scores: number[]) =>
      gameSnapshot({ view: { players: scores.map((score) => ({ score })) } });
    expect(roundScores(at(3, -2), at(10, -4))).toEqual([
      { seat: 0, total: 10, gained: 7 },
      { seat: 1, total: -4, gained: -2 },
    ]);
  });

  it("brings no points in a view without players", () => {
    expect(roundScores(gameSnapshot(), gameSnapshot())).toEqual([]);
  });
});
