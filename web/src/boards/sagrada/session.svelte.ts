// What has been chosen on the way to a move, and what every part of the board offers because of it.
//
// Selecting a die of the pool is a move of its own, but here it stays open until its space is chosen. The choice of the
// die lists the spaces under `next`.
import { say, t } from "../../lib/words.svelte";
import type { Die, View } from "../../types/sagrada";
import type { BoardProps, Choice } from "../board";
import type { Carry } from "../parts/carry";
import { find, told } from "../parts/tree";

/** What a part of the board offers: whether it may be chosen, what it brings or why not. */
export interface Offer {
  legal: boolean;
  lines: string[];
  choose: () => void;
}

const NOTHING: Offer = { legal: false, lines: [], choose: () => undefined };

export class Session {
  private slot = $state<number | null>(null); // the die of the pool that was chosen, from 1
  private seen = $state<number | null>(null); // the one under the pointer
  cell = $state<string | null>(null); // the space under the pointer
  private next: { key: string; instead: Choice[] } | null = null; // played as soon as it is offered
  private props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  choice(key: string): Choice | null {
    return find(this.props().choices, key);
  }

  /** The chosen die of the pool, while it may be drafted. */
  get chosen(): number | null {
    return this.slot !== null && this.choice(`draft-${this.slot}`)?.move != null ? this.slot : null;
  }

  /** The die whose space is to be chosen: to be drawn where the pointer is. */
  get die(): Die | null {
    const { view } = this.props();
    if (this.chosen !== null) return view.pool[this.chosen - 1] ?? null;
    if (view.hand) return view.hand;
    const [row, column] = (view.lifted ?? []) as number[];
    if (row === undefined || column === undefined || view.to_move === null) return null;
    return view.players[view.to_move]?.window[row]?.[column] ?? null;
  }

  /** A move of the present choices. */
  offer(key: string): Offer {
    const choice = this.choice(key);
    if (!choice) return NOTHING;
    return { legal: choice.move !== null, lines: told(choice), choose: () => this.play(choice) };
  }

  /** A die of the pool: to pay with, or to choose and to leave again. */
  poolDie(slot: number): Offer {
    const pays = this.choice(`pay-${slot}`);
    if (pays) return this.offer(`pay-${slot}`);
    const draft = this.choice(`draft-${slot}`);
    if (!draft) return NOTHING;
    return { legal: draft.move !== null, lines: this.about(draft), choose: () => this.select(slot) };
  }

  /** Where a die may go; why not elsewhere is told by the spaces, unless it may go nowhere. */
  private about(draft: Choice): string[] {
    const fits = draft.effects.filter((effect) => effect.id === "sagrada-fits");
    return fits.length ? fits.map(say) : told(draft);
  }

  /** A space of the own window: for the die in hand, the one being moved or the one chosen. */
  space(cell: string): Offer {
    for (const key of [`place-${cell}`, `to-${cell}`, `from-${cell}`])
      if (this.choice(key)) return this.offer(key);
    return this.spaceOf(this.chosen ?? this.seen, cell);
  }

  /** What the game says of this space for a die of the pool. */
  private spaceOf(slot: number | null, cell: string): Offer {
    const key = `place-${cell}`;
    const draft = slot === null ? null : this.choice(`draft-${slot}`);
    const space = draft && find(draft.next, key);
    if (!space) return NOTHING;
    return { legal: space.why_not === null, lines: told(space), choose: () => this.play(draft, key) };
  }

  /** A tool; one that works on a selected die asks to take the chosen one in hand first. */
  tool(number: number): Offer {
    const offer = this.offer(`tool-${number}`);
    const needsDie = this.choice(`tool-${number}`)?.why_not?.id === "sagrada-why-needs-die";
    return needsDie && this.chosen !== null ? { ...offer, lines: [t("page-sagrada-take-first")] } : offer;
  }

  select(slot: number): void {
    const draft = this.choice(`draft-${slot}`);
    if (!draft || this.slot === slot) return this.leave();
    this.slot = slot;
    this.props().say([say(draft.label), ...this.about(draft)].join(". "));
  }

  leave(): void {
    if (this.slot !== null) this.props().say(t("page-sagrada-left"));
    this.slot = null;
  }

  /** Take the chosen die in hand without placing it, for a tool. */
  take(): void {
    const draft = this.choice(`draft-${this.chosen}`);
    if (draft) this.play(draft);
  }

  hover(slot: number | null): void {
    this.seen = slot;
  }

  private play(choice: Choice, then?: string): void {
    if (choice.move === null) return;
    const { choices, play, say: announce } = this.props();
    this.next = then ? { key: then, instead: choices } : null;
    this.slot = this.seen = this.cell = null;
    announce(say(choice.label));
    play(choice.move);
  }

  /** The choices have changed: go on with what was begun, if it is offered now. */
  follow(choices: Choice[]): void {
    if (!this.next || choices === this.next.instead || !choices.length) return;
    const choice = find(choices, this.next.key);
    this.next = null;
    if (choice) this.play(choice);
  }

  /** Drag a die of the pool, the one in hand, or one of the window onto a space. */
  drag(what: { slot?: number; from?: string }): Carry {
    const lift = what.from ? this.choice(`from-${what.from}`) : null;
    return {
      start: () => (what.slot && this.slot !== what.slot ? this.select(what.slot) : undefined),
      over: (drop) => (this.cell = drop),
      end: (drop) => {
        this.cell = null;
        if (!drop) this.leave();
        else if (lift) this.play(lift, `to-${drop}`);
        else if (this.space(drop).legal) this.space(drop).choose();
        else this.props().say(this.space(drop).lines.join(". "));
      },
    };
  }
}
