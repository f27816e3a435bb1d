// What the table's page works out from what the server told: whose eyes, which position, what to say.
import type { EventInfo, GameInfo, GameSnapshot, Snapshot, TableInfo } from "../types/wire";
import { ask, wordsOf } from "./api";
import { note } from "./fairness";
import { Live } from "./live.svelte";
import { t, type Words } from "./words.svelte";

export class Sitting {
  live: Live;
  trouble = $state.raw<Words | null>(null); // why an earlier position cannot be shown
  lifted = $state(true); // the curtain, where several people share the device

  #past = $state.raw<GameSnapshot | null>(null);
  #asked = 0; // how often an earlier position was asked for: only the last answer counts

  constructor(
    readonly table: TableInfo,
    readonly info: GameInfo | undefined,
  ) {
    note(table);
    const mine = seatsOf(table);
    const shared = mine.length > 1;
    this.lifted = !(shared && info?.hidden);
    this.live = new Live(table.id, this.lifted ? (mine[0] ?? null) : null);
  }

  get now(): TableInfo {
    return this.live.table ?? this.table;
  }

  get mine(): number[] {
    return seatsOf(this.now);
  }

  /** An earlier position that is being looked at, never through the eyes of another seat than now. */
  get past(): GameSnapshot | null {
    return this.#past && this.#past.seat === this.seat ? this.#past : null;
  }

  get seat(): number | null {
    return this.live.game?.seat ?? null;
  }

  /** What is shown: the game as it stands, or as it stood. */
  get shown(): GameSnapshot | null {
    return this.past ?? this.live.game;
  }

  get names(): string[] {
    return namesOf(this.now);
  }

  /** The seat of the reader, where only one person sits at this device. */
  get you(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  /** Of several people at this device, the one who has to act while another's side is shown. */
  get next(): number | null {
    const { game } = this.live;
    const acting = this.mine.filter((seat) => game?.to_act.includes(seat));
    if (!acting.length || (game?.seat !== null && game?.seat !== undefined && acting.includes(game.seat))) {
      return null;
    }
    return acting[0] ?? null;
  }

  /** The game hides something, and somebody else at this device has to act. */
  get curtain(): boolean {
    return this.now.state === "running" && this.mine.length > 1 && !!this.info?.hidden && this.next !== null;
  }

  myTurn(): boolean {
    const { game } = this.live;
    if (game === null || game.seat === null || game.sealed) return false;
    return game.to_act.includes(game.seat) && !this.now.seats[game.seat]?.bot;
  }

  async show(ply: number): Promise<void> {
    this.backToNow();
    const { seat } = this;
    const asked = this.#asked;
    const eyes = seat === null ? "" : `seat=${seat}&`;
    try {
      const { game } = await ask<Snapshot>("GET", `/tables/${this.table.id}/view?${eyes}ply=${ply}`);
      if (asked === this.#asked) this.#past = game;
    } catch (fault) {
      if (asked === this.#asked) this.trouble = wordsOf(fault);
    }
  }

  /** Back to the game as it stands; whoever comes next sees nothing of what was looked at. */
  backToNow(): void {
    this.#asked += 1;
    this.#past = null;
    this.trouble = null;
  }

  /** Whose decision is taken back: of several seats at this device, the one that decided last. */
  get undoes(): number | null {
    const { live, mine, seat } = this;
    if (mine.length < 2 || live.game?.sealed) return seat;
    const own = (event: EventInfo): boolean =>
      event.kind === "move" && !event.forced && typeof event.seat === "number" && mine.includes(event.seat);
    return standing(live.events).findLast(own)?.seat ?? seat;
  }
}

/** The events without the moves that were taken back. */
export function standing(events: EventInfo[]): EventInfo[] {
  let left = Infinity; // moves, after what was taken back later
  const kept = events.toReversed().filter((event) => {
    if (event.kind === "undone") left = Math.min(left, event.ply ?? Infinity);
    return event.kind !== "move" || (event.ply ?? 0) <= left;
  });
  return kept.reverse();
}

export const seatsOf = (table: TableInfo): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/** Names of the seats. Bots of one kind and people of one name are told apart by the numbers of their seats. */
export function namesOf(table: TableInfo): string[] {
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
