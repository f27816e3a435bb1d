// The die in one's hand and the space it is held over. It reads the choices it is given and knows no rules.
import { translate, t } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import { dieName } from "./dice";

const DISCARD = "discard-";

export class Hand {
  key = $state<string | null>(null); // of the choice
  space = $state<string | null>(null); // a space, or "remove"
  held = $state(false); // stays over its space until it is moved on purpose

  constructor(private readonly given: () => Choice[]) {}

  /** Whether a die is to be discarded, not taken. */
  get discarding(): boolean {
    return this.given()[0]?.key.startsWith(DISCARD) ?? false;
  }

  get choice(): Choice | null {
    return this.given().find((choice) => choice.key === this.key) ?? null;
  }

  get die(): string | null {
    return this.choice?.key.replace(DISCARD, "") ?? null;
  }

  get place(): Choice | null {
    return this.way(this.space);
  }

  /** The leaf that would be played: a place for the die, or its discarding. */
  get leaf(): Choice | null {
    const found = this.choice?.move != null ? this.choice : this.place;
    return found?.move != null ? found : null;
  }

  get legal(): string[] {
    return this.choice?.choices.filter((way) => way.move !== null).map((way) => way.key) ?? [];
  }

  /** The die over the space it is held over. */
  get ghost(): { die: string; space: string; fits: boolean } | null {
    const { die, space, place } = this;
    return die && space && place && space !== "remove" ? { die, space, fits: place.move !== null } : null;
  }

  of(die: string): Choice | undefined {
    return this.given().find((choice) => choice.key === die || choice.key === DISCARD + die);
  }

  way(space: string | null): Choice | null {
    return this.choice?.choices.find((way) => way.key === space) ?? null;
  }

  take(choice: Choice): void {
    this.key = choice.key;
    this.space = null;
    this.held = false;
  }

  drop(): void {
    this.key = null;
    this.space = null;
    this.held = false;
  }

  /** Hold the die over a space, or over none. */
  over(space: string | null): void {
    if (!this.held) this.space = space;
  }
}

/** What is to be done with the die in the hand; null if there is none. */
export function inHand(hand: Hand): string | null {
  if (!hand.die) return null;
  const die = dieName(hand.die);
  if (hand.discarding) return t("page-blueprints-discard", { die });
  const fits = hand.legal.some((way) => way !== "remove");
  return t(fits ? "page-blueprints-where" : "page-blueprints-nowhere", { die });
}

/** Why a choice cannot be made, or what it brings. */
export function notes(choice: Choice | null): string[] {
  if (!choice) return [];
  return choice.why_not ? [translate(choice.why_not)] : choice.effects.map(translate);
}
