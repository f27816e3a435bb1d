// Playback: shows the moves of others one after the other, and remembers the position that new pieces are compared with.
//
// The client of a table jumps to the newest position. While a playback runs, the board shows the positions before it.
import type { EventInfo, GameSnapshot, TableInfo } from "../types/wire";
import { isDecisionOf, recentMoves } from "./events";
import { settings } from "./settings.svelte";

/** The change that one move makes. */
export interface Change {
  move: EventInfo;
  from: GameSnapshot;
  to: GameSnapshot;
}

/** Draws the travelling pieces of a change. It calls `show` to put the next position on the board. */
export type Animate = (
  change: Change,
  show: () => void,
  milliseconds: number,
  signal: AbortSignal,
) => Promise<void>;

/** The table as a playback needs it. The members are functions because their values change. */
export interface PlaybackHost {
  table: () => TableInfo;
  seat: () => number | null; // the viewing seat
  events: () => EventInfo[];
  current: () => GameSnapshot | null;
  load: (ply: number) => Promise<GameSnapshot | null>; // an earlier position; null if it cannot be loaded
  onMove: () => void; // a move of another player is shown
}

interface Step {
  move: EventInfo;
  position: GameSnapshot | null; // null: not loaded yet
}

const MAX_STEPS = 24; // more moves are not played, for example after a long absence
const TRAVEL = { off: 0, fast: 300, normal: 600, slow: 1100 }; // milliseconds
const PAUSE = { instant: 0, normal: 500, slow: 1600 }; // milliseconds between the moves of bots
const PERSON_PAUSE = 300;

export class Playback {
  shown = $state.raw<GameSnapshot | null>(null); // the position on the board while a playback runs
  baseline = $state.raw<GameSnapshot | null>(null); // pieces that are new since then are marked
  animate: Animate | null = null; // set by the board

  #steps: Step[] = [];
  #abort = new AbortController();
  #lastMove: EventInfo | null = null; // the last move that `baseline` takes into account

  constructor(private readonly host: PlaybackHost) {}

  get playing(): boolean {
    return this.shown !== null;
  }

  /** The view that new pieces are compared with; null if nothing is to be marked. */
  get before(): GameSnapshot["view"] | null {
    const position = this.shown ?? this.host.current();
    const { baseline } = this;
    return baseline && position && baseline.seat === position.seat && baseline.ply <= position.ply
      ? baseline.view
      : null;
  }

  /** The moves to tell about: those of others since the last decision of the seat, or else the last turn. */
  get recent(): EventInfo[] {
    const moves = recentMoves(this.host.events(), this.host.seat());
    const ply = this.shown?.ply ?? Infinity;
    return moves.filter((move) => (move.ply ?? 0) <= ply);
  }

  /** Take note of new events. `from` is the position before them; null if the viewer has not seen it. */
  add(from: GameSnapshot | null, events: EventInfo[]): void {
    const to = this.host.current();
    const moves = events.filter((event) => event.kind === "move");
    if (!from || !to || !follow(from, moves, to)) return this.clear();
    if (!moves.length) return;
    const steps = moves.map((move) => ({ move, position: move.ply === to.ply ? to : null }));
    if (this.playing) this.#steps.push(...steps);
    else if (this.#isPlayed(moves)) this.#start(from, steps);
    else this.#jump(from, moves);
  }

  /** End the playback and show the current position. */
  skip(): void {
    if (!this.shown) return;
    this.#jump(
      this.shown,
      this.#steps.map((step) => step.move),
    );
    this.#stop();
  }

  /** Forget everything, for example because another seat is shown. */
  clear(): void {
    this.#stop();
    this.baseline = null;
    this.#lastMove = null;
  }

  /** Mark what is new since the last decision of the seat, after the page was opened. */
  async restore(): Promise<void> {
    const [first] = this.recent;
    const { signal } = this.#abort;
    if (!first?.ply || this.baseline || this.playing) return;
    const position = await this.host.load(first.ply - 1);
    if (signal.aborted || this.baseline || this.playing) return;
    this.baseline = position;
    this.#lastMove = this.recent.at(-1) ?? null;
  }

  /** Play the recent moves again. */
  async again(): Promise<void> {
    this.skip();
    const moves = this.recent;
    const [first] = moves;
    const { signal } = this.#abort;
    if (!first?.ply) return;
    const from = await this.host.load(first.ply - 1);
    if (!from || signal.aborted || this.playing) return;
    this.#start(
      from,
      moves.map((move) => ({ move, position: null })),
    );
  }

  #stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#steps = [];
    this.shown = null;
  }

  #start(from: GameSnapshot, steps: Step[]): void {
    this.#steps = steps;
    this.shown = from;
    void this.#run(this.#abort.signal);
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      const to = step.position ?? (await this.host.load(step.move.ply ?? 0));
      if (signal.aborted) return;
      if (!to || !this.shown) return this.skip();
      await this.#show({ move: step.move, from: this.shown, to }, signal);
      if (signal.aborted) return;
      this.#steps.shift();
    }
    this.#stop();
  }

  async #show(change: Change, signal: AbortSignal): Promise<void> {
    const show = (): void => {
      if (signal.aborted) return;
      this.#compareWith(change.move, change.from);
      this.shown = change.to;
    };
    if (this.#isInstant(change.move)) return show();
    this.host.onMove();
    const travel = settings.reducedMotion ? 0 : TRAVEL[settings.speed];
    if (travel && this.animate) await this.animate(change, show, travel, signal);
    else show();
    await pause(this.#pauseAfter(change.move), signal);
  }

  /** Show the current position without a playback. */
  #jump(from: GameSnapshot, moves: EventInfo[]): void {
    for (const move of moves) this.#compareWith(move, move.ply === from.ply + 1 ? from : null);
    if (moves.some((move) => !this.#isOwn(move))) this.host.onMove();
  }

  /** Compare new pieces with a position if the move begins a new turn of the user, or the moves of others after it. */
  #compareWith(move: EventInfo, position: GameSnapshot | null): void {
    const last = this.#lastMove;
    this.#lastMove = move;
    if (!position) return;
    const begins = this.#isOwn(move) || this.host.seat() === null ? !move.description?.continues : false;
    const changes = last === null || this.#isOwn(move) !== this.#isOwn(last);
    if (begins || changes) this.baseline = position;
  }

  #isOwn(move: EventInfo): boolean {
    return isDecisionOf(move, this.host.seat());
  }

  /** Whether a move is shown without a travelling piece and without a pause. */
  #isInstant(move: EventInfo): boolean {
    return this.#isOwn(move) || (settings.pace === "instant" && this.#isBot(move));
  }

  #isBot(move: EventInfo): boolean {
    return typeof move.seat === "number" && !!this.host.table().seats[move.seat]?.bot;
  }

  #isPlayed(moves: EventInfo[]): boolean {
    if (settings.reducedMotion || settings.speed === "off" || document.hidden) return false;
    return moves.length <= MAX_STEPS && moves.some((move) => !this.#isInstant(move));
  }

  #pauseAfter(move: EventInfo): number {
    return this.#isBot(move) ? PAUSE[settings.pace] || PERSON_PAUSE : PERSON_PAUSE;
  }
}

/** Whether the moves lead from one position to the other, without an undo in between. */
function follow(from: GameSnapshot, moves: EventInfo[], to: GameSnapshot): boolean {
  return (
    from.seat === to.seat &&
    from.ply + moves.length === to.ply &&
    moves.every((move, index) => move.ply === from.ply + index + 1)
  );
}

/** Wait. An abort ends the wait. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
