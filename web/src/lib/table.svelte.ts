// What the table's page works out from what the server told: whose eyes, which position, what to say.
import type { GameInfo, GameNow, Snapshot, TableInfo } from "../types/wire";
import { ask } from "./api";
import { Live } from "./live.svelte";
import { t } from "./words.svelte";

export class Sitting {
  live: Live;
  past = $state.raw<GameNow | null>(null); // an earlier position that is being looked at
  lifted = $state(true); // the curtain, where several people share the device

  constructor(
    readonly table: TableInfo,
    readonly info: GameInfo | undefined,
  ) {
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

  /** What is shown: the game as it stands, or as it stood. */
  get shown(): GameNow | null {
    return this.past ?? this.live.game;
  }

  get names(): string[] {
    return namesOf(this.now);
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
    return game !== null && game.seat !== null && game.to_act.includes(game.seat) && !game.sealed;
  }

  async show(ply: number | null): Promise<void> {
    if (ply === null) {
      this.past = null;
      return;
    }
    const seat = this.live.game?.seat;
    const eyes = seat === null || seat === undefined ? "" : `seat=${seat}&`;
    this.past = (await ask<Snapshot>("GET", `/tables/${this.table.id}/view?${eyes}ply=${ply}`)).game;
  }
}

export const seatsOf = (table: TableInfo): number[] =>
  table.seats.flatMap((seat, index) => (seat.mine ? [index] : []));

/** Names of the seats. Bots of one kind and people of one name are told apart by their numbers beside them. */
export const namesOf = (table: TableInfo): string[] =>
  table.seats.map((seat) =>
    seat.kind === "open"
      ? t("page-seat-free")
      : seat.kind === "bot"
        ? t("page-bot", { bot: seat.bot })
        : seat.name,
  );
