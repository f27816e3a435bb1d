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
  it("that does not move far stays a click", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 14, 14); // 5.7 pixels
    send("pointerup", 14, 14);
    thing.click();
    expect(log).toEqual([]);
    expect(clicks).toBe(1);
  });

  it("that moves far drags, from then on with every move", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 16, 10);
    send("pointermove", 12, 10); // also back near to where it began
    send("pointerup", 12, 11);
    expect(log).toEqual(["start", "move 16,10", "move 12,10", "drop 12,11"]);
    expect(thing.setPointerCapture).toHaveBeenCalledTimes(1);
  });

  it("with another button drags nothing", () => {
    const down = new PointerEvent("pointerdown", { button: 2, clientX: 0, clientY: 0 });
    thing.dispatchEvent(down);
    send("pointermove", 100, 100);
    expect(log).toEqual([]);
  });

  it("on what cannot be dragged now is no drag", () => {
    mayStart = false;
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointermove", 60, 60);
    send("pointerup", 60, 60);
    expect(log).toEqual(["start"]);
  });
});

describe("moving without a press", () => {
  it("drags nothing, neither before nor after a drag", () => {
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

describe("the click that follows a drag", () => {
  it("is none", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    thing.click();
    expect(clicks).toBe(0);
    thing.click();
    expect(clicks).toBe(1);
  });

  it("is one again where the browser sent none for the drag", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointerup", 50, 50);
    vi.advanceTimersByTime(1);
    thing.click();
    expect(clicks).toBe(1);
  });
});

describe("a drag that the browser calls off", () => {
  it("is left, and dropped nowhere", () => {
    send("pointerdown");
    send("pointermove", 50, 50);
    send("pointercancel");
    send("pointerup", 50, 50);
    expect(log).toEqual(["start", "move 50,50", "leave"]);
  });

  it("before it has begun leaves nothing", () => {
    send("pointerdown");
    send("pointercancel");
    send("pointermove", 50, 50);
    expect(log).toEqual([]);
  });
});

it("a thing that is gone from the board hears nothing more", () => {
  stop();
  send("pointerdown");
  send("pointermove", 50, 50);
  expect(log).toEqual([]);
});
