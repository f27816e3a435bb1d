// The die that the player holds, and the space it is held over. It reads the choices of the server and knows no rules.
import { t } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { dieName } from "./dice";

const DISCARD = "discard-";

export class HeldDie {
  key = $state<string | null>(null); // of the choice
  slot = $state<number | null>(null); // in the pool; distinguishes equal dice
  space = $state<string | null>(null); // name of a space, or "remove"
  pinned = $state(false); // stays over its space until the player moves it on purpose

  constructor(private readonly choices: () => Choice[]) {}

  /** Whether a die has to be discarded, not taken. */
  get isDiscard(): boolean {
    return this.choices()[0]?.key.startsWith(DISCARD) ?? false;
  }

  get choice(): Choice | null {
    return this.choices().find((choice) => choice.key === this.key) ?? null;
  }

  get die(): string | null {
    return this.choice?.key.replace(DISCARD, "") ?? null;
  }

  /** The choice for the space under the die. */
  get place(): Choice | null {
    return this.placeOn(this.space);
  }

  /** The choice with the move to confirm: a place for the die, or discarding it. */
  get leaf(): Choice | null {
    const found = this.choice?.move != null ? this.choice : this.place;
    return found?.move != null ? found : null;
  }

  /** The keys of the legal places. */
  get legal(): string[] {
    return this.choice?.choices.filter((place) => place.move !== null).map((place) => place.key) ?? [];
  }

  /** The preview of the die on the space under it. */
  get preview(): { die: string; space: string; fits: boolean } | null {
    const { die, space, place } = this;
    return die && space && place && space !== "remove" ? { die, space, fits: place.move !== null } : null;
  }

  choiceFor(die: string): Choice | undefined {
    return this.choices().find((choice) => choice.key === die || choice.key === DISCARD + die);
  }

  placeOn(space: string | null): Choice | null {
    return this.choice?.choices.find((place) => place.key === space) ?? null;
  }

  take(choice: Choice, slot: number): void {
    this.release();
    this.key = choice.key;
    this.slot = slot;
  }

  release(): void {
    this.key = null;
    this.slot = null;
    this.space = null;
    this.pinned = false;
  }

  /** Hold the die over a space, or over none. A pinned die does not move. */
  moveTo(space: string | null): void {
    if (!this.pinned) this.space = space;
  }
}

/** The next step for the held die; null if no die is held. */
export function heldDieHint(held: HeldDie): string | null {
  if (!held.die) return null;
  const die = dieName(held.die);
  if (held.isDiscard) return t("page-blueprints-discard", { die });
  const fits = held.legal.some((place) => place !== "remove");
  return t(fits ? "page-blueprints-where" : "page-blueprints-nowhere", { die });
}
