// What happened, in a sentence.
import { SvelteMap } from "svelte/reactivity";

import type { EventSeen } from "../types/wire";
import { currentLanguage, say, t } from "./words.svelte";

const nameOf = (event: EventSeen, names: string[]): string =>
  event.name || (typeof event.seat === "number" ? (names[event.seat] ?? "") : "");

/** Who, and what they did unless it was a move, which the log shows step by step. */
export function told(event: EventSeen, names: string[]): string {
  const kind = event.kind === "move" && event.forced ? "forced" : event.kind;
  const bot = t("page-bot", { bot: event.bot ?? "" });
  return t(`page-log-${kind}`, { name: nameOf(event, names), bot, seat: (event.seat ?? 0) + 1 });
}

/** How the board of a game tells a move of which only a part may be known, from its text. */
export const veiled = new SvelteMap<string, (text: string) => string[]>();

/** The steps of a move. */
export function stepsOf(event: EventSeen, game: string): string[] {
  if (event.words?.length) return event.words.map(say);
  const text = event.text ?? "";
  return veiled.get(game)?.(text) ?? [text];
}

/** The same for those who listen: a move with all its steps, chat with what was written. */
export function toldAloud(event: EventSeen, names: string[], game: string): string {
  const name = nameOf(event, names);
  if (event.kind === "chat") return t("page-told", { name, what: event.text ?? "" });
  if (event.kind !== "move") return told(event, names);
  const steps = new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(stepsOf(event, game));
  return t("page-told", { name, what: steps });
}
