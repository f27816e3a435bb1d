// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { type FakeSocket, fakeSockets, newest } from "../../testing/socket";
import { ANN, BOB, eventInfo, gameInfo, happened, seatInfo, snapshot, tableInfo } from "../../testing/wire";
import type { GameInfo, TableInfo } from "../types/wire";
import { storedCommitment } from "./commitments";
import { ownSeats, seatNames, TablePage } from "./table-page.svelte";

const HIDDEN = gameInfo({ hidden: true });
const SHARED = { seats: [ANN, { ...BOB, mine: true }] }; // two people at this device

let sockets: FakeSocket[];
let page: TablePage;

beforeEach(() => {
  localStorage.clear();
  sockets = fakeSockets();
});

afterEach(() => page?.client.close());

function openTable(table: Partial<TableInfo> = {}, info: GameInfo | undefined = gameInfo()): FakeSocket {
  page = new TablePage(tableInfo(table), info);
  return newest(sockets).accept();
}

describe("a new TablePage", () => {
  it("shows the viewer's seat", () => {
    const socket = openTable({ seats: [BOB, ANN] });
    expect(socket.sent[0]).toMatchObject({ type: "hello", seat: 1 });
    expect(page.ownSeats).toEqual([1]);
  });

  it("shows no seat to a spectator", () => {
    const socket = openTable({ seats: [BOB, seatInfo("Cat")] });
    expect(socket.sent[0]).toMatchObject({ seat: null });
  });

  it("shows no seat when two people share a device and the game has secrets", () => {
    const socket = openTable(SHARED, HIDDEN);
    expect(socket.sent[0]).toMatchObject({ seat: null });
  });

  it("shows the first seat when the game has no secrets", () => {
    const socket = openTable(SHARED);
    expect(socket.sent[0]).toMatchObject({ seat: 0 });
  });

  it("stores the commitment of an open table", () => {
    openTable({ state: "open" });
    expect(storedCommitment("t1")?.commitment).toBe("c0ffee");
  });

  it("shows the given table until the first snapshot", () => {
    const socket = openTable({ state: "open" });
    expect(page.table.state).toBe("open");
    socket.tell(snapshot({ state: "running" }));
    expect(page.table.state).toBe("running");
  });
});

describe("the curtain", () => {
  it("falls when another person at this device has to act in a game with secrets", () => {
    const socket = openTable(SHARED, HIDDEN);
    socket.tell(snapshot(SHARED, { seat: 0, to_act: [0] }));
    expect(page.needsCurtain).toBe(false);
    socket.tell(happened(SHARED, { seat: 0, to_act: [1] }));
    expect(page.needsCurtain).toBe(true);
    expect(page.nextSeat).toBe(1);
  });

  it("stays open while the visible seat has to act, even with another one", () => {
    const socket = openTable(SHARED, HIDDEN);
    socket.tell(snapshot(SHARED, { seat: 1, to_act: [0, 1] }));
    expect(page.nextSeat).toBeNull();
    expect(page.needsCurtain).toBe(false);
  });

  it("is down before a seat was selected", () => {
    const socket = openTable(SHARED, HIDDEN);
    socket.tell(snapshot(SHARED, { seat: null, to_act: [0, 1] }));
    expect(page.nextSeat).toBe(0);
    expect(page.needsCurtain).toBe(true);
  });

  it("stays open when a player on another device has to act", () => {
    const table = { seats: [ANN, { ...ANN, name: "Cat" }, BOB] };
    const socket = openTable(table, HIDDEN);
    socket.tell(snapshot(table, { seat: 0, to_act: [2] }));
    expect(page.nextSeat).toBeNull();
    expect(page.needsCurtain).toBe(false);
  });

  it.each([
    ["in a game without secrets", SHARED, gameInfo()],
    ["for a single person", {}, HIDDEN],
    ["after the end of the game", { ...SHARED, state: "over" as const }, HIDDEN],
  ])("stays open %s", (_, table, info) => {
    const socket = openTable(table, info);
    socket.tell(snapshot(table, { seat: 0, to_act: [1] }));
    expect(page.needsCurtain).toBe(false);
  });

  it("stays open when the game is unknown", () => {
    page = new TablePage(tableInfo(SHARED), undefined);
    newest(sockets)
      .accept()
      .tell(snapshot(SHARED, { seat: 0, to_act: [1] }));
    expect(page.needsCurtain).toBe(false);
    expect(page.nextSeat).toBe(1);
  });
});

describe("isMyTurn", () => {
  it("is true when the visible seat has to act", () => {
    const socket = openTable();
    expect(page.isMyTurn()).toBe(false);
    socket.tell(snapshot());
    expect(page.isMyTurn()).toBe(true);
  });

  it.each([
    ["another seat has to act", {}, { to_act: [1] }],
    ["the viewer has no seat", {}, { seat: null }],
    ["the choice is sealed", {}, { sealed: true }],
    ["a bot plays for the seat", { seats: [{ ...ANN, bot: "master" }, BOB] }, {}],
  ])("is false when %s", (_, table, game) => {
    const socket = openTable(table);
    socket.tell(snapshot(table, game));
    expect(page.isMyTurn()).toBe(false);
  });
});

describe("an earlier position", () => {
  it("is requested for the visible seat and shown until showCurrent", async () => {
    const requests = fakeServer({ "GET /api/tables/t1/view?seat=0&ply=2": [snapshot({}, { ply: 2 })] });
    openTable().tell(snapshot({}, { ply: 9 }));
    await page.showPly(2);
    expect(requests).toHaveLength(1);
    expect(page.position?.ply).toBe(2);
    page.showCurrent();
    expect(page.past).toBeNull();
    expect(page.position?.ply).toBe(9);
  });

  it("is requested without a seat by a spectator", async () => {
    fakeServer({ "GET /api/tables/t1/view?ply=0": [snapshot({}, { seat: null, ply: 0 })] });
    openTable({ seats: [BOB, BOB] }).tell(snapshot({ seats: [BOB, BOB] }, { seat: null, ply: 9 }));
    await page.showPly(0);
    expect(page.position?.ply).toBe(0);
  });

  it("is hidden when another seat is selected", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0&ply=2": [snapshot(SHARED, { ply: 2 })] });
    const socket = openTable(SHARED);
    socket.tell(snapshot(SHARED, { seat: 0, ply: 9 }));
    await page.showPly(2);
    socket.tell(snapshot(SHARED, { seat: 1, ply: 9 }));
    expect(page.past).toBeNull();
    expect(page.position?.seat).toBe(1);
  });

  it("is the last one requested, in whatever order the responses arrive", async () => {
    const answers: Record<string, () => void> = {};
    vi.stubGlobal("fetch", (path: string) => {
      const ply = Number(path.split("ply=")[1]);
      const answer = Response.json(snapshot({}, { ply }));
      return new Promise((resolve) => (answers[ply] = () => resolve(answer)));
    });
    openTable().tell(snapshot({}, { ply: 9 }));
    const first = page.showPly(2);
    const second = page.showPly(3);
    answers[3]?.();
    await second;
    answers[2]?.();
    await first;
    expect(page.position?.ply).toBe(3);
  });

  it("does not appear after showCurrent", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0&ply=2": [snapshot({}, { ply: 2 })] });
    openTable().tell(snapshot({}, { ply: 9 }));
    const showing = page.showPly(2);
    page.showCurrent();
    await showing;
    expect(page.position?.ply).toBe(9);
  });

  it("shows an error that is cleared by showCurrent", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0&ply=2": [errorResponse(400, "bad-ply")] });
    openTable().tell(snapshot());
    await page.showPly(2);
    expect(page.error?.id).toBe("fault-bad-ply");
    expect(page.past).toBeNull();
    page.showCurrent();
    expect(page.error).toBeNull();
  });
});

describe("the seat that the log calls you", () => {
  it("is the only seat of this device", () => {
    openTable({ seats: [BOB, ANN] });
    expect(page.you).toBe(1);
  });

  it("is none for a spectator or for several people at this device", () => {
    openTable({ seats: [BOB, seatInfo("Cat")] });
    expect(page.you).toBeNull();
    page.client.close();
    openTable(SHARED);
    expect(page.you).toBeNull();
  });
});

describe("the seat whose move is taken back", () => {
  const moves = [
    eventInfo(2, "move", { seat: 0, ply: 1 }),
    eventInfo(3, "move", { seat: 1, ply: 2 }),
    eventInfo(4, "move", { seat: 0, ply: 3, forced: true }),
  ];

  it("is the viewer's only seat", () => {
    openTable().tell(snapshot({}, {}, moves));
    expect(page.undoSeat).toBe(0);
  });

  it("is the seat of this device that decided last, without forced moves", () => {
    openTable(SHARED).tell(snapshot(SHARED, { seat: 0 }, moves));
    expect(page.undoSeat).toBe(1);
  });

  it("skips moves that were already taken back", () => {
    const events = [...moves, eventInfo(5, "undone", { seat: 1, ply: 1 })];
    openTable(SHARED).tell(snapshot(SHARED, { seat: 1 }, events));
    expect(page.undoSeat).toBe(0);
  });

  it("is the visible seat while its choice is sealed", () => {
    openTable(SHARED).tell(snapshot(SHARED, { seat: 0, sealed: true }, moves));
    expect(page.undoSeat).toBe(0);
  });
});

describe("seatNames", () => {
  it("returns names of people, bots and free seats", () => {
    const seats = [
      ANN,
      seatInfo("", { kind: "bot", bot: "master" }),
      seatInfo("", { kind: "open", present: false }),
    ];
    expect(seatNames(tableInfo({ seats }))).toEqual(["Ann", "Master", "free"]);
  });

  it("numbers equal names by their seats", () => {
    const bot = seatInfo("", { kind: "bot", bot: "random" });
    const seats = [ANN, bot, seatInfo("Ann"), bot, BOB];
    expect(seatNames(tableInfo({ seats }))).toEqual(["Ann 1", "Random 2", "Ann 3", "Random 4", "Bob"]);
  });

  it("does not number free seats", () => {
    const free = seatInfo("", { kind: "open" });
    expect(seatNames(tableInfo({ seats: [free, free] }))).toEqual(["free", "free"]);
  });

  it("numbers a person with the name of a bot", () => {
    const seats = [seatInfo("Master"), seatInfo("", { kind: "bot", bot: "master" })];
    expect(seatNames(tableInfo({ seats }))).toEqual(["Master 1", "Master 2"]);
  });
});

describe("ownSeats", () => {
  it("returns the seats of the viewer", () => {
    expect(ownSeats(tableInfo({ seats: [BOB, ANN, BOB, ANN] }))).toEqual([1, 3]);
    expect(ownSeats(tableInfo({ seats: [BOB] }))).toEqual([]);
  });
});
