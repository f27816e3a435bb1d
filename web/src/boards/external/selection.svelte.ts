// The selection of a third-party board: the element keeps the steps itself and reports the whole path to a move.
import { NO_OFFER, Selection } from "../shared/selection.svelte";

export class ExternalSelection extends Selection {
  protected clear(): void {}
  cancel(): void {}

  /** Play the choice at the end of the path, or announce why it is refused. Returns whether there is such a choice. */
  choose(path: string[], event: Event): boolean {
    const offer = this.offer(...path);
    const isStep = !offer.legal && !this.choice(...path)?.why_not; // further steps are needed
    if (offer === NO_OFFER || isStep) return false;
    this.tryOffer(offer, event as MouseEvent);
    return true;
  }
}
