// The result of a match in one sentence: in the second person for a player, with names for everybody else.
import { formatList } from "../../i18n/formats";
import { currentLanguage, t } from "../../i18n/translate.svelte";
import type { GaveUp, OutcomeInfo } from "../../types/wire";
import { isCutShort } from "./score-table";

export interface Headline {
  text: string;
  won: boolean; // the viewer, or for a spectator anybody
}

/** `viewer`: the seat of the reader; null for a spectator and for several people at one device. */
export function headline(outcome: OutcomeInfo, names: string[], viewer: number | null): Headline {
  const won = viewer === null ? outcome.winners.length > 0 : outcome.winners.includes(viewer);
  return { text: sentence(outcome, names, viewer), won };
}

function sentence(outcome: OutcomeInfo, names: string[], viewer: number | null): string {
  const list = (seats: number[]): string =>
    formatList(
      seats.map((seat) => names[seat] ?? ""),
      currentLanguage(),
    );
  const { winners, target } = outcome;
  const loser = outcome.gave_up?.find(({ seat }) => seat === viewer || isCutShort(outcome));
  if (loser) return gaveUp(loser, { viewer, name: names[loser.seat] ?? "", winner: list(winners) });
  const n = margin(outcome, viewer);
  if (typeof target === "number")
    return t(winners.length ? "page-result-above-target" : "page-result-below-target", { n });
  if (!winners.length) return t("page-result-nobody");
  if (viewer !== null && !winners.includes(viewer)) return t("page-result-you-lost", { n });
  const isViewer = viewer !== null;
  if (winners.length === 1)
    return t(isViewer ? "page-result-you-won" : "page-result-they-won", { n, who: list(winners) });
  const who = list(winners.filter((seat) => seat !== viewer));
  return t(isViewer ? "page-result-you-share" : "page-result-they-share", { who });
}

interface People {
  viewer: number | null;
  name: string; // of the player who gave up
  winner: string; // empty if nobody else played
}

function gaveUp({ seat, how }: GaveUp, { viewer, name, winner }: People): string {
  if (seat === viewer) return t("page-result-you-gave-up", { how });
  if (!winner) return t("page-result-they-gave-up", { how, name });
  if (viewer !== null) return t("page-result-you-won-as-other-gave-up", { how, name });
  return t("page-result-they-won-as-other-gave-up", { how, name, who: winner });
}

/**
 * The points between the winner and the viewer, or the best of the others; alone at the table, between the score and
 * the target. "none" if all others gave up.
 */
function margin(outcome: OutcomeInfo, viewer: number | null): number | "none" {
  const { scores, winners, target, gave_up: losers = [] } = outcome;
  if (typeof target === "number") return Math.abs((scores[0] ?? 0) - target);
  const [winner = 0] = winners;
  const best = scores[winner] ?? 0;
  if (viewer !== null && !winners.includes(viewer)) return Math.abs(best - (scores[viewer] ?? 0));
  const others = scores.filter((_, seat) => seat !== winner && !losers.some((one) => one.seat === seat));
  return others.length ? Math.min(...others.map((score) => Math.abs(best - score))) : "none";
}
