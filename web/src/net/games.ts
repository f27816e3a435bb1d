// The games of the server, asked for once.
import type { GameInfo } from "../types/wire";
import { request } from "./api";

let games: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  games ??= request<GameInfo[]>("GET", "/games").catch((fault: unknown) => {
    games = null;
    throw fault;
  });
  return games;
}

export async function loadGame(name: string): Promise<GameInfo | undefined> {
  return (await loadGames()).find((game) => game.name === name);
}
