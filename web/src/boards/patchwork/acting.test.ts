// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { refused } from "../../../testing/choices";
import { click, one, page, place, pointer, press } from "../../../testing/hands";
import { ADVANCE, patchChoice, quilter } from "../../../testing/patchwork";
import { addTexts } from "../../lib/words.svelte";
import type { Choice } from "../board";
import { Tip } from "../parts/tip.svelte";
import { Acting } from "./acting.svelte";
import en from "./en.ftl?raw";
import { cellText, type Cell } from "./patches";

addTexts("en", en);
addTexts(
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
    say: (text: string) => void said.push(text),
  };
  acting = new Acting(table, new Tip());
});

/** A point over the middle of a patch of two by two whose corner is on a cell. */
const over = ([row, column]: Cell) => ({ x: 100 + 10 * (column + 1), y: 100 + 10 * (row + 1) });

describe("picking", () => {
  it("an advance plays it", () => {
    acting.pick(ADVANCE, click());
    expect(played).toEqual([0]);
  });

  it("a patch takes it in the hand and says what it brings", () => {
    acting.pick(SQUARE, click());
    expect(acting.hand.number).toBe(9);
    expect(said).toEqual(["patch-9 in hand: 2 further."]);
    expect(played).toEqual([]);
  });

  it("a patch that is refused says why", () => {
    acting.pick(DEAR, click());
    expect(acting.hand.holding).toBe(false);
    expect(said).toEqual(["PW-8: too dear"]);
  });

  it("the same patch again puts it back, and the focus on it", () => {
    acting.pick(SQUARE, click());
    acting.pick(SQUARE, click());
    expect(acting.hand.holding).toBe(false);
    expect(document.activeElement?.id).toBe("offer");
  });

  it("by key puts the focus on the cell it is held over", () => {
    acting.pick(SQUARE, click("key"));
    expect(document.activeElement?.id).toBe(cellText(acting.hand.at));
  });

  it("by pointer brings the quilt into sight", async () => {
    const seen = vi.spyOn(one("[data-quilt]"), "scrollIntoView").mockReturnValue();
    acting.pick(SQUARE, click());
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  });
});

describe("choosing a cell", () => {
  it("without a patch in the hand does nothing", () => {
    acting.choose(click(), [4, 3]);
    expect(played).toEqual([]);
    expect(said).toEqual([]);
  });

  it("by mouse sews on where the patch was seen", () => {
    acting.pick(SQUARE, click());
    acting.carry(pointer("pointermove", "mouse", over([4, 3])));
    acting.choose(click("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([9000]);
    expect(acting.hand.holding).toBe(false);
  });

  it("by mouse where it does not fit says why, and keeps it in the hand", () => {
    acting.pick(SQUARE, click());
    said.length = 0;
    acting.carry(pointer("pointermove", "mouse", over([1, 1])));
    acting.choose(click("mouse", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(said).toEqual(["PW-9: Cell b2 is already covered."]);
    expect(acting.hand.holding).toBe(true);
  });

  it("by key sews on with the corner on that cell", () => {
    acting.pick(SQUARE, click("key"));
    acting.choose(click("key"), [5, 4]);
    expect(played).toEqual([9001]);
  });

  it("by finger first shows the patch there, and sews on with a second tap on it", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([4, 3])), [4, 3]);
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    expect(acting.hand.at).toEqual([4, 3]);
    acting.choose(click("touch"), [5, 4]); // another cell of the patch
    expect(played).toEqual([9000]);
  });

  it("by finger elsewhere moves the patch there", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([4, 3])), [4, 3]);
    acting.choose(click("touch", over([6, 5])), [6, 5]);
    expect(played).toEqual([]);
    expect(acting.hand.at).toEqual([6, 5]);
  });

  it("by finger where it does not fit says why at the second tap, and lets go", () => {
    acting.pick(SQUARE, click("touch"));
    acting.choose(click("touch", over([1, 1])), [1, 1]);
    said.length = 0;
    acting.choose(click("touch", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(said).toEqual(["PW-9: Cell b2 is already covered."]);
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

  it("say how the patch lies", () => {
    said.length = 0;
    acting.key(press(document.body, "r"));
    expect(said).toEqual(["turn-r"]);
  });

  it("take the focus along where it was on a cell", () => {
    acting.hand.to(4, 3);
    one("#d5").focus();
    acting.turn("turnRight");
    expect(cellText(acting.hand.at)).toBe("e3");
    expect(document.activeElement?.id).toBe("e3");
  });

  it("typed into the chat are not meant for the board", () => {
    acting.key(press(one("#chat"), "r"));
    acting.key(press(one("#chat"), "Escape"));
    expect(turned()).toBe("turn-");
    expect(acting.hand.holding).toBe(true);
  });

  it("on the board itself are", () => {
    acting.key(press(one("#d5"), "r"));
    expect(turned()).toBe("turn-r");
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }]])(
    "with %j are the browser's",
    (keys) => {
      acting.key(press(document.body, "r", keys));
      expect(turned()).toBe("turn-");
    },
  );

  it("mean nothing with an empty hand", () => {
    acting.leave();
    said.length = 0;
    acting.key(press(document.body, "r"));
    expect(said).toEqual([]);
  });
});

describe("dragging", () => {
  const move = (kind: "mouse" | "touch", at: { x: number; y: number }) => pointer("pointermove", kind, at);
  const OUTSIDE = { x: 500, y: 500 };

  it("cannot be begun with what has no place", () => {
    expect(acting.drag(undefined).start(move("mouse", OUTSIDE))).toBe(false);
    expect(acting.drag(DEAR).start(move("mouse", OUTSIDE))).toBe(false);
    expect(acting.hand.holding).toBe(false);
  });

  it("shows the patch at the pointer outside the quilt, and on the quilt within", () => {
    const drag = acting.drag(SQUARE);
    expect(drag.start(move("mouse", OUTSIDE))).toBe(true);
    drag.move(move("mouse", OUTSIDE));
    expect(acting.carried).toEqual(OUTSIDE);
    drag.move(move("mouse", over([4, 3])));
    expect(acting.carried).toBeNull();
    expect(acting.over).toBe(true);
    expect(acting.hand.at).toEqual([4, 3]);
  });

  it("by mouse sews on where it fits", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.drop(move("mouse", over([4, 3])));
    expect(played).toEqual([9000]);
  });

  it("by mouse keeps the patch where it does not fit, to be turned or moved", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.drop(move("mouse", over([1, 1])));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
  });

  it("by finger waits for a tap that confirms", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("touch", OUTSIDE));
    drag.drop(move("touch", over([4, 3])));
    expect(played).toEqual([]);
    expect(acting.hand.held).toBe(true);
    acting.confirm();
    expect(played).toEqual([9000]);
  });

  it("outside the quilt puts it back", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.move(move("mouse", OUTSIDE));
    drag.drop(move("mouse", OUTSIDE));
    expect(acting.hand.holding).toBe(false);
    expect(acting.carried).toBeNull();
  });

  it("that is called off puts it back", () => {
    const drag = acting.drag(SQUARE);
    drag.start(move("mouse", OUTSIDE));
    drag.move(move("mouse", OUTSIDE));
    drag.leave();
    expect(acting.hand.holding).toBe(false);
    expect(acting.carried).toBeNull();
  });
});
