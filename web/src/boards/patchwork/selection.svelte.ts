// The selection of Patchwork: take a patch, turn it, move it over the quilt, and sew it on or put it back.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { t, translate } from "../../i18n/translate.svelte";
import type { Player } from "../../types/patchwork";
import type { Choice } from "../board";
import { describeChoice, describeEffects } from "../shared/choice-tree";
import { isKeyboard, isMouse } from "../shared/pointer";
import {
  asksToConfirm,
  NO_OFFER,
  type Offer,
  Selection,
  type SelectionHost,
} from "../shared/selection.svelte";
import { tip } from "../shared/tip.svelte";
import { HeldPatch } from "./held-patch.svelte";
import { describeRefusal } from "./labels";
import { type Cell, cellText, SIZE } from "./patches";

export type Turn = "turnRight" | "turnLeft" | "turnOver";

interface PatchworkHost extends SelectionHost {
  player: () => Player | undefined;
}

export class PatchworkSelection extends Selection {
  readonly patch: HeldPatch;
  hovered = $state<Choice | null>(null); // in the offer
  overQuilt = $state(false); // the mouse or the focus is on the quilt

  constructor(protected override readonly host: PatchworkHost) {
    super(host);
    this.patch = new HeldPatch(host.choices);
  }

  protected clear(): void {
    this.patch.release();
    this.hovered = null;
  }

  /** The offer of a patch or of advancing. */
  override offer(key: string): Offer {
    const choice = this.choice(key);
    if (!choice) return NO_OFFER;
    return {
      legal: choice.why_not === null,
      lines: describeChoice(choice),
      choose: (event) => this.pick(choice, event),
      refuse: () => this.host.announce(describeChoice(choice).join(" ")),
    };
  }

  isPicked(key: string): boolean {
    return this.choice(key) !== null && this.patch.key === key;
  }

  hover(key: string, on: boolean): void {
    this.hovered = on ? this.choice(key) : null;
  }

  private pick(choice: Choice, event: MouseEvent): void {
    if (choice.move !== null) return this.play(choice);
    if (this.patch.key === choice.key) return this.cancel();
    this.patch.take(choice);
    const args = { patch: translate(choice.label), effects: describeEffects(choice).join(", ") };
    this.host.announce(t("page-patchwork-taken", args));
    if (isKeyboard(event)) this.focusCell(this.patch.corner);
    else this.showQuilt();
  }

  /** Scroll to the quilt and to the buttons for the held patch. */
  private showQuilt(): void {
    void tick().then(() => {
      for (const selector of ["[data-quilt]", "[data-hand]"])
        this.find(selector)?.scrollIntoView({ block: "nearest" });
    });
  }

  confirm = (): void => {
    const { place } = this.patch;
    if (place) return this.commit(place);
    this.patch.pinned = false;
    const player = this.host.player();
    if (player) this.host.announce(describeRefusal(this.patch, player, this.patch.corner).join(" "));
  };

  cancel = (): void => {
    const { key } = this.patch;
    this.patch.release();
    tip.hide();
    if (key) this.focusKey(key);
  };

  turn = (turn: Turn): void => {
    const onCell = document.activeElement?.hasAttribute("data-cell");
    this.host.announce(this.patch[turn]());
    if (onCell) this.focusCell(this.patch.corner);
  };

  onKeydown = (event: KeyboardEvent): void => {
    if (!this.patch.choice || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    // Keys typed elsewhere on the page, for example into the chat, are not for the board.
    if (target !== document.body && !this.host.root()?.contains(target as Node)) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.turn(event.shiftKey ? "turnLeft" : "turnRight");
    else if (key === "f") this.turn("turnOver");
    else if (key === "escape") this.cancel();
  };

  /** Handle a click on a cell. If a confirmation is needed, the first click shows the patch, the second sews it on. */
  chooseCell(event: MouseEvent, cell: Cell): void {
    if (!this.patch.isHeld) return;
    if (isKeyboard(event)) this.patch.moveTo(...cell);
    const again = this.patch.pinned && this.patch.cells.some((one) => String(one) === String(cell));
    const dropped = isMouse(event) && this.patch.pinned; // where it does not fit
    if (again || (!asksToConfirm(event) && !dropped)) return this.confirm();
    if (!isKeyboard(event)) this.moveToPointer(event);
    this.patch.pinned = true;
  }

  /** Move the patch under the pointer; returns whether the pointer is over the quilt. */
  moveToPointer(event: MouseEvent): boolean {
    const box = this.find("[data-quilt]")?.getBoundingClientRect();
    if (!box) return false;
    const row = ((event.clientY - box.top) / box.height) * SIZE;
    const column = ((event.clientX - box.left) / box.width) * SIZE;
    const inside = row > -1 && column > -1 && row < SIZE + 1 && column < SIZE + 1;
    if (inside) this.patch.moveNear(row, column);
    this.overQuilt = inside && isMouse(event);
    return inside;
  }

  /** Drag a patch of the offer. Over the quilt its preview replaces the drag image. */
  drag(key: string): Attachment<HTMLElement> {
    return this.draggable({
      start: () => {
        const choice = this.choice(key);
        if (!choice || choice.choices.length === 0) return false;
        this.patch.take(choice);
        return true;
      },
      move: (_, event) => {
        this.patch.pinned = false;
        if (this.moveToPointer(event)) this.dragImage = null;
      },
      drop: (_, event) => {
        if (!this.moveToPointer(event)) return this.patch.release();
        if (!asksToConfirm(event) && this.patch.place) return this.confirm();
        this.patch.pinned = true;
        this.showQuilt();
      },
      cancel: () => this.patch.release(),
    });
  }

  focusCell(cell: Cell): void {
    this.find(`[data-cell="${cellText(cell)}"]`)?.focus();
  }
}
