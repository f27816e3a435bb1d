// Labels of the quilt, and the effects of the held patch.
import { t } from "../../i18n/translate.svelte";
import type { Player } from "../../types/patchwork";
import { describeChoice, describeEffects, describeGain } from "../shared/choice-tree";
import type { HeldPatch } from "./held-patch.svelte";
import { type Cell, cellsSewn, cellText } from "./patches";

type SewnPatch = Player["sewn"][number];

/** The effects of sewing the patch on where it is held, or why it does not fit there. */
export function describePlace(patch: HeldPatch, player: Player): string[] {
  const { place } = patch;
  if (!place) return describeRefusal(patch, player, patch.corner);
  return [...describeGain(place), ...describeEffects(patch.choice), ...describeEffects(place)];
}

/** Why the patch does not fit: the server's reason, or, for a leather patch, the patch on the cell. */
export function describeRefusal(patch: HeldPatch, player: Player, corner: Cell): string[] {
  if (!patch.isLeather) return describeChoice(patch.refusalAt(corner));
  return sewnPatch(player, corner) ? [cellLabel(player, corner)] : [];
}

/** The label of a cell while a patch is held: what happens if the corner of the patch lies there. */
export function placeLabel(patch: HeldPatch, player: Player, cell: Cell): string {
  const place = patch.placeAt(cell);
  const notes = place ? describeGain(place) : describeRefusal(patch, player, cell);
  const id = place ? "page-patchwork-cell-fits" : "page-patchwork-cell-no";
  return t(id, { cell: cellText(cell), notes: notes.join(", ") });
}

/** The label of a cell: its name and the patch that covers it. */
export function cellLabel(player: Player, cell: Cell): string {
  const name = cellText(cell);
  const sewn = sewnPatch(player, cell);
  if (!sewn) return t("page-patchwork-cell-empty", { cell: name });
  if (sewn.patch === null) return t("page-patchwork-cell-leather", { cell: name });
  return t("page-patchwork-cell-patch", { cell: name, patch: sewn.patch });
}

function sewnPatch(player: Player, cell: Cell): SewnPatch | undefined {
  return player.sewn.find((sewn) => cellsSewn(sewn).some((other) => String(other) === String(cell)));
}
