// Pointer and key events, and positions of elements: the DOM of the tests has no layout.
import type { Attachment } from "svelte/attachments";
import { vi } from "vitest";

export type Kind = "mouse" | "touch" | "key";

interface Point {
  x: number;
  y: number;
}

/** A pointer event. A click by keyboard has no pointer type. */
export function pointerEvent(type: string, kind: Kind = "mouse", at: Point = { x: 0, y: 0 }): PointerEvent {
  return new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerType: kind === "key" ? "" : kind,
    pointerId: 1,
    button: 0,
    clientX: at.x,
    clientY: at.y,
  });
}

export function clickEvent(kind: Kind = "mouse", at?: Point): PointerEvent {
  return pointerEvent("click", kind, at);
}

export function pressKey(target: EventTarget, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Set the bounding box of an element. */
export function setBox(element: Element, left: number, top: number, width = 10, height = 10): void {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, width, height));
}

/** Set the element under the pointer. */
export function setUnderPointer(element: Element | null): void {
  vi.spyOn(document, "elementFromPoint").mockReturnValue(element);
}

/** Replace the content of the page; returns its first element. */
export function setPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** The element that matches a selector; throws if there is none. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
}

/** Attach a drag to the first button of the page and press it. Returns functions to move and to end the drag. */
export function startDrag(attach: Attachment<HTMLElement>, kind: Kind = "mouse") {
  const element = find("button");
  element.setPointerCapture = vi.fn();
  attach(element);
  const send = (type: string, at?: Point): boolean => element.dispatchEvent(pointerEvent(type, kind, at));
  send("pointerdown", { x: -100, y: -100 });
  return {
    /** Move the pointer over a target. */
    move: (at: Point, target: Element | null = null): void => {
      setUnderPointer(target);
      send("pointermove", at);
    },
    /** Release the pointer over a target. */
    drop: (at: Point, target: Element | null = null): void => {
      setUnderPointer(target);
      send("pointermove", at);
      send("pointerup", at);
    },
    cancel: (): boolean => send("pointercancel"),
  };
}
