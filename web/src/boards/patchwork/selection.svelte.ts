// What a person does at the table: take a patch, turn it, carry it over the quilt, sew it on or put it back.
import { tick } from "svelte";

import { translate, t } from "../../i18n/translate.svelte";
import type { Player } from "../../types/patchwork";
import type { Choice } from "../board";
import type { Drag } from "../shared/drag";
import { isKeyboard, isMouse } from "../shared/pointer";
import type { Tip } from "../shared/tip.svelte";
import { Hand } from "./held-patch.svelte";
import { cellText, SIZE, type Cell } from "./patches";
import { effects, refusal } from "./labels";

/** What the acting person finds: given as functions, for it changes. */
export interface Table {
  choices: () => Choice[];
  player: () => Player | undefined;
  root: () => HTMLElement | undefined;
  play: (move: number) => void;
  announce: (text: string) => void;
}

export type Turning = "turnRight" | "turnLeft" | "turnOver";

export class Acting {
  readonly hand: Hand;
  hovered = $state<Choice | null>(null); // looked at in the offer
  over = $state(false); // a mouse or the focus is on the quilt
  carried = $state<{ x: number; y: number } | null>(null); // a patch dragged outside the quilt

  constructor(
    private readonly table: Table,
    readonly tip: Tip,
  ) {
    this.hand = new Hand(table.choices);
  }

  pick(choice: Choice, event: Event): void {
    if (choice.why_not) return this.table.announce(translate(choice.why_not));
    if (choice.move !== null) return this.send(choice.move);
    if (this.hand.patch === choice.key) return this.leave();
    this.hand.take(choice);
    const args = { patch: translate(choice.label), effects: effects(choice).join(", ") };
    this.table.announce(t("page-patchwork-taken", args));
    if (isKeyboard(event)) this.focusCell(this.hand.at);
    else this.showQuilt();
  }

  /** Bring into sight where the patch goes and what can be done with it. */
  private showQuilt(): void {
    void tick().then(() => {
      for (const part of ["[data-quilt]", "[data-hand]"])
        this.find(part)?.scrollIntoView({ block: "nearest" });
    });
  }

  confirm = (): void => {
    const move = this.hand.place?.move;
    if (move != null) return this.send(move);
    this.hand.held = false;
    const player = this.table.player();
    if (player) this.table.announce(refusal(this.hand, player).join(" "));
  };

  leave = (): void => {
    const key = this.hand.patch;
    this.hand.drop();
    this.tip.hide();
    this.find(`[data-key="${key}"]`)?.focus();
  };

  turn = (how: Turning): void => {
    const onCell = document.activeElement?.hasAttribute("data-cell");
    this.table.announce(this.hand[how]());
    if (onCell) this.focusCell(this.hand.at);
  };

  key = (event: KeyboardEvent): void => {
    if (!this.hand.choice || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event; // what is typed elsewhere, as in a chat, is not meant for the board
    if (target !== document.body && !this.table.root()?.contains(target as Node)) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.turn(event.shiftKey ? "turnLeft" : "turnRight");
    else if (key === "f") this.turn("turnOver");
    else if (key === "escape") this.leave();
  };

  /** A cell was clicked, tapped or entered. What a mouse carries was seen there before; a finger confirms. */
  choose(event: MouseEvent, cell: Cell): void {
    if (!this.hand.holding) return;
    if (isKeyboard(event)) this.hand.to(...cell);
    const again = this.hand.held && this.hand.cells.some((one) => String(one) === String(cell));
    const sure = isKeyboard(event) || again || (isMouse(event) && !this.hand.held);
    if (sure) return this.confirm();
    this.carry(event);
    this.hand.held = true;
  }

  /** Hold the patch under a pointer; false if that is not over the quilt. */
  carry(event: MouseEvent): boolean {
    const box = this.find("[data-quilt]")?.getBoundingClientRect();
    if (!box) return false;
    const row = ((event.clientY - box.top) / box.height) * SIZE;
    const column = ((event.clientX - box.left) / box.width) * SIZE;
    const inside = row > -1 && column > -1 && row < SIZE + 1 && column < SIZE + 1;
    if (inside) this.hand.near(row, column);
    this.over = inside && isMouse(event);
    return inside;
  }

  drag = (choice: Choice | undefined): Drag => ({
    start: () => {
      if (!choice || choice.choices.length === 0) return false;
      this.hand.take(choice);
      this.tip.hide();
      return true;
    },
    move: (event) => {
      this.hand.held = false;
      this.carried = this.carry(event) ? null : { x: event.clientX, y: event.clientY };
    },
    drop: (event) => {
      this.carried = null;
      if (!this.carry(event)) return this.hand.drop();
      if (isMouse(event) && this.hand.place) return this.confirm();
      this.hand.held = true;
      this.showQuilt();
    },
    leave: () => {
      this.carried = null;
      this.hand.drop();
    },
  });

  focusCell(cell: Cell): void {
    this.find(`[data-cell="${cellText(cell)}"]`)?.focus();
  }

  private send(move: number): void {
    this.hand.drop();
    this.tip.hide();
    this.hovered = null;
    this.table.play(move);
  }

  private find(selector: string): HTMLElement | null {
    return this.table.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}
