// Made by `npm run types` from docs/schema; not to be edited.

/**
 * The public information of a match: everything except the order of the panes in the bag.
 */
export interface View {
  game: "sintra";
  rules_version: number;
  edition: string;
  seat: number | null;
  to_move: number | null;
  side: string;
  return_over_gaps: boolean;
  floor_at_zero: boolean;
  colours: Colour[];
  round: number | null;
  round_track: string[];
  start: number;
  marker_in_centre: boolean;
  marker_holder: number;
  factories: string[];
  centre: string;
  bag: {
    [k: string]: number;
  };
  tower: {
    [k: string]: number;
  };
  keeping: number | null;
  broken_glass: number[];
  ornament_points: number[];
  players: Player[];
}
export interface Colour {
  letter: string;
  name: string;
  shape: string;
}
export interface Player {
  seat: number;
  score: number;
  glazier: number;
  strips: (Strip | null)[];
  windows: Window[];
  row: number;
  falls: number;
  lost: number;
}
export interface Strip {
  id: number;
  up: "back" | "front";
  spaces: Space[];
  next: string | null;
}
export interface Space {
  kind: string;
  pane: string | null;
}
export interface Window {
  points: number;
  upper: string | null;
  lower: string | null;
  scored: number;
}
