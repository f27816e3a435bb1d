// The WebSocket of a table. A client message stays in a queue until the server acknowledges it. After a reconnect the
// queue is sent again with the same ids, and the server ignores duplicates. A server that does not answer in time
// counts as a lost connection.
import type { Hello, LiveChat, LiveConsent, LiveMove, LiveUndo, Look, Wire } from "../types/wire";

export type ServerMessage = NonNullable<Wire["from_server"]>;
export type ClientMessage = LiveMove | LiveUndo | LiveConsent | LiveChat;
// rejected: the server closed the connection and the user has to ask for a new one; closed: final
export type ConnectionState = "connecting" | "open" | "lost" | "rejected" | "closed";

const POLICY_VIOLATION = 1008; // close code of the server after a client error or a revoked token

// Milliseconds
const MAX_RETRY_DELAY = 8_000;
const ANSWER_TIMEOUT = 10_000;
const STALE_AFTER = 30_000; // silence after which a page that becomes visible again reconnects

interface SocketOptions {
  path: string;
  hello: () => Hello;
  onMessage: (message: ServerMessage) => void;
}

export class Socket {
  state = $state<ConnectionState>("connecting");

  #webSocket: WebSocket | null = null;
  #pending: ClientMessage[] = []; // not acknowledged
  #timeouts: Record<string, ReturnType<typeof setTimeout>> = {}; // by message id, or "hello" or "look"
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #lastMessageAt = Date.now();

  constructor(private readonly options: SocketOptions) {
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onLost);
    document.addEventListener("visibilitychange", this.#onVisibilityChange);
    this.connect();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onLost);
    document.removeEventListener("visibilitychange", this.#onVisibilityChange);
    this.#replace(null);
  }

  /** Queue a message and send it. */
  send(message: ClientMessage): void {
    this.#pending.push(message);
    this.#transmit(message, message.id);
  }

  /** Send a change of the viewing seat. It is not queued, because the next hello contains the seat. */
  sendLook(message: Look): void {
    this.#transmit(message, "look");
  }

  /** Remove an acknowledged or refused message from the queue and return it. */
  settle(id: string): ClientMessage | undefined {
    const settled = this.#pending.find((message) => message.id === id);
    this.#pending = this.#pending.filter((message) => message.id !== id);
    this.#stopTimeout(id);
    return settled;
  }

  get hasPendingMove(): boolean {
    return this.#pending.some((message) => message.type === "move");
  }

  /** Open a new connection. It replaces the current one. */
  connect = (): void => {
    if (this.state === "closed") return;
    clearTimeout(this.#retryTimer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const webSocket = new WebSocket(`${scheme}://${location.host}${this.options.path}`);
    let helloRefused = false; // The server gave a reason, so a retry may succeed.
    if (this.state === "rejected") this.state = "connecting";
    this.#replace(webSocket);
    this.#startTimeout("hello");
    webSocket.onopen = () => {
      if (this.#webSocket !== webSocket) return;
      webSocket.send(JSON.stringify(this.options.hello()));
      for (const message of this.#pending) this.#transmit(message, message.id);
    };
    webSocket.onmessage = (event) => {
      if (this.#webSocket !== webSocket) return;
      const message = JSON.parse(event.data as string) as ServerMessage;
      helloRefused ||= message.type === "refused" && !message.id;
      this.#receive(message);
    };
    webSocket.onclose = (event) => {
      if (this.#webSocket !== webSocket) return;
      if (event.code === POLICY_VIOLATION && !helloRefused) this.#onRejected();
      else this.#onLost();
    };
  };

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    if (message.type === "snapshot" || message.type === "happened") {
      this.state = "open";
      this.#attempts = 0; // Not earlier: the retry delay grows while the hello is refused.
      this.#stopTimeout("hello");
      if (message.type === "snapshot") this.#stopTimeout("look");
    }
    this.options.onMessage(message);
  }

  #transmit(message: ClientMessage | Look, key: string): void {
    if (this.#webSocket?.readyState !== WebSocket.OPEN) return;
    this.#webSocket.send(JSON.stringify(message));
    this.#startTimeout(key);
  }

  #startTimeout(key: string): void {
    this.#stopTimeout(key);
    this.#timeouts[key] = setTimeout(this.#onLost, ANSWER_TIMEOUT);
  }

  #stopTimeout(key: string): void {
    clearTimeout(this.#timeouts[key]);
  }

  /** Close the current connection, ignore its further events, and use `next` instead. */
  #replace(next: WebSocket | null): void {
    Object.values(this.#timeouts).forEach(clearTimeout);
    this.#timeouts = {};
    const former = this.#webSocket;
    this.#webSocket = next;
    former?.close();
  }

  /** Stop reconnecting: the server would refuse every further attempt. */
  #onRejected(): void {
    this.#replace(null);
    clearTimeout(this.#retryTimer);
    this.state = "rejected";
  }

  /** Reconnect with a delay that doubles with each attempt. */
  #onLost = (): void => {
    if (this.state === "closed" || this.state === "rejected") return;
    this.#replace(null);
    this.state = "lost";
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(this.connect, Math.min(500 * 2 ** this.#attempts, MAX_RETRY_DELAY));
    this.#attempts += 1;
  };

  #onOnline = (): void => {
    this.#attempts = 0;
    if (this.state === "lost") this.connect();
  };

  /** Reconnect after a long silence: a device that slept may have lost the connection without an event. */
  #onVisibilityChange = (): void => {
    if (document.hidden || this.state === "rejected" || Date.now() - this.#lastMessageAt < STALE_AFTER)
      return;
    this.#lastMessageAt = Date.now();
    this.connect();
  };
}
