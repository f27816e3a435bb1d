// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { click, one, page, pointer, under } from "../../../testing/hands";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { Tip } from "../shared/tip.svelte";
import { Acting, spaceOf } from "./selection.svelte";
import en from "./messages/en.ftl?raw";

addMessages("en", en);
addMessages("en", "test-low = too low\ntest-plan = as planned");

const LOW = { id: "test-low", rule: "BP-7" };
const WOOD = branch("W4", [leaf("a1", 1, { effects: [{ id: "test-plan" }] }), refused("b1", LOW)]);
const STONE = branch("S1", [refused("a1", LOW), refused("b1", LOW), leaf("remove", 9)]);
const DISCARD = leaf("discard-W4", 20);

let acting: Acting;
let choices: Choice[];
let played: number[];
let said: string[];
let shownNow: number;

beforeEach(() => {
  [choices, played, said, shownNow] = [[WOOD, STONE], [], [], 0];
  const root = page(`<div>
    <button id="pool" data-key="W4"></button><button id="remove" data-confirm></button><p data-hand></p>
    <button id="a1" data-cell="a1"><b id="inner"></b></button><div id="b1" data-space="b1"></div>
    <p id="beside"></p>
  </div>`);
  const table = {
    choices: () => choices,
    root: () => root,
    play: (move: number) => void played.push(move),
    announce: (text: string) => void said.push(text),
    showNow: () => (shownNow += 1),
  };
  acting = new Acting(table, new Tip());
});

describe("pick", () => {
  it("takes the die, announces it and shows the current round", () => {
    acting.pick(WOOD, 0, click());
    expect(acting.hand.die).toBe("W4");
    expect(said).toEqual(["W4"]);
    expect(shownNow).toBe(1);
  });

  it("puts the die back the second time and focuses it", () => {
    acting.pick(WOOD, 0, click());
    acting.pick(WOOD, 0, click());
    expect(acting.hand.die).toBeNull();
    expect(document.activeElement?.id).toBe("pool");
  });

  it("distinguishes equal dice by their slots", () => {
    acting.pick(WOOD, 0, click());
    acting.pick(WOOD, 3, click());
    expect(acting.hand.die).toBe("W4");
    expect(acting.slot).toBe(3);
  });

  it("by keyboard focuses the first legal space", async () => {
    acting.pick(WOOD, 0, click("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("a1"));
  });

  it("by keyboard focuses the remove button when no space is legal", async () => {
    acting.pick(STONE, 0, click("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("remove"));
  });

  it("asks for a second click to discard", () => {
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    expect(played).toEqual([]);
    acting.pick(DISCARD, 0, click());
    expect(played).toEqual([20]);
  });

  it("asks again for an equal die in another slot", () => {
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    acting.pick(DISCARD, 1, click());
    expect(played).toEqual([]);
  });
});

describe("aim", () => {
  it("shows the effects of a space, or why it is refused", () => {
    acting.pick(WOOD, 0, click());
    acting.aim("a1", one("#a1"));
    expect(acting.tip.lines).toEqual(["as planned"]);
    expect(acting.tip.refused).toBe(false);
    acting.aim("b1", one("#b1"));
    expect(acting.tip.lines).toEqual(["too low"]);
    expect(acting.tip.refused).toBe(true);
    acting.aim(null, null);
    expect(acting.tip.lines).toEqual([]);
    expect(acting.hand.space).toBeNull();
  });

  it("does nothing without a die or while discarding", () => {
    acting.aim("a1", one("#a1"));
    expect(acting.hand.space).toBeNull();
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    acting.aim("a1", one("#a1"));
    expect(acting.hand.space).toBeNull();
  });
});

describe("choose", () => {
  it.each(["mouse", "key"] as const)("builds at once by %s", (kind) => {
    acting.pick(WOOD, 0, click(kind));
    acting.choose("a1", click(kind));
    expect(played).toEqual([1]);
    expect(acting.hand.die).toBeNull();
  });

  it("by touch shows the die first and builds with the second tap", () => {
    acting.pick(WOOD, 0, click("touch"));
    acting.choose("a1", click("touch"));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    acting.choose("a1", click("touch"));
    expect(played).toEqual([1]);
  });

  it("announces a refusal and plays nothing", () => {
    under(one("#b1"));
    acting.pick(WOOD, 0, click());
    said.length = 0;
    acting.choose("b1", click());
    expect(said).toEqual(["too low"]);
    expect(acting.tip.lines).toEqual([]);
    acting.choose("b1", click("touch"));
    expect(acting.tip.lines).toEqual(["too low"]);
    expect(acting.tip.refused).toBe(true);
    expect(played).toEqual([]);
    expect(acting.hand.die).toBe("W4");
  });

  it("by touch on another space clears the first one", () => {
    under(one("#b1"));
    acting.pick(WOOD, 0, click("touch"));
    acting.choose("a1", click("touch"));
    acting.choose("b1", click("touch"));
    expect(acting.hand.held).toBe(false);
    acting.choose("a1", click("touch"));
    expect(played).toEqual([]);
  });

  it("does nothing without a die", () => {
    acting.choose("a1", click());
    expect(played).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe("remove", () => {
  it("plays the removal of a die that fits nowhere", () => {
    acting.pick(STONE, 0, click());
    acting.remove();
    expect(played).toEqual([9]);
  });

  it("does nothing for a die that fits", () => {
    acting.pick(WOOD, 0, click());
    acting.remove();
    expect(played).toEqual([]);
    expect(acting.hand.die).toBe("W4");
  });
});

describe("dragging", () => {
  function drag(choice: Choice | undefined): HTMLElement {
    const die = one("#pool");
    die.setPointerCapture = vi.fn();
    acting.drag(choice, 0)(die);
    die.dispatchEvent(pointer("pointerdown"));
    die.dispatchEvent(pointer("pointermove", "mouse", { x: 30, y: 40 }));
    return die;
  }

  it("aims at the space under the pointer and builds there", () => {
    under(one("#inner"));
    const die = drag(WOOD);
    expect(acting.carried).toEqual({ x: 30, y: 40 });
    expect(acting.hand.space).toBe("a1");
    die.dispatchEvent(pointer("pointerup", "mouse", { x: 30, y: 40 }));
    expect(played).toEqual([1]);
    expect(acting.carried).toBeNull();
  });

  it("puts the die back when it is dropped outside of all spaces", () => {
    under(one("#beside"));
    const die = drag(WOOD);
    die.dispatchEvent(pointer("pointerup", "mouse", { x: 30, y: 40 }));
    expect(acting.hand.die).toBeNull();
    expect(played).toEqual([]);
  });

  it("puts the die back when the drag is cancelled", () => {
    under(one("#a1"));
    const die = drag(WOOD);
    die.dispatchEvent(pointer("pointercancel"));
    expect(acting.hand.die).toBeNull();
    expect(acting.carried).toBeNull();
    expect(played).toEqual([]);
  });

  it("does not start without a choice or while discarding", () => {
    under(one("#a1"));
    drag(undefined);
    expect(acting.hand.die).toBeNull();
    choices = [DISCARD];
    drag(DISCARD);
    expect(acting.hand.die).toBeNull();
  });
});

describe("spaceOf", () => {
  it("reads the space from either attribute", () => {
    expect(spaceOf(one("#a1"))).toBe("a1");
    expect(spaceOf(one("#b1"))).toBe("b1");
    expect(spaceOf(one("#beside"))).toBeNull();
    expect(spaceOf(null)).toBeNull();
  });
});
