// Builders of server messages about a table with two people: the viewer Ann at seat 0 and Bob at seat 1.
import type {
  Choice,
  EditionInfo,
  EventInfo,
  ApiError,
  GameInfo,
  GameSnapshot,
  Happened,
  SeatInfo,
  Snapshot,
  TableInfo,
} from "../src/types/wire";
import { leaf } from "./choices";

export const CHOICES: Choice[] = [leaf("advance", 0)];

export function seatInfo(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "person",
    name,
    mine: false,
    present: true,
    bot: null,
    fate: "playing",
    ...more,
  };
}

export const ANN = seatInfo("Ann", { mine: true });
export const BOB = seatInfo("Bob");

export function editionInfo(more: Partial<EditionInfo> = {}): EditionInfo {
  return { name: "standard", hash: "5eed", own: false, default: true, title: null, ...more };
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "patchwork",
    options: {},
    edition: editionInfo(),
    seats: [ANN, BOB],
    clock: { kind: "none" },
    lapse: "bot",
    listed: false,
    state: "running",
    reason: null,
    commitment: "c0ffee",
    host: true,
    host_seat: 0,
    created: 0,
    number: 5,
    rematch: null,
    rematch_offer: null,
    to_act: [0],
    paused: false,
    outcome: null,
    gone_at: null,
    ...more,
  };
}

export function gameSnapshot(more: Partial<GameSnapshot> = {}): GameSnapshot {
  return {
    seat: 0,
    view: { turn: 1 },
    to_act: [0],
    todo: null,
    points: [[], []],
    outcome: null,
    clock: { left: [null, null], running: [] },
    undo: { free: false, ask: false, why_not: null, asked_by: null, waits_for: [] },
    ply: 1,
    sealed: false,
    choices: CHOICES,
    ...more,
  };
}

export function gameInfo(more: Partial<GameInfo> = {}): GameInfo {
  return {
    name: "patchwork",
    players: [2],
    options: [],
    hidden: false,
    bots: ["random", "master"],
    default_bot: "master",
    rules_version: 1,
    editions: [{ ...editionInfo(), about: null }],
    own_editions: false,
    board: null,
    guides: [],
    ...more,
  };
}

export function eventInfo(number: number, kind: EventInfo["kind"], more: Partial<EventInfo> = {}): EventInfo {
  return { number, kind, at: 0, ...more };
}

export function snapshot(
  table: Partial<TableInfo> = {},
  game: Partial<GameSnapshot> | null = {},
  events: EventInfo[] = [],
): Snapshot {
  return { type: "snapshot", table: tableInfo(table), game: game && gameSnapshot(game), events };
}

export function happened(
  table: Partial<TableInfo> = {},
  game: Partial<GameSnapshot> | null = {},
  events: EventInfo[] = [],
): Happened {
  return { type: "happened", table: tableInfo(table), game: game && gameSnapshot(game), events };
}

export function fault(error: string): ApiError {
  return { error, message: { id: `fault-${error}` }, text: error };
}
