// Made by `npm run types` from docs/schema; not to be edited.

export interface Wire {
  from_server?: Snapshot | Happened | Ack | Refused | Presence | Thinking;
  from_client?: Hello | Look | LiveMove | LiveUndo | LiveConsent | LiveChat;
}
/**
 * The complete state, for clients without recent events.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  game: GameSnapshot | null;
  events: EventInfo[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  edition: EditionInfo | null;
  seats: SeatInfo[];
  clock: TimeControl;
  lapse: "bot" | "loss";
  listed: boolean;
  state: "abandoned" | "open" | "over" | "read-only" | "running";
  reason: Message | null;
  commitment: string;
  host: boolean;
  host_seat: number | null;
  created: number;
  number: number;
  rematch: string | null;
  rematch_offer: RematchOfferInfo | null;
  to_act: number[];
  paused: boolean;
  outcome: OutcomeInfo | null;
  gone_at: number | null;
}
/**
 * A set of components. Only the hash identifies it: an uploaded edition can have any name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EditionInfo".
 */
export interface EditionInfo {
  name: string;
  hash: string;
  own: boolean;
  default: boolean;
  title: Message | null;
}
/**
 * A message id of the catalogue with its arguments, and the rule that it refers to.
 *
 *     As JSON it is plain data, from which the page formats the same text. An empty rule is omitted.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | (string | number | Message)[] | Message;
  };
  rule?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  mine: boolean;
  present: boolean;
  bot: string | null;
  fate: "lapsed" | "left" | "playing" | "resigned";
}
/**
 * The time control. A turn ends when another seat is to act.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TimeControl".
 */
export interface TimeControl {
  kind?: "days" | "fischer" | "none" | "turn";
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * A pending offer of a rematch. The match starts when everybody has agreed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RematchOfferInfo".
 */
export interface RematchOfferInfo {
  seat: number;
  table: string;
  commitment: string;
  agreed: number[];
  waits_for: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeInfo".
 */
export interface OutcomeInfo {
  scores: number[];
  ranks: number[];
  winners: number[];
  reason: Message;
  decided_by: Message;
  target?: number | null;
  gave_up?: GaveUp[];
}
/**
 * A seat that gave up. With one or two players, this ended the match.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GaveUp".
 */
export interface GaveUp {
  seat: number;
  how: "lapsed" | "resigned";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameSnapshot".
 */
export interface GameSnapshot {
  seat: number | null;
  view: {};
  to_act: number[];
  todo: Message | null;
  points: (Point[] | null)[];
  outcome: OutcomeInfo | null;
  clock: ClockInfo;
  undo: UndoInfo;
  ply: number;
  sealed: boolean;
  choices: Choice[];
}
/**
 * Points with their reason: the rule, the amount, and the cells (row, column) or cards that score.
 *
 *     The table of results adds up the points of one category. The message ID-category, where ID is that of the
 *     reason, names the category; without it, the reason does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  rule: string;
  amount: number;
  reason: Message;
  cells: never[][];
  cards: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockInfo".
 */
export interface ClockInfo {
  left: (number | null)[];
  running: number[];
}
/**
 * Undo options of the viewer, and the pending undo request.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoInfo".
 */
export interface UndoInfo {
  free: boolean;
  ask: boolean;
  why_not: Message | null;
  asked_by: number | null;
  waits_for: number[];
}
/**
 * A node of the choice tree: a leaf with a move, a branch with more choices, or an illegal choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  key: string;
  label: Message;
  move: number | null;
  why_not: Message | null;
  gains: number | null;
  effects: Message[];
  choices: Choice[];
  next: Choice[];
}
/**
 * An entry of the event log, as one viewer may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
  number: number;
  kind:
    | "abandoned"
    | "bot-seated"
    | "chat"
    | "created"
    | "ended"
    | "joined"
    | "lapsed"
    | "left"
    | "move"
    | "rematch"
    | "rematch-agreed"
    | "rematch-declined"
    | "rematch-offered"
    | "rematch-withdrawn"
    | "resigned"
    | "sealed"
    | "seat-freed"
    | "started"
    | "taken-over"
    | "undo-asked"
    | "undo-refused"
    | "undone";
  at: number;
  seat?: number | null;
  name?: string;
  text?: string;
  words?: Message[];
  description?: Description | null;
  forced?: boolean;
  ply?: number | null;
  id?: string;
  table?: string;
  bot?: string;
  stand_in?: string;
}
/**
 * The description of a past move for one viewer.
 *
 *     A client adds the argument `name` to every message that has a `seat` (numbered from 1).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Description".
 */
export interface Description {
  did?: Message[];
  ended?: Message[];
  continues?: boolean;
}
/**
 * New events in order, and the state after the last of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  type: "happened";
  events: EventInfo[];
  table: TableInfo;
  game: GameSnapshot | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  fault: ApiError;
  id?: string | null;
}
/**
 * The error payload of HTTP responses and of `Refused` messages.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ApiError".
 */
export interface ApiError {
  error: string;
  message: Message;
  text: string;
  faults?: Message[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watchers: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Thinking".
 */
export interface Thinking {
  type: "thinking";
  seat: number;
  standing_in: boolean;
}
/**
 * The first message. The token is not part of the URL, because logs and browser histories store URLs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  seat?: number | null;
  last?: number | null;
}
/**
 * Switch to the view of another own seat (several people at one device).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  seat: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LiveMove".
 */
export interface LiveMove {
  type: "move";
  seat: number;
  answers: number;
  id: string;
  move: number | string;
  /**
   * @maxItems 7
   */
  then?: (number | string)[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LiveUndo".
 */
export interface LiveUndo {
  type: "undo";
  seat: number;
  answers: number;
  id: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LiveConsent".
 */
export interface LiveConsent {
  type: "consent";
  seat: number;
  answers: number;
  id: string;
  agree: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LiveChat".
 */
export interface LiveChat {
  type: "chat";
  text: string;
  id: string;
}
/**
 * Before the start, the host opens a seat (`bot` None), also that of a person, or gives it to a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotSeating".
 */
export interface BotSeating {
  seat: number;
  bot: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  code: string;
}
/**
 * The answer of another seat to an undo request.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  seat: number;
  answers: number;
  id: string;
  agree: boolean;
}
/**
 * Acknowledges a command that is stored. `number` is the number of its event.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  number: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EditionDetails".
 */
export interface EditionDetails {
  name: string;
  hash: string;
  own: boolean;
  default: boolean;
  title: Message | null;
  data: {};
}
/**
 * A position of a finished match, after `ply` moves.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  ply: number;
  seat: number | null;
  text: string;
  words: Message[];
  description: Description | null;
  forced: boolean;
  view: {};
  points: Point[][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
  hidden: boolean;
  bots: string[];
  default_bot: string;
  rules_version: number;
  editions: ShippedEdition[];
  own_editions: boolean;
  board: string | null;
  guides: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  allowed: (string | number | boolean)[];
  players: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShippedEdition".
 */
export interface ShippedEdition {
  name: string;
  hash: string;
  own: boolean;
  default: boolean;
  title: Message | null;
  about: Message | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Guest".
 */
export interface Guest {
  token: string;
  nickname: string;
}
/**
 * The health of the server and of its parts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "failing" | "ok";
  version: string;
  storage: "damaged" | "disk-full" | "failing" | "ok";
  bots: "down" | "ok";
  rendering: "down" | "ok";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  nonce: string;
  seat?: number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  nickname: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewChat".
 */
export interface NewChat {
  text: string;
  id: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  nickname: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewMove".
 */
export interface NewMove {
  seat: number;
  answers: number;
  id: string;
  move: number | string;
  /**
   * @maxItems 7
   */
  then?: (number | string)[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[];
  options?: {
    [k: string]: string | number | boolean;
  };
  clock?: TimeControl;
  lapse?: "bot" | "loss";
  listed?: boolean;
  edition?: string | {} | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatRequest".
 */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewUndo".
 */
export interface NewUndo {
  seat: number;
  answers: number;
  id: string;
}
/**
 * An answer to the offer of a rematch. Who has made the offer agrees too, or withdraws it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RematchAnswer".
 */
export interface RematchAnswer {
  table: string;
  nonce: string;
  agree?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  nickname: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: string[];
  bots: (string | null)[];
  frames: Frame[];
  outcome: OutcomeInfo | null;
}
/**
 * A command for an own seat: resign, leave it to a bot, or return. A bot may also replace who is gone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatCommand".
 */
export interface SeatCommand {
  seat: number;
  bot?: string | null;
}
/**
 * Whether other machines of the local network can reach the server.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SharingInfo".
 */
export interface SharingInfo {
  address: string | null;
  can_share: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  nonce: string;
}
/**
 * A one-time code that signs its owner in on another device.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransferCode".
 */
export interface TransferCode {
  code: string;
  seconds: number;
}
/**
 * The guest whom a transfer code signs in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TransferOwner".
 */
export interface TransferOwner {
  nickname: string;
  mine: boolean;
}
