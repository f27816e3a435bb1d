// Keyboard support of the boards: arrow keys inside a group of targets, and Escape to cancel.
type Direction = [x: number, y: number];
const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An attachment for a group of `[data-stop]` elements. Tab reaches one of them, arrow keys move to the nearest. */
export function arrowKeys(group: HTMLElement): () => void {
  const stops = () => [...group.querySelectorAll<HTMLElement>("[data-stop]")];

  function setTabStop(stop: HTMLElement | undefined): void {
    for (const other of stops()) other.tabIndex = other === stop ? 0 : -1;
  }
  function resetTabStop(): void {
    const all = stops();
    const focused = all.find((stop) => stop === document.activeElement);
    setTabStop(focused ?? all.find((stop) => "legal" in stop.dataset) ?? all[0]);
  }
  function onKeydown(event: KeyboardEvent): void {
    const from = document.activeElement as HTMLElement;
    const all = stops();
    const direction = DIRECTIONS[event.key];
    if (!all.includes(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = direction
      ? nearest(from, all, direction)
      : event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : undefined;
    if (direction || next) event.preventDefault();
    next?.focus();
  }
  const onFocusin = (event: FocusEvent) => setTabStop(event.target as HTMLElement);
  // After the focus leaves the group, Tab returns to a legal target, not to the last one.
  const onFocusout = (event: FocusEvent) => {
    if (!group.contains(event.relatedTarget as Node | null)) resetTabStop();
  };
  const observer = new MutationObserver(resetTabStop);
  group.addEventListener("keydown", onKeydown);
  group.addEventListener("focusin", onFocusin);
  group.addEventListener("focusout", onFocusout);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["data-legal"] });
  resetTabStop();
  return () => {
    group.removeEventListener("keydown", onKeydown);
    group.removeEventListener("focusin", onFocusin);
    group.removeEventListener("focusout", onFocusout);
    observer.disconnect();
  };
}

/** The nearest stop in a direction. A distance across the direction counts 2.5 times. */
function nearest(from: HTMLElement, stops: HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const here = center(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const stop of stops) {
    const there = center(stop);
    const along = (there[0] - here[0]) * x + (there[1] - here[1]) * y;
    const across = Math.abs((there[0] - here[0]) * y) + Math.abs((there[1] - here[1]) * x);
    const distance = along + 2.5 * across;
    if (along > 2 && distance < shortest) [best, shortest] = [stop, distance];
  }
  return best;
}

function center(node: HTMLElement): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The first legal target, else the first target. */
export function firstTarget(board: HTMLElement): HTMLElement | null {
  return board.querySelector<HTMLElement>("[data-legal]") ?? board.querySelector<HTMLElement>("[data-stop]");
}

/** An attachment that calls `cancel` on Escape and on a click outside of all buttons. */
export function onCancel(cancel: (byKey: boolean) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const onKeydown = (event: KeyboardEvent) => event.key === "Escape" && cancel(true);
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && !event.target.closest("button")) cancel(false);
    };
    board.addEventListener("keydown", onKeydown);
    board.addEventListener("click", onClick);
    return () => {
      board.removeEventListener("keydown", onKeydown);
      board.removeEventListener("click", onClick);
    };
  };
}
