// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { refused } from "../../../testing/choices";
import { clickEvent, find, pointerEvent, pressKey, setBox, setPage, startDrag } from "../../../testing/input";
import { ADVANCE, patchChoice, patchworkPlayer } from "../../../testing/patchwork";
import { addMessages } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import en from "./messages/en.ftl?raw";
import { type Cell, cellText } from "./patches";
import { PatchworkSelection } from "./selection.svelte";

addMessages("en", en);
addMessages(
  "en",
  "patchwork-overlap = Cell { $cell } is already covered.\ntest-dear = too dear\ntest-time = 2 further",
);

const FREE = ["d5", "e6", "f7"];
const COVERED = ["a1", "b1", "a2", "b2"].map((cell) =>
  refused(cell, { id: "patchwork-overlap", args: { cell }, rule: "PW-9" }),
);
const SQUARE = { ...patchChoice(9, { "": FREE }), next: COVERED }; // two by two; d5 is the move 9000
const BAR = patchChoice(6, { "": "everywhere", r: "everywhere" });
const DEAR = refused("patch-3", { id: "test-dear", rule: "PW-8" });

let selection: PatchworkSelection;
let played: number[];
let announced: string[];

beforeEach(() => {
  [played, announced] = [[], []];
  const cells = ["a1", "d5", "d4", "e3"].map((cell) => `<button data-cell="${cell}" id="${cell}"></button>`);
  const root = setPage(`<div>
    <button id="offer" data-key="patch-9"></button><div data-quilt>${cells.join("")}</div><p data-hand></p>
  </div><input id="chat">`);
  setBox(find("[data-quilt]"), 100, 100, 90, 90); // ten pixels to a cell
  const choices = [ADVANCE, SQUARE, BAR, DEAR];
  selection = new PatchworkSelection({
    choices: (): Choice[] => choices,
    player: () => patchworkPlayer(),
    root: () => root,
    play: (move: number) => void played.push(move),
    announce: (text: string) => void announced.push(text),
  });
});

/** Click a target of the offer. */
function pick(choice: Choice, event: MouseEvent): void {
  const offer = selection.offer(choice.key);
  if (offer.legal) offer.choose(event);
  else offer.refuse?.(event);
}

/** The middle of a patch of two by two cells with its corner on the given cell. */
const over = ([row, column]: Cell) => ({ x: 100 + 10 * (column + 1), y: 100 + 10 * (row + 1) });

describe("pick", () => {
  it("plays an advance", () => {
    pick(ADVANCE, clickEvent());
    expect(played).toEqual([0]);
  });

  it("takes a patch and announces its effects", () => {
    pick(SQUARE, clickEvent());
    expect(selection.patch.number).toBe(9);
    expect(announced).toEqual(["patch-9 in hand: 2 further."]);
    expect(played).toEqual([]);
  });

  it("announces why a patch is refused", () => {
    pick(DEAR, clickEvent());
    expect(selection.patch.isHeld).toBe(false);
    expect(announced).toEqual(["too dear"]);
  });

  it("puts a patch back the second time and focuses it", () => {
    pick(SQUARE, clickEvent());
    pick(SQUARE, clickEvent());
    expect(selection.patch.isHeld).toBe(false);
    expect(document.activeElement?.id).toBe("offer");
  });

  it("by keyboard focuses the cell under the patch", () => {
    pick(SQUARE, clickEvent("key"));
    expect(document.activeElement?.id).toBe(cellText(selection.patch.corner));
  });

  it("by mouse scrolls to the quilt", async () => {
    const seen = vi.spyOn(find("[data-quilt]"), "scrollIntoView").mockReturnValue();
    pick(SQUARE, clickEvent());
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  });
});

describe("choose", () => {
  it("does nothing without a patch", () => {
    selection.chooseCell(clickEvent(), [4, 3]);
    expect(played).toEqual([]);
    expect(announced).toEqual([]);
  });

  it("by mouse plays the place under the patch", () => {
    pick(SQUARE, clickEvent());
    selection.moveToPointer(pointerEvent("pointermove", "mouse", over([4, 3])));
    selection.chooseCell(clickEvent("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([9000]);
    expect(selection.patch.isHeld).toBe(false);
  });

  it("by mouse announces a refusal and keeps the patch", () => {
    pick(SQUARE, clickEvent());
    announced.length = 0;
    selection.moveToPointer(pointerEvent("pointermove", "mouse", over([1, 1])));
    selection.chooseCell(clickEvent("mouse", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(announced).toEqual(["Cell b2 is already covered."]);
    expect(selection.patch.isHeld).toBe(true);
  });

  it("by keyboard plays the place whose corner is the cell", () => {
    pick(SQUARE, clickEvent("key"));
    selection.chooseCell(clickEvent("key"), [5, 4]);
    expect(played).toEqual([9001]);
  });

  it("by touch shows the patch first and plays with a second tap on it", () => {
    pick(SQUARE, clickEvent("touch"));
    selection.chooseCell(clickEvent("touch", over([4, 3])), [4, 3]);
    expect(played).toEqual([]);
    expect(selection.patch.pinned).toBe(true);
    expect(selection.patch.corner).toEqual([4, 3]);
    selection.chooseCell(clickEvent("touch"), [5, 4]); // another cell of the patch
    expect(played).toEqual([9000]);
  });

  it("by touch on another cell moves the patch", () => {
    pick(SQUARE, clickEvent("touch"));
    selection.chooseCell(clickEvent("touch", over([4, 3])), [4, 3]);
    selection.chooseCell(clickEvent("touch", over([6, 5])), [6, 5]);
    expect(played).toEqual([]);
    expect(selection.patch.corner).toEqual([6, 5]);
  });

  it("by touch announces a refusal at the second tap and releases the patch", () => {
    pick(SQUARE, clickEvent("touch"));
    selection.chooseCell(clickEvent("touch", over([1, 1])), [1, 1]);
    announced.length = 0;
    selection.chooseCell(clickEvent("touch", over([1, 1])), [1, 1]);
    expect(played).toEqual([]);
    expect(announced).toEqual(["Cell b2 is already covered."]);
    expect(selection.patch.pinned).toBe(false);
  });
});

describe("keys", () => {
  const turned = (): string => selection.patch.turn;

  beforeEach(() => pick(BAR, clickEvent()));

  it("turn the patch and put it back", () => {
    selection.onKeydown(pressKey(document.body, "r"));
    expect(turned()).toBe("turn-r");
    selection.onKeydown(pressKey(document.body, "R", { shiftKey: true }));
    expect(turned()).toBe("turn-");
    selection.onKeydown(pressKey(document.body, "f"));
    expect(turned()).toBe("turn-");
    selection.onKeydown(pressKey(document.body, "Escape"));
    expect(selection.patch.isHeld).toBe(false);
  });

  it("announce the orientation", () => {
    announced.length = 0;
    selection.onKeydown(pressKey(document.body, "r"));
    expect(announced).toEqual(["turn-r"]);
  });

  it("move the focus with the patch when a cell has it", () => {
    selection.patch.moveTo(4, 3);
    find("#d5").focus();
    selection.turn("turnRight");
    expect(cellText(selection.patch.corner)).toBe("e3");
    expect(document.activeElement?.id).toBe("e3");
  });

  it("typed into the chat are ignored", () => {
    selection.onKeydown(pressKey(find("#chat"), "r"));
    selection.onKeydown(pressKey(find("#chat"), "Escape"));
    expect(turned()).toBe("turn-");
    expect(selection.patch.isHeld).toBe(true);
  });

  it("typed on the board are used", () => {
    selection.onKeydown(pressKey(find("#d5"), "r"));
    expect(turned()).toBe("turn-r");
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }]])("with %j are ignored", (keys) => {
    selection.onKeydown(pressKey(document.body, "r", keys));
    expect(turned()).toBe("turn-");
  });

  it("are ignored without a patch", () => {
    selection.cancel();
    announced.length = 0;
    selection.onKeydown(pressKey(document.body, "r"));
    expect(announced).toEqual([]);
  });
});

describe("dragging", () => {
  const OUTSIDE = { x: 500, y: 500 };

  it("does not start for a choice without places", () => {
    startDrag(selection.drag("patch-99")).move(OUTSIDE);
    startDrag(selection.drag(DEAR.key)).move(OUTSIDE);
    expect(selection.patch.isHeld).toBe(false);
    expect(selection.dragImage).toBeNull();
  });

  it("shows the patch at the pointer outside of the quilt and on the quilt inside", () => {
    const drag = startDrag(selection.drag(SQUARE.key));
    drag.move(OUTSIDE);
    expect(selection.dragImage).toMatchObject(OUTSIDE);
    drag.move(over([4, 3]));
    expect(selection.dragImage).toBeNull();
    expect(selection.overQuilt).toBe(true);
    expect(selection.patch.corner).toEqual([4, 3]);
  });

  it("by mouse plays a legal place", () => {
    startDrag(selection.drag(SQUARE.key)).drop(over([4, 3]));
    expect(played).toEqual([9000]);
  });

  it("by mouse holds the patch over an illegal place", () => {
    startDrag(selection.drag(SQUARE.key)).drop(over([1, 1]));
    expect(played).toEqual([]);
    expect(selection.patch.pinned).toBe(true);
  });

  it("by mouse, after that, moves the patch with a click and plays with the next one", () => {
    startDrag(selection.drag(SQUARE.key)).drop(over([1, 1]));
    selection.chooseCell(clickEvent("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([]);
    expect(selection.patch.corner).toEqual([4, 3]);
    selection.chooseCell(clickEvent("mouse", over([4, 3])), [4, 3]);
    expect(played).toEqual([9000]);
  });

  it("by touch waits for a confirmation", () => {
    startDrag(selection.drag(SQUARE.key), "touch").drop(over([4, 3]));
    expect(played).toEqual([]);
    expect(selection.patch.pinned).toBe(true);
    selection.confirm();
    expect(played).toEqual([9000]);
  });

  it("outside of the quilt puts the patch back", () => {
    startDrag(selection.drag(SQUARE.key)).drop(OUTSIDE);
    expect(selection.patch.isHeld).toBe(false);
    expect(selection.dragImage).toBeNull();
  });

  it("puts the patch back when it is cancelled", () => {
    const drag = startDrag(selection.drag(SQUARE.key));
    drag.move(OUTSIDE);
    drag.cancel();
    expect(selection.patch.isHeld).toBe(false);
    expect(selection.dragImage).toBeNull();
  });
});
