// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { ANN, BOB, seatInfo, tableInfo } from "../../testing/wire";
import type { OutcomeInfo, TableInfo } from "../types/wire";
import { ownPoints, sortTables, standing, standingText } from "./my-games";

const OUTCOME: OutcomeInfo = {
  scores: [30, 21],
  ranks: [0, 1],
  winners: [0],
  reason: { id: "any" },
  decided_by: { id: "any" },
};
const over = (more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ id: "over", state: "over", to_act: [], outcome: OUTCOME, ...more });

describe("sortTables", () => {
  it("puts tables that wait for the user first and finished ones last", () => {
    const tables = [
      over(),
      tableInfo({ id: "open", state: "open", to_act: [] }),
      tableInfo({ id: "theirs", to_act: [1] }),
      tableInfo({ id: "new", to_act: [0] }),
      tableInfo({ id: "old", to_act: [0] }),
    ];
    expect(sortTables(tables).map((table) => table.id)).toEqual(["new", "old", "theirs", "open", "over"]);
  });
});

describe("standing", () => {
  it("is not the user's turn while a bot plays for them", () => {
    const seats = [{ ...ANN, bot: "master" }, BOB];
    expect(standing(tableInfo({ seats, to_act: [0] }))).toBe("running");
  });
});

describe("standingText", () => {
  it("names the user's turn, the player whose turn it is, and the result", () => {
    expect(standingText(tableInfo({ to_act: [0] }))).toBe("Your turn");
    expect(standingText(tableInfo({ to_act: [1] }))).toBe("Waiting for Bob.");
    expect(standingText(tableInfo({ state: "open", to_act: [] }))).toBe("open");
    expect(standingText(over())).toBe("You won by 9 points");
    expect(standingText(over({ seats: [seatInfo("Eve"), { ...ANN }] }))).toBe("You lost by 9 points");
  });

  it("names the winner if two people shared the device", () => {
    expect(standingText(over({ seats: [ANN, { ...BOB, mine: true }] }))).toBe("Ann won by 9 points");
  });
});

describe("ownPoints", () => {
  it("are those of the only own seat", () => {
    expect(ownPoints(over())).toBe(30);
    expect(ownPoints(tableInfo())).toBeNull();
    expect(ownPoints(over({ seats: [ANN, { ...BOB, mine: true }] }))).toBeNull();
  });
});
