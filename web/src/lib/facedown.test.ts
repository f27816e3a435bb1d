// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import type { Point } from "../types/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { isFaceDown, shownPoints } = await import("./facedown");
const { settings } = await import("./settings.svelte");

describe("won cards", () => {
  it.each([
    [true, "blueprints", false, true],
    [true, "blueprints", true, false],
    [true, "sagrada", false, false],
    [false, "blueprints", false, false],
  ])("with the setting %s in %s, over: %s, are face down: %s", (on, game, over, expected) => {
    settings.setFaceDown(on);
    expect(isFaceDown(game, over)).toBe(expected);
  });
});

describe("points", () => {
  const gold: Point = { rule: "BP-13", amount: 3, reason: { id: "test" }, cells: [], cards: ["gold"] };

  it("are those of the position when the cards are face up", () => {
    expect(shownPoints([[gold], []], false)).toEqual([[gold], []]);
  });

  it("are hidden for every seat when the cards are face down", () => {
    expect(shownPoints([[gold], []], true)).toEqual([null, null]);
  });
});
