// Set-up for tests of Socket and TableClient: fake WebSockets and timers, and the state of each test.
import { afterEach, beforeEach, vi } from "vitest";

import { type ServerMessage, Socket } from "../src/net/socket.svelte";
import { TableClient } from "../src/net/table-client.svelte";
import { save } from "../src/state/storage";
import { type FakeSocket, fakeSockets, newest } from "./socket";
import { snapshot } from "./wire";

export const HELLO = { type: "hello" as const, token: "secret", seat: 0, last: null };

export const wait = (milliseconds: number): unknown => vi.advanceTimersByTime(milliseconds);

export interface SocketBench {
  socket: Socket;
  sockets: FakeSocket[];
  received: ServerMessage[]; // messages that the socket passed on
}

/** Create a Socket before each test of the file and close it after. */
export function useSocket(): SocketBench {
  const bench = {} as SocketBench;
  beforeEach(() => {
    vi.useFakeTimers();
    bench.sockets = fakeSockets();
    bench.received = [];
    bench.socket = new Socket({
      path: "/api/tables/t1/live",
      hello: () => HELLO,
      onMessage: (message) => bench.received.push(message),
    });
  });
  afterEach(() => {
    bench.socket.close();
    vi.useRealTimers();
  });
  return bench;
}

/** Open the newest socket and answer its hello with a snapshot. */
export function connected({ sockets }: { sockets: FakeSocket[] }): FakeSocket {
  const socket = newest(sockets).accept();
  socket.tell(snapshot());
  return socket;
}

export interface ClientBench {
  client: TableClient;
  sockets: FakeSocket[];
  socket: FakeSocket; // the first one: open, with an unanswered hello
}

/** Create a TableClient for seat 0 before each test of the file and close it after. */
export function useClient(): ClientBench {
  const bench = {} as ClientBench;
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    save("token", "secret");
    bench.sockets = fakeSockets();
    bench.client = new TableClient("t1", 0);
    bench.socket = newest(bench.sockets).accept();
  });
  afterEach(() => {
    bench.client.close();
    vi.useRealTimers();
  });
  return bench;
}

/** The last message of a type that was sent on the newest socket. */
export function sent({ sockets }: { sockets: FakeSocket[] }, type: string): Record<string, unknown> {
  const found = newest(sockets).sent.findLast((message) => message.type === type);
  if (!found) throw new Error(`no ${type} was sent`);
  return { ...found };
}

/** Lose the connection and open the next socket, which sends its hello. */
export function reconnected({ sockets }: { sockets: FakeSocket[] }): FakeSocket {
  newest(sockets).lose();
  wait(500);
  return newest(sockets).accept();
}
