// What a person does at the table: take a die, hold it over a space, build or remove or discard it, or put it back.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { translate } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { draggable } from "../shared/drag";
import { isKeyboard, isTouch } from "../shared/pointer";
import type { Tip } from "../shared/tip.svelte";
import { Hand, notes } from "./held-die.svelte";

/** What the acting person finds: given as functions, for it changes. */
export interface Table {
  choices: () => Choice[];
  root: () => HTMLElement | undefined;
  play: (move: number) => void;
  announce: (text: string) => void;
  showNow: () => void; // a die is taken: show the round being played
}

export class Acting {
  readonly hand: Hand;
  slot = $state<number | null>(null); // of the die in the hand: equal ones are told apart by it
  carried = $state<{ x: number; y: number } | null>(null); // where a die is dragged

  constructor(
    private readonly table: Table,
    readonly tip: Tip,
  ) {
    this.hand = new Hand(table.choices);
  }

  pick(choice: Choice, slot: number, event: Event): void {
    if (this.hand.key === choice.key && this.slot === slot)
      return this.hand.discarding ? this.confirm() : this.leave();
    this.take(choice, slot);
    this.table.announce(translate(choice.label));
    if (this.hand.discarding) return;
    const [first] = this.hand.legal;
    const target = isKeyboard(event)
      ? first === "remove"
        ? "[data-confirm]"
        : `[data-cell="${first}"]`
      : null;
    void tick().then(() => {
      if (target) this.find(target)?.focus();
      else this.find("[data-hand]")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Hold the die over a space, and tell beside it what it would bring there, or why it may not lie there. */
  aim(space: string | null, beside: Element | null): void {
    if (!this.hand.die || this.hand.discarding) return;
    this.hand.over(space);
    const way = this.hand.way(space);
    if (beside && way) this.tip.show(beside, notes(way), way.why_not !== null);
    else this.tip.hide();
  }

  /** A space was clicked, tapped or entered. What a mouse carries was seen there before; a finger confirms. */
  choose = (space: string, event: MouseEvent): void => {
    if (!this.hand.die || this.hand.discarding) return;
    const again = this.hand.held && this.hand.space === space;
    this.hand.held = false;
    this.hand.over(space);
    if (this.hand.place?.move == null) this.refuse(event);
    else if (isTouch(event) && !again) this.hand.held = true;
    else this.confirm();
  };

  confirm = (): void => {
    const move = this.hand.leaf?.move;
    if (move == null) return;
    this.drop();
    this.table.play(move);
  };

  remove = (): void => {
    this.hand.held = false;
    this.hand.over("remove");
    this.confirm();
  };

  leave = (): void => {
    const key = this.hand.key;
    this.drop();
    this.find(`[data-key="${key}"]`)?.focus();
  };

  drag = (choice: Choice | undefined, slot: number): Attachment<HTMLElement> =>
    draggable({
      start: () => {
        if (!choice || this.hand.discarding) return false;
        this.take(choice, slot);
        return true;
      },
      move: (event) => {
        this.carried = { x: event.clientX, y: event.clientY };
        const under = elementUnder(event);
        this.aim(spaceOf(under), under);
      },
      drop: (event) => {
        this.carried = null;
        const space = spaceOf(elementUnder(event));
        if (space) this.choose(space, event);
        else this.leave();
      },
      leave: () => {
        this.carried = null;
        this.leave();
      },
    });

  private take(choice: Choice, slot: number): void {
    this.table.showNow();
    this.hand.take(choice);
    this.slot = slot;
  }

  private refuse(event: MouseEvent): void {
    const why = notes(this.hand.place);
    this.table.announce(why.join(" "));
    if (isTouch(event)) this.tip.show(elementUnder(event) ?? document.body, why, true);
  }

  private drop(): void {
    this.hand.drop();
    this.tip.hide();
  }

  private find(selector: string): HTMLElement | null {
    return this.table.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}

function elementUnder(event: MouseEvent): Element | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest("[data-cell], [data-space]") ?? null;
}

export function spaceOf(element: Element | null): string | null {
  return element?.getAttribute("data-cell") ?? element?.getAttribute("data-space") ?? null;
}
