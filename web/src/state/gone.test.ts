import { expect, test } from "vitest";

import { ANN, BOB, seatInfo, tableInfo } from "../../testing/wire";
import { goneSeats } from "./gone";

const WAITING = { to_act: [1], gone_at: 1_000 };

test("a person who is to act is gone from the time that the server names", () => {
  expect(goneSeats(tableInfo(WAITING), 999)).toEqual([]);
  expect(goneSeats(tableInfo(WAITING), 1_000)).toEqual([1]);
});

test("with a clock or after the end nobody is gone", () => {
  expect(goneSeats(tableInfo({ ...WAITING, gone_at: null }), 2_000)).toEqual([]);
  expect(goneSeats(tableInfo({ ...WAITING, state: "over" }), 2_000)).toEqual([]);
});

test("own seats, and seats that a bot plays, are not gone", () => {
  const seats = [ANN, { ...BOB, bot: "master" }, seatInfo("master", { kind: "bot", bot: "master" })];
  expect(goneSeats(tableInfo({ seats, to_act: [0, 1, 2], gone_at: 0 }), 2_000)).toEqual([]);
});
