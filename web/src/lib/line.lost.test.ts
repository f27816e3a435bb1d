// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { connected, HELLO, useLine, wait } from "../../testing/line";
import { newest, type FakeSocket } from "../../testing/socket";
import { fault, happened } from "../../testing/wire";
import type { LiveMove } from "../types/wire";

const MOVE: LiveMove = { type: "move", seat: 0, answers: 5, id: "m1", move: 7 };

const bench = useLine();

describe("a lost connection", () => {
  /** The waits before each of some attempts that all fail. */
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

  it("is tried again soon, then less and less often", () => {
    expect(waits(7, (socket) => socket.lose())).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("is tried less often also where each attempt is refused at the greeting", () => {
    const refuse = (socket: FakeSocket): void => {
      socket.accept().tell({ type: "refused", fault: fault("busy") });
      socket.lose();
    };
    expect(waits(3, refuse)).toEqual([500, 1000, 2000]);
  });

  it("is tried soon again after a connection that worked", () => {
    waits(4, (socket) => socket.lose());
    connected(bench);
    expect(waits(2, (socket) => socket.lose())).toEqual([500, 1000]);
  });

  it("is tried at once when the device is online again", () => {
    dispatchEvent(new Event("offline"));
    expect(bench.line.state).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(bench.sockets).toHaveLength(2);
    wait(20_000);
    expect(bench.sockets.length).toBeGreaterThan(2); // it was not answered
  });

  it("leaves a connection that stands alone when the device says it is online", () => {
    connected(bench);
    dispatchEvent(new Event("online"));
    expect(bench.sockets).toHaveLength(1);
  });

  it("is heard no more once another took its place", () => {
    const first = connected(bench);
    bench.line.connect();
    const second = connected(bench);
    bench.taken.length = 0;
    first.tell(happened());
    first.lose();
    expect(bench.taken).toEqual([]);
    expect(bench.line.state).toBe("open");
    expect(newest(bench.sockets)).toBe(second);
  });

  it("does not greet on a connection that came too late", () => {
    const first = newest(bench.sockets);
    bench.line.connect();
    first.accept();
    expect(first.sent).toEqual([]);
  });
});

describe("a server that wants no more of us", () => {
  it("is not asked again by itself", () => {
    connected(bench).lose(1008);
    expect(bench.line.state).toBe("dismissed");
    wait(600_000);
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("offline"));
    expect(bench.line.state).toBe("dismissed");
    expect(bench.sockets).toHaveLength(1);
  });

  it("is asked again on demand, and hears what was not answered", () => {
    connected(bench);
    bench.line.say(MOVE);
    newest(bench.sockets).lose(1008);
    bench.line.connect();
    expect(bench.line.state).toBe("connecting");
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, MOVE]);
  });

  it("is asked again by itself where it told why it refused the greeting", () => {
    const socket = newest(bench.sockets).accept();
    socket.tell({ type: "refused", fault: fault("no-token") });
    socket.lose(1008);
    expect(bench.line.state).toBe("lost");
  });

  it("is not asked again where only a message of ours was refused before", () => {
    const socket = connected(bench);
    socket.tell({ type: "refused", fault: fault("illegal-move"), id: "m1" });
    socket.lose(1008);
    expect(bench.line.state).toBe("dismissed");
  });
});

describe("a page that is looked at again", () => {
  /** The page was hidden for some time and is shown now. */
  function shownAfter(milliseconds: number, hidden = false): void {
    wait(milliseconds);
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  it("does not trust a connection that was quiet for half a minute", () => {
    connected(bench);
    shownAfter(30_000);
    expect(bench.sockets).toHaveLength(2);
  });

  it("trusts one that was heard of since", () => {
    connected(bench);
    shownAfter(29_999);
    expect(bench.sockets).toHaveLength(1);
  });

  it("connects once, however often it is shown", () => {
    connected(bench);
    shownAfter(30_000);
    shownAfter(100);
    expect(bench.sockets).toHaveLength(2);
  });

  it("does nothing while it is hidden", () => {
    connected(bench);
    shownAfter(30_000, true);
    expect(bench.sockets).toHaveLength(1);
  });
});

describe("a closed line", () => {
  it("stays closed", () => {
    const socket = connected(bench);
    bench.line.say(MOVE);
    bench.line.close();
    bench.line.connect();
    dispatchEvent(new Event("online"));
    wait(600_000);
    expect(bench.line.state).toBe("closed");
    expect(bench.sockets).toHaveLength(1);
    expect(socket.readyState).toBe(3);
  });

  it("does not try again where it was lost before", () => {
    connected(bench).lose();
    bench.line.close();
    wait(600_000);
    expect(bench.sockets).toHaveLength(1);
  });
});
