// The selection of a board: the choices made so far on the way to a move. Every board has a subclass with the steps of
// its game. A selection knows no rules: it reads the tree of choices from the server.
import type { Attachment } from "svelte/attachments";

import { translate } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import type { Choice } from "../board";
import { describeChoice, findChoice } from "./choice-tree";
import { type Drag, draggable } from "./drag";
import { isTouch, usesTouch } from "./pointer";
import { tip } from "./tip.svelte";

/** The board of a selection. The members are functions because their values change. */
export interface SelectionHost {
  choices: () => Choice[];
  root: () => HTMLElement | undefined;
  play: (move: number, then?: number[]) => void; // `then`: further moves of the same turn
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

/** A step that waits until the user confirms it. */
export interface Pending {
  key: string; // of the choice; the same choice again confirms it
  lines: string[]; // the step and its effects, or a question
  act: () => void;
  choices: Choice[]; // that the step belongs to
}

/** Whether a target waits for a confirmation, as the settings say. Without an event the last input counts. */
export function asksToConfirm(event?: Event): boolean {
  const byTouch = event ? isTouch(event) : usesTouch();
  return settings.confirm === "always" || (settings.confirm === "touch" && byTouch);
}

export abstract class Selection {
  private waiting = $state.raw<Pending | null>(null);
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

  /** The step that waits for its confirmation. New choices end it. */
  get pending(): Pending | null {
    return this.waiting?.choices === this.host.choices() ? this.waiting : null;
  }

  /** Play a choice, after a confirmation if the settings ask for one. */
  play(choice: Choice): void {
    if (choice.move === null) return;
    this.confirmFirst(choice, () => this.commit(choice), this.warning(choice));
  }

  /** Play a choice, and further choices of the same turn in the same message. */
  protected commit(choice: Choice, then: Choice[] = []): void {
    if (choice.move === null) return;
    const moves = then.flatMap(({ move }) => move ?? []);
    this.dropPending();
    this.clear();
    tip.hide();
    if (moves.length) this.host.play(choice.move, moves);
    else this.host.play(choice.move);
  }

  /** A question before a choice that the user may regret; null if there is none. */
  protected warning(choice: Choice): string | null {
    void choice;
    return null;
  }

  /** Take a step after its confirmation, or at once if none is needed. A question needs one always. */
  protected confirmFirst(choice: Choice, act: () => void, question: string | null = null): void {
    if (this.pending?.key === choice.key) return this.confirmPending();
    if (question === null && !asksToConfirm()) return act();
    const lines = [question ?? translate(choice.label), ...(question ? [] : describeChoice(choice))];
    tip.hide();
    this.waiting = { key: choice.key, lines, act, choices: this.host.choices() };
    this.host.announce(lines.join(". "));
  }

  confirmPending(): void {
    const { pending } = this;
    this.dropPending();
    pending?.act();
  }

  dropPending(): void {
    this.waiting = null;
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
