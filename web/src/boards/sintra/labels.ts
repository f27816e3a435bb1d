// Labels for screen readers, and the letters and colours of the glass.
import { formatList } from "../../i18n/formats";
import { currentLanguage, t } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import type { Strip, View, Window } from "../../types/sintra";

export const SEAT_COLOURS = ["#1f9e96", "#cf3a45", "#8b62d6", "#b07a36"]; // by seat: the colour of the glazier
/** Light through the panes of each colour. */
export const GLOW: Record<string, string> = {
  P: "#ff5fa8",
  O: "#ff9a3d",
  Y: "#ffe14d",
  W: "#ffffff",
  B: "#5a9bff",
};
const JOKER = "J";

/** The letter of a colour. It is empty unless the settings show letters; patterns and shapes distinguish colours too. */
export function letter(colour: string): string {
  return settings.letters ? t("sintra-letter", { colour }) : "";
}

/** The name of a colour, or of a joker space. */
export function kindName(kind: string): string {
  return t(kind === JOKER ? "sintra-colour" : "sintra-colour-name", { colour: kind });
}

/** The number of panes or spaces of each colour as text. */
export function countText(view: View, letters: string): string {
  const parts = view.colours
    .map((colour) => ({ colour: colour.letter, n: letters.split(colour.letter).length - 1 }))
    .filter(({ n }) => n > 0)
    .map((args) => t("sintra-panes", args));
  const jokers = letters.split(JOKER).length - 1;
  if (jokers) parts.push(t("sintra-draw-about-jokers", { n: jokers }));
  return formatList(parts, currentLanguage()) || t("sintra-draw-about-nothing");
}

export function stripName(view: View, strip: Strip, number: number): string {
  const on = strip.spaces.map((space) => space.pane ?? "").join("");
  const open = strip.spaces.map((space) => (space.pane ? "" : space.kind)).join("");
  const args = { strip: number, on: countText(view, on), open: countText(view, open) };
  const next = strip.next
    ? t("page-sintra-next", { spaces: countText(view, strip.next) })
    : t("page-sintra-last");
  return `${t("page-sintra-strip", args)} ${next}`;
}

export function windowName(view: View, window: Window, number: number): string {
  const panes = countText(view, (window.upper ?? "") + (window.lower ?? ""));
  return t("page-sintra-window", { window: number, panes, points: window.points, n: window.scored });
}
