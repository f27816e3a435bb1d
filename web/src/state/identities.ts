// The guests of this device. One is the current guest, whose token all requests carry; the others are kept to switch to.
import type { Guest } from "../types/wire";
import { load, save } from "./storage";

const KEY = "identities";

function saveOthers(guests: readonly Guest[]): void {
  save(KEY, guests.length ? JSON.stringify(guests) : null);
}

/** The guest that requests are made for; null before the first action of a new device. */
export function currentGuest(): Guest | null {
  const token = load("token");
  return token === null ? null : { token, nickname: load("nickname") ?? "" };
}

export function setCurrentGuest(guest: Guest): void {
  save("token", guest.token);
  save("nickname", guest.nickname);
}

/** The guests to switch to. */
export function otherGuests(): Guest[] {
  try {
    return JSON.parse(load(KEY) ?? "[]") as Guest[];
  } catch {
    return [];
  }
}

/** Make a guest the current one, and keep the current one among the others. */
export function switchGuest(guest: Guest): void {
  const former = currentGuest();
  const others = otherGuests().filter((other) => other.token !== guest.token);
  saveOthers(former && former.token !== guest.token ? [...others, former] : others);
  setCurrentGuest(guest);
}

/** Remove a guest from the others. Its token stays valid. */
export function forgetGuest(guest: Guest): void {
  saveOthers(otherGuests().filter((other) => other.token !== guest.token));
}
