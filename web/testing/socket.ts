// A fake WebSocket. The test plays the server.
import { vi } from "vitest";

import type { ClientMessage, ServerMessage } from "../src/net/socket.svelte";
import type { Hello, Look } from "../src/types/wire";

export type FromClient = Hello | Look | ClientMessage;

export class FakeSocket {
  static readonly OPEN = 1;

  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("the socket is not open");
    this.sent.push(JSON.parse(text) as FromClient);
  }

  /** Close. As with a real socket, the close event comes later. */
  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    setTimeout(() => this.lose(1000), 1);
  }

  /** Open the connection. */
  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** Deliver a message of the server. */
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** End the connection. Code 1006 means that it was lost. */
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[] = [];

/** Install the fake; returns the list of all sockets created from now on. */
export function fakeSockets(): FakeSocket[] {
  sockets = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return sockets;
}

/** The socket that was created last. */
export function newest(of: FakeSocket[]): FakeSocket {
  const found = of.at(-1);
  if (!found) throw new Error("no socket was made");
  return found;
}
