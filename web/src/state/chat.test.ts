// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { eventInfo } from "../../testing/wire";
import { lastRead, storeRead, unreadMessages } from "./chat";

beforeEach(() => localStorage.clear());

describe("unread messages", () => {
  it("counts the messages of others after the last one read", () => {
    const events = [
      eventInfo(1, "chat", { seat: 1 }),
      eventInfo(2, "move", { seat: 1 }),
      eventInfo(3, "chat", { seat: 1 }),
      eventInfo(4, "chat", { seat: 0 }),
    ];
    const numbers = unreadMessages(events, 1, (event) => event.seat === 0).map((event) => event.number);
    expect(numbers).toEqual([3]);
  });

  it("is stored for each table and never goes back", () => {
    expect(lastRead("a")).toBe(0);
    storeRead("a", 5);
    storeRead("b", 2);
    storeRead("a", 3);
    expect([lastRead("a"), lastRead("b")]).toEqual([5, 2]);
  });

  it("drops old tables", () => {
    for (let table = 0; table < 60; table++) storeRead(String(table), 1);
    expect([lastRead("0"), lastRead("59")]).toEqual([0, 1]);
  });
});
