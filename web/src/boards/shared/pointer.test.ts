// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { click } from "../../../testing/hands";
import { isKeyboard, isMouse, isTouch } from "./pointer";

describe("a click", () => {
  it.each([
    ["key", [true, false, false]],
    ["mouse", [false, true, false]],
    ["touch", [false, false, true]],
  ] as const)("by %s has only that kind", (kind, expected) => {
    const event = click(kind);
    expect([isKeyboard(event), isMouse(event), isTouch(event)]).toEqual(expected);
  });

  it("without pointer information has no kind", () => {
    const event = new MouseEvent("click");
    expect([isKeyboard(event), isMouse(event), isTouch(event)]).toEqual([false, false, false]);
  });
});
