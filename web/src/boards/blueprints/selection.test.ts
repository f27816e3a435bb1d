// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { clickEvent, find, pointerEvent, setPage, setUnderPointer } from "../../../testing/input";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { tip } from "../shared/tip.svelte";
import en from "./messages/en.ftl?raw";
import { BlueprintsSelection } from "./selection.svelte";

addMessages("en", en);
addMessages("en", "test-low = too low\ntest-plan = as planned");

const LOW = { id: "test-low", rule: "BP-7" };
const WOOD = branch("W4", [leaf("a1", 1, { effects: [{ id: "test-plan" }] }), refused("b1", LOW)]);
const STONE = branch("S1", [refused("a1", LOW), refused("b1", LOW), leaf("remove", 9)]);
const DISCARD = leaf("discard-W4", 20);

let selection: BlueprintsSelection;
let choices: Choice[];
let played: number[];
let announced: string[];
let shownRounds: number;

beforeEach(() => {
  [choices, played, announced, shownRounds] = [[WOOD, STONE], [], [], 0];
  const root = setPage(`<div>
    <button id="pool" data-key="W4"></button><button id="remove" data-confirm></button><p data-hand></p>
    <button id="a1" data-cell="a1" data-drop="a1"><b id="inner"></b></button><div id="b1" data-drop="b1"></div>
    <p id="beside"></p>
  </div>`);
  selection = new BlueprintsSelection({
    choices: () => choices,
    root: () => root,
    play: (move: number) => void played.push(move),
    announce: (text: string) => void announced.push(text),
    showCurrentRound: () => (shownRounds += 1),
  });
  tip.hide();
});

describe("pick", () => {
  it("takes the die, announces it and shows the current round", () => {
    selection.poolDie("W4", 0).choose(clickEvent());
    expect(selection.held.die).toBe("W4");
    expect(announced).toEqual(["W4"]);
    expect(shownRounds).toBe(1);
  });

  it("puts the die back the second time and focuses it", () => {
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.poolDie("W4", 0).choose(clickEvent());
    expect(selection.held.die).toBeNull();
    expect(document.activeElement?.id).toBe("pool");
  });

  it("distinguishes equal dice by their slots", () => {
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.poolDie("W4", 3).choose(clickEvent());
    expect(selection.held.die).toBe("W4");
    expect(selection.held.slot).toBe(3);
  });

  it("by keyboard focuses the first legal space", async () => {
    selection.poolDie("W4", 0).choose(clickEvent("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("a1"));
  });

  it("by keyboard focuses the remove button when no space is legal", async () => {
    selection.poolDie("S1", 0).choose(clickEvent("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("remove"));
  });

  it("asks for a second click to discard", () => {
    choices = [DISCARD];
    selection.poolDie("W4", 0).choose(clickEvent());
    expect(played).toEqual([]);
    selection.poolDie("W4", 0).choose(clickEvent());
    expect(played).toEqual([20]);
  });

  it("asks again for an equal die in another slot", () => {
    choices = [DISCARD];
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.poolDie("W4", 1).choose(clickEvent());
    expect(played).toEqual([]);
  });
});

describe("aim", () => {
  it("shows the effects of a space, or why it is refused", () => {
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.aim("a1", find("#a1"));
    expect(tip.lines).toEqual(["as planned"]);
    expect(tip.refused).toBe(false);
    selection.aim("b1", find("#b1"));
    expect(tip.lines).toEqual(["too low"]);
    expect(tip.refused).toBe(true);
    selection.aim(null, null);
    expect(tip.lines).toEqual([]);
    expect(selection.held.space).toBeNull();
  });

  it("does nothing without a die or while discarding", () => {
    selection.aim("a1", find("#a1"));
    expect(selection.held.space).toBeNull();
    choices = [DISCARD];
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.aim("a1", find("#a1"));
    expect(selection.held.space).toBeNull();
  });
});

describe("choose", () => {
  it.each(["mouse", "key"] as const)("builds at once by %s", (kind) => {
    selection.poolDie("W4", 0).choose(clickEvent(kind));
    selection.chooseSpace("a1", clickEvent(kind));
    expect(played).toEqual([1]);
    expect(selection.held.die).toBeNull();
  });

  it("by touch shows the die first and builds with the second tap", () => {
    selection.poolDie("W4", 0).choose(clickEvent("touch"));
    selection.chooseSpace("a1", clickEvent("touch"));
    expect(played).toEqual([]);
    expect(selection.held.pinned).toBe(true);
    selection.chooseSpace("a1", clickEvent("touch"));
    expect(played).toEqual([1]);
  });

  it("announces a refusal and plays nothing", () => {
    setUnderPointer(find("#b1"));
    selection.poolDie("W4", 0).choose(clickEvent());
    announced.length = 0;
    selection.chooseSpace("b1", clickEvent());
    expect(announced).toEqual(["too low"]);
    expect(tip.lines).toEqual([]);
    selection.chooseSpace("b1", clickEvent("touch"));
    expect(tip.lines).toEqual(["too low"]);
    expect(tip.refused).toBe(true);
    expect(played).toEqual([]);
    expect(selection.held.die).toBe("W4");
  });

  it("by touch on another space clears the first one", () => {
    setUnderPointer(find("#b1"));
    selection.poolDie("W4", 0).choose(clickEvent("touch"));
    selection.chooseSpace("a1", clickEvent("touch"));
    selection.chooseSpace("b1", clickEvent("touch"));
    expect(selection.held.pinned).toBe(false);
    selection.chooseSpace("a1", clickEvent("touch"));
    expect(played).toEqual([]);
  });

  it("does nothing without a die", () => {
    selection.chooseSpace("a1", clickEvent());
    expect(played).toEqual([]);
    expect(announced).toEqual([]);
  });
});

describe("remove", () => {
  it("plays the removal of a die that fits nowhere", () => {
    selection.poolDie("S1", 0).choose(clickEvent());
    selection.remove();
    expect(played).toEqual([9]);
  });

  it("does nothing for a die that fits", () => {
    selection.poolDie("W4", 0).choose(clickEvent());
    selection.remove();
    expect(played).toEqual([]);
    expect(selection.held.die).toBe("W4");
  });
});

describe("dragging", () => {
  function drag(key: string): HTMLElement {
    const die = find("#pool");
    die.setPointerCapture = vi.fn();
    selection.drag(key, 0)(die);
    die.dispatchEvent(pointerEvent("pointerdown"));
    die.dispatchEvent(pointerEvent("pointermove", "mouse", { x: 30, y: 40 }));
    return die;
  }

  it("aims at the space under the pointer and builds there", () => {
    setUnderPointer(find("#inner"));
    const die = drag("W4");
    expect(selection.dragImage).toMatchObject({ x: 30, y: 40 });
    expect(selection.held.space).toBe("a1");
    die.dispatchEvent(pointerEvent("pointerup", "mouse", { x: 30, y: 40 }));
    expect(played).toEqual([1]);
    expect(selection.dragImage).toBeNull();
  });

  it("puts the die back when it is dropped outside of all spaces", () => {
    setUnderPointer(find("#beside"));
    const die = drag("W4");
    die.dispatchEvent(pointerEvent("pointerup", "mouse", { x: 30, y: 40 }));
    expect(selection.held.die).toBeNull();
    expect(played).toEqual([]);
  });

  it("puts the die back when the drag is cancelled", () => {
    setUnderPointer(find("#a1"));
    const die = drag("W4");
    die.dispatchEvent(pointerEvent("pointercancel"));
    expect(selection.held.die).toBeNull();
    expect(selection.dragImage).toBeNull();
    expect(played).toEqual([]);
  });

  it("does not start without a choice or while discarding", () => {
    setUnderPointer(find("#a1"));
    drag("G6");
    expect(selection.held.die).toBeNull();
    choices = [DISCARD];
    drag("W4");
    expect(selection.held.die).toBeNull();
  });
});
