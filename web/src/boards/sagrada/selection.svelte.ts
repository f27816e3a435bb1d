// The selection of Sagrada. Drafting a die of the pool is a move of its own. The board selects the die without a move
// and sends the draft and the placement in one message, as soon as the space is chosen. The choice of the die lists the
// spaces under `next`.
import type { Attachment } from "svelte/attachments";

import { t, translate } from "../../i18n/translate.svelte";
import type { Die, View } from "../../types/sagrada";
import type { Message } from "../../types/wire";
import type { Choice } from "../board";
import { describeChoice, describeEffects, findChoice } from "../shared/choice-tree";
import { dropKey } from "../shared/drag";
import { NO_OFFER, type Offer, Selection, type SelectionHost } from "../shared/selection.svelte";

// The messages of a draft: the spaces of its die, or a tool without which it fits nowhere.
const FITS = "sagrada-fits";
const FITS_WITH_TOOL = "sagrada-fits-tool";
const isFit = ({ id }: Message): boolean => id === FITS || id === FITS_WITH_TOOL;

/** A die that can be dragged: of the pool (by slot), of the window (by cell), or, with neither, the one in hand. */
interface DraggedDie {
  slot?: number;
  from?: string;
  die: Die;
}

export class SagradaSelection extends Selection {
  private slot = $state<number | null>(null); // of the selected die, from 1
  hoveredSpace = $state<string | null>(null);
  draggedDie = $state.raw<Die | null>(null);
  private second: { key: string; before: Choice[] } | null = null; // see `playBoth`

  constructor(
    host: SelectionHost,
    private readonly view: () => View,
  ) {
    super(host);
  }

  protected clear(): void {
    this.slot = this.hoveredSpace = null;
  }

  /** Slot of the selected die; null once it cannot be drafted. */
  get chosen(): number | null {
    return this.slot !== null && this.choice(`draft-${this.slot}`)?.move != null ? this.slot : null;
  }

  /** The die to place: the selected one, the one in hand, or the one lifted from the window. */
  get die(): Die | null {
    const view = this.view();
    if (this.chosen !== null) return view.pool[this.chosen - 1] ?? null;
    if (view.hand) return view.hand;
    const [row, column] = (view.lifted ?? []) as number[];
    if (row === undefined || column === undefined || view.to_move === null) return null;
    return view.players[view.to_move]?.window[row]?.[column] ?? null;
  }

  /** The offer of a die of the pool: pay for a tool with it, or select it. */
  poolDie(slot: number): Offer {
    if (this.choice(`pay-${slot}`)) return this.offer(`pay-${slot}`);
    const draft = this.choice(`draft-${slot}`);
    if (!draft) return NO_OFFER;
    return { legal: draft.move !== null, lines: this.describeDraft(draft), choose: () => this.select(slot) };
  }

  /** Where a die fits, the tools that it needs, or why it fits nowhere. A refused space shows its reason itself. */
  private describeDraft(draft: Choice): string[] {
    const fits = draft.effects.filter(isFit);
    return fits.length ? fits.map(translate) : describeChoice(draft);
  }

  /** The offer of a space of the viewer's window: for the die in hand, the lifted one, or the selected one. */
  space(cell: string): Offer {
    for (const key of [`place-${cell}`, `to-${cell}`, `from-${cell}`])
      if (this.choice(key)) return this.offer(key);
    return this.spaceForDraft(cell);
  }

  private spaceForDraft(cell: string): Offer {
    const key = `place-${cell}`;
    const draft = this.choice(`draft-${this.chosen}`);
    const space = draft && findChoice(draft.next, key);
    if (!space) return NO_OFFER;
    return {
      legal: space.why_not === null,
      lines: describeChoice(space),
      choose: () => this.confirmFirst(space, () => this.commit(draft, [space])),
    };
  }

  /** The numbers of the tools without which a die of the pool fits nowhere. */
  neededTools(slot: number | null): number[] {
    const draft = this.choice(`draft-${slot}`);
    const tools = draft?.effects.filter(({ id }) => id === FITS_WITH_TOOL) ?? [];
    return tools.map(({ args }) => Number(args?.n));
  }

  /**
   * The offer of a tool. A tool that the selected die needs takes the die. Another one that needs a drafted die asks to
   * take the selected one first.
   */
  tool(number: number): Offer {
    const key = `tool-${number}`;
    const draft = this.choice(`draft-${this.chosen}`);
    const offer = this.offer(key);
    if (draft && this.neededTools(this.chosen).includes(number)) {
      const lines = describeEffects(this.choice(key));
      const choose = (): void => this.confirmFirst(draft, () => this.playBoth(draft, key));
      return { legal: true, lines, choose };
    }
    const needsDie = this.choice(key)?.why_not?.id === "sagrada-why-needs-die";
    return needsDie && this.chosen !== null ? { ...offer, lines: [t("page-sagrada-take-first")] } : offer;
  }

  /** Show a tool, or focus it for the keyboard. */
  showTool(number: number, byKey: boolean): void {
    if (byKey) this.focusKey(`tool-${number}`);
    else this.find(`[data-key="tool-${number}"]`)?.scrollIntoView({ block: "nearest" });
  }

  select(slot: number): void {
    const draft = this.choice(`draft-${slot}`);
    if (!draft || this.slot === slot) return this.cancel();
    this.slot = slot;
    this.host.announce([translate(draft.label), ...this.describeDraft(draft)].join(". "));
  }

  cancel(): void {
    this.dropPending();
    if (this.slot !== null) this.host.announce(t("page-sagrada-left"));
    this.slot = null;
  }

  /** Draft the selected die without placing it, for a tool. */
  take(): void {
    const draft = this.choice(`draft-${this.chosen}`);
    if (draft) this.commit(draft);
  }

  protected override commit(choice: Choice, then: Choice[] = []): void {
    if (choice.move === null) return;
    this.second = null;
    this.host.announce(translate((then.at(-1) ?? choice).label));
    super.commit(choice, then);
  }

  /** Ask before the turn ends while a die of the pool can still be placed. */
  protected override warning(choice: Choice): string | null {
    const open = this.host.choices().some(({ move, effects }) => move !== null && effects.some(isFit));
    return choice.key === "pass" && open ? t("page-sagrada-end-sure") : null;
  }

  /** Play a choice, and a second one, given by its key, as soon as new choices arrive. */
  private playBoth(choice: Choice, key: string): void {
    const before = this.host.choices();
    this.commit(choice);
    if (choice.move !== null) this.second = { key, before };
  }

  /** Play the second choice of `playBoth` if the new choices contain it. */
  onChoices(choices: Choice[]): void {
    if (!this.second || choices === this.second.before || !choices.length) return;
    const choice = findChoice(choices, this.second.key);
    this.second = null;
    if (choice) this.commit(choice);
  }

  drag({ slot, from, die }: DraggedDie): Attachment<HTMLElement> {
    const end = (): void => {
      this.hoveredSpace = null;
      this.draggedDie = null;
    };
    return this.draggable({
      start: () => {
        this.draggedDie = die;
        if (slot && this.slot !== slot) this.select(slot);
        return true;
      },
      move: (target) => (this.hoveredSpace = dropKey(target)),
      drop: (target, event) => {
        end();
        const cell = dropKey(target);
        const lift = from ? this.choice(`from-${from}`) : null;
        if (!cell) this.cancel();
        else if (lift) this.playBoth(lift, `to-${cell}`);
        else this.tryOffer(this.space(cell), event);
      },
      cancel: () => {
        end();
        this.cancel();
      },
    });
  }
}
