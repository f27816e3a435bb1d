// Announcements for screen readers. The page shows them in a polite live region.
import { untrack } from "svelte";

export interface Announcement {
  id: number;
  text: string;
}

const MAX_ANNOUNCEMENTS = 5;
let list = $state.raw<Announcement[]>([]);
let lastId = 0;

export const announcements = (): Announcement[] => list;

export function clearAnnouncements(): void {
  list = [];
}

export function announce(text: string): void {
  if (!text) return;
  lastId += 1;
  const before = untrack(() => list); // An effect that announces must not depend on the list.
  list = [...before, { id: lastId, text }].slice(-MAX_ANNOUNCEMENTS);
}
