// Dragging by mouse, pen or finger: a picture of the thing follows the pointer, and what it is let go on is told.
import type { Attachment } from "svelte/attachments";

export interface Drag {
  start: () => void;
  over: (drop: string | null) => void;
  end: (drop: string | null) => void; // the data-drop of what it was let go on
}

const FAR = 6; // pixels until a press becomes a drag

export function drag(what: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null;
    let picture: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) from = event;
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!picture && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return;
      if (!picture) {
        picture = pictureOf(node);
        node.setPointerCapture(event.pointerId);
        what.start();
      }
      const x = event.clientX - from.clientX;
      const y = event.clientY - from.clientY;
      picture.style.translate = `${x}px ${y}px`;
      what.over(under(event));
    }
    function up(event: PointerEvent): void {
      if (picture) {
        // The click that follows belongs to the drag.
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
        what.end(event.type === "pointerup" ? under(event) : null);
      }
      stop();
    }
    function stop(): void {
      picture?.remove();
      picture = from = null;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      stop();
    };
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
  return found?.dataset.drop ?? null;
}

/** A copy of the thing in the top layer, where it is. */
function pictureOf(node: HTMLElement): HTMLElement {
  const place = node.getBoundingClientRect();
  const picture = document.createElement("div");
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-stop", "data-legal", "data-key", "aria-describedby"]) copy.removeAttribute(name);
  copy.style.width = `${place.width}px`;
  picture.append(copy);
  picture.popover = "manual";
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "fixed",
    inset: "auto",
    left: `${place.left}px`,
    top: `${place.top}px`,
    margin: "0",
    padding: "0",
    border: "0",
    background: "none",
    overflow: "visible",
    pointerEvents: "none",
    opacity: "0.9",
    filter: "drop-shadow(0 8px 8px rgb(0 0 0 / 45%))",
  });
  document.body.append(picture);
  picture.showPopover();
  return picture;
}
