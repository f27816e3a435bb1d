import type { NextRound } from "../../state/round-summary";
import type { View } from "../../types/sagrada";

/** The round of a position; null after the last one. */
export const nextRound = ({ phase, round, track, start }: View): NextRound | null =>
  phase === "over" ? null : { number: round, of: track.length, start };
