// What kind of hand made a click: a key has no pointer.
export function byKey(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "";
}

export function byMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}

export function byTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
