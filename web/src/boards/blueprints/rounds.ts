import type { NextRound } from "../../state/round-summary";
import type { Round, View } from "../../types/blueprints";
import type { Marked } from "../board";

/** The round to show: the requested one, that of a highlighted card, the current one, or the last. */
export function shownRound(view: View, requested: number | null, marked: Marked | null): Round {
  const card = marked?.cards[0];
  const won = view.past.findLast((round) =>
    round.cards.some((one) => one.card === card && one.seat === marked?.seat),
  );
  const found =
    view.past.find((round) => round.number === requested) ?? won ?? view.round ?? view.past.at(-1);
  if (!found) throw new RangeError("a match has a round");
  return found;
}

/** The round of a position; null after the last one. */
export const nextRound = ({ round, rounds }: View): NextRound | null =>
  round && { number: round.number, of: rounds, start: round.start };
