import { describe, expect, it } from "vitest";

import { chooseSeat, firstSeats, initialSeats, toSeatRequest, withFirstSeats } from "./seat-choices";

const kinds = (seats: { kind: string }[]): string[] => seats.map((seat) => seat.kind);

describe("seats of a new table", () => {
  it("begins with the user on the first seat", () => {
    expect(kinds(initialSeats(3))).toEqual(["me", "open", "open"]);
  });

  it("lets the user sit on any seat and moves the other player", () => {
    const seats = chooseSeat(initialSeats(3), 2, "random");
    expect(kinds(chooseSeat(seats, 2, "me"))).toEqual(["random", "open", "me"]);
  });

  it("keeps the user at the table with fewer players", () => {
    const seats = chooseSeat(initialSeats(4), 3, "me");
    expect(kinds(firstSeats(seats, 2))).toEqual(["open", "me"]);
    expect(kinds(firstSeats(initialSeats(4), 2))).toEqual(["me", "open"]);
    expect(kinds(firstSeats(seats, 1))).toEqual(["me"]);
  });

  it("never has the user on two seats", () => {
    const seats = chooseSeat(initialSeats(4), 3, "me");
    expect(kinds(withFirstSeats(seats, firstSeats(seats, 2)))).toEqual(["open", "me", "open", "open"]);
  });

  it("is sent as the server expects it", () => {
    const choices = ["me", "open", "here", "random"].map((kind) => ({ kind, name: "Jan" }));
    expect(choices.map(toSeatRequest)).toEqual([
      { kind: "me" },
      { kind: "open" },
      { kind: "me", name: "Jan" },
      { kind: "bot", bot: "random" },
    ]);
  });
});
