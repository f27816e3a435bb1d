// Made by `npm run types` from docs/schema; not to be edited.

/**
 * The view of a seat or of a spectator.
 */
export interface View {
  game: "sagrada";
  rules_version: number;
  edition: string;
  seat: number | null;
  to_move: number | null;
  options: {
    [k: string]: boolean | number | string;
  };
  start: number;
  round: number;
  turn: number;
  order: number[];
  phase: string;
  drafted: boolean;
  tool: number | null;
  pool: (Die | null)[];
  hand: Die | null;
  hand_slot: number | null;
  lifted: never[] | null;
  moved: never[] | null;
  track: Die[][];
  target: number | null;
  bag: {
    [k: string]: number;
  };
  tools: Tool[];
  public: Objective[];
  players: Player[];
}
/**
 * A die. A die that tool 11 draws has the value 0 until the player chooses one.
 */
export interface Die {
  colour: string;
  value: number;
}
export interface Tool {
  number: number;
  id: string;
  tokens: number;
  cost: number | null;
  solo_colour: string;
  gone: boolean;
}
export interface Objective {
  id: string;
  points: number;
}
export interface Player {
  seat: number;
  private: string[] | null;
  pattern: Card | null;
  has_chosen: boolean;
  cards: Card[] | null;
  tokens: number;
  window: (Die | null)[][];
  empty: number;
  score: number;
  private_points: number;
  skips: boolean;
}
/**
 * A window pattern, with the number that chooses it.
 */
export interface Card {
  number: number;
  id: string;
  name: string;
  dots: number;
  rows: string[];
}
