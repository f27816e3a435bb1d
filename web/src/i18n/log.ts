// Sentences for the log: one for each turn, one for the end of a round, one for every other event.
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { Description, EventInfo, Message } from "../types/wire";
import { formatUnits } from "./formats";
import { currentLanguage, t, translate } from "./translate.svelte";

/** A move of a log or of a replay. */
export interface LogMove {
  seat?: number | null;
  text?: string; // notation
  words?: Message[]; // labels of the choices that led to the move
  description?: Description | null; // effect of the move, if the game describes its moves
  forced?: boolean;
  stand_in?: string; // the bot that played in place of the seat's
}

/** The players from the viewer's point of view. */
export interface Players {
  names: string[]; // by seat
  you: number | null; // seat of the viewer
}

/** A line of the log: the moves of one turn, the end of a round, or another event. */
export type LogLine<Move extends LogMove> =
  | { kind: "turn"; moves: [Move, ...Move[]]; standing: boolean } // standing: not undone
  | { kind: "round"; ended: Message[] }
  | { kind: "event"; event: EventInfo };

/** The component that draws the piece named in a message, for each game whose board is loaded. */
export const logPieces = new SvelteMap<string, Component<{ message: Message }>>();

const nameOf = (event: EventInfo, names: string[]): string =>
  event.name || (typeof event.seat === "number" ? (names[event.seat] ?? "") : "");

/** The sentence for an event that is not a move. */
export function eventSentence(event: EventInfo, names: string[]): string {
  const bot = t("page-bot", { bot: event.bot ?? "" });
  return t(`page-log-${event.kind}`, { name: nameOf(event, names), bot, seat: (event.seat ?? 0) + 1 });
}

/** The lines of a log. A line joins the moves of one turn, but not undone moves with moves that stand. */
export function logLines(
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
export function replayLines<Move extends LogMove>(moves: readonly Move[]): LogLine<Move>[] {
  const lines: LogLine<Move>[] = [];
  for (const move of moves) addMove(lines, move, true);
  return lines;
}

function addMove<Move extends LogMove>(lines: LogLine<Move>[], move: Move, standing: boolean): void {
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

/** The clauses that describe the moves of a turn. */
export const turnClauses = (moves: readonly LogMove[]): Message[] =>
  moves.flatMap((move) => move.description?.did ?? []);

/** A turn as a sentence. A game without descriptions gets the labels of the choices. */
export function turnSentence(moves: readonly LogMove[], { names, you }: Players): string {
  const seat = moves[0]?.seat ?? null;
  const name = seat === null ? "" : (names[seat] ?? "");
  const clauses = turnClauses(moves).map(translate);
  const isYou = seat !== null && seat === you ? "yes" : "no";
  const sentence = clauses.length
    ? t("log-sentence", { name, you: isYou, what: joinClauses(clauses) })
    : t("page-told", { name, what: formatUnits(moves.flatMap(labels), currentLanguage()) });
  return moves.every((move) => move.forced) ? t("page-log-forced", { told: sentence }) : sentence;
}

/** The bot that played a turn in place of the seat's; empty if that was the seat's own bot. */
export const turnStandIn = (moves: readonly LogMove[]): string =>
  moves.find((move) => move.stand_in)?.stand_in ?? "";

export const turnNotation = (moves: readonly LogMove[]): string =>
  moves
    .map((move) => move.text)
    .filter(Boolean)
    .join(" · ");

const labels = (move: LogMove): string[] =>
  move.words?.length ? move.words.map(translate) : [move.text ?? ""];

/** Join clauses with commas, and with "and" before the last. */
function joinClauses(clauses: string[]): string {
  const last = clauses.at(-1) ?? "";
  const first = clauses.slice(0, -1);
  if (!first.length) return last;
  const before = first.reduce((all, more) => t("log-comma", { first: all, more }));
  return t("log-and", { first: before, last });
}

/** The messages about the end of a round: what has ended, then its results. */
export const endedMessages = (ended: readonly Message[], names: string[]): string[] =>
  ended.map((message) => translate(withName(message, names)));

/** The sentence for the end of a round with its results. */
export function roundSentence(ended: readonly Message[], names: string[]): string {
  const [what = "", ...results] = endedMessages(ended, names);
  if (!results.length) return t("log-ended", { what });
  const all = results.reduce((first, more) => t("log-results", { first, more }));
  return t("log-ended-with", { what, results: all });
}

/** The message with the name of its player. `seat` counts from 1. */
function withName(message: Message, names: string[]): Message {
  const seat = message.args?.seat;
  if (typeof seat !== "number") return message;
  return { ...message, args: { ...message.args, name: names[seat - 1] ?? "" } };
}

/** Sentences for screen readers about new events: the actions of others, forced moves and the ends of rounds. */
export function spokenEvents(events: readonly EventInfo[], players: Players): string[] {
  return logLines(events).flatMap((line) => {
    if (line.kind === "round") return [roundSentence(line.ended, players.names)];
    const seat = line.kind === "turn" ? line.moves[0].seat : line.event.seat;
    const forced = line.kind === "turn" && line.moves.every((move) => move.forced);
    if (typeof seat === "number" && seat === players.you && !forced) return [];
    if (line.kind === "turn") return [turnSentence(line.moves, players)];
    const { event } = line;
    if (event.kind !== "chat") return [eventSentence(event, players.names)];
    return [t("page-told", { name: nameOf(event, players.names), what: event.text ?? "" })];
  });
}
