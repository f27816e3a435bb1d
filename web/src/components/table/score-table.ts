// The table of results: the points of every seat, added up by category.
import { hasMessage, t, translate } from "../../i18n/translate.svelte";
import type { OutcomeInfo, Point } from "../../types/wire";

/** The points of one category. A seat whose points are hidden has null. */
export interface ScoreRow {
  category: string;
  points: (Point[] | null)[]; // by seat
}

/** The category of a point: the message ID-category of the game, or the reason itself. */
export function categoryOf({ reason }: Point): string {
  const id = `${reason.id}-category`;
  return hasMessage(id) ? t(id, reason.args ?? {}) : translate(reason);
}

export const sumOf = (points: Point[]): number => points.reduce((sum, point) => sum + point.amount, 0);

/** The rows in the order of the game: a category that only a later seat has follows the one before it there. */
export function scoreRows(points: (Point[] | null)[]): ScoreRow[] {
  const categories: string[] = [];
  for (const own of points) {
    let next = 0;
    for (const category of (own ?? []).map(categoryOf)) {
      const found = categories.indexOf(category);
      if (found < 0) categories.splice(next, 0, category);
      next = Math.max(next, (found < 0 ? next : found) + 1);
    }
  }
  return categories.map((category) => ({
    category,
    points: points.map((own) => own && own.filter((point) => categoryOf(point) === category)),
  }));
}

/** The seats to compare: the viewer, or else the winner, with the strongest other seat. */
export function comparedSeats(outcome: OutcomeInfo, viewer: number | null): [number, number] | null {
  const byRank = outcome.ranks
    .map((_, seat) => seat)
    .toSorted((a, b) => rankOf(outcome, a) - rankOf(outcome, b));
  const one = viewer ?? byRank[0];
  const other = byRank.find((seat) => seat !== one);
  return one === undefined || other === undefined ? null : [one, other];
}

export const rankOf = (outcome: OutcomeInfo, seat: number): number => outcome.ranks[seat] ?? 0;

/** Whether the match ended because a player gave up. */
export const isCutShort = (outcome: OutcomeInfo): boolean =>
  !!outcome.gave_up?.length && outcome.scores.length <= 2;

/** What the first of two seats has more than the second one; null if points are hidden. */
export function difference(row: ScoreRow, [one, other]: [number, number]): number | null {
  const [mine, theirs] = [row.points[one], row.points[other]];
  return mine && theirs ? sumOf(mine) - sumOf(theirs) : null;
}

/** The rows with the largest difference in favour of the seat that is ahead; none if points did not decide. */
export function decisiveRows(rows: ScoreRow[], outcome: OutcomeInfo, pair: [number, number]): ScoreRow[] {
  const total = (outcome.scores[pair[0]] ?? 0) - (outcome.scores[pair[1]] ?? 0);
  const ahead = (row: ScoreRow): number => (difference(row, pair) ?? 0) * Math.sign(total);
  const most = Math.max(0, ...rows.map(ahead));
  return most === 0 || isCutShort(outcome) ? [] : rows.filter((row) => ahead(row) === most);
}
