// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { branch, leaf, refused } from "../../../testing/choices";
import { click, one, page, pointer, under } from "../../../testing/hands";
import { addTexts } from "../../lib/words.svelte";
import type { Choice } from "../board";
import { Tip } from "../parts/tip.svelte";
import { Acting, spaceOf } from "./acting.svelte";
import en from "./en.ftl?raw";

addTexts("en", en);
addTexts("en", "test-low = too low\ntest-plan = as planned");

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
    say: (text: string) => void said.push(text),
    showNow: () => (shownNow += 1),
  };
  acting = new Acting(table, new Tip());
});

describe("picking a die", () => {
  it("takes it in the hand, says it, and shows the round being played", () => {
    acting.pick(WOOD, 0, click());
    expect(acting.hand.die).toBe("W4");
    expect(said).toEqual(["W4"]);
    expect(shownNow).toBe(1);
  });

  it("again puts it back, and the focus on it", () => {
    acting.pick(WOOD, 0, click());
    acting.pick(WOOD, 0, click());
    expect(acting.hand.die).toBeNull();
    expect(document.activeElement?.id).toBe("pool");
  });

  it("of the same kind in another slot takes that instead", () => {
    acting.pick(WOOD, 0, click());
    acting.pick(WOOD, 3, click());
    expect(acting.hand.die).toBe("W4");
    expect(acting.slot).toBe(3);
  });

  it("by key puts the focus on the first space it may go to", async () => {
    acting.pick(WOOD, 0, click("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("a1"));
  });

  it("that fits nowhere, by key, puts the focus on removing it", async () => {
    acting.pick(STONE, 0, click("key"));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("remove"));
  });

  it("to discard it asks to pick it again", () => {
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    expect(played).toEqual([]);
    acting.pick(DISCARD, 0, click());
    expect(played).toEqual([20]);
  });

  it("to discard another of the same kind asks anew", () => {
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    acting.pick(DISCARD, 1, click());
    expect(played).toEqual([]);
  });
});

describe("aiming", () => {
  it("tells beside the space what the die would bring there, or why not", () => {
    acting.pick(WOOD, 0, click());
    acting.aim("a1", one("#a1"));
    expect(acting.tip.lines).toEqual(["as planned"]);
    expect(acting.tip.refused).toBe(false);
    acting.aim("b1", one("#b1"));
    expect(acting.tip.lines).toEqual(["BP-7: too low"]);
    expect(acting.tip.refused).toBe(true);
    acting.aim(null, null);
    expect(acting.tip.lines).toEqual([]);
    expect(acting.hand.space).toBeNull();
  });

  it("does nothing without a die, or with one to discard", () => {
    acting.aim("a1", one("#a1"));
    expect(acting.hand.space).toBeNull();
    choices = [DISCARD];
    acting.pick(DISCARD, 0, click());
    acting.aim("a1", one("#a1"));
    expect(acting.hand.space).toBeNull();
  });
});

describe("choosing a space", () => {
  it.each(["mouse", "key"] as const)("by %s builds at once", (kind) => {
    acting.pick(WOOD, 0, click(kind));
    acting.choose("a1", click(kind));
    expect(played).toEqual([1]);
    expect(acting.hand.die).toBeNull();
  });

  it("by finger first shows the die there, and builds with a second tap", () => {
    acting.pick(WOOD, 0, click("touch"));
    acting.choose("a1", click("touch"));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    acting.choose("a1", click("touch"));
    expect(played).toEqual([1]);
  });

  it("where it may not lie says why and plays nothing", () => {
    under(one("#b1"));
    acting.pick(WOOD, 0, click());
    said.length = 0;
    acting.choose("b1", click());
    expect(said).toEqual(["BP-7: too low"]);
    expect(acting.tip.lines).toEqual([]);
    acting.choose("b1", click("touch"));
    expect(acting.tip.lines).toEqual(["BP-7: too low"]);
    expect(acting.tip.refused).toBe(true);
    expect(played).toEqual([]);
    expect(acting.hand.die).toBe("W4");
  });

  it("by finger elsewhere lets the first space go", () => {
    under(one("#b1"));
    acting.pick(WOOD, 0, click("touch"));
    acting.choose("a1", click("touch"));
    acting.choose("b1", click("touch"));
    expect(acting.hand.held).toBe(false);
    acting.choose("a1", click("touch"));
    expect(played).toEqual([]);
  });

  it("without a die does nothing", () => {
    acting.choose("a1", click());
    expect(played).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe("removing", () => {
  it("plays it where the die fits nowhere", () => {
    acting.pick(STONE, 0, click());
    acting.remove();
    expect(played).toEqual([9]);
  });

  it("is not possible with a die that fits", () => {
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

  it("holds the die over what is under the pointer, and builds there", () => {
    under(one("#inner"));
    const die = drag(WOOD);
    expect(acting.carried).toEqual({ x: 30, y: 40 });
    expect(acting.hand.space).toBe("a1");
    die.dispatchEvent(pointer("pointerup", "mouse", { x: 30, y: 40 }));
    expect(played).toEqual([1]);
    expect(acting.carried).toBeNull();
  });

  it("beside all spaces puts the die back", () => {
    under(one("#beside"));
    const die = drag(WOOD);
    die.dispatchEvent(pointer("pointerup", "mouse", { x: 30, y: 40 }));
    expect(acting.hand.die).toBeNull();
    expect(played).toEqual([]);
  });

  it("that is called off puts the die back", () => {
    under(one("#a1"));
    const die = drag(WOOD);
    die.dispatchEvent(pointer("pointercancel"));
    expect(acting.hand.die).toBeNull();
    expect(acting.carried).toBeNull();
    expect(played).toEqual([]);
  });

  it("is not possible for what cannot be taken, or is to be discarded", () => {
    under(one("#a1"));
    drag(undefined);
    expect(acting.hand.die).toBeNull();
    choices = [DISCARD];
    drag(DISCARD);
    expect(acting.hand.die).toBeNull();
  });
});

describe("the space of an element", () => {
  it("is named by a button or by a place of the site", () => {
    expect(spaceOf(one("#a1"))).toBe("a1");
    expect(spaceOf(one("#b1"))).toBe("b1");
    expect(spaceOf(one("#beside"))).toBeNull();
    expect(spaceOf(null)).toBeNull();
  });
});
