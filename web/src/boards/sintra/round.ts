import type { NextRound } from "../../state/round-summary";
import type { View } from "../../types/sintra";

/** The round of a position; null after the last one. */
export const nextRound = ({ round, round_track, start }: View): NextRound | null =>
  round === null ? null : { number: round, of: round_track.length, start };
