// Measures how a table fills the window. Gives a list of sentences, one for each fault.
({ least, whole }) => {
  const EDGE = 20; // pixels that may stay empty at an edge of the window
  const found = [];
  const say = (condition, text) => condition || found.push(text);
  const board = document.querySelector("[data-testid=board]");
  const all = (selector, root = board) => [...root.querySelectorAll(selector)];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => e.dataset.slot ?? e.dataset.key ?? e.dataset.cell ?? e.dataset.testid ?? e.className;
  const inWindow = ({ left, right, top, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const page = document.documentElement;
  say(page.scrollHeight <= innerHeight, `the page is ${page.scrollHeight} px high`);
  say(page.scrollWidth <= innerWidth, `the page is ${page.scrollWidth} px wide`);

  // the slots, and what they hold
  const slots = Object.fromEntries(all("[data-slot]").map((e) => [e.dataset.slot, e]));
  const needed = whole ? Object.keys(slots) : ["own", "offer", "actions"].filter((one) => slots[one]);
  for (const one of needed) {
    say(inWindow(box(slots[one])), `${one} is not in view`);
    say(box(slots[one]).height >= 30, `${one} is ${Math.round(box(slots[one]).height)} px high`);
  }
  const area = (e) => box(e).width * box(e).height;
  for (const [one, slot] of Object.entries(slots))
    say(one === "own" || !needed.includes(one) || area(slot) < area(slots.own), `${one} is larger than own`);
  if (whole) {
    const boxes = Object.values(slots).map(box);
    say(Math.min(...boxes.map((b) => b.left)) <= EDGE, "the left edge is empty");
    say(Math.max(...boxes.map((b) => b.right)) >= innerWidth - EDGE, "the right edge is empty");
    say(Math.max(...boxes.map((b) => b.bottom)) >= innerHeight - EDGE, "the bottom edge is empty");
    const grown = Math.max(...boxes.map((b) => b.bottom)) - Math.min(...boxes.map((b) => b.top));
    const filled = boxes.reduce((sum, b) => sum + b.width * b.height, 0) / (innerWidth * grown);
    say(filled > 0.9, `the slots fill ${Math.round(100 * filled)} % of the table`);
  }
  for (const e of needed.flatMap((one) => [slots[one], ...all("*", slots[one])])) {
    if (!shown(e) || e.closest("svg, dialog, ol[tabindex]")) continue;
    const look = getComputedStyle(e);
    if (look.overflowY === "visible" || look.clipPath !== "none") continue;
    say(e.scrollHeight <= e.clientHeight + 2, `${name(e)} hides ${e.scrollHeight - e.clientHeight} px`);
  }

  // what can be chosen is in view, and nothing of the action bar lies on it
  const choosable = all("[data-legal]").filter((e) => shown(e) && (whole || !e.closest("[data-slot=info], [data-slot=extra]")));
  for (const e of choosable) say(inWindow(box(e)), `${name(e)} can be chosen and is not in view`);
  const covers = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const bar = slots.actions && box(slots.actions);
  for (const e of all("[data-legal], [data-drop]"))
    if (bar && shown(e) && !slots.actions.contains(e)) say(!covers(bar, box(e)), `the action bar covers ${name(e)}`);

  // the prompt, and sizes that can be read
  const prompt = document.querySelector("[data-testid=status-line] strong");
  say(prompt && inWindow(box(prompt)), "the prompt is not in view");
  say(prompt?.scrollHeight <= prompt?.clientHeight + 2, `the prompt is cut: ${prompt?.textContent}`);
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(e) || e.closest("svg, [popover], .visually-hidden")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    say(size >= least.font - 0.05, `“${walker.currentNode.data.trim().slice(0, 20)}” has ${size.toFixed(1)} px`);
  }
  for (const [selector, size] of Object.entries(least.cells)) {
    const cells = all(selector).filter(shown).map(box);
    say(cells.length > 0, `there is no ${selector}`);
    const smallest = Math.min(...cells.map((b) => Math.min(b.width, b.height)));
    say(smallest >= size, `${selector} is ${smallest.toFixed(1)} px`);
  }
  return [...new Set(found)];
}
