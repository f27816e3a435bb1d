// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { click } from "../../../testing/hands";
import { byKey, byMouse, byTouch } from "./pointing";

describe("a click", () => {
  it.each([
    ["key", [true, false, false]],
    ["mouse", [false, true, false]],
    ["touch", [false, false, true]],
  ] as const)("by %s is known as that alone", (kind, expected) => {
    const event = click(kind);
    expect([byKey(event), byMouse(event), byTouch(event)]).toEqual(expected);
  });

  it("of which the browser does not tell the hand is none of them", () => {
    const event = new MouseEvent("click");
    expect([byKey(event), byMouse(event), byTouch(event)]).toEqual([false, false, false]);
  });
});
