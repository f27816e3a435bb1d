// The setting that shows won cards face down until the end of the match. It changes the display, not the rules.
import type { Point } from "../types/wire";
import { settings } from "./settings.svelte";

const GAMES = new Set(["blueprints"]); // BP-16

/** Whether a position shows won cards face down. `over`: the match has ended. */
export const isFaceDown = (game: string, over: boolean): boolean =>
  settings.faceDown && GAMES.has(game) && !over;

/** The points of each seat; null for every seat while cards are face down. */
export const visiblePoints = (points: (Point[] | null)[], faceDown: boolean): (Point[] | null)[] =>
  faceDown ? points.map(() => null) : points;
