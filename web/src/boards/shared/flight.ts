// Pieces that travel over the board: copies that fly from the place where a piece was to the place where it is now.
import { tick } from "svelte";

import { settings } from "../../state/settings.svelte";

/** A piece that moved: CSS selectors of the places that it left and reached. */
export interface Travel {
  from: string; // in the position before the move
  to: string; // in the position after the move
}

const LIFT = 1.12; // how much larger a piece is in mid-air
const SETTLED = "settled-piece";

/** The first element that matches and has a size. */
function findVisible(root: ParentNode, selector: string): Element | null {
  const found = [...root.querySelectorAll(selector)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/** Show the next position and let its pieces fly to their places. */
export async function fly(
  root: HTMLElement,
  travels: Travel[],
  show: () => void,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  await tick(); // The board may not show the position before the move yet.
  if (signal.aborted) return;
  const starts = travels.map(({ from }) => findVisible(root, from)?.getBoundingClientRect());
  show();
  await tick();
  if (signal.aborted) return;
  const flights = travels.flatMap(({ to }, index) => {
    const start = starts[index];
    const target = findVisible(root, to);
    return start && target ? [flyTo(target, start, milliseconds, signal)] : [];
  });
  await Promise.all(flights);
}

async function flyTo(
  target: Element,
  start: DOMRect,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  const copy = copyPiece(target);
  const options = { duration: milliseconds, easing: "ease-in-out" };
  const hidden = target.animate([{ opacity: 0 }, { opacity: 0 }], options);
  const flight = copy.animate(flightKeyframes(start, target.getBoundingClientRect()), options);
  const end = (): void => {
    flight.cancel();
    hidden.cancel();
  };
  signal.addEventListener("abort", end);
  await flight.finished.catch(() => null); // rejected if it is cancelled
  signal.removeEventListener("abort", end);
  copy.remove();
}

/** The way of a piece from one box to another, drawn at the second. */
export function flightKeyframes(start: DOMRect, end: DOMRect): Keyframe[] {
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  const scale = Math.min(start.width / end.width, start.height / end.height) || 1;
  const middle = ((1 + scale) / 2) * LIFT;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2}px) scale(${middle})` },
    { transform: "none" },
  ];
}

/** A copy of a piece above the page, at the place of the original. */
export function copyPiece(piece: Element): HTMLElement {
  const drawing = piece instanceof SVGElement ? outermostSvg(piece) : piece;
  const frame = drawing.getBoundingClientRect();
  const box = piece.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.ariaHidden = "true";
  copy.className = "flying-piece";
  const { color, font } = getComputedStyle(piece);
  Object.assign(copy.style, {
    left: `${frame.x}px`,
    top: `${frame.y}px`,
    width: `${frame.width}px`,
    height: `${frame.height}px`,
    transformOrigin: `${box.x + box.width / 2 - frame.x}px ${box.y + box.height / 2 - frame.y}px`,
    color,
    font,
  });
  copy.append(cloneWithin(piece, drawing));
  document.body.append(copy);
  return copy;
}

function outermostSvg(element: SVGElement): Element {
  let svg: SVGElement = element;
  while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg;
}

/** A copy of a piece, inside copies of its parents up to the drawing. */
function cloneWithin(piece: Element, drawing: Element): Element {
  let copy = piece.cloneNode(true) as Element;
  for (let parent = piece.parentElement; piece !== drawing && parent; parent = parent.parentElement) {
    const shell = parent.cloneNode(false) as Element;
    shell.append(copy);
    copy = shell;
    if (parent === drawing) break;
  }
  copy.removeAttribute("aria-label");
  copy.removeAttribute("role");
  return copy;
}

/** Leave copies of the previewed pieces on the board until `removeSettled`: the own move is shown before it is confirmed. */
export function settlePreview(root: HTMLElement): void {
  removeSettled();
  for (const preview of root.querySelectorAll("[data-preview]"))
    if (preview.getBoundingClientRect().width > 0) copyPiece(preview).classList.add(SETTLED);
}

/** Remove the pieces of an own move. `refused`: take them back visibly. */
export function removeSettled(refused = false): void {
  for (const piece of document.querySelectorAll(`.${SETTLED}`)) {
    piece.classList.remove(SETTLED);
    if (!refused || settings.reducedMotion || settings.speed === "off") piece.remove();
    else void takeBack(piece);
  }
}

async function takeBack(piece: Element): Promise<void> {
  const shaken = ["none", "translateX(-6px)", "translateX(6px)", "translateX(-4px)", "none"];
  const keyframes = [...shaken.map((transform) => ({ transform, opacity: 1 })), { opacity: 0 }];
  await piece.animate(keyframes, { duration: 600 }).finished.catch(() => null);
  piece.remove();
}
