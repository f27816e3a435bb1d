// Complete play by keyboard: arrow keys inside a group, and the way back from a step.
type Way = [x: number, y: number];
const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the focus to the nearest stop that way; only one stop of the group is reached by Tab. */
export function arrowKeys(group: HTMLElement): () => void {
  const stops = () => [...group.querySelectorAll<HTMLElement>("[data-stop]")];

  function only(stop: HTMLElement | undefined): void {
    for (const other of stops()) other.tabIndex = other === stop ? 0 : -1;
  }
  function settle(): void {
    const all = stops();
    const held = all.find((stop) => stop === document.activeElement);
    only(held ?? all.find((stop) => "legal" in stop.dataset) ?? all[0]);
  }
  function press(event: KeyboardEvent): void {
    const from = document.activeElement as HTMLElement;
    const all = stops();
    const way = WAYS[event.key];
    if (!all.includes(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = way
      ? nearest(from, all, way)
      : event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : undefined;
    if (way || next) event.preventDefault();
    next?.focus();
  }
  const focused = (event: FocusEvent) => only(event.target as HTMLElement);
  // Who comes back by Tab finds what may be chosen, not where they were when they left.
  const left = (event: FocusEvent) => {
    if (!group.contains(event.relatedTarget as Node | null)) settle();
  };
  const watcher = new MutationObserver(settle);
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["data-legal"] });
  settle();
  return () => {
    group.removeEventListener("keydown", press);
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
    watcher.disconnect();
  };
}

function nearest(from: HTMLElement, stops: HTMLElement[], [x, y]: Way): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const there = middle(stop);
    const along = (there[0] - here[0]) * x + (there[1] - here[1]) * y;
    const aside = Math.abs((there[0] - here[0]) * y) + Math.abs((there[1] - here[1]) * x);
    const far = along + 2.5 * aside;
    if (along > 2 && far < least) [best, least] = [stop, far];
  }
  return best;
}

function middle(node: HTMLElement): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The first thing that may be chosen, else the first thing. */
export function firstTarget(board: HTMLElement): HTMLElement | null {
  return board.querySelector<HTMLElement>("[data-legal]") ?? board.querySelector<HTMLElement>("[data-stop]");
}

export function focusKey(board: HTMLElement, key: string): void {
  board.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Escape, or a click beside everything that can be chosen, leaves the step that was chosen. */
export function onCancel(leave: (byKey: boolean) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const press = (event: KeyboardEvent) => event.key === "Escape" && leave(true);
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && !event.target.closest("button")) leave(false);
    };
    board.addEventListener("keydown", press);
    board.addEventListener("click", click);
    return () => {
      board.removeEventListener("keydown", press);
      board.removeEventListener("click", click);
    };
  };
}
