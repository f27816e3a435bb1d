// What is told beside the pointer or the focus: what a choice brings, or why it is not allowed.

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
