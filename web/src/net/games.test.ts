// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { gameInfo } from "../../testing/wire";

const GAMES = [gameInfo(), gameInfo({ name: "sintra" })];

beforeEach(() => vi.resetModules());

describe("loadGames", () => {
  it("shares one request among all callers", async () => {
    const requests = fakeServer({ "GET /api/games": [GAMES] });
    const { loadGame, loadGames } = await import("./games");
    const found = await Promise.all([loadGames(), loadGames(), loadGame("sintra")]);
    expect(found).toEqual([GAMES, GAMES, GAMES[1]]);
    expect(requests).toHaveLength(1);
  });

  it("requests again after a failure", async () => {
    fakeServer({ "GET /api/games": [errorResponse(503, "busy"), GAMES] });
    const { loadGames } = await import("./games");
    await expect(loadGames()).rejects.toMatchObject({ code: "busy" });
    expect(await loadGames()).toEqual(GAMES);
  });

  it("finds no game with an unknown name", async () => {
    fakeServer({ "GET /api/games": [GAMES] });
    const { loadGame } = await import("./games");
    expect(await loadGame("chess")).toBeUndefined();
  });
});
