// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { fakeServer, refusal } from "../../testing/server";
import { gameInfo } from "../../testing/wire";

const GAMES = [gameInfo(), gameInfo({ name: "sintra" })];

beforeEach(() => vi.resetModules());

describe("the games of the server", () => {
  it("are asked for once, by however many at a time", async () => {
    const asked = fakeServer({ "GET /api/games": [GAMES] });
    const { loadGame, loadGames } = await import("./catalogue.svelte");
    const found = await Promise.all([loadGames(), loadGames(), loadGame("sintra")]);
    expect(found).toEqual([GAMES, GAMES, GAMES[1]]);
    expect(asked).toHaveLength(1);
  });

  it("are asked for again where that failed", async () => {
    fakeServer({ "GET /api/games": [refusal(503, "busy"), GAMES] });
    const { loadGames } = await import("./catalogue.svelte");
    await expect(loadGames()).rejects.toMatchObject({ error: "busy" });
    expect(await loadGames()).toEqual(GAMES);
  });

  it("do not hold a game that nobody knows", async () => {
    fakeServer({ "GET /api/games": [GAMES] });
    const { loadGame } = await import("./catalogue.svelte");
    expect(await loadGame("chess")).toBeUndefined();
  });
});
