// The position of a replay: steps, rounds, and playing by itself.
import type { Frame } from "../types/wire";

export const REPLAY_SPEEDS = [0.5, 1, 2, 4];
const STEP = 1_500; // milliseconds for a move at speed 1

export class ReplayPosition {
  index = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly last: number;
  readonly rounds: readonly number[]; // positions at which a round begins, and the last position; empty without rounds

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onchange` is called after each change of the position by `show`. */
  constructor(
    frames: readonly Frame[],
    private readonly onchange: (index: number) => void,
  ) {
    this.last = frames.length - 1;
    this.rounds = roundStarts(frames);
  }

  show(to: number): void {
    this.index = Math.max(0, Math.min(to, this.last));
    this.onchange(this.index);
    if (this.playing) this.#schedule();
  }

  get previousRound(): number | undefined {
    return this.rounds.findLast((start) => start < this.index);
  }

  get nextRound(): number | undefined {
    return this.rounds.find((start) => start > this.index);
  }

  /** Play from here; from the beginning if the last position is shown. */
  play(): void {
    this.playing = true;
    if (this.index === this.last) this.show(0);
    else this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.index === this.last) this.playing = false;
    else this.#timer = setTimeout(() => this.show(this.index + 1), STEP / this.speed);
  }
}

/** The positions at which a round begins, and the last one; empty for a game without rounds. */
function roundStarts(frames: readonly Frame[]): number[] {
  const ends = frames.flatMap((frame, index) => (frame.description?.ended?.length ? [index] : []));
  return ends.length ? [...new Set([0, ...ends, frames.length - 1])] : [];
}
