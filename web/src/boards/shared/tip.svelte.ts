// The tip of a board: a short text beside the pointer or the focus. It shows the effects of a choice, or why the choice
// is refused.

export class Tip {
  lines = $state<string[]>([]);
  refused = $state(false);
  box = $state<{ left: number; right: number; top: number; bottom: number }>();

  show(beside: Element, lines: string[], refused = false): void {
    if (lines.length === 0) return this.hide();
    const { left, right, top, bottom } = beside.getBoundingClientRect();
    this.box = { left, right, top, bottom };
    this.lines = lines;
    this.refused = refused;
  }

  hide = (): void => {
    this.lines = [];
  };
}

/** The tip of the page: only one board is shown at a time. */
export const tip = new Tip();
