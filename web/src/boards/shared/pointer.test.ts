// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { clickEvent } from "../../../testing/input";
import { isKeyboard, isMouse, isTouch } from "./pointer";

describe("a click", () => {
  it.each([
    ["key", [true, false, false]],
    ["mouse", [false, true, false]],
    ["touch", [false, false, true]],
  ] as const)("by %s has only that kind", (kind, expected) => {
    const event = clickEvent(kind);
    expect([isKeyboard(event), isMouse(event), isTouch(event)]).toEqual(expected);
  });

  it("without a pointer type is by keyboard if its click count is zero", () => {
    expect(isKeyboard(new MouseEvent("click"))).toBe(true);
    const event = new MouseEvent("click", { detail: 1 });
    expect([isKeyboard(event), isMouse(event), isTouch(event)]).toEqual([false, false, false]);
  });
});
