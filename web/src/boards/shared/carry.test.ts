// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { one, page, place, pointer, under } from "../../../testing/hands";
import { carried } from "./carry";

let log: string[];
let thing: HTMLElement;
let stop: () => void;

beforeEach(() => {
  log = [];
  page(`<main>
    <button id="thing" data-stop data-legal data-key="draft-1">die</button>
    <div id="space" data-drop="c3"><span id="inner"></span></div>
    <div id="beside"></div>
  </main>`);
  thing = one("#thing");
  thing.setPointerCapture = vi.fn();
  HTMLElement.prototype.showPopover = vi.fn();
  place(thing, 20, 30, 40, 40);
  const made = carried({
    start: () => void log.push("start"),
    over: (drop) => void log.push(`over ${drop}`),
    end: (drop) => void log.push(`end ${drop}`),
  })(thing);
  stop = () => made?.();
});

afterEach(() => stop());

const send = (type: string, x = 0, y = 0): boolean => thing.dispatchEvent(pointer(type, "touch", { x, y }));
const picture = (): HTMLElement | null => document.querySelector("body > [popover]");

function lift(): void {
  send("pointerdown", 25, 35);
  send("pointermove", 35, 35);
}

describe("carried", () => {
  it("reports the drop target under the pointer and the final one", () => {
    under(one("#inner"));
    lift();
    under(one("#beside"));
    send("pointermove", 60, 60);
    under(one("#space"));
    send("pointerup", 60, 60);
    expect(log).toEqual(["start", "over c3", "over null", "end c3"]);
  });

  it("reports null outside of all drop targets", () => {
    under(null);
    lift();
    send("pointerup", 60, 60);
    expect(log.at(-1)).toBe("end null");
  });

  it("reports null and removes the picture when the drag is cancelled", () => {
    under(one("#space"));
    lift();
    send("pointercancel");
    expect(log.at(-1)).toBe("end null");
    expect(picture()).toBeNull();
  });
});

describe("the picture", () => {
  it("follows the pointer, starting at the place of the element", () => {
    under(null);
    lift();
    expect(picture()?.style.left).toBe("20px");
    expect(picture()?.style.top).toBe("30px");
    send("pointermove", 45, 55);
    expect(picture()?.style.translate).toBe("10px 20px");
  });

  it("ignores pointers, keys and screen readers", () => {
    under(null);
    lift();
    const copy = picture()?.firstElementChild;
    expect(picture()?.style.pointerEvents).toBe("none");
    expect(picture()?.getAttribute("aria-hidden")).toBe("true");
    for (const name of ["data-stop", "data-legal", "data-key"]) expect(copy?.hasAttribute(name)).toBe(false);
    expect(thing.hasAttribute("data-stop")).toBe(true);
  });

  it("is removed after the drop", () => {
    under(null);
    lift();
    expect(picture()).not.toBeNull();
    send("pointerup", 60, 60);
    expect(picture()).toBeNull();
  });

  it("is removed with the element during a drag", () => {
    under(null);
    lift();
    stop();
    expect(picture()).toBeNull();
  });

  it("is not created by a click", () => {
    send("pointerdown", 25, 35);
    send("pointerup", 25, 35);
    expect(log).toEqual([]);
    expect(picture()).toBeNull();
  });
});
