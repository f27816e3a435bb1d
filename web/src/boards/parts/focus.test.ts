// @vitest-environment happy-dom
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { cell, withEffects } from "../../../testing/effects.svelte";
import { one, page } from "../../../testing/hands";
import { keepFocus } from "./focus.svelte";

const ply = cell(0);
let board: HTMLElement;
let end: () => void;

beforeEach(() => {
  board = page(`<div tabindex="-1"><button id="first"></button><button id="gone"></button></div>`);
  board.insertAdjacentHTML("afterend", '<input id="chat">');
  end = withEffects(() =>
    keepFocus(
      () => board,
      () => ply.value,
      (root) => root.querySelector<HTMLElement>("#first"),
    ),
  );
});

afterEach(() => end());

/** A move is played, and takes a control away. */
async function played(taken: string): Promise<void> {
  ply.value += 1;
  flushSync();
  document.querySelector(taken)?.remove();
  await tick();
}

describe("the focus", () => {
  it("goes on where the board says when its control is gone", async () => {
    one("#gone").focus();
    await played("#gone");
    expect(document.activeElement?.id).toBe("first");
  });

  it("goes to the board itself where there is nothing to go on with", async () => {
    one("#first").focus();
    await played("#first");
    expect(document.activeElement).toBe(board);
  });

  it("stays where it is as long as its control is there", async () => {
    one("#gone").focus();
    await played("#nothing");
    expect(document.activeElement?.id).toBe("gone");
  });

  it("is not taken from what is outside the board", async () => {
    one("#chat").focus();
    await played("#gone");
    expect(document.activeElement?.id).toBe("chat");
  });

  it("is not given to a board that is gone itself", async () => {
    one("#gone").focus();
    ply.value += 1;
    flushSync();
    board.remove();
    await tick();
    expect(document.activeElement).toBe(document.body);
  });

  it("scrolls only for those who use keys", async () => {
    const focus = vi.spyOn(one("#first"), "focus");
    one("#gone").focus();
    vi.spyOn(one("#gone"), "matches").mockReturnValue(true); // :focus-visible
    await played("#gone");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
    board.insertAdjacentHTML("beforeend", '<button id="pointed"></button>');
    one("#pointed").focus();
    vi.spyOn(one("#pointed"), "matches").mockReturnValue(false);
    await played("#pointed");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
