// What has been chosen on the way to a move: panes of a source, then a strip, then how many on jokers.
import { formatSigned } from "../../i18n/formats";
import { currentLanguage, translate, t } from "../../i18n/translate.svelte";
import type { Strip, View } from "../../types/sintra";
import type { BoardProps, Choice } from "../board";
import type { Carry } from "../shared/carry";
import { findChoice, hasMove, describeChoice } from "../shared/choice-tree";

export interface Offer {
  legal: boolean;
  lines: string[];
  choose: () => void;
}
const NOTHING: Offer = { legal: false, lines: [], choose: () => undefined };

/** Panes of one colour on a factory or in the centre. */
export interface Panes {
  source: string; // f1 … or centre
  colour: string; // the letter
  n: number;
}

export class Session {
  private picked = $state.raw<Panes | null>(null);
  private seen = $state.raw<Panes | null>(null); // under the pointer
  private waiting = $state<number | null>(null); // the strip for which the jokers are to be chosen
  place = $state<number | null>(null); // the strip under the pointer
  jokers = $state<number | null>(null); // how many, by the pointer
  private props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  private node(panes: Panes | null): Choice | null {
    if (!panes) return null;
    const { choices, view } = this.props();
    const name = view.colours.find((colour) => colour.letter === panes.colour)?.name;
    return name ? findChoice(choices, panes.source, name) : null;
  }

  /** The panes that were chosen, while they are offered. */
  get chosen(): Panes | null {
    return this.node(this.picked) ? this.picked : null;
  }
  get active(): Panes | null {
    return this.chosen ?? (this.node(this.seen) ? this.seen : null);
  }
  /** The strip whose jokers are to be chosen. */
  get strip(): number | null {
    return this.chosen && this.waiting !== null && this.jokerChoices.length ? this.waiting : null;
  }
  get jokerChoices(): Choice[] {
    return findChoice(this.node(this.chosen)?.choices ?? [], `strip-${this.waiting}`)?.choices ?? [];
  }

  /** What is to be done with the panes that were chosen; null if there are none. */
  get todo(): string | null {
    if (!this.chosen) return null;
    if (this.strip !== null) return t("page-sintra-jokers");
    const places = this.node(this.chosen)?.choices ?? [];
    const breaks = findChoice(places, "break")?.move != null;
    return t(breaks ? "page-sintra-todo-break" : "page-sintra-todo");
  }

  isChosen(panes: Panes): boolean {
    return this.chosen?.source === panes.source && this.chosen.colour === panes.colour;
  }

  panes(panes: Panes): Offer {
    const node = this.node(panes);
    if (!node) return NOTHING;
    return { legal: hasMove(node), lines: this.strips(node), choose: () => this.pick(panes) };
  }

  /** Which strips can take the panes, and what each brings. */
  private strips(node: Choice): string[] {
    return node.choices.filter(hasMove).map((choice) => {
      const gains = Math.max(choice.gains ?? 0, ...choice.choices.map((way) => way.gains ?? 0));
      return gains
        ? `${translate(choice.label)}: ${formatSigned(gains, currentLanguage())}`
        : translate(choice.label);
    });
  }

  pick(panes: Panes): void {
    if (this.isChosen(panes)) return this.leave();
    const node = this.node(panes);
    this.picked = panes;
    this.waiting = null;
    if (node) this.props().announce([translate(node.label), ...this.strips(node)].join(". "));
  }

  leave(): void {
    if (this.picked) this.props().announce(t("page-sintra-left"));
    this.picked = this.waiting = this.place = this.jokers = null;
  }

  hover(panes: Panes | null): void {
    this.seen = panes;
  }

  /** A strip, or the broken-glass track by `break`, for the panes that were chosen or are looked at. */
  target(key: string): Offer {
    const choice = findChoice(this.node(this.active)?.choices ?? [], key);
    if (!choice) return NOTHING;
    const lines = choice.choices.length ? [t("page-sintra-jokers")] : describeChoice(choice);
    return { legal: hasMove(choice), lines, choose: () => this.put(choice) };
  }

  private put(choice: Choice): void {
    if (!choice.choices.length) return this.play(choice);
    this.waiting = Number(choice.key.replace("strip-", ""));
    this.props().announce(t("page-sintra-jokers"));
  }

  /** A choice of the first level: to return the glazier, to keep a pane. */
  offer(key: string): Offer {
    const choice = findChoice(this.props().choices, key);
    if (!choice) return NOTHING;
    return { legal: choice.move !== null, lines: describeChoice(choice), choose: () => this.play(choice) };
  }

  play(choice: Choice): void {
    if (choice.move === null) return;
    const { play, announce } = this.props();
    this.picked = this.seen = this.waiting = this.place = this.jokers = null;
    announce(translate(choice.label));
    play(choice.move);
  }

  /** The spaces of a strip the panes would fill, as far as the pointer says. */
  ghosts(strip: Strip, number: number): number[] {
    const panes = this.active;
    const here = this.strip ?? this.place;
    if (!panes || here !== number || !this.target(`strip-${number}`).legal) return [];
    const open = (kind: string) =>
      strip.spaces.flatMap((space, i) => (space.kind === kind && !space.pane ? [i] : []));
    const own = open(panes.colour);
    const onJokers = this.jokers ?? Math.max(0, panes.n - own.length);
    return [...own.slice(0, panes.n - onJokers), ...open("J").slice(0, onJokers)];
  }

  drag(panes: Panes): Carry {
    return {
      start: () => (this.isChosen(panes) ? undefined : this.pick(panes)),
      over: (drop) => (this.place = drop?.startsWith("strip-") ? Number(drop.slice(6)) : null),
      end: (drop) => {
        this.place = null;
        const offer = drop ? this.target(drop) : null;
        if (!offer) this.leave();
        else if (offer.legal) offer.choose();
        else this.props().announce(offer.lines.join(". "));
      },
    };
  }
}
