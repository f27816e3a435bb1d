// The rule that somebody asked to see. The panels open their tab of rules for it, and the rules scroll to it.

class Asked {
  rule = $state<string | null>(null);
  times = $state(0); // the same rule may be asked for again

  show(rule: string): void {
    this.rule = rule;
    this.times += 1;
  }

  /** The rule was shown; a new page of rules begins at its top. */
  forget(): void {
    this.rule = null;
  }
}

export const asked = new Asked();

/** The innermost element of a text that names the rule first, and not a longer number that begins like it. */
export function firstNaming(text: HTMLElement, rule: string): Element | null {
  const named = new RegExp(`${rule}(?!\\d)`);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (named.test(node.textContent ?? "")) return node.parentElement;
  return null;
}
