// The state of a table's page: the viewing seat, the shown position, the names, and whether the curtain is needed.
import { t } from "../i18n/translate.svelte";
import { errorMessage, request } from "../net/api";
import { TableClient } from "../net/table-client.svelte";
import type { Choice, EventInfo, GameInfo, GameSnapshot, Message, Snapshot, TableInfo } from "../types/wire";
import { storeCommitment } from "./commitments";
import { withoutUndone } from "./events";
import { Playback } from "./playback.svelte";
import { playSound } from "./sound";

export class TablePage {
  client: TableClient;
  playback: Playback;
  readonly roundsSeen: Record<string, number> = {}; // by seat: the ply of the last round end that it saw
  error = $state.raw<Message | null>(null); // why an earlier position cannot be shown

  #past = $state.raw<GameSnapshot | null>(null);
  #requests = 0; // for earlier positions; only the answer to the last one counts

  constructor(
    private readonly initialTable: TableInfo,
    readonly info: GameInfo | undefined,
  ) {
    storeCommitment(initialTable);
    const mine = ownSeats(initialTable);
    // Several people share this device and the game has secrets: show no seat before the curtain is lifted.
    const covered = mine.length > 1 && info?.hidden;
    this.playback = new Playback({
      table: () => this.table,
      seat: () => this.seat,
      events: () => this.client.events,
      current: () => this.client.game,
      load: (ply) => this.load(ply).catch(() => null),
      onMove: () => playSound("move"),
    });
    this.client = new TableClient(initialTable.id, covered ? null : (mine[0] ?? null), {
      onEvents: (before, events) => this.playback.add(before, events),
      onReset: (first) => {
        this.playback.clear();
        if (first) void this.playback.restore();
      },
    });
  }

  get table(): TableInfo {
    return this.client.table ?? this.initialTable;
  }

  /** The seats of the people at this device. */
  get ownSeats(): number[] {
    return ownSeats(this.table);
  }

  get seat(): number | null {
    return this.client.game?.seat ?? null;
  }

  /** The earlier position that is shown instead of the current one. It always belongs to the viewing seat. */
  get past(): GameSnapshot | null {
    return this.#past && this.#past.seat === this.seat ? this.#past : null;
  }

  /** The shown position: an earlier one that the user wants to see, one of the playback, or the current one. */
  get position(): GameSnapshot | null {
    return this.past ?? this.playback.shown ?? this.client.game;
  }

  /** The choices of the shown position. */
  get choices(): Choice[] {
    return this.past || this.playback.playing ? [] : this.client.choices;
  }

  get names(): string[] {
    return seatNames(this.table);
  }

  /** The seat of the user; null if several people share this device. */
  get you(): number | null {
    return this.ownSeats.length === 1 ? (this.ownSeats[0] ?? null) : null;
  }

  /** On a shared device: the seat that has to act next while another seat is shown. */
  get nextSeat(): number | null {
    const { game } = this.client;
    const acting = this.ownSeats.filter((seat) => game?.to_act.includes(seat));
    const isShown = game?.seat !== null && game?.seat !== undefined && acting.includes(game.seat);
    return isShown ? null : (acting[0] ?? null);
  }

  /** Whether to hide the table until the next person at this device takes over. */
  get needsCurtain(): boolean {
    const shared = this.table.state === "running" && this.ownSeats.length > 1;
    return shared && !!this.info?.hidden && this.nextSeat !== null;
  }

  isMyTurn(): boolean {
    const { game } = this.client;
    if (game === null || game.seat === null || game.sealed) return false;
    return game.to_act.includes(game.seat) && !this.table.seats[game.seat]?.bot;
  }

  async showPly(ply: number): Promise<void> {
    this.playback.skip();
    this.showCurrent();
    const number = this.#requests;
    try {
      const game = await this.load(ply);
      if (number === this.#requests) this.#past = game;
    } catch (error) {
      if (number === this.#requests) this.error = errorMessage(error);
    }
  }

  /** The position after a number of moves, as the viewing seat knew it. */
  async load(ply: number): Promise<GameSnapshot | null> {
    const query = this.seat === null ? "" : `seat=${this.seat}&`;
    const path = `/tables/${this.table.id}/view?${query}ply=${ply}`;
    return (await request<Snapshot>("GET", path)).game;
  }

  /** Show the current position and ignore pending requests for earlier ones. */
  showCurrent(): void {
    this.#requests += 1;
    this.#past = null;
    this.error = null;
  }

  /** The seat whose decision Undo takes back: on a shared device, the one that decided last. */
  get undoSeat(): number | null {
    const { client, ownSeats: mine, seat } = this;
    if (mine.length < 2 || client.game?.sealed) return seat;
    const isOwnDecision = (event: EventInfo): boolean =>
      event.kind === "move" && !event.forced && typeof event.seat === "number" && mine.includes(event.seat);
    return withoutUndone(client.events).findLast(isOwnDecision)?.seat ?? seat;
  }
}

export const ownSeats = (table: TableInfo): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/** Names of the seats. Equal names get the number of their seat. */
export function seatNames(table: TableInfo): string[] {
  const names = table.seats.map((seat) =>
    seat.kind === "bot" ? t("page-bot", { bot: seat.bot }) : seat.name,
  );
  const isShared = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  return table.seats.map((seat, index) => {
    const name = names[index] ?? "";
    if (seat.kind === "open") return t("page-seat-free");
    return isShared(name) ? t("page-namesake", { name, n: index + 1 }) : name;
  });
}
