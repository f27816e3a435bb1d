// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { refused } from "../../../testing/choices";
import { click, one, page, place, pointer, press } from "../../../testing/hands";
import { ADVANCE, patchChoice, quilter } from "../../../testing/patchwork";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { Tip } from "../shared/tip.svelte";
import { Acting } from "./selection.svelte";
import en from "./messages/en.ftl?raw";
import { cellText, type Cell } from "./patches";

addMessages("en", en);
addMessages(
  "en",
  "patchwork-overlap = Cell { $cell } is already covered.\ntest-dear = too dear\ntest-time = 2 further",
);

const FREE = ["d5", "e6", "f7"];
const SQUARE = patchChoice(9, { "": FREE }); // two by two; d5 is the move 9000
const BAR = patchChoice(6, { "": "everywhere", r: "everywhere" });
const DEAR = refused("patch-3", { id: "test-dear", rule: "PW-8" });
const QUILT = ["##.......", "##.......", ...Array.from({ length: 7 }, () => ".........")];

let acting: Acting;
let played: number[];
let said: string[];

beforeEach(() => {
  [played, said] = [[], []];
  const cells = ["a1", "d5", "d4", "e3"].map((cell) => `<button data-cell="${cell}" id="${cell}"></button>`);
  const root = page(`<div>
    <button id="offer" data-key="patch-9"></button><div data-quilt>${cells.join("")}</div><p data-hand></p>
  </div><input id="chat">`);
  place(one("[data-quilt]"), 100, 100, 90, 90); // ten pixels to a cell
  const choices = [ADVANCE, SQUARE, BAR, DEAR];
  const table = {
    choices: (): Choice[] => choices,
    player: () => quilter({ quilt: QUILT }),
    root: () => root,
    play: (move: number) => void played.push(move),
    announce: (text: string) => void said.push(text),
  };
  acting = new Acting(table, new Tip());
});

/** The middle of a patch of two by two cells with its corner on the given cell. */
const over = ([row, column]: Cell) => ({ x: 100 + 10 * (column + 1), y: 100 + 10 * (row + 1) });

describe("pick", () => {
  it("plays an advance", () => {
    acting.pick(ADVANCE, click());
    expect(played).toEqual([0]);
  });

  it("takes a patch and announces its effects", () => {
    acting.pick(SQUARE, click());
    expect(acting.hand.number).toBe(9);
    expect(said).toEqual(["patch-9 in hand: 2 further."]);
    expect(played).toEqual([]);
  });

  it("announces why a patch is refused", () => {
    acting.pick(DEAR, click());
    expect(acting.hand.holding).toBe(false);
    expect(said).toEqual(["too dear"]);
  });

  it("puts a patch back the second time and focuses it", () => {
    acting.pick(SQUARE, click());
    acting.pick(SQUARE, click());
    expect(acting.hand.holding).toBe(false);
    expect(document.activeElement?.id).toBe("offer");
  });

  it("by keyboard focuses the cell under the patch", () => {
    acting.pick(SQUARE, click("key"));
    expect(document.activeElement?.id).toBe(cellText(acting.hand.at));
  });

  it("by mouse scrolls to the quilt", async () => {
    const seen = vi.spyOn(one("[data-quilt]"), "scrollIntoView").mockReturnValue();
    acting.pick(SQUARE, click());
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  });
});

describe("choose", () => {
  it("does nothing with an empty hand", () => {
    acting.choose(click(), [4, 3]);
    expect(played).toEqual([]);
    expect(said).toEqual([]);
  });

  it("by mouse plays the place under the patch", () => {
    acting.pick(SQUARE, click());
    acting.carry(pointer("pointermove", "mouse", over([4, 3])));
    acting.choose(click("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([9000]);
    expect(acting.hand.holding).toBe(false);
  });

  it("by mouse announces a refusal and keeps the patch", () => {
    acting.pick(SQUARE, click());
    said.length = 0;
    acting.carry(pointer("pointermove", "mouse", over([1, 1])));
    acting.choose(click("mouse", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(said).toEqual(["Cell b2 is already covered."]);
    expect(acting.hand.holding).toBe(true);
  });

  it("by keyboard plays the place whose corner is the cell", () => {
    acting.pick(SQUARE, click("key"));
    acting.choose(click("key"), [5, 4]);
    expect(played).toEqual([9001]);
  });

  it("by touch shows the patch first and plays with a second tap on it", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([4, 3])), [4, 3]);
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    expect(acting.hand.at).toEqual([4, 3]);
    acting.choose(click("touch"), [5, 4]); // another cell of the patch
    expect(played).toEqual([9000]);
  });

  it("by touch on another cell moves the patch", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([4, 3])), [4, 3]);
    acting.choose(click("touch", over([6, 5])), [6, 5]);
    expect(played).toEqual([]);
    expect(acting.hand.at).toEqual([6, 5]);
  });

  it("by touch announces a refusal at the second tap and releases the patch", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([1, 1])), [1, 1]);
    said.length = 0;
    acting.choose(click("touch", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(said).toEqual(["Cell b2 is already covered."]);
    expect(acting.hand.held).toBe(false);
  });
});

describe("keys", () => {
  const turned = (): string => acting.hand.turn;

  beforeEach(() => acting.pick(BAR, click()));

  it("turn the patch and put it back", () => {
    acting.key(press(document.body, "r"));
    expect(turned()).toBe("turn-r");
    acting.key(press(document.body, "R", { shiftKey: true }));
    expect(turned()).toBe("turn-");
    acting.key(press(document.body, "f"));
    expect(turned()).toBe("turn-");
    acting.key(press(document.body, "Escape"));
    expect(acting.hand.holding).toBe(false);
  });

  it("announce the orientation", () => {
    said.length = 0;
    acting.key(press(document.body, "r"));
    expect(said).toEqual(["turn-r"]);
  });

  it("move the focus with the patch when a cell has it", () => {
    acting.hand.to(4, 3);
    one("#d5").focus();
    acting.turn("turnRight");
    expect(cellText(acting.hand.at)).toBe("e3");
    expect(document.activeElement?.id).toBe("e3");
  });

  it("typed into the chat are ignored", () => {
    acting.key(press(one("#chat"), "r"));
    acting.key(press(one("#chat"), "Escape"));
    expect(turned()).toBe("turn-");
    expect(acting.hand.holding).toBe(true);
  });

  it("typed on the board are used", () => {
    acting.key(press(one("#d5"), "r"));
    expect(turned()).toBe("turn-r");
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }]])("with %j are ignored", (keys) => {
    acting.key(press(document.body, "r", keys));
    expect(turned()).toBe("turn-");
  });

  it("are ignored with an empty hand", () => {
    acting.leave();
    said.length = 0;
    acting.key(press(document.body, "r"));
    expect(said).toEqual([]);
  });
});

describe("dragging", () => {
  const move = (kind: "mouse" | "touch", at: { x: number; y: number }) => pointer("pointermove", kind, at);
  const OUTSIDE = { x: 500, y: 500 };

  it("does not start for a choice without places", () => {
    expect(acting.drag(undefined).start(move("mouse", OUTSIDE))).toBe(false);
    expect(acting.drag(DEAR).start(move("mouse", OUTSIDE))).toBe(false);
    expect(acting.hand.holding).toBe(false);
  });

  it("shows the patch at the pointer outside of the quilt and on the quilt inside", () => {
    const drag = acting.drag(SQUARE);
    expect(drag.start(move("mouse", OUTSIDE))).toBe(true);
    drag.move(move("mouse", OUTSIDE));
    expect(acting.carried).toEqual(OUTSIDE);
    drag.move(move("mouse", over([4, 3])));
    expect(acting.carried).toBeNull();
    expect(acting.over).toBe(true);
    expect(acting.hand.at).toEqual([4, 3]);
  });

  it("by mouse plays a legal place", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.drop(move("mouse", over([4, 3])));
    expect(played).toEqual([9000]);
  });

  it("by mouse holds the patch over an illegal place", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.drop(move("mouse", over([1, 1])));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
  });

  it("by mouse, after that, moves the patch with a click and plays with the next one", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.drop(move("mouse", over([1, 1])));
    acting.choose(click("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([]);
    expect(acting.hand.at).toEqual([4, 3]);
    acting.choose(click("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([9000]);
  });

  it("by touch waits for a confirmation", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("touch", OUTSIDE));
    drag.drop(move("touch", over([4, 3])));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    acting.confirm();
    expect(played).toEqual([9000]);
  });

  it("outside of the quilt puts the patch back", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.move(move("mouse", OUTSIDE));
    drag.drop(move("mouse", OUTSIDE));
    expect(acting.hand.holding).toBe(false);
    expect(acting.carried).toBeNull();
  });

  it("puts the patch back when it is cancelled", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.move(move("mouse", OUTSIDE));
    drag.leave();
    expect(acting.hand.holding).toBe(false);
    expect(acting.carried).toBeNull();
  });
});
