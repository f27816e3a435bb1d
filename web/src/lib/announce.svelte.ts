// What screen readers are told, politely: the live region of the page reads it.
let told = $state("");

export const announced = (): string => told;

export function announce(text: string): void {
  told = told === text ? `${text}\u00a0` : text; // the same sentence again must change to be read again
}
