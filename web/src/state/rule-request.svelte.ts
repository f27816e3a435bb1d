// The rule that the user asked to read. The panels open the rules, and the rules scroll to it.

class RuleRequest {
  rule = $state<string | null>(null);
  count = $state(0); // changes with every request, also for the same rule

  show(rule: string): void {
    this.rule = rule;
    this.count += 1;
  }

  clear(): void {
    this.rule = null;
  }
}

export const ruleRequest = new RuleRequest();

/** The innermost element with the first mention of a rule. "PW-1" does not match "PW-12". */
export function findRule(text: HTMLElement, rule: string): Element | null {
  const pattern = new RegExp(`${rule}(?!\\d)`);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (pattern.test(node.textContent ?? "")) return node.parentElement;
  return null;
}
