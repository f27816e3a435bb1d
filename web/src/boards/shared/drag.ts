// Dragging by mouse, pen or finger. A press that stays within a few pixels remains a click.
import type { Attachment } from "svelte/attachments";

/** The callbacks of a drag. `target` is the element with `data-drop` under the pointer. */
export interface Drag {
  start: (event: PointerEvent) => boolean; // false: the element cannot be dragged now
  move: (target: Element | null, event: PointerEvent) => void;
  drop: (target: Element | null, event: PointerEvent) => void;
  cancel: () => void;
}

const MIN_DISTANCE = 6; // pixels

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let origin: { x: number; y: number } | null = null;
    let dragging = false;

    const end = (): void => {
      origin = null;
      dragging = false;
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0) origin = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!origin) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - origin.x, event.clientY - origin.y) < MIN_DISTANCE) return;
        if (!drag.start(event)) return end();
        dragging = true;
        node.setPointerCapture(event.pointerId);
      }
      drag.move(dropTarget(event), event);
    };
    const up = (event: PointerEvent): void => {
      if (dragging) {
        suppressClick(node);
        drag.drop(dropTarget(event), event);
      }
      end();
    };
    const cancel = (): void => {
      if (dragging) drag.cancel();
      end();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", cancel, { signal });
    return () => {
      if (dragging) drag.cancel();
      listeners.abort();
    };
  };
}

/** Suppress the click that the browser sends after a drag. */
function suppressClick(node: HTMLElement): void {
  const stop = (click: Event): void => click.stopPropagation();
  node.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => node.removeEventListener("click", stop, { capture: true }));
}

/** The drop target under the pointer. */
export function dropTarget(event: MouseEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
}

/** The key of a drop target. */
export const dropKey = (target: Element | null): string | null => target?.getAttribute("data-drop") ?? null;
