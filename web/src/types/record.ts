// Made by `npm run types` from docs/schema; not to be edited.

/**
 * One schema for all games. Without seed and position it is what a seat may know of a running match.
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
 * Which components were used: by name and hash, and in full where they are not the ones we ship.
 */
export interface EditionOf {
  name: string;
  hash: string;
  data?: {} | null;
}
export interface Result {
  scores: number[];
  winners: number[];
}
/**
 * A seat that did not play to the end. Of one or two players, that ended the match.
 */
export interface GaveUp {
  seat: number;
  how: "lapsed" | "resigned";
}
