// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { leaf } from "../../testing/choices";
import { reconnected, sent, useClient } from "../../testing/socket-client";
import { ANN, BOB, CHOICES, fault, happened, snapshot } from "../../testing/wire";

const bench = useClient();

describe("choices", () => {
  it("are offered to the seat that has to act", () => {
    bench.socket.tell(snapshot());
    expect(bench.client.choices).toEqual(CHOICES);
  });

  it.each([
    ["another seat has to act", snapshot({}, { to_act: [1] })],
    ["the viewer has no seat", snapshot({}, { seat: null })],
    ["the choice is sealed", snapshot({}, { sealed: true })],
    ["the match is over", snapshot({ state: "over" })],
    ["a bot plays on for the seat", snapshot({ seats: [{ ...ANN, bot: "master" }, BOB] })],
    ["there is no match yet", snapshot({ state: "open" }, null)],
  ])("are not offered when %s", (_, message) => {
    bench.socket.tell(message);
    expect(bench.client.choices).toEqual([]);
  });

  it("change with the position", () => {
    bench.socket.tell(snapshot());
    bench.socket.tell(happened({ number: 6 }, { ply: 2, view: { turn: 2 }, choices: [leaf("other", 1)] }));
    expect(bench.client.choices.map((choice) => choice.key)).toEqual(["other"]);
  });
});

describe("a move", () => {
  beforeEach(() => bench.socket.tell(snapshot({ number: 5 })));

  it("is sent with the seat and the number of the last event seen", () => {
    bench.client.move(7);
    expect(sent(bench, "move")).toMatchObject({ seat: 0, answers: 5, move: 7 });
  });

  it("withdraws the choices and waits", () => {
    bench.client.move(7);
    expect(bench.client.waiting).toBe(true);
    expect(bench.client.choices).toEqual([]);
  });

  it("is sent once for repeated clicks", () => {
    bench.client.move(7);
    bench.client.move(7);
    bench.client.move(8);
    expect(bench.socket.sent.filter((message) => message.type === "move")).toHaveLength(1);
  });

  it("waits for the update after the acknowledgement", () => {
    bench.client.move(7);
    bench.socket.tell({ type: "ack", id: String(sent(bench, "move").id), number: 6 });
    expect(bench.client.waiting).toBe(true);
    expect(bench.client.choices).toEqual([]);
    bench.socket.tell(happened({ number: 6 }, { ply: 2, view: { turn: 2 } }));
    expect(bench.client.waiting).toBe(false);
    expect(bench.client.choices).toEqual(CHOICES);
  });

  it("waits for the acknowledgement after the update", () => {
    bench.client.move(7);
    bench.socket.tell(happened({ number: 6 }, { ply: 2, view: { turn: 2 } }));
    expect(bench.client.waiting).toBe(true);
    expect(bench.client.choices).toEqual([]);
    bench.socket.tell({ type: "ack", id: String(sent(bench, "move").id), number: 6 });
    expect(bench.client.waiting).toBe(false);
    expect(bench.client.choices).toEqual(CHOICES);
  });

  it("is resent with the same id and number after a lost connection", () => {
    bench.client.move(7);
    const first = sent(bench, "move");
    reconnected(bench).tell(happened({ number: 6 }, { ply: 2, view: { turn: 2 } }));
    expect(sent(bench, "move")).toEqual(first);
    expect(bench.client.waiting).toBe(true);
  });

  it("that is refused shows the reason and offers the choices again", () => {
    bench.client.move(7);
    bench.socket.tell({ type: "refused", fault: fault("illegal-move"), id: String(sent(bench, "move").id) });
    expect(bench.client.error?.error).toBe("illegal-move");
    expect(bench.client.waiting).toBe(false);
    expect(bench.client.choices).toEqual(CHOICES);
    bench.client.move(8);
    expect(bench.client.error).toBeNull();
    expect(sent(bench, "move").move).toBe(8);
  });

  it("stays unanswered when a chat message is acknowledged", async () => {
    bench.client.move(7);
    await bench.client.chat("hi");
    bench.socket.tell({ type: "ack", id: String(sent(bench, "chat").id), number: 6 });
    expect(bench.client.waiting).toBe(true);
  });

  it("stays possible when a chat message is acknowledged before it is shown", async () => {
    await bench.client.chat("hi");
    bench.socket.tell({ type: "ack", id: String(sent(bench, "chat").id), number: 6 });
    expect(bench.client.waiting).toBe(false);
    expect(bench.client.choices).toEqual(CHOICES);
  });

  it("gets a new id each time", () => {
    bench.client.move(7);
    const { id } = sent(bench, "move");
    bench.socket.tell({ type: "refused", fault: fault("illegal-move"), id: String(id) });
    bench.client.move(7);
    expect(sent(bench, "move").id).not.toBe(id);
  });
});

describe("undo and consent", () => {
  it("sends the seat whose move is undone, which may be another one of this device", () => {
    bench.socket.tell(snapshot({ number: 9 }));
    bench.client.undo(1);
    expect(sent(bench, "undo")).toMatchObject({ seat: 1, answers: 9 });
  });

  it("sends the answer of the current seat", () => {
    bench.socket.tell(snapshot({ number: 9 }, { seat: 0 }));
    bench.client.consent(false);
    expect(sent(bench, "consent")).toMatchObject({ seat: 0, answers: 9, agree: false });
    expect(bench.client.waiting).toBe(false);
  });
});
