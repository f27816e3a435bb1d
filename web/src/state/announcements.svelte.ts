// What screen readers are told, politely: the page's log reads each line that is added to it.
import { untrack } from "svelte";

export interface Announcement {
  id: number;
  text: string;
}

const MOST = 5;
let lines = $state.raw<Announcement[]>([]);
let last = 0;

export const announcements = (): Announcement[] => lines;

/** Nothing that was told stays for the next reader. */
export function clearAnnouncements(): void {
  lines = [];
}

export function announce(text: string): void {
  if (!text) return;
  last += 1;
  const before = untrack(() => lines); // whoever announces does not listen
  lines = [...before, { id: last, text }].slice(-MOST);
}
