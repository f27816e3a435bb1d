// Labels for screen readers, and the letters and colours of the glass.
import { t } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import type { Die, Player } from "../../types/sagrada";

export const COLUMNS = ["a", "b", "c", "d", "e"];
export const SEAT_COLOURS = ["#1d938c", "#cc6a25", "#7a6fd8", "#bb4a84"]; // by seat: glass in the arch of the window

export const GLOW: Record<string, string> = {
  R: "#ff6a55",
  Y: "#ffd84a",
  G: "#49d673",
  B: "#4fb2ff",
  P: "#c07af0",
}; // light through the glass of each colour

/** The letter of a colour. It is empty unless the settings show letters; patterns and shapes distinguish colours too. */
export function letter(colour: string): string {
  return settings.letters ? t("sagrada-letter", { colour }) : "";
}

export function dieName(die: Die): string {
  return t(die.value ? "sagrada-draw-die" : "sagrada-draw-unrolled", { ...die });
}

/** The name of a pattern in the user's language, or the name in the edition if there is no translation. */
export function patternName(name: string): string {
  const id = `sagrada-pattern-${name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z]+/g, "_")}`;
  const translated = t(id);
  return translated === id ? name : translated;
}

/** The rows of a pattern as text for screen readers. */
export function readPattern(rows: string[]): string {
  const space = (kind: string): string => {
    if (kind === ".") return t("page-sagrada-white");
    return /\d/.test(kind) ? kind : t("page-sagrada-colour", { colour: kind });
  };
  return rows.map((row) => [...row].map(space).join(", ")).join("; ");
}

export function cellKey(row: number, column: number): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** The label of a space: its die, or the restriction printed on it. */
export function spaceName(player: Player, row: number, column: number): string {
  const cell = cellKey(row, column);
  const die = player.window[row]?.[column];
  if (die) return t("page-sagrada-space-die", { cell, die: dieName(die) });
  const printed = player.pattern?.rows[row]?.[column];
  if (!printed) return t("page-sagrada-space-unknown", { cell });
  if (printed === ".") return t("page-sagrada-space-white", { cell });
  if (/\d/.test(printed)) return t("page-sagrada-space-shade", { cell, value: printed });
  return t("page-sagrada-space-colour", { cell, colour: printed });
}
