// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import "../../i18n/catalogues";
import { addMessages } from "../../i18n/translate.svelte";
import type { OutcomeInfo } from "../../types/wire";
import Outcome from "./Outcome.svelte";

addMessages("en", "test-decided = more points\ntest-ended = ten rounds");

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
});

function show(scores: number[], ranks: number[], winners: number[]): void {
  const outcome: OutcomeInfo = {
    scores,
    ranks,
    winners,
    reason: { id: "test-ended" },
    decided_by: { id: "test-decided" },
  };
  const names = scores.map((_, seat) => `Player ${String(seat + 1)}`);
  const props = { outcome, names, points: scores.map(() => []), marked: null };
  shown = mount(Outcome, { target: document.body, props });
}

describe("the end of a match", () => {
  it("names the winner beside a cup", () => {
    show([30, 25], [0, 1], [0]);
    expect(document.querySelector(".winner")?.textContent.trim()).toBe("Player 1 won.");
    expect(document.querySelector(".winner svg")).not.toBeNull();
  });

  it("shows no cup if nobody has won", () => {
    show([-2], [1], []);
    expect(document.querySelector(".winner")?.textContent.trim()).toBe("Nobody won.");
    expect(document.querySelector(".winner svg")).toBeNull();
  });
});
