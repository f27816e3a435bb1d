// Won cards that lie face down until the end of the game: a setting of the viewer, not an option of the rules.
import type { Point } from "../types/wire";
import { settings } from "./settings.svelte";

const GAMES = new Set(["blueprints"]); // BP-16

/** Whether the position shows won cards face down. `over`: the game has ended with this position. */
export const isFaceDown = (game: string, over: boolean): boolean =>
  settings.faceDown && GAMES.has(game) && !over;

/** The points of each seat as the viewer sees them: null where they are hidden. */
export const shownPoints = (points: (Point[] | null)[], faceDown: boolean): (Point[] | null)[] =>
  faceDown ? points.map(() => null) : points;
