// The number of unread messages in the chat of a table.
import type { EventInfo } from "../types/wire";
import { lastRead, storeRead, unreadMessages } from "./chat";
import type { TablePage } from "./table-page.svelte";

export class UnreadChat {
  #read = $state(0);

  constructor(private readonly page: TablePage) {
    this.#read = lastRead(page.table.id);
  }

  get count(): number {
    const own = this.page.ownSeats;
    // The server returns the id of a message only to its author.
    const isOwn = (event: EventInfo): boolean =>
      !!event.id || (typeof event.seat === "number" && own.includes(event.seat));
    return unreadMessages(this.page.client.events, this.#read, isOwn).length;
  }

  /** Note that the user sees the chat with all its messages. */
  markRead(): void {
    const last = this.page.client.events.findLast((event) => event.kind === "chat")?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    storeRead(this.page.table.id, last);
  }
}
