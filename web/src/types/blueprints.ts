// Made by `npm run types` from docs/schema; not to be edited.

/**
 * A Blueprints match as one seat knows it.
 */
export interface View {
  game: "blueprints";
  rules_version: number;
  edition: string;
  seat: number | null;
  to_move: number | null;
  decision: ("discard" | "take") | null;
  rounds: number;
  turn: number;
  turns: number;
  pool: PoolDie[];
  bag: {
    [k: string]: number;
  };
  players: Player[];
  round: Round | null;
  past: Round[];
}
export interface PoolDie {
  slot: number;
  die: string;
}
export interface Player {
  seat: number;
  score: number;
  cards: WonCard[];
}
export interface WonCard {
  round: number;
  card: string;
}
/**
 * The current round or a finished one.
 */
export interface Round {
  number: number;
  start: number;
  in_demand: string[];
  discarded: string[];
  buildings: Building[];
  cards: Card[];
}
/**
 * The building of a seat in a round. Plan, stacks and score are null while they are hidden.
 */
export interface Building {
  seat: number;
  plan: Plan | null;
  taken: TakenDie[];
  stacks: string[][] | null;
  score: BuildingScore | null;
}
export interface Plan {
  id: number;
  rows: string[];
}
export interface TakenDie {
  die: string;
  cell: string | null;
  removed: boolean;
}
/**
 * The score of a building as it stands (BP-11, BP-12). Its points are not victory points.
 */
export interface BuildingScore {
  total: number;
  bonus: number;
  materials: {
    [k: string]: number;
  };
  points: BuildingPoints[];
}
/**
 * A part of a building score with its reason and its spaces.
 */
export interface BuildingPoints {
  rule: string;
  points: number;
  reason: Message;
  cells: never[][];
}
/**
 * A message id of the catalogue with its arguments, and the rule that it refers to.
 *
 *     As JSON it is plain data, from which the page formats the same text. An empty rule is omitted.
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | (string | number | Message)[] | Message;
  };
  rule?: string;
}
/**
 * An award or prize of a round.
 */
export interface Card {
  card: string;
  points: number;
  seat: number | null;
  decided_by: string | null;
}
