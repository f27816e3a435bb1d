// What is told where the pointer or the focus is: one hint at a time.
class Hint {
  at = $state<HTMLElement | null>(null);
  lines = $state<string[]>([]);

  show(at: HTMLElement, lines: string[]): void {
    this.at = lines.length ? at : null;
    this.lines = lines;
  }

  hide(at: HTMLElement): void {
    if (this.at === at) this.at = null;
  }

  dismiss(): void {
    this.at = null;
  }
}

export const hint = new Hint();
