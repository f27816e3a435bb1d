// The boards, each loaded when its game is opened. A game without a board is shown by the server's drawing.
import type { BoardModule } from "./board";

const boards: Record<string, () => Promise<BoardModule<unknown>>> = Object.fromEntries(
  Object.entries(import.meta.glob<BoardModule<unknown>>("./*/index.ts")).map(([path, load]) => [
    path.split("/")[1],
    load,
  ]),
);

export async function loadBoard(game: string): Promise<BoardModule<unknown> | null> {
  return (await boards[game]?.()) ?? null;
}
