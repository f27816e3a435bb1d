// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { find, setBox, setPage } from "../../../testing/input";
import { settings } from "../../state/settings.svelte";
import { flightKeyframes, fly, removeSettled, settlePreview } from "./flight";

let finish: (() => void)[];
let cancelled: number;
beforeEach(() => {
  finish = [];
  cancelled = 0;
  Element.prototype.animate = vi.fn(() => {
    let cancel = (): void => undefined;
    const promise = new Promise((resolve, reject) => {
      finish.push(() => resolve(null));
      cancel = () => {
        cancelled += 1;
        reject(new Error("cancelled"));
      };
    });
    promise.catch(() => null);
    return { finished: promise, cancel } as unknown as Animation;
  });
});
afterEach(() => (document.body.innerHTML = ""));

const copies = (): number => document.querySelectorAll(".flying-piece").length;

function table(): HTMLElement {
  const root = setPage('<div><b id="from"></b><i id="to"></i><u data-preview></u></div>');
  setBox(find("#from"), 0, 0);
  setBox(find("#to"), 100, 50);
  return root;
}

describe("a flight", () => {
  it("begins at the box of the source and ends at that of the target", () => {
    const [first, , last] = flightKeyframes(new DOMRect(0, 0, 10, 10), new DOMRect(100, 50, 20, 20));
    expect(first?.["transform"]).toBe("translate(-105px, -55px) scale(0.5)");
    expect(last?.["transform"]).toBe("none");
  });

  it("shows the position, and a copy of the piece until it has arrived", async () => {
    const show = vi.fn();
    const { signal } = new AbortController();
    const flight = fly(table(), [{ from: "#from", to: "#to" }], show, 100, signal);
    await vi.waitFor(() => expect(copies()).toBe(1));
    expect(show).toHaveBeenCalledOnce();
    finish.forEach((end) => end());
    await flight;
    expect(copies()).toBe(0);
  });

  it("is left out if the source or the target is not visible", async () => {
    const travels = [
      { from: "#nowhere", to: "#to" },
      { from: "#from", to: "#nowhere" },
    ];
    await fly(table(), travels, () => undefined, 100, new AbortController().signal);
    expect(copies()).toBe(0);
  });

  it("ends at once when it is aborted", async () => {
    const abort = new AbortController();
    const flight = fly(table(), [{ from: "#from", to: "#to" }], () => undefined, 100, abort.signal);
    await vi.waitFor(() => expect(copies()).toBe(1));
    abort.abort();
    await flight;
    expect(cancelled).toBe(2);
    expect(copies()).toBe(0);
  });
});

describe("the own move", () => {
  beforeEach(() => {
    const root = table();
    setBox(find("[data-preview]"), 10, 10);
    settlePreview(root);
  });

  it("leaves its piece where the preview was", () => {
    expect(copies()).toBe(1);
    expect(find(".flying-piece").style.left).toBe("10px");
  });

  it("is replaced by the piece of the board", () => {
    removeSettled();
    expect(copies()).toBe(0);
  });

  it("is taken back visibly if it is refused", async () => {
    settings.reducedMotion = false;
    removeSettled(true);
    expect(copies()).toBe(1);
    finish.forEach((end) => end());
    await vi.waitFor(() => expect(copies()).toBe(0));
  });
});
