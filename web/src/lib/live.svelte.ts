// A table as it happens. What we send is kept until the server has it on disk and is sent again, under the same id,
// after a lost connection; the server plays nothing twice.
import type { Choice } from "../boards/board";
import type {
  EventSeen,
  Fault,
  GameNow,
  Happened,
  LiveChat,
  LiveConsent,
  LiveMove,
  LiveUndo,
  Snapshot,
  TableInfo,
  Wire,
} from "../types/wire";
import { ask, beSomebody, forget, nonce, token } from "./api";

type FromServer = NonNullable<Wire["from_server"]>;
type Sent = LiveMove | LiveUndo | LiveConsent | LiveChat;
export type Connection = "connecting" | "open" | "lost";

const LONGEST_WAIT = 8_000; // milliseconds between two attempts to connect

export class Live {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameNow | null>(null);
  before = $state.raw<GameNow["view"] | null>(null); // the view before the last change, to animate it
  events = $state.raw<EventSeen[]>([]);
  choices = $state.raw<Choice[]>([]);
  watchers = $state(0);
  thinking = $state.raw<{ seat: number; standing_in: boolean } | null>(null);
  connection = $state<Connection>("connecting");
  fault = $state.raw<Fault | null>(null);
  waiting = $state(false); // a move of ours is on its way
  since = $state(0); // when `game` came, by this browser's clock: the clocks run from there

  #socket: WebSocket | null = null;
  #pending: Sent[] = [];
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#gone);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#gone);
    this.#socket?.close();
  }

  /** See the table through the eyes of a seat of one's own. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.choices = [];
    this.before = null;
    this.#transmit({ type: "look", seat });
  }

  /** Say anew who we are: somebody who has just sat down, or was nobody until now. */
  rejoin(seat: number | null): void {
    this.seat = seat;
    this.game = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  move(move: number): void {
    if (this.waiting) return;
    this.waiting = true;
    this.choices = [];
    this.#send({ type: "move", ...this.#mine(), move });
  }

  undo(): void {
    this.#send({ type: "undo", ...this.#mine() });
  }

  consent(agree: boolean): void {
    this.#send({ type: "consent", ...this.#mine(), agree });
  }

  async chat(text: string): Promise<void> {
    if (!token()) {
      await beSomebody();
      this.rejoin(this.seat);
    }
    this.#send({ type: "chat", text, id: nonce() });
  }

  #mine(): { seat: number; answers: number; id: string } {
    return { seat: this.game?.seat ?? 0, answers: this.table?.number ?? 0, id: nonce() };
  }

  #send(message: Sent): void {
    this.fault = null;
    this.#pending.push(message);
    this.#transmit(message);
  }

  #transmit(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const last = this.game ? (this.table?.number ?? null) : null;
      socket.send(JSON.stringify({ type: "hello", token: token(), seat: this.seat, last }));
      for (const message of this.#pending) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.connection = "open";
      this.#attempts = 0;
      this.#take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#gone();
    };
  };

  /** The connection is gone: try again soon, then less often. */
  #gone = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.connection = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.#connect, Math.min(500 * 2 ** this.#attempts, LONGEST_WAIT));
    this.#attempts += 1;
  };

  #again = (): void => {
    this.#attempts = 0;
    if (this.connection === "lost") this.#connect();
  };

  #take(message: FromServer): void {
    if (message.type === "snapshot") this.#replace(message);
    else if (message.type === "happened") this.#append(message);
    else if (message.type === "ack") this.#settle(message.id);
    else if (message.type === "presence") this.#present(message.seats, message.watchers);
    else if (message.type === "thinking") this.thinking = message;
    else this.#refuse(message.fault, message.id ?? null);
  }

  #replace(snapshot: Snapshot): void {
    this.events = snapshot.events;
    this.#stand(snapshot.table, snapshot.game, null);
  }

  #append(happened: Happened): void {
    const last = this.events.at(-1)?.number ?? 0;
    this.events = [...this.events, ...happened.events.filter((event) => event.number > last)];
    const same = this.game !== null && this.game.seat === happened.game?.seat;
    this.#stand(happened.table, happened.game, same ? (this.game?.view ?? null) : null);
  }

  #stand(table: TableInfo, game: GameNow | null, before: GameNow["view"] | null): void {
    if (this.thinking && !table.to_act.includes(this.thinking.seat)) this.thinking = null;
    const moved = JSON.stringify(game?.view) !== JSON.stringify(this.game?.view);
    if (moved) this.before = before;
    this.table = table;
    this.game = game;
    this.since = Date.now();
    void this.#offer();
  }

  #present(seats: boolean[], watchers: number): void {
    this.watchers = watchers;
    if (!this.table) return;
    const present = (index: number, now: boolean): boolean => seats[index] ?? now;
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat, index) => ({ ...seat, present: present(index, seat.present) })),
    };
  }

  /** Fetch what the seat may choose among, unless it has nothing to decide. */
  async #offer(): Promise<void> {
    const { game, table } = this;
    const seat = game?.seat ?? null;
    const deciding =
      seat !== null && game?.to_act.includes(seat) && !game.sealed && table?.state === "running";
    if (!deciding || this.waiting) {
      this.choices = [];
      return;
    }
    const choices = await ask<Choice[]>("GET", `/tables/${this.id}/choices?seat=${seat}`).catch(() => null);
    if (this.game === game && !this.waiting && choices) this.choices = choices;
    else if (this.game === game && !choices && !this.#closed) setTimeout(() => void this.#offer(), 1_000);
  }

  #settle(id: string): void {
    this.#pending = this.#pending.filter((message) => message.id !== id);
    const waited = this.waiting;
    this.waiting = this.#pending.some((message) => message.type === "move");
    if (waited && !this.waiting) void this.#offer();
  }

  #refuse(fault: Fault, id: string | null): void {
    this.fault = fault;
    if (id) this.#settle(id);
    else if (fault.error === "no-token") {
      forget(); // the server has forgotten us: go on as somebody who watches
      this.seat = null;
    }
  }
}
