// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { ANN, BOB, seatInfo, tableInfo } from "../../testing/wire";
import { storedCommitment } from "../state/commitments";
import { currentRoute, navigate } from "../state/router.svelte";
import { save } from "../state/storage";
import { createTable, enterTable, joinTable, playNow, startTable, tablePath } from "./tables";

const OPEN = seatInfo("", { kind: "open", present: false });
const BOT = seatInfo("", { kind: "bot", bot: "master" });
const ME = { "GET /api/me": [{ nickname: "Ann" }] };
const RUNNING = tableInfo({ state: "running" });

beforeEach(() => {
  localStorage.clear();
  save("token", "secret");
  navigate("/");
});

const sentRequests = (requests: { what: string }[]): string[] => requests.map((one) => one.what);

describe("createTable", () => {
  it("starts the table at once when no seat is open", async () => {
    const requests = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, BOT] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await createTable({ game: "sintra", seats: [{ kind: "me" }, { kind: "bot", bot: "master" }] });
    expect(sentRequests(requests)).toEqual(["GET /api/me", "POST /api/tables", "POST /api/tables/t1/start"]);
    expect(currentRoute()).toMatchObject({ page: "t", id: "t1" });
  });

  it("waits when a seat is open", async () => {
    const requests = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, OPEN] })],
    });
    await createTable({ game: "sintra", seats: [{ kind: "me" }, { kind: "open" }] });
    expect(sentRequests(requests)).not.toContain("POST /api/tables/t1/start");
    expect(currentRoute().id).toBe("t1");
  });

  it("stays on the current page when the server refuses", async () => {
    fakeServer({ ...ME, "POST /api/tables": [errorResponse(400, "bad-seats")] });
    await expect(createTable({ game: "sintra", seats: [] })).rejects.toMatchObject({ code: "bad-seats" });
    expect(currentRoute().page).toBe("");
  });
});

describe("playNow", () => {
  it("fills all other seats with bots", async () => {
    const requests = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, BOT, BOT] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await playNow("sintra", "master", 3);
    const bot = { kind: "bot", bot: "master" };
    expect(requests[1]?.body).toEqual({ game: "sintra", seats: [{ kind: "me" }, bot, bot] });
  });
});

describe("enterTable", () => {
  it("joins an open seat and stores its nonce", async () => {
    const requests = fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [tableInfo({ state: "open", host: false, seats: [BOB, ANN] })],
    });
    await enterTable(tableInfo({ state: "open", host: false, seats: [BOB, OPEN] }));
    expect(sentRequests(requests)).toEqual(["GET /api/me", "POST /api/tables/t1/join"]);
    expect(requests[1]?.body).toEqual({ nonce: storedCommitment("t1")?.nonces[0] });
    expect(storedCommitment("t1")?.nonces).toHaveLength(1);
    expect(currentRoute().id).toBe("t1");
  });

  it("starts the table when we are the host and took the last seat", async () => {
    const requests = fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [tableInfo({ state: "open", seats: [BOB, ANN] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await enterTable(tableInfo({ state: "open", seats: [BOB, OPEN] }));
    expect(sentRequests(requests).at(-1)).toBe("POST /api/tables/t1/start");
    expect(storedCommitment("t1")?.nonces).toHaveLength(2);
  });

  it.each([
    ["we have a seat", tableInfo({ state: "open", seats: [ANN, OPEN] })],
    ["no seat is open and we are not the host", tableInfo({ state: "open", host: false })],
    ["the match has started", tableInfo({ state: "running", seats: [BOB, OPEN] })],
    ["the match is over", tableInfo({ state: "over" })],
  ])("only opens the table when %s", async (_, table) => {
    const requests = fakeServer({});
    await enterTable(table);
    expect(requests).toEqual([]);
    expect(currentRoute().id).toBe("t1");
  });
});

describe("joinTable and startTable", () => {
  it("store no nonce when the server refuses", async () => {
    fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [errorResponse(409, "full")],
      "POST /api/tables/t1/start": [errorResponse(409, "not-full")],
    });
    await enterTable(tableInfo({ state: "open", host: false, seats: [ANN, BOB] }));
    await expect(joinTable("t1")).rejects.toMatchObject({ code: "full" });
    await expect(startTable("t1")).rejects.toMatchObject({ code: "not-full" });
    expect(storedCommitment("t1")?.nonces).toEqual([]);
  });

  it("use a new nonce for each request", async () => {
    const requests = fakeServer({ ...ME, "POST /api/tables/t1/start": [RUNNING] });
    await startTable("t1");
    await startTable("t1");
    expect(requests[0]?.body).not.toEqual(requests[1]?.body);
  });
});

it("tablePath encodes the id of the table", () => {
  expect(tablePath("a/b c")).toBe("/t/a%2Fb%20c");
});
