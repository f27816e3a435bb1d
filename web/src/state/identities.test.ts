// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { currentGuest, forgetGuest, otherGuests, setCurrentGuest, switchGuest } from "./identities";

const ANN = { token: "a", nickname: "Ann" };
const BOB = { token: "b", nickname: "Bob" };

beforeEach(() => localStorage.clear());

describe("identities", () => {
  it("has no guest on a new device", () => {
    expect(currentGuest()).toBeNull();
    expect(otherGuests()).toEqual([]);
    switchGuest(ANN);
    expect(currentGuest()).toEqual(ANN);
    expect(otherGuests()).toEqual([]);
  });

  it("keeps the former guest and switches back", () => {
    setCurrentGuest(ANN);
    switchGuest(BOB);
    expect(currentGuest()).toEqual(BOB);
    expect(otherGuests()).toEqual([ANN]);
    switchGuest(ANN);
    expect(currentGuest()).toEqual(ANN);
    expect(otherGuests()).toEqual([BOB]);
  });

  it("keeps a guest only once", () => {
    setCurrentGuest(ANN);
    switchGuest(ANN);
    expect(otherGuests()).toEqual([]);
  });

  it("forgets a guest", () => {
    setCurrentGuest(ANN);
    switchGuest(BOB);
    forgetGuest(ANN);
    expect(otherGuests()).toEqual([]);
    expect(currentGuest()).toEqual(BOB);
  });

  it("ignores a damaged entry", () => {
    localStorage.setItem("draftwork.identities", "{");
    expect(otherGuests()).toEqual([]);
  });
});
