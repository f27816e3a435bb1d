// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { fakeServer, refusal } from "../../testing/server";
import { ANN, BOB, seatInfo, tableInfo } from "../../testing/wire";
import { promised } from "../state/commitments";
import { addressOf, join, open, playNow, sitDown, start } from "./tables";
import { current, go } from "../state/router.svelte";
import { keep } from "../state/storage";

const FREE = seatInfo("", { kind: "open", present: false });
const BOT = seatInfo("", { kind: "bot", bot: "master" });
const ME = { "GET /api/me": [{ nickname: "Ann" }] };
const RUNNING = tableInfo({ state: "running" });

beforeEach(() => {
  localStorage.clear();
  keep("token", "secret");
  go("/");
});

const whats = (asked: { what: string }[]): string[] => asked.map((one) => one.what);

describe("open", () => {
  it("starts the table at once when no seat is open", async () => {
    const asked = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, BOT] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await open({ game: "sintra", seats: [{ kind: "me" }, { kind: "bot", bot: "master" }] });
    expect(whats(asked)).toEqual(["GET /api/me", "POST /api/tables", "POST /api/tables/t1/start"]);
    expect(current()).toMatchObject({ page: "t", id: "t1" });
  });

  it("waits when a seat is open", async () => {
    const asked = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, FREE] })],
    });
    await open({ game: "sintra", seats: [{ kind: "me" }, { kind: "open" }] });
    expect(whats(asked)).not.toContain("POST /api/tables/t1/start");
    expect(current().id).toBe("t1");
  });

  it("stays on the current page when the server refuses", async () => {
    fakeServer({ ...ME, "POST /api/tables": [refusal(400, "bad-seats")] });
    await expect(open({ game: "sintra", seats: [] })).rejects.toMatchObject({ error: "bad-seats" });
    expect(current().page).toBe("");
  });
});

describe("playNow", () => {
  it("fills all other seats with bots", async () => {
    const asked = fakeServer({
      ...ME,
      "POST /api/tables": [tableInfo({ state: "open", seats: [ANN, BOT, BOT] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await playNow("sintra", "master", 3);
    const bot = { kind: "bot", bot: "master" };
    expect(asked[1]?.body).toEqual({ game: "sintra", seats: [{ kind: "me" }, bot, bot] });
  });
});

describe("sitDown", () => {
  it("joins an open seat and stores its nonce", async () => {
    const asked = fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [tableInfo({ state: "open", host: false, seats: [BOB, ANN] })],
    });
    await sitDown(tableInfo({ state: "open", host: false, seats: [BOB, FREE] }));
    expect(whats(asked)).toEqual(["GET /api/me", "POST /api/tables/t1/join"]);
    expect(asked[1]?.body).toEqual({ nonce: promised("t1")?.nonces[0] });
    expect(promised("t1")?.nonces).toHaveLength(1);
    expect(current().id).toBe("t1");
  });

  it("starts the table when we are the host and took the last seat", async () => {
    const asked = fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [tableInfo({ state: "open", seats: [BOB, ANN] })],
      "POST /api/tables/t1/start": [RUNNING],
    });
    await sitDown(tableInfo({ state: "open", seats: [BOB, FREE] }));
    expect(whats(asked).at(-1)).toBe("POST /api/tables/t1/start");
    expect(promised("t1")?.nonces).toHaveLength(2);
  });

  it.each([
    ["we have a seat", tableInfo({ state: "open", seats: [ANN, FREE] })],
    ["no seat is free and we are not the host", tableInfo({ state: "open", host: false })],
    ["the game has started", tableInfo({ state: "running", seats: [BOB, FREE] })],
    ["the game is over", tableInfo({ state: "over" })],
  ])("only opens the table when %s", async (_, table) => {
    const asked = fakeServer({});
    await sitDown(table);
    expect(asked).toEqual([]);
    expect(current().id).toBe("t1");
  });
});

describe("join and start", () => {
  it("store no nonce when the server refuses", async () => {
    fakeServer({
      ...ME,
      "POST /api/tables/t1/join": [refusal(409, "full")],
      "POST /api/tables/t1/start": [refusal(409, "not-full")],
    });
    await sitDown(tableInfo({ state: "open", host: false, seats: [ANN, BOB] }));
    await expect(join("t1")).rejects.toMatchObject({ error: "full" });
    await expect(start("t1")).rejects.toMatchObject({ error: "not-full" });
    expect(promised("t1")?.nonces).toEqual([]);
  });

  it("use a new nonce for each request", async () => {
    const asked = fakeServer({ ...ME, "POST /api/tables/t1/start": [RUNNING] });
    await start("t1");
    await start("t1");
    expect(asked[0]?.body).not.toEqual(asked[1]?.body);
  });
});

it("addressOf encodes the id of the table", () => {
  expect(addressOf("a/b c")).toBe("/t/a%2Fb%20c");
});
