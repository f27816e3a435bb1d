// The time control of a table in words.
import type { TimeControl } from "../types/wire";
import { formatNumber } from "./formats";
import { currentLanguage, t } from "./translate.svelte";

const MINUTE = 60;

/** The time control as a phrase: no clock, 1 minute per turn, 10 minutes and 10 seconds more after each turn. */
export function clockTerms(clock: TimeControl): string {
  const { kind = "none", seconds = MINUTE, increment = 0, days = 3 } = clock;
  if (kind === "turn") return t("page-terms-clock-turn", { time: length(seconds) });
  if (kind === "days") return t("page-terms-clock-turn", { time: unit(days, "day") });
  if (kind === "none") return t("page-clock-kind", { kind });
  if (!increment) return t("page-terms-clock-game", { time: length(seconds) });
  return t("page-terms-clock-fischer", { time: length(seconds), more: length(increment) });
}

/** A length of time in minutes if it is a whole number of them, else in seconds. */
const length = (seconds: number): string =>
  seconds % MINUTE ? unit(seconds, "second") : unit(seconds / MINUTE, "minute");

const unit = (value: number, name: string): string =>
  formatNumber(value, currentLanguage(), { style: "unit", unit: name, unitDisplay: "long" });
