// The input device of a click. A click by keyboard has no pointer type and a click count of zero.
const pointerType = (event: Event): string => (event instanceof PointerEvent ? event.pointerType : "");

export const isKeyboard = (event: Event): boolean =>
  event instanceof UIEvent && event.detail === 0 && pointerType(event) === "";
export const isMouse = (event: Event): boolean => pointerType(event) === "mouse";
export const isTouch = (event: Event): boolean => pointerType(event) === "touch";

let touched = false; // the last input was a touch
window.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), {
  capture: true,
});
window.addEventListener("keydown", () => (touched = false), { capture: true });

/** Whether the user used a finger last. */
export const usesTouch = (): boolean => touched;

/** Whether the main input device is a finger. It has no keys, so hints name the buttons. */
export const isTouchScreen = (): boolean => matchMedia("(hover: none)").matches;
