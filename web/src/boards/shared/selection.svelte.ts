// The selection of a board: the choices made so far on the way to a move. Every board has a subclass with the steps of
// its game. A selection knows no rules: it reads the tree of choices from the server.
import type { Attachment } from "svelte/attachments";

import type { Choice } from "../board";
import { describeChoice, findChoice } from "./choice-tree";
import { type Drag, draggable } from "./drag";
import { tip } from "./tip.svelte";

/** The board of a selection. The members are functions because their values change. */
export interface SelectionHost {
  choices: () => Choice[];
  root: () => HTMLElement | undefined;
  play: (move: number) => void;
  announce: (text: string) => void;
}

/** What a target of the board offers. */
export interface Offer {
  legal: boolean;
  lines: string[]; // effects, or why it is refused
  choose: (event: MouseEvent) => void;
  refuse?: (event: MouseEvent) => void; // a refused target was clicked
}

export const NO_OFFER: Offer = { legal: false, lines: [], choose: () => undefined };

export abstract class Selection {
  /** Position of the drag image, and the width of the dragged element. */
  dragImage = $state.raw<{ x: number; y: number; width: number } | null>(null);

  constructor(protected readonly host: SelectionHost) {}

  /** Forget all steps. */
  protected abstract clear(): void;

  /** Undo the selection on request of the user. */
  abstract cancel(): void;

  choice(...keys: string[]): Choice | null {
    return findChoice(this.host.choices(), ...keys);
  }

  /** The offer of a choice that needs no further step. */
  offer(...keys: string[]): Offer {
    const choice = this.choice(...keys);
    if (!choice) return NO_OFFER;
    return {
      legal: choice.move !== null,
      lines: describeChoice(choice),
      choose: () => this.play(choice),
    };
  }

  play(choice: Choice): void {
    if (choice.move === null) return;
    this.clear();
    tip.hide();
    this.host.play(choice.move);
  }

  /** Choose the offer if it is legal, else announce why it is refused. */
  protected tryOffer(offer: Offer, event: MouseEvent): void {
    if (offer.legal) offer.choose(event);
    else this.host.announce(offer.lines.join(". "));
  }

  /** Make an element draggable. The drag image follows the pointer. */
  draggable(drag: Drag): Attachment<HTMLElement> {
    let width = 0;
    return draggable({
      start: (event) => {
        width = (event.currentTarget as HTMLElement).getBoundingClientRect().width;
        tip.hide();
        return drag.start(event);
      },
      move: (target, event) => {
        this.dragImage = { x: event.clientX, y: event.clientY, width };
        drag.move(target, event);
      },
      drop: (target, event) => {
        this.dragImage = null;
        drag.drop(target, event);
      },
      cancel: () => {
        this.dragImage = null;
        drag.cancel();
      },
    });
  }

  protected find(selector: string): HTMLElement | null {
    return this.host.root()?.querySelector<HTMLElement>(selector) ?? null;
  }

  /** Focus the target with a key. */
  focusKey(key: string): void {
    this.find(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }
}
