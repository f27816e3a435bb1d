// The client of a table: its state, its events, the choices of the viewing seat, and the messages to the server.
import type { Choice } from "../boards/board";
import type { EventInfo, ApiError, GameSnapshot, Happened, Snapshot, TableInfo } from "../types/wire";
import { authToken, clearToken, ensureGuest, nonce, request } from "./api";
import { type ClientMessage, type ConnectionState, type ServerMessage, Socket } from "./socket.svelte";

/** Events that change the position of the match. */
const POSITION_EVENTS = new Set<EventInfo["kind"]>(["started", "move", "undone", "ended", "abandoned"]);

/** Functions that are called when the table changes. */
export interface ClientListener {
  onEvents: (before: GameSnapshot | null, events: EventInfo[]) => void; // `before`: the position before the events
  onReset: (first: boolean) => void; // Everything was replaced. `first`: after the page was opened
}

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameSnapshot | null>(null);
  events = $state.raw<EventInfo[]>([]);
  choices = $state.raw<Choice[]>([]);
  watchers = $state(0);
  thinking = $state.raw<{ seat: number; standing_in: boolean } | null>(null);
  error = $state.raw<ApiError | null>(null);
  waiting = $state(false); // for the acknowledgement of our move, or for the update that contains it
  unseated = $state(false); // The viewing seat is no longer ours; the viewer is a spectator now.
  receivedAt = $state(0); // local time at which `game` arrived; the clocks run from here

  #socket: Socket;
  #awaitedEvent = 0; // number of the event that our last move created
  #position = ""; // key of the position in `game`
  #offered = ""; // key of the position that `choices` belong to

  constructor(
    readonly id: string,
    private seat: number | null,
    private readonly listener: ClientListener | null = null,
  ) {
    this.#socket = new Socket({
      path: `/api/tables/${id}/live`,
      hello: () => ({ type: "hello", token: authToken(), seat: this.seat, last: this.#lastEvent() }),
      onMessage: (message) => this.#receive(message),
    });
  }

  get connection(): ConnectionState {
    return this.#socket.state;
  }

  close(): void {
    this.#socket.close();
  }

  /** Connect again after the server closed the connection. */
  reconnect(): void {
    this.#socket.connect();
  }

  /** View the table as one of our seats, or as a spectator. */
  viewAs(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#clearChoices();
    this.listener?.onReset(false);
    this.#socket.sendLook({ type: "look", seat });
  }

  /** Connect with a new identity or a new seat. */
  rejoin(seat: number | null): void {
    this.seat = seat;
    this.unseated = false;
    this.game = null;
    this.#clearChoices();
    this.#socket.connect();
  }

  /** Send a move. `then`: further moves of the same turn; all are played, or none. */
  move(move: number, then: number[] = []): void {
    if (this.waiting) return;
    this.waiting = true;
    this.#clearChoices();
    this.#send({ type: "move", ...this.#header(), move, ...(then.length ? { then } : {}) });
  }

  undo(seat: number): void {
    this.#send({ type: "undo", ...this.#header(), seat });
  }

  consent(agree: boolean): void {
    this.#send({ type: "consent", ...this.#header(), agree });
  }

  async chat(text: string): Promise<void> {
    if (!authToken()) {
      await ensureGuest();
      this.rejoin(this.seat);
    }
    this.#send({ type: "chat", text, id: nonce() });
  }

  #header(): { seat: number; answers: number; id: string } {
    return { seat: this.game?.seat ?? 0, answers: this.table?.number ?? 0, id: nonce() };
  }

  #send(message: ClientMessage): void {
    this.error = null;
    this.#socket.send(message);
  }

  /** Number of the last event received as the current seat; null if the last update was for another seat. */
  #lastEvent(): number | null {
    return this.game && this.game.seat === this.seat ? (this.table?.number ?? null) : null;
  }

  #receive(message: ServerMessage): void {
    if (message.type === "snapshot") this.#replaceAll(message);
    else if (message.type === "happened") this.#append(message);
    else if (message.type === "ack") this.#settle(message.id, message.number);
    else if (message.type === "presence") this.#updatePresence(message.seats, message.watchers);
    else if (message.type === "thinking") this.thinking = message;
    else this.#onRefused(message.fault, message.id ?? null);
  }

  #replaceAll(snapshot: Snapshot): void {
    const first = this.game === null;
    this.events = snapshot.events;
    this.#update(snapshot.table, snapshot.game);
    this.listener?.onReset(first);
  }

  #append(happened: Happened): void {
    const last = this.events.at(-1)?.number ?? 0;
    const newEvents = happened.events.filter((event) => event.number > last);
    this.events = [...this.events, ...newEvents];
    const before = this.game;
    const ends = this.table?.state !== "over" && happened.table.state === "over";
    this.#update(happened.table, happened.game);
    this.listener?.onEvents(before, newEvents);
    if (ends) void this.reloadEvents();
  }

  /** Load all events again if some were redacted: the server may reveal them now. */
  async reloadEvents(): Promise<void> {
    if (!this.events.some(isRedacted)) return;
    const { seat } = this;
    const query = seat === null ? "" : `?seat=${seat}`;
    const loaded = await request<Snapshot>("GET", `/tables/${this.id}/view${query}`).catch(() => null);
    if (!loaded || seat !== this.seat) return; // never show one seat's events to another
    const later = this.events.filter((event) => event.number > loaded.table.number);
    this.events = [...loaded.events, ...later];
  }

  #update(table: TableInfo, game: GameSnapshot | null): void {
    if (this.seat !== null && !table.seats[this.seat]?.mine) {
      this.seat = null;
      this.unseated = true;
    }
    if (this.thinking && !table.to_act.includes(this.thinking.seat)) this.thinking = null;
    const position = game ? this.#positionKey(table, game) : "";
    const changed = position !== this.#position;
    this.#position = position;
    this.table = table;
    // The same position keeps its view object, so that chat does not redraw the board.
    this.game = game && this.game && !changed ? { ...game, view: this.game.view } : game;
    this.receivedAt = Date.now();
    this.#updateWaiting();
    this.#updateChoices();
  }

  /** A key that changes with every change of the view: seat, ply, last event that changed the position, and state of the table. */
  #positionKey(table: TableInfo, game: GameSnapshot): string {
    const last = this.events.findLast((event) => POSITION_EVENTS.has(event.kind))?.number ?? 0;
    return `${game.seat} ${game.ply} ${last} ${table.state}`;
  }

  #updatePresence(seats: boolean[], watchers: number): void {
    this.watchers = watchers;
    if (!this.table) return;
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat, index) => ({ ...seat, present: seats[index] ?? seat.present })),
    };
  }

  #updateWaiting(): void {
    this.waiting = this.#socket.hasPendingMove || this.#awaitedEvent > (this.table?.number ?? 0);
  }

  /** Offer the choices of the position if the viewing seat has to decide. */
  #updateChoices(): void {
    if (!this.#mayDecide() || this.waiting) return this.#clearChoices();
    if (this.#position === this.#offered) return;
    this.#offered = this.#position;
    this.choices = this.game?.choices ?? [];
  }

  #mayDecide(): boolean {
    const { game, table } = this;
    if (!game || game.seat === null || game.sealed || table?.state !== "running") return false;
    return game.to_act.includes(game.seat) && !table.seats[game.seat]?.bot;
  }

  #clearChoices(): void {
    this.#offered = "";
    if (this.choices.length) this.choices = [];
  }

  /** Process an answer to one of our messages. The update with our move may arrive later. */
  #settle(id: string, event = 0): void {
    if (this.#socket.settle(id)?.type === "move") this.#awaitedEvent = Math.max(this.#awaitedEvent, event);
    this.#updateWaiting();
    this.#updateChoices();
  }

  #onRefused(fault: ApiError, id: string | null): void {
    this.error = fault;
    if (id) return this.#settle(id);
    if (fault.error === "not-found" || fault.error === "unreadable") return this.close();
    if (fault.error === "no-token") clearToken();
    if (fault.error === "no-token" || fault.error === "not-yours") this.viewAs(null);
  }
}

/** Whether a move is hidden from this seat: then it has no labels. */
const isRedacted = (event: EventInfo): boolean => event.kind === "move" && !event.words?.length;
