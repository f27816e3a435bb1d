// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import glass from "../../../../draftwork/games/sintra/art/glass.svg?raw";
import { sintraView, strip } from "../../../testing/sintra";
import { addMessages } from "../../i18n/translate.svelte";
import { countText, GLOW, stripName, windowName } from "./labels";
import en from "./messages/en.ftl?raw";

addMessages("en", en);
addMessages(
  "en",
  `sintra-panes = { $n } { $colour }
sintra-draw-about-jokers = { $n } any
sintra-draw-about-nothing = nothing`,
);

const VIEW = sintraView();

describe("countText", () => {
  it("counts by colour in the order of the colours, jokers last", () => {
    expect(countText(VIEW, "BJOBPJB")).toBe("1 P, 1 O, 3 B, and 2 any");
  });

  it('says "nothing" without panes', () => {
    expect(countText(VIEW, "")).toBe("nothing");
  });
});

describe("every colour of glass", () => {
  it.each(["P", "O", "Y", "W", "B"])("%s has a pane, a space and a glow", (colour) => {
    expect(glass).toContain(`id="pane-${colour}"`);
    expect(glass).toContain(`id="space-${colour}"`);
    expect(GLOW[colour]).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("stripName", () => {
  it("describes panes, open spaces and the other side", () => {
    expect(stripName(VIEW, strip("Pp", "O", "J", "Bb"), 2)).toBe(
      "Strip 2. On it: 1 P and 1 B. Room for: 1 O and 1 any. Then it is removed.",
    );
    const next = { ...strip("P", "P"), next: "OJ" };
    expect(stripName(VIEW, next, 1)).toBe(
      "Strip 1. On it: nothing. Room for: 2 P. On the next side: 1 O and 1 any.",
    );
  });
});

describe("windowName", () => {
  it("describes the panes of both frames and the points", () => {
    const window = { points: 3, upper: "P", lower: "O", scored: 1 };
    expect(windowName(VIEW, window, 4)).toBe("Window 4, number 3: 1 P and 1 O; 1 point scored");
    expect(windowName(VIEW, { ...window, lower: null, scored: 0 }, 4)).toBe(
      "Window 4, number 3: 1 P; 0 points scored",
    );
  });
});
