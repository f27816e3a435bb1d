// Keeping the focus on a board when a move removes the focused control.
import { tick } from "svelte";

/**
 * Focus another control when the focused one is removed. Call this function while a component is initialised. `changed`
 * reads the state whose changes may remove controls; `next` finds the control to focus.
 */
export function keepFocus(
  root: () => HTMLElement | undefined,
  changed: () => unknown,
  next: (root: HTMLElement) => HTMLElement | null,
): void {
  $effect.pre(() => {
    changed();
    const board = root();
    if (!board?.contains(document.activeElement)) return;
    const usesKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
    void tick().then(() => {
      if (!board.isConnected || board.contains(document.activeElement)) return;
      (next(board) ?? board).focus({ preventScroll: !usesKeyboard }); // no scrolling for pointer users
    });
  });
}
