// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { one, page, pointer } from "../../../testing/hands";
import { draggable, type Drag } from "./drag";

let log: string[];
let clicks: number;
let mayStart: boolean;
let thing: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [log, clicks, mayStart] = [[], 0, true];
  page('<main><button id="thing">die</button></main>');
  thing = one("#thing");
  thing.setPointerCapture = vi.fn();
  thing.addEventListener("click", () => (clicks += 1));
  const drag: Drag = {
    start: () => (log.push("start"), mayStart),
    move: (event) => void log.push(`move ${event.clientX},${event.clientY}`),
    drop: (event) => void log.push(`drop ${event.clientX},${event.clientY}`),
    leave: () => void log.push("leave"),
  };
  const made = draggable(drag)(thing);
  stop = () => made?.();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const send = (type: string, x = 0, y = 0): boolean => thing.dispatchEvent(pointer(type, "mouse", { x, y }));

describe("a press", () => {
  it("stays a click below the distance of a drag", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 14, 14); // 5.7 pixels
    send("pointerup", 14, 14);
    thing.click();
    expect(log).toEqual([]);
    expect(clicks).toBe(1);
  });

  it("starts a drag beyond that distance", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 16, 10);
    send("pointermove", 12, 10); // back near the start
    send("pointerup", 12, 11);
    expect(log).toEqual(["start", "move 16,10", "move 12,10", "drop 12,11"]);
    expect(thing.setPointerCapture).toHaveBeenCalledTimes(1);
  });

  it("with another button does not start a drag", () => {
    const down = new PointerEvent("pointerdown", { button: 2, clientX: 0, clientY: 0 });
    thing.dispatchEvent(down);
    send("pointermove", 100, 100);
    expect(log).toEqual([]);
  });

  it("ends when start returns false", () => {
    mayStart = false;
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
    thing.click();
    expect(clicks).toBe(0);
    thing.click();
    expect(clicks).toBe(1);
  });

  it("is not suppressed later if the browser sent none", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    vi.advanceTimersByTime(1);
    thing.click();
    expect(clicks).toBe(1);
  });
});

describe("pointercancel", () => {
  it("calls leave instead of drop", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointercancel");
    send("pointerup", 50, 50);
    expect(log).toEqual(["start", "move 50,50", "leave"]);
  });

  it("before the start of a drag ends the press", () => {
    send("pointerdown");
    send("pointercancel");
    send("pointermove", 50, 50);
    expect(log).toEqual([]);
  });
});

it("the returned function removes all listeners", () => {
  stop();
  send("pointerdown");
  send("pointermove", 50, 50);
  expect(log).toEqual([]);
});
