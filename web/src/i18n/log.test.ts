// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { eventInfo } from "../../testing/wire";
import type { EventInfo, Message } from "../types/wire";
import "./catalogues";
import {
  eventSentence,
  logLines,
  replayLines,
  roundSentence,
  spokenEvents,
  turnClauses,
  turnNotation,
  turnSentence,
} from "./log";
import { addMessages, setLanguage } from "./translate.svelte";

const NAMES = ["Ann", "Bob"];
const SPECTATOR = { names: NAMES, you: null };

// The messages of the server that sentences are made of.
const frame = (you: string, subject: string, and: string): string =>
  [
    `log-sentence = { $you ->\n    [yes] ${you} { $what }.\n   *[no] ${subject} { $what }.\n}`,
    `log-and = { $first } ${and} { $last }`,
    "log-comma = { $first }, { $more }",
    "log-ended = { $what }.",
    "log-ended-with = { $what }: { $results }.",
    "log-results = { $first }; { $more }",
  ].join("\n");
addMessages("en", frame("You", "{ $name }", "and"));
addMessages("pl", frame("Ty:", "{ $name }:", "i"));
addMessages("en", "test-take = took { $die }\ntest-build = built on { $cell }\ntest-drop = dropped { $die }");
addMessages("en", "test-round = Round { $round } is over\ntest-score = { $name } has { $n } points");
addMessages("pl", "test-take = wzięto { $die }\ntest-build = zbudowano na { $cell }");

const TAKES: Message = { id: "test-take", args: { die: "W4" } };
const BUILDS: Message = { id: "test-build", args: { cell: "a1" } };
const DROPS: Message = { id: "test-drop", args: { die: "G2" } };
const ROUND: Message[] = [
  { id: "test-round", args: { round: 3 } },
  { id: "test-score", args: { seat: 1, n: 24 } },
  { id: "test-score", args: { seat: 2, n: 18 } },
];

function move(ply: number, seat: number, did: Message[], more: Partial<EventInfo> = {}): EventInfo {
  return eventInfo(ply, "move", { seat, ply, description: { did }, ...more });
}

const FIRST = move(1, 1, [TAKES, BUILDS], { text: "W4 a1" });
const SECOND = move(2, 1, [DROPS], { text: "discard G2", description: { did: [DROPS], continues: true } });
const TURN = [FIRST, SECOND];

afterEach(() => setLanguage("en"));

describe("eventSentence", () => {
  it("takes the name from the event or from the seat", () => {
    expect(eventSentence(eventInfo(1, "joined", { name: "Cat", seat: 0 }), NAMES)).toBe("Cat sits down.");
    expect(eventSentence(eventInfo(1, "resigned", { seat: 1 }), NAMES)).toBe("Bob resigns.");
  });

  it("takes the name of seat 0", () => {
    expect(eventSentence(eventInfo(1, "resigned", { seat: 0 }), NAMES)).toBe("Ann resigns.");
  });

  it("counts seats from one", () => {
    expect(eventSentence(eventInfo(1, "bot-seated", { seat: 1, bot: "master" }), NAMES)).toBe(
      "Master takes seat 2.",
    );
    expect(eventSentence(eventInfo(1, "seat-freed", { seat: 0 }), NAMES)).toBe("Seat 1 is free again.");
  });

  it("names the bot and the player it replaces", () => {
    const event = eventInfo(1, "taken-over", { seat: 1, bot: "apprentice" });
    expect(eventSentence(event, NAMES)).toBe("Apprentice takes over for Bob.");
  });

  it("needs no name for events of the whole table", () => {
    expect(eventSentence(eventInfo(1, "started", { seat: null }), NAMES)).toBe("The game begins.");
  });
});

describe("logLines", () => {
  const moves = (events: EventInfo[], stands?: (event: EventInfo) => boolean): number[][] =>
    logLines(events, stands).flatMap((line) =>
      line.kind === "turn" ? [line.moves.map(({ ply }) => ply ?? 0)] : [],
    );

  it("joins the moves of one turn", () => {
    expect(moves(TURN)).toEqual([[1, 2]]);
  });

  it("begins a new line with a new turn of the same seat", () => {
    expect(moves([move(1, 0, [TAKES]), move(2, 0, [TAKES])])).toEqual([[1], [2]]);
  });

  it("begins a new line with another seat", () => {
    const other = move(2, 0, [DROPS], { description: { did: [DROPS], continues: true } });
    expect(moves([move(1, 1, [TAKES]), other])).toEqual([[1], [2]]);
  });

  it("keeps undone moves apart", () => {
    const again = { ...SECOND, number: 4 };
    const events = [...TURN, eventInfo(3, "undone", { seat: 1, ply: 1 }), again];
    expect(moves(events, (event) => event.number !== 2)).toEqual([[1], [2], [2]]);
  });

  it("gives the end of a round a line of its own", () => {
    const last = move(3, 0, [TAKES], { description: { did: [TAKES], ended: ROUND } });
    const lines = logLines([...TURN, last, move(4, 0, [DROPS], { description: { continues: true } })]);
    expect(lines.map((line) => line.kind)).toEqual(["turn", "turn", "round", "turn"]);
  });

  it("keeps other events", () => {
    expect(logLines([eventInfo(1, "started")])).toEqual([{ kind: "event", event: eventInfo(1, "started") }]);
  });
});

describe("replayLines", () => {
  it("joins the moves of a replay", () => {
    expect(replayLines(TURN).map((line) => line.kind)).toEqual(["turn"]);
  });
});

describe("turnSentence", () => {
  it("writes one sentence for all moves of a turn", () => {
    expect(turnSentence(TURN, SPECTATOR)).toBe("Bob took W4, built on a1 and dropped G2.");
  });

  it("addresses the reader", () => {
    expect(turnSentence([FIRST], { names: NAMES, you: 1 })).toBe("You took W4 and built on a1.");
  });

  it("follows the current language", () => {
    setLanguage("pl");
    expect(turnSentence([FIRST], SPECTATOR)).toBe("Bob: wzięto W4 i\u00a0zbudowano na a1.");
    expect(turnSentence([FIRST], { names: NAMES, you: 1 })).toBe("Ty: wzięto W4 i\u00a0zbudowano na a1.");
  });

  it("marks a turn without a choice", () => {
    expect(turnSentence([{ ...FIRST, forced: true }], SPECTATOR)).toBe(
      "Bob took W4 and built on a1. (forced)",
    );
    expect(turnSentence([FIRST, { ...SECOND, forced: true }], SPECTATOR)).not.toContain("forced");
  });

  it("lists the labels of the choices where a move is not described", () => {
    expect(turnSentence([{ seat: 1, words: [TAKES, BUILDS] }], SPECTATOR)).toBe("Bob: took W4, built on a1");
    expect(turnSentence([{ seat: 1, text: "pass", description: { continues: true } }], SPECTATOR)).toBe(
      "Bob: pass",
    );
    expect(turnSentence([{ seat: 0 }], SPECTATOR)).toBe("Ann: ");
  });
});

describe("turnNotation", () => {
  it("joins the texts of the moves", () => {
    expect(turnNotation(TURN)).toBe("W4 a1 · discard G2");
    expect(turnNotation([{ seat: 0 }])).toBe("");
  });
});

describe("turnClauses", () => {
  it("lists the clauses of all moves", () => {
    expect(turnClauses([...TURN, { seat: 1 }])).toEqual([TAKES, BUILDS, DROPS]);
  });
});

describe("roundSentence", () => {
  it("names the players of the results", () => {
    expect(roundSentence(ROUND, NAMES)).toBe("Round 3 is over: Ann has 24 points; Bob has 18 points.");
  });

  it("needs no results", () => {
    expect(roundSentence(ROUND.slice(0, 1), NAMES)).toBe("Round 3 is over.");
  });
});

describe("spokenEvents", () => {
  const spoken = (events: EventInfo[], you: number | null = null): string[] =>
    spokenEvents(events, { names: NAMES, you });

  it("joins the moves that came together", () => {
    expect(spoken(TURN)).toEqual(["Bob took W4, built on a1 and dropped G2."]);
  });

  it("leaves out the viewer's own moves, but not the end of a round", () => {
    const last = { ...FIRST, description: { did: [TAKES], ended: ROUND.slice(0, 1) } };
    expect(spoken([last], 1)).toEqual(["Round 3 is over."]);
    expect(spoken([eventInfo(1, "undone", { seat: 1 })], 1)).toEqual([]);
  });

  it("repeats chat messages", () => {
    expect(spoken([eventInfo(1, "chat", { name: "Bob", text: "good luck" })])).toEqual(["Bob: good luck"]);
  });

  it("uses the log line for other events", () => {
    expect(spoken([eventInfo(1, "undone", { seat: 0 })])).toEqual(["Ann takes a move back."]);
  });
});
