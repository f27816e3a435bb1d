// The rule that somebody ruleRequest to see. The panels open their tab of rules for it, and the rules scroll to it.

class RuleRequest {
  rule = $state<string | null>(null);
  times = $state(0); // the same rule may be ruleRequest for again

  show(rule: string): void {
    this.rule = rule;
    this.times += 1;
  }

  /** The rule was shown; a new page of rules begins at its top. */
  forget(): void {
    this.rule = null;
  }
}

export const ruleRequest = new RuleRequest();

/** The innermost element of a text that names the rule first, and not a longer number that begins like it. */
export function findRule(text: HTMLElement, rule: string): Element | null {
  const named = new RegExp(`${rule}(?!\\d)`);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (named.test(node.textContent ?? "")) return node.parentElement;
  return null;
}
