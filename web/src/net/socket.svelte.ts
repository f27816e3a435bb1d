// The line to a table. What is said is kept until the server has it on disk and is said again, under the same id,
// after a lost connection; the server plays nothing twice. A line that no longer answers counts as lost.
import type { Hello, LiveChat, LiveConsent, LiveMove, LiveUndo, Look, Wire } from "../types/wire";

export type ServerMessage = NonNullable<Wire["from_server"]>;
export type ClientMessage = LiveMove | LiveUndo | LiveConsent | LiveChat;
// dismissed: the server wants no more of us, until somebody asks to try again; closed: for good
export type ConnectionState = "connecting" | "open" | "lost" | "dismissed" | "closed";

const POLICY = 1008; // the server's reason to close where it is us who did wrong, or whose token is revoked

// All in milliseconds
const LONGEST_WAIT = 8_000; // between two attempts to connect
const ANSWER = 10_000; // until the server must have answered
const QUIET = 30_000; // after which whoever comes back to the page does not trust the line

interface SocketOptions {
  path: string;
  hello: () => Hello;
  take: (message: ServerMessage) => void;
}

export class Socket {
  state = $state<ConnectionState>("connecting");

  #socket: WebSocket | null = null;
  #pending: ClientMessage[] = [];
  #due: Record<string, ReturnType<typeof setTimeout>> = {}; // what waits for an answer: ids, "hello", "look"
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();

  constructor(private readonly ends: SocketOptions) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#seen);
    this.connect();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.#retry);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#hangUp(null);
  }

  say(message: ClientMessage): void {
    this.#pending.push(message);
    this.#transmit(message, message.id);
  }

  /** Nothing that has to arrive: after a lost connection the greeting says it. */
  look(message: Look): void {
    this.#transmit(message, "look");
  }

  /** What was said is answered; gives back what it was. */
  settle(id: string): ClientMessage | undefined {
    const said = this.#pending.find((message) => message.id === id);
    this.#pending = this.#pending.filter((message) => message.id !== id);
    this.#answered(id);
    return said;
  }

  get moving(): boolean {
    return this.#pending.some((message) => message.type === "move");
  }

  /** Connect, in place of what connection there is. */
  connect = (): void => {
    if (this.state === "closed") return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.ends.path}`);
    let refused = false; // and told why: then it may help to try again
    if (this.state === "dismissed") this.state = "connecting";
    this.#hangUp(socket);
    this.#expect("hello");
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      socket.send(JSON.stringify(this.ends.hello()));
      for (const message of this.#pending) this.#transmit(message, message.id);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data as string) as ServerMessage;
      refused ||= message.type === "refused" && !message.id;
      this.#hear(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === POLICY && !refused) this.#dismissed();
      else this.#gone();
    };
  };

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "snapshot" || message.type === "happened") {
      this.state = "open";
      this.#attempts = 0; // only now: who is refused at the greeting asks less and less often
      this.#answered("hello");
      if (message.type === "snapshot") this.#answered("look");
    }
    this.ends.take(message);
  }

  #transmit(message: ClientMessage | Look, key: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect(key);
  }

  #expect(key: string): void {
    this.#answered(key);
    this.#due[key] = setTimeout(this.#gone, ANSWER);
  }

  #answered(key: string): void {
    clearTimeout(this.#due[key]);
  }

  /** Only one connection at a time: the former one is closed, and nobody listens to it any more. */
  #hangUp(next: WebSocket | null): void {
    Object.values(this.#due).forEach(clearTimeout);
    this.#due = {};
    const former = this.#socket;
    this.#socket = next;
    former?.close();
  }

  /** To try again by ourselves would only be refused again, without end. */
  #dismissed(): void {
    this.#hangUp(null);
    clearTimeout(this.#retry);
    this.state = "dismissed";
  }

  /** The connection is gone: try again soon, then less often. */
  #gone = (): void => {
    if (this.state === "closed" || this.state === "dismissed") return;
    this.#hangUp(null);
    this.state = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.connect, Math.min(500 * 2 ** this.#attempts, LONGEST_WAIT));
    this.#attempts += 1;
  };

  #again = (): void => {
    this.#attempts = 0;
    if (this.state === "lost") this.connect();
  };

  /** A device that slept may have lost the connection without knowing it. */
  #seen = (): void => {
    if (document.hidden || this.state === "dismissed" || Date.now() - this.#heard < QUIET) return;
    this.#heard = Date.now();
    this.connect();
  };
}
