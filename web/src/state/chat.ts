// The messages of the chat that the user has not read. What was read is stored, for the next visit to the table.
import type { EventInfo } from "../types/wire";
import { load, save } from "./storage";

const KEY = "chat-read"; // by table: the number of the last event that was read
const MAX_TABLES = 50; // older entries are dropped

function loadAll(): [string, number][] {
  try {
    return JSON.parse(load(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The number of the last event of a table that the user has read in the chat. */
export const lastRead = (table: string): number => loadAll().find(([id]) => id === table)?.[1] ?? 0;

export function storeRead(table: string, number: number): void {
  if (number <= lastRead(table)) return;
  const others = loadAll().filter(([id]) => id !== table);
  save(KEY, JSON.stringify([...others, [table, number]].slice(-MAX_TABLES)));
}

/** The messages of others after an event. */
export const unreadMessages = (
  events: readonly EventInfo[],
  read: number,
  isOwn: (event: EventInfo) => boolean,
): EventInfo[] => events.filter((event) => event.kind === "chat" && event.number > read && !isOwn(event));
