// The patch in one's hand: which one, how it is turned, where it is held over the quilt. It reads the choices it
// is given and knows no rules.
import { translate } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import {
  cellNamed,
  cellsOf,
  cellText,
  extent,
  same,
  SIZE,
  turnedOver,
  turnedRight,
  type Cell,
} from "./patches";

type Point = readonly [row: number, column: number];

const LEATHER: Cell[] = [[0, 0]];
const SNAP = 0.9; // cells: how near a place must be to pull the patch

export class Hand {
  patch = $state<string | null>(null); // the key of the choice
  turn = $state("turn-");
  at = $state<Cell>([0, 0]); // the upper left corner
  held = $state(false); // it stays where it is until it is moved on purpose

  #pivot: { at: Cell; point: Point } | null = null; // the centre of the last turn, valid until the patch moves from `at`

  constructor(private readonly given: () => Choice[]) {}

  /** Leather is in the hand at once; its places are the first choices there are. */
  get leather(): boolean {
    const first = this.given()[0];
    return first !== undefined && first.key !== "advance" && !first.key.startsWith("patch-");
  }

  get choice(): Choice | null {
    return this.given().find((choice) => choice.key === this.patch && choice.choices.length > 0) ?? null;
  }

  get holding(): boolean {
    return this.leather || this.choice !== null;
  }

  get turned(): Choice | null {
    return this.choice?.choices.find((choice) => choice.key === this.turn) ?? null;
  }

  get places(): Choice[] {
    return this.leather ? this.given() : (this.turned?.choices ?? []);
  }

  get place(): Choice | null {
    return this.places.find((choice) => choice.key === cellText(this.at)) ?? null;
  }

  get number(): number | null {
    return this.leather || !this.patch ? null : Number(this.patch.replace("patch-", ""));
  }

  get shape(): Cell[] {
    return this.number === null ? LEATHER : cellsOf(this.number, this.turn.replace("turn-", ""));
  }

  get cells(): Cell[] {
    return this.shape.map(([row, column]) => [row + this.at[0], column + this.at[1]]);
  }

  /** Take a patch: as printed where that fits, held over a place near the middle where it may lie. */
  take(choice: Choice): void {
    this.patch = choice.key;
    this.turn = (choice.choices.find((turn) => !turn.why_not) ?? choice.choices[0])?.key ?? "turn-";
    this.center();
  }

  /** Hold it over the place nearest to the middle where it may lie. */
  center(): void {
    this.held = false;
    this.near(SIZE / 2, SIZE / 2, Infinity);
  }

  drop(): void {
    this.patch = null;
    this.held = false;
  }

  turnRight = (): string => this.change(turnedRight(this.shape));
  turnLeft = (): string => this.change(turnedRight(turnedRight(turnedRight(this.shape))));
  turnOver = (): string => this.change(turnedOver(this.shape));

  /** Hold the middle over a point of the quilt, in cells; a legal place near by pulls. */
  near(row: number, column: number, pull = SNAP): void {
    const { rows, columns } = extent(this.shape);
    const [top, left] = [row - rows / 2, column - columns / 2];
    const far = ([r, c]: Cell): number => Math.hypot(r - top, c - left);
    const legal = this.places.map((place) => cellNamed(place.key));
    const best = legal.reduce<Cell | null>((one, two) => (one && far(one) <= far(two) ? one : two), null);
    if (best && far(best) <= pull) this.at = best;
    else this.to(Math.round(top), Math.round(left));
  }

  /** Hold the corner over a cell, as near as the quilt's border lets the patch come. */
  to(row: number, column: number): void {
    const { rows, columns } = extent(this.shape);
    this.at = [inside(row, SIZE - rows), inside(column, SIZE - columns)];
  }

  private change(shape: Cell[]): string {
    const point = this.pivot();
    const found = this.choice?.choices.find((way) => same(this.shapeOf(way), shape));
    if (found) this.turn = found.key;
    this.near(...point);
    this.#pivot = { at: this.at, point };
    return this.turned ? translate(this.turned.label) : "";
  }

  /** The centre of a turn. Repeated turns share one, because each rounds to cells and the errors would add up. */
  private pivot(): Point {
    if (this.#pivot?.at === this.at) return this.#pivot.point;
    const { rows, columns } = extent(this.shape);
    return [this.at[0] + rows / 2, this.at[1] + columns / 2];
  }

  private shapeOf(way: Choice): Cell[] {
    return cellsOf(this.number ?? 0, way.key.replace("turn-", ""));
  }
}

function inside(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
