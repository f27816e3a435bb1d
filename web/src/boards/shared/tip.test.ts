// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { setBox, setPage } from "../../../testing/input";
import { Tip } from "./tip.svelte";

let tip: Tip;
let button: HTMLElement;

beforeEach(() => {
  tip = new Tip();
  button = setPage("<button>a1</button>");
  setBox(button, 100, 50, 40, 20);
});

describe("Tip", () => {
  it("shows lines beside an element", () => {
    tip.show(button, ["+2 points"]);
    expect(tip.lines).toEqual(["+2 points"]);
    expect(tip.refused).toBe(false);
    expect(tip.box).toEqual({ left: 100, right: 140, top: 50, bottom: 70 });
  });

  it("marks refusals", () => {
    tip.show(button, ["covered"], true);
    expect(tip.refused).toBe(true);
    tip.show(button, ["+2 points"]);
    expect(tip.refused).toBe(false);
  });

  it("hides without lines", () => {
    tip.show(button, ["+2 points"]);
    tip.show(button, []);
    expect(tip.lines).toEqual([]);
  });

  it("hides on request", () => {
    tip.show(button, ["+2 points"]);
    tip.hide();
    expect(tip.lines).toEqual([]);
  });
});
