// A picture of what is dragged follows the pointer, and what it is let go on is told.
import type { Attachment } from "svelte/attachments";

import { draggable } from "./drag";

export interface Carry {
  start: () => void;
  over: (drop: string | null) => void; // the data-drop of what is under the pointer
  end: (drop: string | null) => void; // and of what it was let go on
}

export function carried(carry: Carry): Attachment<HTMLElement> {
  return (node) => {
    let picture: HTMLElement | null = null;
    let from = { x: 0, y: 0 };
    const finish = (drop: string | null): void => {
      picture?.remove();
      picture = null;
      carry.end(drop);
    };
    const stop = draggable({
      start: (event) => {
        picture = pictureOf(node);
        from = { x: event.clientX, y: event.clientY };
        carry.start();
        return true;
      },
      move: (event) => {
        if (picture) picture.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
        carry.over(under(event));
      },
      drop: (event) => finish(under(event)),
      leave: () => finish(null),
    })(node);
    return () => {
      picture?.remove();
      stop?.();
    };
  };
}

function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
  return found?.dataset.drop ?? null;
}

/** A copy of the thing, where it is, over everything else. */
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
