// A table as it happens: how it stands, what was done, and what one may choose among.
import type { Choice } from "../boards/board";
import type { EventInfo, ApiError, GameSnapshot, Happened, Snapshot, TableInfo } from "../types/wire";
import { ask, beSomebody, forget, nonce, token } from "./api";
import { Line, type Connection, type FromServer, type Sent } from "./line.svelte";

export class Live {
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameSnapshot | null>(null);
  before = $state.raw<GameSnapshot["view"] | null>(null); // the view before the last change, to animate it
  events = $state.raw<EventInfo[]>([]);
  choices = $state.raw<Choice[]>([]);
  watchers = $state(0);
  thinking = $state.raw<{ seat: number; standing_in: boolean } | null>(null);
  fault = $state.raw<ApiError | null>(null);
  waiting = $state(false); // a move of ours is on its way, or we have not seen yet what came of it
  unseated = $state(false); // the seat we looked through is ours no more: we go on watching
  since = $state(0); // when `game` came, by this browser's clock: the clocks run from there

  #line: Line;
  #due = 0; // the number of the event that our last move made
  #offered = ""; // the position whose choices are there

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {
    this.#line = new Line({
      path: `/api/tables/${id}/live`,
      hello: () => ({ type: "hello", token: token(), seat: this.seat, last: this.#last() }),
      take: (message) => this.#take(message),
    });
  }

  get connection(): Connection {
    return this.#line.state;
  }

  close(): void {
    this.#line.close();
  }

  /** Connect again, where the server has ended the connection. */
  again(): void {
    this.#line.connect();
  }

  /** See the table through the eyes of a seat of one's own. */
  look(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#withdraw();
    this.before = null;
    this.#line.look({ type: "look", seat });
  }

  /** Say anew who we are: somebody who has just sat down, or was nobody until now. */
  rejoin(seat: number | null): void {
    this.seat = seat;
    this.unseated = false;
    this.game = null;
    this.#withdraw();
    this.#line.connect();
  }

  move(move: number): void {
    if (this.waiting) return;
    this.waiting = true;
    this.#withdraw();
    this.#send({ type: "move", ...this.#mine(), move });
  }

  undo(seat: number): void {
    this.#send({ type: "undo", ...this.#mine(), seat });
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
    this.#line.say(message);
  }

  /** The last event we have as this seat knows it; what was told to another seat does not count. */
  #last(): number | null {
    return this.game && this.game.seat === this.seat ? (this.table?.number ?? null) : null;
  }

  #take(message: FromServer): void {
    if (message.type === "snapshot") this.#replace(message);
    else if (message.type === "happened") this.#append(message);
    else if (message.type === "ack") this.#settle(message.id, message.number);
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
    const ends = this.table?.state !== "over" && happened.table.state === "over";
    this.#stand(happened.table, happened.game, same ? (this.game?.view ?? null) : null);
    if (ends) void this.reread();
  }

  /** What was secret when it happened may be told by now: read the whole story again. */
  async reread(): Promise<void> {
    if (!this.events.some(veiled)) return;
    const { seat } = this;
    const eyes = seat === null ? "" : `?seat=${seat}`;
    const story = await ask<Snapshot>("GET", `/tables/${this.id}/view${eyes}`).catch(() => null);
    if (!story || seat !== this.seat) return; // nothing for the eyes of another
    const later = this.events.filter((event) => event.number > story.table.number);
    this.events = [...story.events, ...later];
  }

  #stand(table: TableInfo, game: GameSnapshot | null, before: GameSnapshot["view"] | null): void {
    if (this.seat !== null && !table.seats[this.seat]?.mine) {
      this.seat = null;
      this.unseated = true;
    }
    if (this.thinking && !table.to_act.includes(this.thinking.seat)) this.thinking = null;
    const moved = JSON.stringify(game?.view) !== JSON.stringify(this.game?.view);
    if (moved) this.before = before;
    this.table = table;
    // The same view stays the same object, so that chat does not draw the board anew.
    this.game = game && this.game && !moved ? { ...game, view: this.game.view } : game;
    this.since = Date.now();
    this.#wait();
    this.#offer();
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

  #wait(): void {
    this.waiting = this.#line.moving || this.#due > (this.table?.number ?? 0);
  }

  /** Offer what the seat may choose among, if it has something to decide; what was offered before goes at once. */
  #offer(): void {
    const { game, table } = this;
    const seat = game?.seat ?? null;
    const deciding =
      game &&
      seat !== null &&
      game.to_act.includes(seat) &&
      !game.sealed &&
      table?.state === "running" &&
      !table.seats[seat]?.bot;
    if (!deciding || this.waiting) return this.#withdraw();
    const position = JSON.stringify([seat, game.view, game.to_act]);
    if (position === this.#offered) return;
    this.#offered = position;
    this.choices = game.choices;
  }

  #withdraw(): void {
    this.#offered = "";
    if (this.choices.length) this.choices = [];
  }

  /** A message of ours was answered; what a move made may not have been told yet. */
  #settle(id: string, number = 0): void {
    if (this.#line.settle(id)?.type === "move") this.#due = Math.max(this.#due, number);
    this.#wait();
    this.#offer();
  }

  #refuse(fault: ApiError, id: string | null): void {
    this.fault = fault;
    if (id) return this.#settle(id);
    if (fault.error === "not-found" || fault.error === "unreadable") return this.close();
    if (fault.error === "no-token") forget(); // the server has forgotten us
    if (fault.error === "no-token" || fault.error === "not-yours") this.look(null); // go on as one who watches
  }
}

/** A move that this seat was not told: it has no words. */
const veiled = (event: EventInfo): boolean => event.kind === "move" && !event.words?.length;
