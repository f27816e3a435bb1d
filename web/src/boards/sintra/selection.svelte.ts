// The selection of Sintra: panes of a source, then a strip, then the number of panes on jokers.
import type { Attachment } from "svelte/attachments";

import { formatSigned } from "../../i18n/formats";
import { currentLanguage, t, translate } from "../../i18n/translate.svelte";
import type { Strip, View } from "../../types/sintra";
import type { Choice } from "../board";
import { describeChoice, findChoice, hasMove } from "../shared/choice-tree";
import { dropKey } from "../shared/drag";
import { NO_OFFER, type Offer, Selection, type SelectionHost } from "../shared/selection.svelte";

/** Panes of one colour on a factory or in the centre. */
export interface Panes {
  source: string; // f1 … or centre
  colour: string; // letter
  n: number;
}

const STRIP = "strip-";
const stripKey = (number: number): string => `${STRIP}${number}`;

export class SintraSelection extends Selection {
  private picked = $state.raw<Panes | null>(null);
  private jokerStrip = $state<number | null>(null); // the strip whose number of jokers has to be chosen
  hoveredStrip = $state<number | null>(null);
  hoveredJokers = $state<Choice | null>(null);

  constructor(
    host: SelectionHost,
    private readonly view: () => View,
  ) {
    super(host);
  }

  protected clear(): void {
    this.picked = this.jokerStrip = this.hoveredStrip = this.hoveredJokers = null;
  }

  private choiceOf(panes: Panes | null): Choice | null {
    const colour = this.view().colours.find(({ letter }) => letter === panes?.colour);
    return panes && colour ? this.choice(panes.source, colour.name) : null;
  }

  /** The selected panes; null once they are no longer offered. */
  get chosen(): Panes | null {
    return this.choiceOf(this.picked) ? this.picked : null;
  }

  /** The strip whose number of jokers has to be chosen. */
  get strip(): number | null {
    return this.chosen && this.jokerStrip !== null && this.jokerChoices.length ? this.jokerStrip : null;
  }

  get jokerChoices(): Choice[] {
    if (this.jokerStrip === null) return [];
    return findChoice(this.choiceOf(this.chosen)?.choices ?? [], stripKey(this.jokerStrip))?.choices ?? [];
  }

  /** The next step for the selected panes; null if none are selected. */
  get hint(): string | null {
    if (!this.chosen) return null;
    if (this.strip !== null) return t("page-sintra-jokers");
    const places = this.choiceOf(this.chosen)?.choices ?? [];
    const breaks = findChoice(places, "break")?.move != null;
    return t(breaks ? "page-sintra-todo-break" : "page-sintra-todo");
  }

  isChosen(panes: Panes): boolean {
    return this.chosen?.source === panes.source && this.chosen.colour === panes.colour;
  }

  /** The offer of panes of a source. */
  panes(panes: Panes): Offer {
    const choice = this.choiceOf(panes);
    if (!choice) return NO_OFFER;
    return { legal: hasMove(choice), lines: this.describeStrips(choice), choose: () => this.pick(panes) };
  }

  /** The legal strips for some panes, each with its best gain. */
  private describeStrips(panes: Choice): string[] {
    return panes.choices.filter(hasMove).map((strip) => {
      const gain = Math.max(strip.gains ?? 0, ...strip.choices.map((jokers) => jokers.gains ?? 0));
      const label = translate(strip.label);
      return gain ? `${label}: ${formatSigned(gain, currentLanguage())}` : label;
    });
  }

  pick(panes: Panes): void {
    if (this.isChosen(panes)) return this.cancel();
    const choice = this.choiceOf(panes);
    this.picked = panes;
    this.jokerStrip = null;
    if (choice) this.host.announce([translate(choice.label), ...this.describeStrips(choice)].join(". "));
  }

  cancel(): void {
    this.dropPending();
    if (this.picked) this.host.announce(t("page-sintra-left"));
    this.picked = this.jokerStrip = this.hoveredStrip = this.hoveredJokers = null;
  }

  /** The offer of a strip, or of breaking the panes, for the selected panes. */
  place(key: string): Offer {
    const choice = findChoice(this.choiceOf(this.chosen)?.choices ?? [], key);
    if (!choice) return NO_OFFER;
    const lines = choice.choices.length ? [t("page-sintra-jokers")] : describeChoice(choice);
    return { legal: hasMove(choice), lines, choose: () => this.choosePlace(choice) };
  }

  stripOffer(number: number): Offer {
    return this.place(stripKey(number));
  }

  private choosePlace(choice: Choice): void {
    if (!choice.choices.length) return this.play(choice);
    this.jokerStrip = Number(choice.key.replace(STRIP, ""));
    this.host.announce(t("page-sintra-jokers"));
  }

  protected override commit(choice: Choice): void {
    if (choice.move !== null) this.host.announce(translate(choice.label));
    super.commit(choice);
  }

  /** Indices of the spaces that the selected panes would fill on the hovered strip. */
  previewSpaces(strip: Strip, number: number): number[] {
    const panes = this.chosen;
    const shown = this.pending?.key === stripKey(number) || (this.strip ?? this.hoveredStrip) === number;
    if (!panes || !shown || !this.stripOffer(number).legal) return [];
    const empty = (kind: string) =>
      strip.spaces.flatMap((space, i) => (space.kind === kind && !space.pane ? [i] : []));
    const onJokers = this.panesOnJokers(number);
    return [...empty(panes.colour).slice(0, panes.n - onJokers), ...empty("J").slice(0, onJokers)];
  }

  /** How many panes go on jokers: as the hovered or first choice says, or the effect of the only one. */
  private panesOnJokers(number: number): number {
    const place = findChoice(this.choiceOf(this.chosen)?.choices ?? [], stripKey(number));
    const choice = this.hoveredJokers ?? place?.choices[0];
    const message = choice?.label ?? place?.effects.find((effect) => effect.id === "sintra-jokers");
    return Number(message?.args?.n ?? 0);
  }

  drag(panes: Panes): Attachment<HTMLElement> {
    return this.draggable({
      start: () => {
        if (!this.isChosen(panes)) this.pick(panes);
        return true;
      },
      move: (target) => {
        const key = dropKey(target);
        this.hoveredStrip = key?.startsWith(STRIP) ? Number(key.replace(STRIP, "")) : null;
      },
      drop: (target, event) => {
        this.hoveredStrip = null;
        const key = dropKey(target);
        if (key) this.tryOffer(this.place(key), event);
        else this.cancel();
      },
      cancel: () => {
        this.hoveredStrip = null;
        this.cancel();
      },
    });
  }
}
