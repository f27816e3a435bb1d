// The patch that the player holds: its orientation and its place over the quilt. It reads the choices of the server and
// knows no rules.
import { translate } from "../../i18n/translate.svelte";
import type { Choice } from "../board";
import {
  type Cell,
  cellNamed,
  cellsOf,
  cellText,
  extent,
  same,
  SIZE,
  turnedOver,
  turnedRight,
} from "./patches";

type Point = readonly [row: number, column: number];

const LEATHER: Cell[] = [[0, 0]];
const SNAP_DISTANCE = 0.9; // cells

export class HeldPatch {
  key = $state<string | null>(null); // of the choice
  turn = $state("turn-"); // key of the orientation
  corner = $state<Cell>([0, 0]); // upper left
  pinned = $state(false); // stays in place until the player moves it on purpose

  #pivot: { corner: Cell; point: Point } | null = null; // centre of the last turn; valid while `corner` is the same

  constructor(private readonly choices: () => Choice[]) {}

  /** Whether a leather patch has to be placed. It is held at once, and its places are the first choices. */
  get isLeather(): boolean {
    const first = this.choices()[0];
    return first !== undefined && first.key !== "advance" && !first.key.startsWith("patch-");
  }

  get choice(): Choice | null {
    return this.choices().find((choice) => choice.key === this.key && choice.choices.length > 0) ?? null;
  }

  get isHeld(): boolean {
    return this.isLeather || this.choice !== null;
  }

  get orientation(): Choice | null {
    return this.choice?.choices.find((choice) => choice.key === this.turn) ?? null;
  }

  /** The legal places. The key of a place is the cell of the corner. */
  get places(): Choice[] {
    return this.isLeather ? this.choices() : (this.orientation?.choices ?? []);
  }

  /** The legal place under the patch. */
  get place(): Choice | null {
    return this.placeAt(this.corner);
  }

  get number(): number | null {
    return this.isLeather || !this.key ? null : Number(this.key.replace("patch-", ""));
  }

  get shape(): Cell[] {
    return this.number === null ? LEATHER : cellsOf(this.number, this.turn.replace("turn-", ""));
  }

  get cells(): Cell[] {
    return this.cellsAt(this.corner);
  }

  placeAt(corner: Cell): Choice | null {
    return this.places.find((choice) => choice.key === cellText(corner)) ?? null;
  }

  cellsAt(corner: Cell): Cell[] {
    return this.shape.map(([row, column]) => [row + corner[0], column + corner[1]]);
  }

  /** The server's refusal for a place: that of the first refused cell under the patch, or of the orientation. */
  refusalAt(corner: Cell): Choice | null {
    const refused = this.choice?.next ?? [];
    for (const cell of this.cellsAt(corner)) {
      const found = refused.find((choice) => choice.key === cellText(cell));
      if (found) return found;
    }
    return this.orientation?.why_not ? this.orientation : null;
  }

  /** Hold a patch in the first orientation that fits, over the legal place nearest to the middle. */
  take(choice: Choice): void {
    this.key = choice.key;
    this.turn = (choice.choices.find((turn) => !turn.why_not) ?? choice.choices[0])?.key ?? "turn-";
    this.center();
  }

  /** Move to the legal place nearest to the middle of the quilt. */
  center(): void {
    this.pinned = false;
    this.moveNear(SIZE / 2, SIZE / 2, Infinity);
  }

  release(): void {
    this.key = null;
    this.pinned = false;
  }

  turnRight = (): string => this.change(turnedRight(this.shape));
  turnLeft = (): string => this.change(turnedRight(turnedRight(turnedRight(this.shape))));
  turnOver = (): string => this.change(turnedOver(this.shape));

  /** Move the middle to a point of the quilt, in cells. The patch snaps to a legal place near by. */
  moveNear(row: number, column: number, snapDistance = SNAP_DISTANCE): void {
    const { rows, columns } = extent(this.shape);
    const [top, left] = [row - rows / 2, column - columns / 2];
    const distance = ([r, c]: Cell): number => Math.hypot(r - top, c - left);
    const legal = this.places.map((place) => cellNamed(place.key));
    const best = legal.reduce<Cell | null>(
      (one, two) => (one && distance(one) <= distance(two) ? one : two),
      null,
    );
    if (best && distance(best) <= snapDistance) this.corner = best;
    else this.moveTo(Math.round(top), Math.round(left));
  }

  /** Move the corner to a cell, or as near as the border of the quilt allows. */
  moveTo(row: number, column: number): void {
    const { rows, columns } = extent(this.shape);
    this.corner = [clamp(row, SIZE - rows), clamp(column, SIZE - columns)];
  }

  /** Change the shape; returns the name of the new orientation. */
  private change(shape: Cell[]): string {
    const point = this.pivot();
    const found = this.choice?.choices.find((turn) => same(this.shapeOf(turn), shape));
    if (found) this.turn = found.key;
    this.moveNear(...point);
    this.#pivot = { corner: this.corner, point };
    return this.orientation ? translate(this.orientation.label) : "";
  }

  /** The centre of a turn. Repeated turns share it: each one rounds to cells, and the errors would add up. */
  private pivot(): Point {
    if (this.#pivot?.corner === this.corner) return this.#pivot.point;
    const { rows, columns } = extent(this.shape);
    return [this.corner[0] + rows / 2, this.corner[1] + columns / 2];
  }

  private shapeOf(turn: Choice): Cell[] {
    return cellsOf(this.number ?? 0, turn.key.replace("turn-", ""));
  }
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
