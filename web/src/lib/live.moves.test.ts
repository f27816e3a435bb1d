// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf } from "../../testing/choices";
import { reconnected, sent, useLive } from "../../testing/line";
import { ANN, BOB, CHOICES, fault, happened, snapshot } from "../../testing/wire";

const bench = useLive();

describe("choices", () => {
  it("are offered to the seat that has to act", () => {
    bench.socket.tell(snapshot());
    expect(bench.live.choices).toEqual(CHOICES);
  });

  it.each([
    ["another seat has to act", snapshot({}, { to_act: [1] })],
    ["one only watches", snapshot({}, { seat: null })],
    ["the choice is made and sealed", snapshot({}, { sealed: true })],
    ["the game is over", snapshot({ state: "over" })],
    ["a bot plays on for the seat", snapshot({ seats: [{ ...ANN, bot: "master" }, BOB] })],
    ["there is no game yet", snapshot({ state: "open" }, null)],
  ])("are not offered where %s", (_, message) => {
    bench.socket.tell(message);
    expect(bench.live.choices).toEqual([]);
  });

  it("change with the position", () => {
    bench.socket.tell(snapshot());
    bench.socket.tell(happened({ number: 6 }, { view: { turn: 2 }, choices: [leaf("other", 1)] }));
    expect(bench.live.choices.map((choice) => choice.key)).toEqual(["other"]);
  });
});

describe("a move", () => {
  beforeEach(() => bench.socket.tell(snapshot({ number: 5 })));

  it("is sent for the seat, as the answer to what was last seen", () => {
    bench.live.move(7);
    expect(sent(bench, "move")).toMatchObject({ seat: 0, answers: 5, move: 7 });
  });

  it("takes the choices away at once and waits", () => {
    bench.live.move(7);
    expect(bench.live.waiting).toBe(true);
    expect(bench.live.choices).toEqual([]);
  });

  it("is sent once, however often one clicks", () => {
    bench.live.move(7);
    bench.live.move(7);
    bench.live.move(8);
    expect(bench.socket.sent.filter((message) => message.type === "move")).toHaveLength(1);
  });

  it("keeps waiting when it is acknowledged, until one sees what came of it", () => {
    bench.live.move(7);
    bench.socket.tell({ type: "ack", id: String(sent(bench, "move").id), number: 6 });
    expect(bench.live.waiting).toBe(true);
    expect(bench.live.choices).toEqual([]);
    bench.socket.tell(happened({ number: 6 }, { view: { turn: 2 } }));
    expect(bench.live.waiting).toBe(false);
    expect(bench.live.choices).toEqual(CHOICES);
  });

  it("keeps waiting when one sees what came of it, until it is acknowledged", () => {
    bench.live.move(7);
    bench.socket.tell(happened({ number: 6 }, { view: { turn: 2 } }));
    expect(bench.live.waiting).toBe(true);
    expect(bench.live.choices).toEqual([]);
    bench.socket.tell({ type: "ack", id: String(sent(bench, "move").id), number: 6 });
    expect(bench.live.waiting).toBe(false);
    expect(bench.live.choices).toEqual(CHOICES);
  });

  it("keeps its id and what it answers when it is sent again", () => {
    bench.live.move(7);
    const first = sent(bench, "move");
    reconnected(bench).tell(happened({ number: 6 }, { view: { turn: 2 } }));
    expect(sent(bench, "move")).toEqual(first);
    expect(bench.live.waiting).toBe(true);
  });

  it("that is refused tells why and offers the choices again", () => {
    bench.live.move(7);
    bench.socket.tell({ type: "refused", fault: fault("illegal-move"), id: String(sent(bench, "move").id) });
    expect(bench.live.fault?.error).toBe("illegal-move");
    expect(bench.live.waiting).toBe(false);
    expect(bench.live.choices).toEqual(CHOICES);
    bench.live.move(8);
    expect(bench.live.fault).toBeNull();
    expect(sent(bench, "move").move).toBe(8);
  });

  it("is not mistaken for acknowledged by the answer to a chat", async () => {
    bench.live.move(7);
    await bench.live.chat("hi");
    bench.socket.tell({ type: "ack", id: String(sent(bench, "chat").id), number: 6 });
    expect(bench.live.waiting).toBe(true);
  });

  it("gets an id of its own", () => {
    bench.live.move(7);
    const { id } = sent(bench, "move");
    bench.socket.tell({ type: "refused", fault: fault("illegal-move"), id: String(id) });
    bench.live.move(7);
    expect(sent(bench, "move").id).not.toBe(id);
  });
});

describe("taking back", () => {
  it("is asked for a seat, also another one of this device", () => {
    bench.socket.tell(snapshot({ number: 9 }));
    bench.live.undo(1);
    expect(sent(bench, "undo")).toMatchObject({ seat: 1, answers: 9 });
  });

  it("is agreed to by the seat that looks", () => {
    bench.socket.tell(snapshot({ number: 9 }, { seat: 0 }));
    bench.live.consent(false);
    expect(sent(bench, "consent")).toMatchObject({ seat: 0, answers: 9, agree: false });
    expect(bench.live.waiting).toBe(false);
  });
});
