// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { connected, HELLO, useLine, wait } from "../../testing/socket-client";
import { newest } from "../../testing/socket";
import { happened, snapshot } from "../../testing/wire";
import type { LiveChat, LiveMove } from "../types/wire";

const MOVE: LiveMove = { type: "move", seat: 0, answers: 5, id: "m1", move: 7 };
const CHAT: LiveChat = { type: "chat", text: "hello", id: "c1" };

const bench = useLine();

describe("connecting", () => {
  it("opens the table's address and sends the hello once the socket is open", () => {
    const socket = newest(bench.sockets);
    expect(socket.url).toBe("ws://table.test/api/tables/t1/live");
    expect(socket.sent).toEqual([]);
    socket.accept();
    expect(socket.sent).toEqual([HELLO]);
  });

  it("becomes open with the first snapshot or update", () => {
    const socket = newest(bench.sockets).accept();
    expect(bench.line.state).toBe("connecting");
    socket.tell({ type: "presence", seats: [true, true], watchers: 0 });
    expect(bench.line.state).toBe("connecting");
    socket.tell(happened());
    expect(bench.line.state).toBe("open");
    expect(bench.taken.map((message) => message.type)).toEqual(["presence", "happened"]);
  });

  it("counts as lost when the hello is not answered within ten seconds", () => {
    newest(bench.sockets).accept();
    wait(9_999);
    expect(bench.line.state).toBe("connecting");
    wait(1);
    expect(bench.line.state).toBe("lost");
  });
});

describe("messages", () => {
  it("are sent at once while the socket is open", () => {
    const socket = connected(bench);
    bench.line.say(MOVE);
    expect(socket.sent).toEqual([HELLO, MOVE]);
  });

  it("wait for the socket and follow the hello in order", () => {
    bench.line.say(MOVE);
    bench.line.say(CHAT);
    const socket = newest(bench.sockets).accept();
    expect(socket.sent).toEqual([HELLO, MOVE, CHAT]);
  });

  it("are resent with the same id after a lost connection", () => {
    const first = connected(bench);
    bench.line.say(MOVE);
    first.lose();
    expect(bench.line.state).toBe("lost");
    wait(500);
    const second = newest(bench.sockets);
    expect(second).not.toBe(first);
    expect(second.accept().sent).toEqual([HELLO, MOVE]);
  });

  it("are resent on each connection until they are answered", () => {
    bench.line.say(MOVE);
    for (let time = 0; time < 3; time += 1) {
      const socket = connected(bench);
      expect(socket.sent).toEqual([HELLO, MOVE]);
      socket.lose();
      wait(500);
    }
    bench.line.settle("m1");
    expect(connected(bench).sent).toEqual([HELLO]);
  });

  it("are not resent after their answer, while the others are", () => {
    const socket = connected(bench);
    bench.line.say(MOVE);
    bench.line.say(CHAT);
    expect(bench.line.settle("m1")).toEqual(MOVE);
    socket.lose();
    wait(500);
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, CHAT]);
  });

  it("are kept while the device is offline", () => {
    connected(bench);
    dispatchEvent(new Event("offline"));
    bench.line.say(MOVE);
    dispatchEvent(new Event("online"));
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, MOVE]);
  });

  it("make the connection count as lost without an answer within ten seconds", () => {
    const socket = connected(bench);
    bench.line.say(MOVE);
    wait(9_999);
    expect(bench.line.state).toBe("open");
    wait(1);
    expect(bench.line.state).toBe("lost");
    expect(socket.readyState).not.toBe(1);
  });

  it("leave the connection alone after their answer", () => {
    connected(bench);
    bench.line.say(MOVE);
    wait(5_000);
    bench.line.settle("m1");
    wait(60_000);
    expect(bench.line.state).toBe("open");
    expect(bench.sockets).toHaveLength(1);
  });

  it("are settled once", () => {
    connected(bench);
    bench.line.say(MOVE);
    expect(bench.line.settle("m1")).toEqual(MOVE);
    expect(bench.line.settle("m1")).toBeUndefined();
    expect(bench.line.settle("never said")).toBeUndefined();
  });

  it("count as moving only while a move is unanswered", () => {
    bench.line.say(CHAT);
    expect(bench.line.moving).toBe(false);
    bench.line.say(MOVE);
    expect(bench.line.moving).toBe(true);
    bench.line.settle("m1");
    expect(bench.line.moving).toBe(false);
  });
});

describe("look", () => {
  it("is sent while the socket is open and needs a snapshot as its answer", () => {
    const socket = connected(bench);
    bench.line.look({ type: "look", seat: 1 });
    expect(socket.sent.at(-1)).toEqual({ type: "look", seat: 1 });
    socket.tell(happened());
    wait(10_000);
    expect(bench.line.state).toBe("lost");
  });

  it("is answered by a snapshot", () => {
    const socket = connected(bench);
    bench.line.look({ type: "look", seat: 1 });
    socket.tell(snapshot());
    wait(60_000);
    expect(bench.line.state).toBe("open");
  });

  it("is not resent, because the hello contains the seat", () => {
    bench.line.look({ type: "look", seat: 1 });
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO]);
  });
});
