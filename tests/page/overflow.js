// Finds texts and controls that are clipped, that leave their box, or that overlap. Gives a list of sentences. Text inside
// SVG drawings, text for screen readers only and what is scrolled out of sight are ignored, and so is text that is
// shortened with an ellipsis and whole in a title. With an open dialog or popover
// only that is examined. The arguments name tabs: the page is examined with the first one open, of the others the panel.
async (tabs) => {
  const ACROSS = 1.5; // pixels that a text may stand out sideways
  const DOWN = 5; // and upwards or downwards: the box of a line is higher than its letters
  const BOXES = "button, .button, a.button, article, fieldset, dialog, td, th, [role=tab], .panel, .slip";
  const CONTROLS = "button, a.button, select, input:not([type=checkbox], [type=radio], [type=range])";

  const found = new Set();

  function search(root) {
    const once = (make) => {
      const known = new Map();
      return (element) => known.get(element) ?? known.set(element, make(element)).get(element);
    };
    const style = once((element) => getComputedStyle(element));
    const boxOf = once((element) => element.getBoundingClientRect());
    const unseen = once((element) => {
      if (element === root || !element.parentElement) return false;
      return style(element).clipPath === "inset(50%)" || unseen(element.parentElement);
    });
    const hidden = (element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(element);
    const named = (element) => {
      const text = (element.innerText || element.value || element.ariaLabel || "").trim().replace(/\s+/g, " ");
      const kind = [element.localName, ...[...element.classList].filter((c) => !c.startsWith("svelte-"))].join(".");
      return `${kind} “${text.slice(0, 50)}”`;
    };
    const beyond = (inner, outer, across, down) => [
      across && (inner.left < outer.left - ACROSS || inner.right > outer.right + ACROSS),
      down && (inner.top < outer.top - DOWN || inner.bottom > outer.bottom + DOWN),
    ].some(Boolean);

    /** The part of a rectangle that no box around it has scrolled out of sight. */
    function inSight({ left, right, top, bottom }, element) {
      for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
        const look = style(at);
        const box = boxOf(at);
        if (look.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (look.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (look.position === "fixed") break;
      }
      return { left, right, top, bottom };
    }

    /** Whether what is at `rect` inside `element` is cut off by, or stands out of, a box around it. */
    function checkInside(element, rect, start) {
      let across = true;
      let down = true;
      for (let at = start; at && at !== document.documentElement; at = at.parentElement) {
        const look = style(at);
        if (look.display === "contents" || look.display === "inline") continue;
        const box = boxOf(at);
        if (/auto|scroll/.test(look.overflowX)) across = false;
        if (/auto|scroll/.test(look.overflowY)) down = false;
        const cutsX = across && /hidden|clip/.test(look.overflowX);
        const cutsY = down && /hidden|clip/.test(look.overflowY);
        if (beyond(rect, box, cutsX, cutsY)) found.add(`clipped: ${named(element)} by ${named(at)}`);
        if (at.matches(BOXES) && beyond(rect, box, across, down))
          found.add(`outside: ${named(element)} of ${named(at)}`);
        if (/absolute|fixed/.test(look.position)) return; // it stands where it is put
      }
    }

    const texts = []; // { element, rect } of each line of text
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest("svg, option, script, style, [data-overlap]")) continue;
      if (hidden(element)) continue;
      if (element.title && style(element).textOverflow === "ellipsis") continue;
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const part = inSight(rect, element);
        if (part.right - part.left < 1 || part.bottom - part.top < 1) continue;
        texts.push({ element, rect: part });
        checkInside(element, rect, element);
      }
    }

    const controls = [...root.querySelectorAll(CONTROLS)].filter((element) => !hidden(element));
    const pen = document.createElement("canvas").getContext("2d");
    for (const element of controls) {
      const look = style(element);
      if (look.position !== "absolute") checkInside(element, element.getBoundingClientRect(), element.parentElement);
      if (element.localName !== "select") continue;
      pen.font = look.font;
      const room = element.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
      const wide = pen.measureText(element.selectedOptions[0]?.text ?? "").width;
      if (wide > room + ACROSS) found.add(`cut: ${element.selectedOptions[0].text} (${Math.round(wide - room)} px)`);
    }

    const layer = (element) => element.closest("[popover], [role=tooltip], dialog, .fixed");
    function checkApart(items, tolerance, word) {
      const sorted = items.toSorted((a, b) => a.rect.top - b.rect.top);
      sorted.forEach((one, i) => {
        for (const two of sorted.slice(i + 1)) {
          if (two.rect.top > one.rect.bottom) break;
          if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
          const wide = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left);
          const high = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top);
          if (wide <= tolerance[0] || high <= tolerance[1] || layer(one.element) !== layer(two.element)) continue;
          found.add(`${word}: ${named(one.element)} and ${named(two.element)}`);
        }
      });
    }
    checkApart(texts, [ACROSS, DOWN], "texts overlap");
    const outside = controls.filter((element) => !element.closest("[data-testid=board]"));
    checkApart(outside.map((element) => ({ element, rect: element.getBoundingClientRect() })), [2, 2], "controls overlap");
    if (document.documentElement.scrollWidth > innerWidth)
      found.add(`wider than the window: ${document.documentElement.scrollWidth} px`);
  }

  /** Open a panel. In a small window its button is in the drawer. */
  async function open(name) {
    const find = () => document.querySelector(`[data-testid=tab-${name}]`);
    if (!find()) document.querySelector("[data-testid=panels]").click();
    while (!find()) await new Promise(requestAnimationFrame);
    if (find().getAttribute("aria-expanded") !== "true") find().click();
  }

  search(document.querySelector("dialog[open], [popover]:popover-open") ?? document.body);
  for (const name of tabs.slice(1)) {
    await open(name);
    for (let i = 0; i < 100; i++) {
      await new Promise(requestAnimationFrame);
      if (name !== "rules" || document.querySelector("[data-testid=rules] h2")) break;
    }
    search(document.querySelector("[data-testid=drawer]"));
  }
  if (tabs.length) await open(tabs[0]);
  return [...found];
}
