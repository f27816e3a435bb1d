// The games of the server, loaded once.
import type { GameInfo } from "../types/wire";
import { request } from "./api";

let games: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  games ??= request<GameInfo[]>("GET", "/games").catch((error: unknown) => {
    games = null; // try again next time
    throw error;
  });
  return games;
}

export async function loadGame(name: string): Promise<GameInfo | undefined> {
  return (await loadGames()).find((game) => game.name === name);
}
