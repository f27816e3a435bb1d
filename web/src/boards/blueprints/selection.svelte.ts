// The selection of Blueprints: take a die, hold it over a space, and build, remove or discard it, or put it back.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { translate } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { describeChoice } from "../shared/choice-tree";
import { dropKey, dropTarget } from "../shared/drag";
import { isKeyboard, isTouch } from "../shared/pointer";
import {
  asksToConfirm,
  NO_OFFER,
  type Offer,
  Selection,
  type SelectionHost,
} from "../shared/selection.svelte";
import { tip } from "../shared/tip.svelte";
import { HeldDie } from "./held-die.svelte";

interface BlueprintsHost extends SelectionHost {
  showCurrentRound: () => void;
}

export class BlueprintsSelection extends Selection {
  readonly held: HeldDie;

  constructor(protected override readonly host: BlueprintsHost) {
    super(host);
    this.held = new HeldDie(host.choices);
  }

  protected clear(): void {
    this.held.release();
  }

  isPicked(choice: Choice | undefined, slot: number): boolean {
    return choice !== undefined && this.held.choice === choice && this.held.slot === slot;
  }

  /** The offer of a die of the pool. */
  poolDie(die: string, slot: number): Offer {
    const choice = this.held.choiceFor(die);
    if (!choice) return NO_OFFER;
    return { legal: true, lines: [], choose: (event) => this.pick(choice, slot, event) };
  }

  private pick(choice: Choice, slot: number, event: MouseEvent): void {
    if (this.isPicked(choice, slot)) return this.held.isDiscard ? this.confirm() : this.cancel();
    this.take(choice, slot);
    this.host.announce(translate(choice.label));
    if (!this.held.isDiscard) this.showNextStep(isKeyboard(event));
  }

  /** Focus the first legal place, or scroll to the buttons for the held die. */
  private showNextStep(byKeyboard: boolean): void {
    const [first] = this.held.legal;
    const place = first === "remove" ? "[data-confirm]" : `[data-cell="${first}"]`;
    void tick().then(() => {
      if (byKeyboard) this.find(place)?.focus();
      else this.find("[data-hand]")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** The offer of a space for the held die. */
  space(name: string): Offer {
    const place = this.held.placeOn(name);
    if (!place) return NO_OFFER;
    const choose = (event: MouseEvent): void => this.chooseSpace(name, event);
    return { legal: place.move !== null, lines: describeChoice(place), choose, refuse: choose };
  }

  /** Hold the die over a space and show the effects beside it, or why the space is refused. */
  aim(space: string | null, beside: Element | null): void {
    if (!this.held.die || this.held.isDiscard) return;
    this.held.moveTo(space);
    const place = this.held.placeOn(space);
    if (beside && place) tip.show(beside, describeChoice(place), place.why_not !== null);
    else tip.hide();
  }

  /** Handle a click on a space. If a confirmation is needed, the second click builds. */
  chooseSpace(space: string, event: MouseEvent): void {
    if (!this.held.die || this.held.isDiscard) return;
    const again = this.held.pinned && this.held.space === space;
    this.held.pinned = false;
    this.held.moveTo(space);
    if (this.held.place?.move == null) this.refuse(event);
    else if (asksToConfirm(event) && !again) this.held.pinned = true;
    else this.confirm();
  }

  confirm = (): void => {
    if (this.held.leaf) this.commit(this.held.leaf);
  };

  remove = (): void => {
    this.held.pinned = false;
    this.held.moveTo("remove");
    this.confirm();
  };

  cancel = (): void => {
    const { key } = this.held;
    this.held.release();
    tip.hide();
    if (key) this.focusKey(key);
  };

  drag(die: string, slot: number): Attachment<HTMLElement> {
    return this.draggable({
      start: () => {
        const choice = this.held.choiceFor(die);
        if (!choice || this.held.isDiscard) return false;
        this.take(choice, slot);
        return true;
      },
      move: (target) => this.aim(dropKey(target), target),
      drop: (target, event) => {
        const space = dropKey(target);
        if (space) this.chooseSpace(space, event);
        else this.cancel();
      },
      cancel: this.cancel,
    });
  }

  private take(choice: Choice, slot: number): void {
    this.host.showCurrentRound();
    this.held.take(choice, slot);
  }

  private refuse(event: MouseEvent): void {
    const reason = describeChoice(this.held.place);
    this.host.announce(reason.join(" "));
    if (isTouch(event)) tip.show(dropTarget(event) ?? document.body, reason, true);
  }
}
