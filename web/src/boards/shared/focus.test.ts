// @vitest-environment happy-dom
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { reactive, withEffects } from "../../../testing/effects.svelte";
import { find, setPage } from "../../../testing/input";
import { keepFocus } from "./focus.svelte";

const ply = reactive(0);
let board: HTMLElement;
let end: () => void;

beforeEach(() => {
  board = setPage(`<div tabindex="-1"><button id="first"></button><button id="gone"></button></div>`);
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

/** Change the position and remove an element. */
async function played(taken: string): Promise<void> {
  ply.value += 1;
  flushSync();
  document.querySelector(taken)?.remove();
  await tick();
}

describe("keepFocus", () => {
  it("moves the focus to the next element when the focused one is removed", async () => {
    find("#gone").focus();
    await played("#gone");
    expect(document.activeElement?.id).toBe("first");
  });

  it("falls back to the board without a next element", async () => {
    find("#first").focus();
    await played("#first");
    expect(document.activeElement).toBe(board);
  });

  it("keeps the focus on an element that stays", async () => {
    find("#gone").focus();
    await played("#nothing");
    expect(document.activeElement?.id).toBe("gone");
  });

  it("ignores a focus outside of the board", async () => {
    find("#chat").focus();
    await played("#gone");
    expect(document.activeElement?.id).toBe("chat");
  });

  it("ignores a board that is removed", async () => {
    find("#gone").focus();
    ply.value += 1;
    flushSync();
    board.remove();
    await tick();
    expect(document.activeElement).toBe(document.body);
  });

  it("scrolls only for keyboard users", async () => {
    const focus = vi.spyOn(find("#first"), "focus");
    find("#gone").focus();
    vi.spyOn(find("#gone"), "matches").mockReturnValue(true); // :focus-visible
    await played("#gone");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
    board.insertAdjacentHTML("beforeend", '<button id="pointed"></button>');
    find("#pointed").focus();
    vi.spyOn(find("#pointed"), "matches").mockReturnValue(false);
    await played("#pointed");
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });
});
