// Dragging by mouse, pen or finger. A press that does not move far stays a click.
import type { Attachment } from "svelte/attachments";

export interface Drag {
  start: (event: PointerEvent) => boolean; // false: this cannot be dragged now
  move: (event: PointerEvent) => void;
  drop: (event: PointerEvent) => void;
  leave: () => void; // the drag was called off
}

const FAR = 6; // pixels

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;

    const end = (): void => {
      from = null;
      dragging = false;
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        if (!drag.start(event)) return end();
        dragging = true;
        node.setPointerCapture(event.pointerId);
      }
      drag.move(event);
    };
    const up = (event: PointerEvent): void => {
      if (dragging) {
        // The click that follows a drag is none.
        const swallow = (click: Event): void => click.stopPropagation();
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
        drag.drop(event);
      }
      end();
    };
    const cancel = (): void => {
      if (dragging) drag.leave();
      end();
    };
    const until = new AbortController();
    const { signal } = until;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", cancel, { signal });
    return () => until.abort();
  };
}
