// What happened, in sentences: one for each turn, one for the end of a round, one for everything else.
import { SvelteMap } from "svelte/reactivity";
import type { Component } from "svelte";

import type { Description, EventInfo, Message } from "../types/wire";
import { formatSteps } from "./formats";
import { currentLanguage, say, t, type Words } from "./words.svelte";

/** A move of a log or of a replay. */
export interface Step {
  seat?: number | null;
  text?: string; // its notation
  words?: Message[]; // the labels of the choices that led to it
  description?: Description | null; // what it did, where the game tells it
  forced?: boolean;
}

/** The players as the reader knows them. */
export interface Players {
  names: string[]; // by seat
  you: number | null; // the seat of the reader, if it is one
}

/** A line of the log: the moves of one turn, the end of a round, or another event. */
export type LogLine<Move extends Step> =
  | { kind: "turn"; moves: [Move, ...Move[]]; standing: boolean }
  | { kind: "round"; ended: Message[] }
  | { kind: "event"; event: EventInfo };

/** The drawing of the piece that a message names, for each game whose board is loaded. */
export const pieces = new SvelteMap<string, Component<{ message: Message }>>();

const nameOf = (event: EventInfo, names: string[]): string =>
  event.name || (typeof event.seat === "number" ? (names[event.seat] ?? "") : "");

/** The sentence of an event that is no move. */
export function told(event: EventInfo, names: string[]): string {
  const bot = t("page-bot", { bot: event.bot ?? "" });
  return t(`page-log-${event.kind}`, { name: nameOf(event, names), bot, seat: (event.seat ?? 0) + 1 });
}

/** The lines of a log. Moves of one turn are joined; those taken back are kept apart from those that stand. */
export function linesOf(
  events: readonly EventInfo[],
  stands: (event: EventInfo) => boolean = () => true,
): LogLine<EventInfo>[] {
  const lines: LogLine<EventInfo>[] = [];
  for (const event of events) {
    if (event.kind === "move") addMove(lines, event, stands(event));
    else lines.push({ kind: "event", event });
  }
  return lines;
}

/** The turns and rounds of a replay. */
export function turnsOf<Move extends Step>(moves: readonly Move[]): LogLine<Move>[] {
  const lines: LogLine<Move>[] = [];
  for (const move of moves) addMove(lines, move, true);
  return lines;
}

function addMove<Move extends Step>(lines: LogLine<Move>[], move: Move, standing: boolean): void {
  const last = lines.at(-1);
  const joins =
    move.description?.continues &&
    last?.kind === "turn" &&
    last.standing === standing &&
    last.moves[0].seat === move.seat;
  if (joins) last.moves.push(move);
  else lines.push({ kind: "turn", moves: [move], standing });
  const ended = move.description?.ended ?? [];
  if (ended.length) lines.push({ kind: "round", ended });
}

/** What the moves of a turn did, as messages. */
export const clausesOf = (moves: readonly Step[]): Message[] =>
  moves.flatMap((move) => move.description?.did ?? []);

/** A turn as a sentence; the labels of its choices where the game does not describe its moves. */
export function turnTold(moves: readonly Step[], { names, you }: Players): string {
  const seat = moves[0]?.seat ?? null;
  const name = seat === null ? "" : (names[seat] ?? "");
  const clauses = clausesOf(moves).map(say);
  const sentence = clauses.length
    ? t("log-sentence", { name, you: seat !== null && seat === you ? "yes" : "no", what: joined(clauses) })
    : t("page-told", { name, what: listed(moves.flatMap(labels)) });
  return moves.every((move) => move.forced) ? t("page-log-forced", { told: sentence }) : sentence;
}

/** The notation of a turn. */
export const notationOf = (moves: readonly Step[]): string =>
  moves
    .map((move) => move.text)
    .filter(Boolean)
    .join(" · ");

const labels = (move: Step): string[] => (move.words?.length ? move.words.map(say) : [move.text ?? ""]);

const listed = (steps: string[]): string => formatSteps(steps, currentLanguage());

/** Clauses with "and" before the last. */
function joined(clauses: string[]): string {
  const last = clauses.at(-1) ?? "";
  const first = clauses.slice(0, -1);
  if (!first.length) return last;
  const before = first.reduce((all, more) => t("log-comma", { first: all, more }));
  return t("log-and", { first: before, last });
}

/** The end of a round with its results. */
export function roundTold(ended: readonly Message[], names: string[]): string {
  const [what = "", ...results] = ended.map((message) => say(withNames(message, names)));
  if (!results.length) return t("log-ended", { what });
  const all = results.reduce((first, more) => t("log-results", { first, more }));
  return t("log-ended-with", { what, results: all });
}

/** The message with the name of the player that it mentions by number. */
function withNames(message: Message, names: string[]): Words {
  const seat = message.args?.seat;
  if (typeof seat !== "number") return message;
  return { ...message, args: { ...message.args, name: names[seat - 1] ?? "" } };
}

/** New events for those who listen: what others did, and how a round ended. */
export function toldAloud(events: readonly EventInfo[], players: Players): string[] {
  return linesOf(events).flatMap((line) => {
    if (line.kind === "round") return [roundTold(line.ended, players.names)];
    const seat = line.kind === "turn" ? line.moves[0].seat : line.event.seat;
    if (typeof seat === "number" && seat === players.you) return [];
    if (line.kind === "turn") return [turnTold(line.moves, players)];
    const { event } = line;
    if (event.kind !== "chat") return [told(event, players.names)];
    return [t("page-told", { name: nameOf(event, players.names), what: event.text ?? "" })];
  });
}
