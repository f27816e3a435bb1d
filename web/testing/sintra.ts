// Builders of a view and of strips of Sintra.
import type { Strip, View } from "../src/types/sintra";

const NAMES: Record<string, string> = { P: "pink", O: "orange", B: "blue" };

export function sintraView(): View {
  return {
    game: "sintra",
    rules_version: 1,
    edition: "open",
    seat: 0,
    to_move: 0,
    side: "a",
    return_over_gaps: false,
    floor_at_zero: true,
    colours: Object.entries(NAMES).map(([letter, name]) => ({ letter, name, shape: name })),
    round: 1,
    round_track: [],
    start: 0,
    marker_in_centre: true,
    marker_holder: 0,
    factories: [],
    centre: "",
    bag: {},
    tower: {},
    keeping: null,
    broken_glass: [],
    ornament_points: [],
    players: [],
  };
}

/** A strip with these spaces: "P" is an empty pink space, "Pp" a pink space with a pink pane. */
export function strip(...spaces: string[]): Strip {
  return {
    id: 0,
    up: "front",
    spaces: spaces.map(([kind = "J", pane]) => ({ kind, pane: pane?.toUpperCase() ?? null })),
    next: null,
  };
}
