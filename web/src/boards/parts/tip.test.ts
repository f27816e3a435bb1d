// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { page, place } from "../../../testing/hands";
import { Tip } from "./tip.svelte";

let tip: Tip;
let button: HTMLElement;

beforeEach(() => {
  tip = new Tip();
  button = page("<button>a1</button>");
  place(button, 100, 50, 40, 20);
});

describe("a tip", () => {
  it("stands beside what it tells of", () => {
    tip.show(button, ["+2 points"]);
    expect(tip.lines).toEqual(["+2 points"]);
    expect(tip.refused).toBe(false);
    expect(tip.box).toEqual({ left: 100, right: 140, top: 50, bottom: 70 });
  });

  it("tells why something is refused, and then again what is allowed", () => {
    tip.show(button, ["PW-9: covered"], true);
    expect(tip.refused).toBe(true);
    tip.show(button, ["+2 points"]);
    expect(tip.refused).toBe(false);
  });

  it("goes where there is nothing to tell", () => {
    tip.show(button, ["+2 points"]);
    tip.show(button, []);
    expect(tip.lines).toEqual([]);
  });

  it("goes when it is hidden", () => {
    tip.show(button, ["+2 points"]);
    tip.hide();
    expect(tip.lines).toEqual([]);
  });
});
