// Made by `npm run types` from docs/schema; not to be edited.

/**
 * The record of a match of any game. For a viewer of a running match, it has no seed and no position.
 */
export interface Record {
  format: "draftwork-record/1";
  game: string;
  rules_version: number;
  edition: EditionOf;
  players: number;
  options: {
    [k: string]: string | number | boolean;
  };
  /**
   * @maxItems 10000
   */
  moves: string[];
  seats?: string[];
  setup?: {};
  seed?: string | null;
  commitment?: string | null;
  /**
   * @maxItems 16
   */
  nonces?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
  position?: string | null;
  result?: Result | null;
  /**
   * @maxItems 8
   */
  gave_up?:
    | []
    | [GaveUp]
    | [GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp, GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp]
    | [GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp, GaveUp];
}
/**
 * The edition of a match: its name and hash, and the data of an own edition.
 */
export interface EditionOf {
  name: string;
  hash: string;
  data?: {} | null;
}
/**
 * The scores of all seats and the winning seats.
 */
export interface Result {
  scores: number[];
  winners: number[];
}
/**
 * A seat that gave up. With one or two players, this ended the match.
 */
export interface GaveUp {
  seat: number;
  how: "lapsed" | "resigned";
}
