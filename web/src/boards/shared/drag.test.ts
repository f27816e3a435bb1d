// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { find, pointerEvent, setPage, setUnderPointer } from "../../../testing/input";
import { type Drag, draggable, dropKey } from "./drag";

const DRAG: Drag = {
  start: () => true,
  move: () => undefined,
  drop: () => undefined,
  cancel: () => undefined,
};

let log: string[];
let clicks: number;
let canStart: boolean;
let button: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [log, clicks, canStart] = [[], 0, true];
  setPage('<main><button id="button">die</button></main>');
  button = find("#button");
  button.setPointerCapture = vi.fn();
  button.addEventListener("click", () => (clicks += 1));
  const drag: Drag = {
    start: () => (log.push("start"), canStart),
    move: (_, event) => void log.push(`move ${event.clientX},${event.clientY}`),
    drop: (_, event) => void log.push(`drop ${event.clientX},${event.clientY}`),
    cancel: () => void log.push("cancel"),
  };
  const made = draggable(drag)(button);
  stop = () => made?.();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const send = (type: string, x = 0, y = 0): boolean =>
  button.dispatchEvent(pointerEvent(type, "mouse", { x, y }));

describe("a press", () => {
  it("stays a click below the distance of a drag", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 14, 14); // 5.7 pixels
    send("pointerup", 14, 14);
    button.click();
    expect(log).toEqual([]);
    expect(clicks).toBe(1);
  });

  it("starts a drag beyond that distance", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 16, 10);
    send("pointermove", 12, 10); // back near the start
    send("pointerup", 12, 11);
    expect(log).toEqual(["start", "move 16,10", "move 12,10", "drop 12,11"]);
    expect(button.setPointerCapture).toHaveBeenCalledTimes(1);
  });

  it("with another button does not start a drag", () => {
    const down = new PointerEvent("pointerdown", { button: 2, clientX: 0, clientY: 0 });
    button.dispatchEvent(down);
    send("pointermove", 100, 100);
    expect(log).toEqual([]);
  });

  it("ends when start returns false", () => {
    canStart = false;
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointermove", 60, 60);
    send("pointerup", 60, 60);
    expect(log).toEqual(["start"]);
  });
});

describe("moving without a press", () => {
  it("does nothing before and after a drag", () => {
    send("pointermove", 50, 50);
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    log = [];
    send("pointermove", 90, 90);
    send("pointerup", 90, 90);
    expect(log).toEqual([]);
  });
});

describe("the click after a drag", () => {
  it("is suppressed once", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    button.click();
    expect(clicks).toBe(0);
    button.click();
    expect(clicks).toBe(1);
  });

  it("is not suppressed later if the browser sent none", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    vi.advanceTimersByTime(1);
    button.click();
    expect(clicks).toBe(1);
  });
});

describe("pointercancel", () => {
  it("calls cancel instead of drop", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointercancel");
    send("pointerup", 50, 50);
    expect(log).toEqual(["start", "move 50,50", "cancel"]);
  });

  it("before the start of a drag ends the press", () => {
    send("pointerdown");
    send("pointercancel");
    send("pointermove", 50, 50);
    expect(log).toEqual([]);
  });
});

describe("the drop target", () => {
  it("is the element with data-drop under the pointer", () => {
    setPage('<button id="button"></button><div data-drop="c3"><b id="inner"></b></div><p id="beside"></p>');
    const targets: (string | null)[] = [];
    const drag = { ...DRAG, move: (target: Element | null) => void targets.push(dropKey(target)) };
    const button = find("#button");
    button.setPointerCapture = vi.fn();
    draggable(drag)(button);
    button.dispatchEvent(pointerEvent("pointerdown"));
    for (const element of [find("#inner"), find("#beside"), null]) {
      setUnderPointer(element);
      button.dispatchEvent(pointerEvent("pointermove", "mouse", { x: 50, y: 50 }));
    }
    expect(targets).toEqual(["c3", null, null]);
  });
});

it("the returned function cancels a drag", () => {
  send("pointerdown");
  send("pointermove", 50, 50);
  stop();
  expect(log.at(-1)).toBe("cancel");
});

it("the returned function removes all listeners", () => {
  stop();
  send("pointerdown");
  send("pointermove", 50, 50);
  expect(log).toEqual([]);
});
