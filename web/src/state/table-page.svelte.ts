// The state of a table's page: the viewing seat, the shown position, the names, and whether the curtain is needed.
import { t } from "../i18n/translate.svelte";
import { errorMessage, request } from "../net/api";
import { TableClient } from "../net/table-client.svelte";
import type { EventInfo, GameInfo, GameSnapshot, Message, Snapshot, TableInfo } from "../types/wire";
import { storeCommitment } from "./commitments";

export class TablePage {
  client: TableClient;
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
    this.client = new TableClient(initialTable.id, covered ? null : (mine[0] ?? null));
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

  /** The shown position: an earlier one, or the current one. */
  get position(): GameSnapshot | null {
    return this.past ?? this.client.game;
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
    this.showCurrent();
    const { seat } = this;
    const number = this.#requests;
    const query = seat === null ? "" : `seat=${seat}&`;
    try {
      const { game } = await request<Snapshot>("GET", `/tables/${this.table.id}/view?${query}ply=${ply}`);
      if (number === this.#requests) this.#past = game;
    } catch (error) {
      if (number === this.#requests) this.error = errorMessage(error);
    }
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

/** The events without the moves that were undone. */
export function withoutUndone(events: EventInfo[]): EventInfo[] {
  let remaining = Infinity; // plies that a later undo left
  const backwards = events.toReversed().filter((event) => {
    if (event.kind === "undone") remaining = Math.min(remaining, event.ply ?? Infinity);
    return event.kind !== "move" || (event.ply ?? 0) <= remaining;
  });
  return backwards.reverse();
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
