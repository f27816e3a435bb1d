// What kind of hand made a click: a key has no pointer.
export function isKeyboard(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "";
}

export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}

export function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
