// What screen readers are told, politely: the live region of the page reads it.
import { untrack } from "svelte";

let told = $state("");

export const announced = (): string => told;

export function announce(text: string): void {
  const last = untrack(() => told); // whoever announces does not listen
  told = last === text ? `${text}\u00a0` : text; // the same sentence again must change to be read again
}
