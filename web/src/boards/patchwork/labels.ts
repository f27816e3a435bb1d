// Labels of the quilt, and the effects of the held patch.
import { t } from "../../i18n/translate.svelte";
import type { Player } from "../../types/patchwork";
import { describeChoice, describeEffects, describeGain } from "../shared/choice-tree";
import type { HeldPatch } from "./held-patch.svelte";
import { cellsSewn, cellText, type Cell } from "./patches";

/** The effects of sewing the patch on where it is held, or why that is refused. */
export function describePlace(patch: HeldPatch): string[] {
  const { place } = patch;
  if (!place) return describeChoice(patch.refusalAt(patch.corner));
  return [...describeGain(place), ...describeEffects(patch.choice), ...describeEffects(place)];
}

/** The label of a cell while a patch is held: what happens if the corner of the patch lies there. */
export function placeLabel(patch: HeldPatch, cell: Cell): string {
  const place = patch.placeAt(cell);
  const notes = place ? describeGain(place) : describeChoice(patch.refusalAt(cell));
  const id = place ? "page-patchwork-cell-fits" : "page-patchwork-cell-no";
  return t(id, { cell: cellText(cell), notes: notes.join(", ") });
}

/** The label of a cell: its name and the patch that covers it. */
export function cellLabel(player: Player, cell: Cell): string {
  const name = cellText(cell);
  const sewn = player.sewn.find((one) => cellsSewn(one).some((other) => String(other) === String(cell)));
  if (!sewn) return t("page-patchwork-cell-empty", { cell: name });
  if (sewn.patch === null) return t("page-patchwork-cell-leather", { cell: name });
  return t("page-patchwork-cell-patch", { cell: name, patch: sewn.patch });
}
