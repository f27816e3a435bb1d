// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { one, page, place, press } from "../../../testing/hands";
import { arrows, firstStop, focusOn, leaving } from "./keys";

let group: HTMLElement;
let end: () => void;

/** Three rows of three stops, 20 pixels apart; b2 may be chosen. */
beforeEach(() => {
  const names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
  const stops = names.map((name) => `<button id="${name}" data-stop data-key="${name}">${name}</button>`);
  group = page(`<div>${stops.join("")}</div><button id="outside">out</button>`);
  names.forEach((name, i) => place(one(`#${name}`), (i % 3) * 20, Math.floor(i / 3) * 20));
  one("#b2").dataset.legal = "";
  end = arrows(group);
});

afterEach(() => end());

const focused = (): string => document.activeElement?.id ?? "";
const reached = (): string[] =>
  [...group.querySelectorAll<HTMLElement>("[data-stop]")]
    .filter((stop) => stop.tabIndex === 0)
    .map((stop) => stop.id);

describe("arrow keys", () => {
  it.each([
    ["ArrowLeft", "a2"],
    ["ArrowRight", "c2"],
    ["ArrowUp", "b1"],
    ["ArrowDown", "b3"],
    ["Home", "a1"],
    ["End", "c3"],
  ])("%s goes from the middle to %s", (key, expected) => {
    one("#b2").focus();
    const event = press(one("#b2"), key);
    expect(focused()).toBe(expected);
    expect(event.defaultPrevented).toBe(true);
  });

  it("stay at the border, and do not scroll the page", () => {
    one("#a1").focus();
    const event = press(one("#a1"), "ArrowLeft");
    expect(focused()).toBe("a1");
    expect(event.defaultPrevented).toBe(true);
  });

  it("prefer what lies straight ahead to what is nearer but aside", () => {
    place(one("#c2"), 60, 20); // 40 ahead
    place(one("#c1"), 30, 2); // 10 ahead, 18 aside
    one("#b2").focus();
    press(one("#b2"), "ArrowRight");
    expect(focused()).toBe("c2");
  });

  it("go on to what is aside where nothing lies straight ahead", () => {
    one("#c2").remove();
    one("#b2").focus();
    press(one("#b2"), "ArrowRight");
    expect(["c1", "c3"]).toContain(focused());
  });

  it.each([[{ altKey: true }], [{ ctrlKey: true }], [{ metaKey: true }]])(
    "with %j are the browser's",
    (keys) => {
      one("#b2").focus();
      const event = press(one("#b2"), "ArrowRight", keys);
      expect(focused()).toBe("b2");
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it("and other keys are left alone", () => {
    one("#b2").focus();
    expect(press(one("#b2"), "Enter").defaultPrevented).toBe(false);
    expect(focused()).toBe("b2");
  });

  it("mean nothing any more once the board is gone", () => {
    end();
    one("#b2").focus();
    press(one("#b2"), "ArrowRight");
    expect(focused()).toBe("b2");
  });
});

describe("Tab", () => {
  it("reaches one stop: what may be chosen", () => {
    expect(reached()).toEqual(["b2"]);
  });

  it("reaches the first stop where nothing may be chosen", async () => {
    delete one("#b2").dataset.legal;
    await vi.waitFor(() => expect(reached()).toEqual(["a1"]));
  });

  it("reaches the stop that has the focus", () => {
    one("#c3").focus();
    expect(reached()).toEqual(["c3"]);
  });

  it("finds what may be chosen on coming back", () => {
    one("#c3").focus();
    one("#outside").focus();
    expect(reached()).toEqual(["b2"]);
  });

  it("reaches one stop also when the stops have changed", async () => {
    one("#b2").remove();
    group.insertAdjacentHTML("beforeend", '<button id="d4" data-stop data-legal>d4</button>');
    await vi.waitFor(() => expect(reached()).toEqual(["d4"]));
  });
});

describe("where to go on", () => {
  it("is what may be chosen, else the first stop, else nowhere", () => {
    expect(firstStop(group)?.id).toBe("b2");
    delete one("#b2").dataset.legal;
    expect(firstStop(group)?.id).toBe("a1");
    group.innerHTML = "";
    expect(firstStop(group)).toBeNull();
  });

  it("can be named by its key", () => {
    focusOn(group, "c1");
    expect(focused()).toBe("c1");
    focusOn(group, "nothing");
    expect(focused()).toBe("c1");
  });
});

describe("leaving a step", () => {
  let left: boolean[];
  let stop: () => void;

  beforeEach(() => {
    left = [];
    group.insertAdjacentHTML("beforeend", '<p id="beside">beside</p>');
    stop = leaving((byKey) => left.push(byKey))(group);
  });

  afterEach(() => stop());

  it("is done by Escape", () => {
    press(one("#b2"), "Escape");
    press(one("#b2"), "Enter");
    expect(left).toEqual([true]);
  });

  it("is done by a click beside everything that can be chosen", () => {
    one("#beside").click();
    expect(left).toEqual([false]);
  });

  it("is not done by a click on a button or something in it", () => {
    one("#b2").innerHTML = "<b id='inner'>b2</b>";
    one("#inner").click();
    one("#a1").click();
    expect(left).toEqual([]);
  });

  it("is over with the board", () => {
    stop();
    press(one("#b2"), "Escape");
    one("#beside").click();
    expect(left).toEqual([]);
  });
});
