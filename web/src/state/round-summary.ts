// The summary of a round that has ended: the points that every player gained in it, and what comes next.
import type { EventInfo, GameSnapshot } from "../types/wire";

/** The round that begins. */
export interface NextRound {
  number: number;
  of: number; // the number of rounds
  start: number; // the seat that begins
}

export interface RoundScore {
  seat: number;
  gained: number;
  total: number;
}

/** The moves that ended a round, among the moves that stand. */
export const roundEnds = (moves: readonly EventInfo[]): EventInfo[] =>
  moves.filter((event) => event.kind === "move" && !!event.description?.ended?.length);

/** The points of every seat. Every view of a game with rounds has the score of each player. */
export function roundScores(before: GameSnapshot, after: GameSnapshot): RoundScore[] {
  const [then, now] = [scores(before), scores(after)];
  return now.map((total, seat) => ({ seat, total, gained: total - (then[seat] ?? 0) }));
}

const scores = ({ view }: GameSnapshot): number[] =>
  (view as { players?: { score?: number }[] }).players?.map((player) => player.score ?? 0) ?? [];
