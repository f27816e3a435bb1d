// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { newest } from "../../testing/socket";
import { connected, HELLO, useSocket, wait } from "../../testing/socket-client";
import { happened, snapshot } from "../../testing/wire";
import type { LiveChat, LiveMove } from "../types/wire";

const MOVE: LiveMove = { type: "move", seat: 0, answers: 5, id: "m1", move: 7 };
const CHAT: LiveChat = { type: "chat", text: "hello", id: "c1" };

const bench = useSocket();

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
    expect(bench.socket.state).toBe("connecting");
    socket.tell({ type: "presence", seats: [true, true], watchers: 0 });
    expect(bench.socket.state).toBe("connecting");
    socket.tell(happened());
    expect(bench.socket.state).toBe("open");
    expect(bench.received.map((message) => message.type)).toEqual(["presence", "happened"]);
  });

  it("counts as lost when the hello is not answered within ten seconds", () => {
    newest(bench.sockets).accept();
    wait(9_999);
    expect(bench.socket.state).toBe("connecting");
    wait(1);
    expect(bench.socket.state).toBe("lost");
  });
});

describe("messages", () => {
  it("are sent at once while the socket is open", () => {
    const socket = connected(bench);
    bench.socket.send(MOVE);
    expect(socket.sent).toEqual([HELLO, MOVE]);
  });

  it("wait for the socket and follow the hello in order", () => {
    bench.socket.send(MOVE);
    bench.socket.send(CHAT);
    const socket = newest(bench.sockets).accept();
    expect(socket.sent).toEqual([HELLO, MOVE, CHAT]);
  });

  it("are resent with the same id after a lost connection", () => {
    const first = connected(bench);
    bench.socket.send(MOVE);
    first.lose();
    expect(bench.socket.state).toBe("lost");
    wait(500);
    const second = newest(bench.sockets);
    expect(second).not.toBe(first);
    expect(second.accept().sent).toEqual([HELLO, MOVE]);
  });

  it("are resent on each connection until they are answered", () => {
    bench.socket.send(MOVE);
    for (let time = 0; time < 3; time += 1) {
      const socket = connected(bench);
      expect(socket.sent).toEqual([HELLO, MOVE]);
      socket.lose();
      wait(500);
    }
    bench.socket.settle("m1");
    expect(connected(bench).sent).toEqual([HELLO]);
  });

  it("are not resent after their answer, while the others are", () => {
    const socket = connected(bench);
    bench.socket.send(MOVE);
    bench.socket.send(CHAT);
    expect(bench.socket.settle("m1")).toEqual(MOVE);
    socket.lose();
    wait(500);
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, CHAT]);
  });

  it("are kept while the device is offline", () => {
    connected(bench);
    dispatchEvent(new Event("offline"));
    bench.socket.send(MOVE);
    dispatchEvent(new Event("online"));
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO, MOVE]);
  });

  it("make the connection count as lost without an answer within ten seconds", () => {
    const socket = connected(bench);
    bench.socket.send(MOVE);
    wait(9_999);
    expect(bench.socket.state).toBe("open");
    wait(1);
    expect(bench.socket.state).toBe("lost");
    expect(socket.readyState).not.toBe(1);
  });

  it("leave the connection alone after their answer", () => {
    connected(bench);
    bench.socket.send(MOVE);
    wait(5_000);
    bench.socket.settle("m1");
    wait(60_000);
    expect(bench.socket.state).toBe("open");
    expect(bench.sockets).toHaveLength(1);
  });

  it("are settled once", () => {
    connected(bench);
    bench.socket.send(MOVE);
    expect(bench.socket.settle("m1")).toEqual(MOVE);
    expect(bench.socket.settle("m1")).toBeUndefined();
    expect(bench.socket.settle("never sent")).toBeUndefined();
  });

  it("set hasPendingMove only while a move is unanswered", () => {
    bench.socket.send(CHAT);
    expect(bench.socket.hasPendingMove).toBe(false);
    bench.socket.send(MOVE);
    expect(bench.socket.hasPendingMove).toBe(true);
    bench.socket.settle("m1");
    expect(bench.socket.hasPendingMove).toBe(false);
  });
});

describe("sendLook", () => {
  it("is sent while the socket is open and needs a snapshot as its answer", () => {
    const socket = connected(bench);
    bench.socket.sendLook({ type: "look", seat: 1 });
    expect(socket.sent.at(-1)).toEqual({ type: "look", seat: 1 });
    socket.tell(happened());
    wait(10_000);
    expect(bench.socket.state).toBe("lost");
  });

  it("is answered by a snapshot", () => {
    const socket = connected(bench);
    bench.socket.sendLook({ type: "look", seat: 1 });
    socket.tell(snapshot());
    wait(60_000);
    expect(bench.socket.state).toBe("open");
  });

  it("is not resent, because the hello contains the seat", () => {
    bench.socket.sendLook({ type: "look", seat: 1 });
    expect(newest(bench.sockets).accept().sent).toEqual([HELLO]);
  });
});
