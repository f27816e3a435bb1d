// The focus stays on the board when the control that had it goes away with a move.
import { tick } from "svelte";

/** Call while a board is made: `changed` reads what may take controls away, `next` finds where to go on. */
export function keepFocus(
  root: () => HTMLElement | undefined,
  changed: () => unknown,
  next: (root: HTMLElement) => HTMLElement | null,
): void {
  $effect.pre(() => {
    changed();
    const board = root();
    if (!board?.contains(document.activeElement)) return;
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    void tick().then(() => {
      if (!board.isConnected || board.contains(document.activeElement)) return;
      (next(board) ?? board).focus({ preventScroll: !byKeys }); // who points has the page where it should be
    });
  });
}
