// Made by `npm run types` from docs/schema; not to be edited.

export interface Wire {
  from_server?: Snapshot | Happened | Ack | Refused | Presence | Thinking;
  from_client?: Hello | Look | LiveMove | LiveUndo | LiveConsent | LiveChat;
}
/**
 * All there is, when the client has nothing or too little.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  game: GameNow | null;
  events: EventSeen[];
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
  clock: Clock;
  lapse: "bot" | "loss";
  listed: boolean;
  state: "abandoned" | "open" | "over" | "read-only" | "running";
  reason: Message | null;
  commitment: string;
  host: boolean;
  created: number;
  number: number;
  rematch: string | null;
  to_act: number[];
}
/**
 * A set of components. Only the hash identifies it: an own edition can have any name.
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
 * How long people may think. A turn ends when another seat is to act.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  kind?: "days" | "fischer" | "none" | "turn";
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameNow".
 */
export interface GameNow {
  seat: number | null;
  view: {};
  to_act: number[];
  todo: Message | null;
  points: (PointInfo[] | null)[];
  outcome: OutcomeInfo | null;
  clock: ClockNow;
  undo: UndoNow;
  ply: number;
  sealed: boolean;
  choices: Choice[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PointInfo".
 */
export interface PointInfo {
  rule: string;
  amount: number;
  reason: Message;
  cells: never[][];
  cards: string[];
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
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockNow".
 */
export interface ClockNow {
  left: (number | null)[];
  running: number[];
}
/**
 * What the one who asks may take back, and what is being asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoNow".
 */
export interface UndoNow {
  free: boolean;
  ask: boolean;
  why_not: Message | null;
  asked_by: number | null;
  waits_for: number[];
}
/**
 * A step on the way to a move: a leaf with the move, a branch with choices, or why there is neither.
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
}
/**
 * One line of what happened, as one seat may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EventSeen".
 */
export interface EventSeen {
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
}
/**
 * What a move did, in the past tense, as one viewer may know it.
 *
 *     Readers add `name` to the arguments of every message that has a `seat` (numbered from 1).
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
 * New events, in order, and how things stand after the last of them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  type: "happened";
  events: EventSeen[];
  table: TableInfo;
  game: GameNow | null;
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
  fault: Fault;
  id?: string | null;
}
/**
 * The error payload of HTTP responses and of `Refused` messages.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
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
 * The first message. The token is not in the address, where logs and histories would keep it.
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
 * Look through the eyes of another seat of one's own (several people at one device).
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
 * A one-time link to another device: whoever claims the code first is this person there too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Carried".
 */
export interface Carried {
  code: string;
  seconds: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  code: string;
}
/**
 * The answer of another seat to a request to take something back.
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
 * The acknowledgement: it is on disk. `number` is of the last event that it made.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  number: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EditionShown".
 */
export interface EditionShown {
  name: string;
  hash: string;
  own: boolean;
  default: boolean;
  title: Message | null;
  data: {};
}
/**
 * A position of a finished game, after `ply` moves.
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
  points: PointInfo[][];
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
  rules_version: number;
  editions: ShippedEdition[];
  own_editions: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  allowed: (string | number | boolean)[];
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok";
  version: string;
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
  seats: SeatWish[];
  options?: {
    [k: string]: string | number | boolean;
  };
  clock?: Clock;
  lapse?: "bot" | "loss";
  listed?: boolean;
  edition?: string | {} | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
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
 * For what a person does with a seat of theirs besides moving: resign, leave it to a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatOf".
 */
export interface SeatOf {
  seat: number;
  bot?: string | null;
}
/**
 * The host, before the start: a bot for a seat that nobody has taken, or none, and it is open again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seating".
 */
export interface Seating {
  seat: number;
  bot: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  nonce: string;
}
