// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { find, pressKey, setBox, setPage } from "../../../testing/input";
import { arrowKeys, firstTarget, onCancel } from "./keys";

let group: HTMLElement;
let end: () => void;

/** Three rows of three stops, 20 pixels apart; b2 is legal. */
beforeEach(() => {
  const names = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
  const stops = names.map((name) => `<button id="${name}" data-stop data-key="${name}">${name}</button>`);
  group = setPage(`<div>${stops.join("")}</div><button id="outside">out</button>`);
  names.forEach((name, i) => setBox(find(`#${name}`), (i % 3) * 20, Math.floor(i / 3) * 20));
  find("#b2").dataset.legal = "";
  end = arrowKeys(group);
});

afterEach(() => end());

const focused = (): string => document.activeElement?.id ?? "";
const reached = (): string[] =>
  [...group.querySelectorAll<HTMLElement>("[data-stop]")]
    .filter((stop) => stop.tabIndex === 0)
    .map((stop) => stop.id);

describe("arrows", () => {
  it.each([
    ["ArrowLeft", "a2"],
    ["ArrowRight", "c2"],
    ["ArrowUp", "b1"],
    ["ArrowDown", "b3"],
    ["Home", "a1"],
    ["End", "c3"],
  ])("%s moves from the middle to %s", (key, expected) => {
    find("#b2").focus();
    const event = pressKey(find("#b2"), key);
    expect(focused()).toBe(expected);
    expect(event.defaultPrevented).toBe(true);
  });

  it("stays at the border and prevents scrolling", () => {
    find("#a1").focus();
    const event = pressKey(find("#a1"), "ArrowLeft");
    expect(focused()).toBe("a1");
    expect(event.defaultPrevented).toBe(true);
  });

  it("prefers a stop straight ahead to a nearer one aside", () => {
    setBox(find("#c2"), 60, 20); // 40 ahead
    setBox(find("#c1"), 30, 2); // 10 ahead, 18 aside
    find("#b2").focus();
    pressKey(find("#b2"), "ArrowRight");
    expect(focused()).toBe("c2");
  });

  it("moves to a stop aside when there is none straight ahead", () => {
    find("#c2").remove();
    find("#b2").focus();
    pressKey(find("#b2"), "ArrowRight");
    expect(["c1", "c3"]).toContain(focused());
  });

  it.each([[{ altKey: true }], [{ ctrlKey: true }], [{ metaKey: true }]])(
    "ignores arrow keys with %j",
    (keys) => {
      find("#b2").focus();
      const event = pressKey(find("#b2"), "ArrowRight", keys);
      expect(focused()).toBe("b2");
      expect(event.defaultPrevented).toBe(false);
    },
  );

  it("ignores other keys", () => {
    find("#b2").focus();
    expect(pressKey(find("#b2"), "Enter").defaultPrevented).toBe(false);
    expect(focused()).toBe("b2");
  });

  it("removes its listeners", () => {
    end();
    find("#b2").focus();
    pressKey(find("#b2"), "ArrowRight");
    expect(focused()).toBe("b2");
  });
});

describe("the tab stop", () => {
  it("is the first legal stop", () => {
    expect(reached()).toEqual(["b2"]);
  });

  it("is the first stop when none is legal", async () => {
    delete find("#b2").dataset.legal;
    await vi.waitFor(() => expect(reached()).toEqual(["a1"]));
  });

  it("is the focused stop", () => {
    find("#c3").focus();
    expect(reached()).toEqual(["c3"]);
  });

  it("returns to the first legal stop when the focus leaves the group", () => {
    find("#c3").focus();
    find("#outside").focus();
    expect(reached()).toEqual(["b2"]);
  });

  it("is updated when stops are added and removed", async () => {
    find("#b2").remove();
    group.insertAdjacentHTML("beforeend", '<button id="d4" data-stop data-legal>d4</button>');
    await vi.waitFor(() => expect(reached()).toEqual(["d4"]));
  });
});

describe("firstTarget", () => {
  it("returns a legal target, else any target, else null", () => {
    expect(firstTarget(group)?.id).toBe("b2");
    delete find("#b2").dataset.legal;
    expect(firstTarget(group)?.id).toBe("a1");
    group.innerHTML = "";
    expect(firstTarget(group)).toBeNull();
  });
});

describe("onCancel", () => {
  let left: boolean[];
  let stop: () => void;

  beforeEach(() => {
    left = [];
    group.insertAdjacentHTML("beforeend", '<p id="beside">beside</p>');
    stop = onCancel((byKey) => left.push(byKey))(group);
  });

  afterEach(() => stop());

  it("calls back on Escape", () => {
    pressKey(find("#b2"), "Escape");
    pressKey(find("#b2"), "Enter");
    expect(left).toEqual([true]);
  });

  it("calls back on a click outside of buttons", () => {
    find("#beside").click();
    expect(left).toEqual([false]);
  });

  it("ignores a click inside a button", () => {
    find("#b2").innerHTML = "<b id='inner'>b2</b>";
    find("#inner").click();
    find("#a1").click();
    expect(left).toEqual([]);
  });

  it("removes its listeners", () => {
    stop();
    pressKey(find("#b2"), "Escape");
    find("#beside").click();
    expect(left).toEqual([]);
  });
});
