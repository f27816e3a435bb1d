// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { type FakeSocket, newest } from "../../testing/socket";
import { connected, HELLO, useSocket, wait } from "../../testing/socket-client";
import { fault, happened } from "../../testing/wire";
import type { LiveMove } from "../types/wire";

const MOVE: LiveMove = { type: "move", seat: 0, answers: 5, id: "m1", move: 7 };

const bench = useSocket();

describe("a lost connection", () => {
  /** The delays in milliseconds before each new attempt, if all attempts fail. */
  function waits(attempts: number, fail: (socket: FakeSocket) => void): number[] {
    return Array.from({ length: attempts }, () => {
      fail(newest(bench.sockets));
      const before = bench.sockets.length;
      let waited = 0;
      while (bench.sockets.length === before && waited < 60_000) {
        wait(100);
        waited += 100;
      }
      return waited;
    });
  }

  it("is retried with doubling delays of at most eight seconds", () => {
    expect(waits(7, (socket) => socket.lose())).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("keeps doubling the delay when each hello is refused", () => {
    const refuse = (socket: FakeSocket): void => {
      socket.accept().tell({ type: "refused", fault: fault("busy") });
      socket.lose();
    };
    expect(waits(3, refuse)).toEqual([500, 1000, 2000]);
  });

  it("starts with the shortest delay again after a successful connection", () => {
    waits(4, (socket) => socket.lose());
    connected(bench);
    expect(waits(2, (socket) => socket.lose())).toEqual([500, 1000]);
  });

  it("is retried at once on the online event", () => {
    dispatchEvent(new Event("offline"));
    expect(bench.socket.state).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(bench.sockets).toHaveLength(2);
    wait(20_000);
    expect(bench.sockets.length).toBeGreaterThan(2); // the hello was not answered
  });

  it("does not reconnect on the online event while the socket works", () => {
    connected(bench);
    dispatchEvent(new Event("online"));
    expect(bench.sockets).toHaveLength(1);
  });

  it("ignores messages and the close event of a replaced socket", () => {
    const first = connected(bench);
    bench.socket.connect();
    const second = connected(bench);
    bench.received.length = 0;
    first.tell(happened());
    first.lose();
    expect(bench.received).toEqual([]);
    expect(bench.socket.state).toBe("open");
    expect(newest(bench.sockets)).toBe(second);
  });

  it("sends no hello on a socket that was replaced before it opened", () => {
    const first = newest(bench.sockets);
    bench.socket.connect();
    first.accept();
    expect(first.sent).toEqual([]);
  });
});

describe("a policy close (1008)", () => {
  it("stops automatic reconnecting", () => {
    connected(bench).lose(1008);
    expect(bench.socket.state).toBe("rejected");
    wait(600_000);
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("offline"));
    expect(bench.socket.state).toBe("rejected");
    expect(bench.sockets).toHaveLength(1);
  });

  it("allows connect() and resends unanswered messages then", () => {
    connected(bench);
    bench.socket.send(MOVE);
    newest(bench.sockets).lose(1008);
    bench.socket.connect();
    expect(bench.socket.state).toBe("connecting");
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, MOVE]);
  });

  it("is retried when the hello was refused with a reason", () => {
    const socket = newest(bench.sockets).accept();
    socket.tell({ type: "refused", fault: fault("no-token") });
    socket.lose(1008);
    expect(bench.socket.state).toBe("lost");
  });

  it("stops reconnecting even if a single message was refused before", () => {
    const socket = connected(bench);
    socket.tell({ type: "refused", fault: fault("illegal-move"), id: "m1" });
    socket.lose(1008);
    expect(bench.socket.state).toBe("rejected");
  });
});

describe("a page that becomes visible", () => {
  /** The page was hidden for some time and is shown now. */
  function shownAfter(milliseconds: number, hidden = false): void {
    wait(milliseconds);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  it("reconnects after thirty seconds without a message", () => {
    connected(bench);
    shownAfter(30_000);
    expect(bench.sockets).toHaveLength(2);
  });

  it("keeps a socket with a recent message", () => {
    connected(bench);
    shownAfter(29_999);
    expect(bench.sockets).toHaveLength(1);
  });

  it("reconnects once for repeated events", () => {
    connected(bench);
    shownAfter(30_000);
    shownAfter(100);
    expect(bench.sockets).toHaveLength(2);
  });

  it("does not reconnect while it is hidden", () => {
    connected(bench);
    shownAfter(30_000, true);
    expect(bench.sockets).toHaveLength(1);
  });
});

describe("a closed socket", () => {
  it("never reconnects", () => {
    const socket = connected(bench);
    bench.socket.send(MOVE);
    bench.socket.close();
    bench.socket.connect();
    dispatchEvent(new Event("online"));
    wait(600_000);
    expect(bench.socket.state).toBe("closed");
    expect(bench.sockets).toHaveLength(1);
    expect(socket.readyState).toBe(3);
  });

  it("cancels a pending retry", () => {
    connected(bench).lose();
    bench.socket.close();
    wait(600_000);
    expect(bench.sockets).toHaveLength(1);
  });
});
