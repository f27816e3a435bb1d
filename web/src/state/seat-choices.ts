// The seats in the form for a new table.
import type { SeatRequest } from "../types/wire";

/** The player of a seat: "me", "here" (another person at this device), "open", or the name of a bot. */
export interface SeatChoice {
  kind: string;
  name: string; // for "here"
}

/** The initial choices: the user sits on the first seat, and friends on the others. */
export const initialSeats = (count: number): SeatChoice[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? "me" : "open", name: "" }));

/** The seats after a choice. The user has one seat: who sits there changes places with the user. */
export function chooseSeat(seats: readonly SeatChoice[], seat: number, kind: string): SeatChoice[] {
  const mine = seats.findIndex((choice) => choice.kind === "me");
  const former = seats[seat];
  return seats.map((choice, index) => {
    if (index === seat) return { ...choice, kind };
    return kind === "me" && index === mine && former ? { ...former } : choice;
  });
}

/** The seats for a number of players. If the user's seat is not among them, the user takes the last one. */
export function firstSeats(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const first = seats.slice(0, players);
  return first.some((choice) => choice.kind === "me")
    ? first
    : chooseSeat(seats, players - 1, "me").slice(0, players);
}

/** All choices with new ones for the first seats. The user stays on one seat. */
export const withFirstSeats = (seats: readonly SeatChoice[], first: readonly SeatChoice[]): SeatChoice[] => [
  ...first,
  ...seats.slice(first.length).map((choice) => (choice.kind === "me" ? { ...choice, kind: "open" } : choice)),
];

export function toSeatRequest(choice: SeatChoice): SeatRequest {
  if (choice.kind === "me" || choice.kind === "open") return { kind: choice.kind };
  if (choice.kind === "here") return choice.name ? { kind: "me", name: choice.name } : { kind: "me" };
  return { kind: "bot", bot: choice.kind };
}
