// The tables of the user in the order of the home page: those that wait for the user first, finished ones last.
import { headline } from "../components/table/headline";
import { formatList } from "../i18n/formats";
import { currentLanguage, t } from "../i18n/translate.svelte";
import type { TableInfo } from "../types/wire";
import { ownSeats, seatNames } from "./table-page.svelte";

const ORDER = ["turn", "rematch", "running", "open", "over", "abandoned", "read-only"] as const;
export type Standing = (typeof ORDER)[number];

/** The state of a table for the user: "turn" if the user is to act, "rematch" if they are offered one. */
export function standing(table: TableInfo): Standing {
  const isPlaying = (seat: number): boolean => !!table.seats[seat]?.mine && !table.seats[seat].bot;
  if (table.state === "running" && table.to_act.some(isPlaying)) return "turn";
  return table.rematch_offer?.waits_for.some((seat) => table.seats[seat]?.mine) ? "rematch" : table.state;
}

/** The tables by standing. Within one standing the server's order stays: the newest first. */
export const sortTables = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.toSorted((a, b) => ORDER.indexOf(standing(a)) - ORDER.indexOf(standing(b)));

/** Whether the user can still play at the table, or play it again. */
export const isRunning = (table: TableInfo): boolean =>
  ["turn", "rematch", "running", "open"].includes(standing(table));

/** What a table waits for, or its result. */
export function standingText(table: TableInfo): string {
  const names = seatNames(table);
  const own = ownSeats(table);
  const viewer = own.length === 1 ? (own[0] ?? null) : null;
  const state = standing(table);
  if (state === "rematch") {
    return t("page-log-rematch-offered", { name: names[table.rematch_offer?.seat ?? 0] ?? "" });
  }
  if (table.outcome) return headline(table.outcome, names, viewer).text;
  if (state === "turn") return t("page-your-turn");
  if (state !== "running" || !table.to_act.length) return t("page-state", { state });
  const name = formatList(
    table.to_act.map((seat) => names[seat] ?? ""),
    currentLanguage(),
  );
  return t("page-now-waits", { n: table.to_act.length, name });
}

/** The points of the user at a finished table; null if several people of this device played, or none. */
export function ownPoints(table: TableInfo): number | null {
  const own = ownSeats(table);
  return own.length === 1 ? (table.outcome?.scores[own[0] ?? 0] ?? null) : null;
}
