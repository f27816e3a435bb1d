// What is said of a choice: what it brings, or why it is not possible.
import { translate, t } from "../../i18n/translate.svelte";
import type { Player } from "../../types/patchwork";
import type { Choice } from "../board";
import type { Hand } from "./held-patch.svelte";
import { cellsSewn, cellText, type Cell } from "./patches";

export function gains(choice: Choice | null): string[] {
  const n = choice?.gains;
  return n === null || n === undefined ? [] : [t("page-board-gains", { n })];
}

export const effects = (choice: Choice | null): string[] => (choice?.effects ?? []).map(translate);

/** Why a choice cannot be made, or what it brings. */
export function notes(choice: Choice | undefined): string[] {
  if (!choice) return [];
  return choice.why_not ? [translate(choice.why_not)] : [...gains(choice), ...effects(choice)];
}

export function covered(player: Player, [row, column]: Cell): boolean {
  return player.quilt[row]?.[column] === "#";
}

/** Why the patch in the hand cannot lie where it is held: nothing if it can. */
export function refusal(hand: Hand, player: Player, cells: readonly Cell[] = hand.cells): string[] {
  const hidden = cells.find((cell) => covered(player, cell));
  if (hidden) return [translate({ id: "patchwork-overlap", args: { cell: cellText(hidden) }, rule: "PW-9" })];
  return hand.turned?.why_not ? [translate(hand.turned.why_not)] : [];
}

/** What sewing it on here and now would bring, all in all. */
export function preview(hand: Hand): string[] {
  return [...gains(hand.place), ...effects(hand.choice), ...effects(hand.place)];
}

export function whatIs(player: Player, cell: Cell): string {
  const name = cellText(cell);
  const sewn = player.sewn.find((one) => cellsSewn(one).some((other) => String(other) === String(cell)));
  if (!sewn) return t("page-patchwork-cell-empty", { cell: name });
  if (sewn.patch === null) return t("page-patchwork-cell-leather", { cell: name });
  return t("page-patchwork-cell-patch", { cell: name, patch: sewn.patch });
}
