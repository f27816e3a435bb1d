// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { newest } from "../../testing/socket";
import { reconnected, sent, useClient } from "../../testing/socket-client";
import { ANN, BOB, CHOICES, eventInfo, fault, happened, seatInfo, snapshot } from "../../testing/wire";
import { save } from "../state/storage";
import { authToken } from "./api";

const bench = useClient();

describe("the hello message", () => {
  it("contains the token, the seat and no event number at first", () => {
    expect(sent(bench, "hello")).toEqual({ type: "hello", token: "secret", seat: 0, last: null });
  });

  it("contains the last event number after a lost connection", () => {
    bench.socket.tell(snapshot({ number: 8 }));
    reconnected(bench);
    expect(sent(bench, "hello")).toMatchObject({ seat: 0, last: 8 });
  });

  it("contains no event number when the last update was for another seat", () => {
    bench.socket.tell(snapshot({ number: 8 }));
    bench.client.viewAs(1);
    reconnected(bench);
    expect(sent(bench, "hello")).toMatchObject({ seat: 1, last: null });
  });
});

describe("updates", () => {
  it("show the table, the game and the events of a snapshot", () => {
    const events = [eventInfo(4, "started"), eventInfo(5, "move")];
    bench.socket.tell(snapshot({ number: 5 }, { ply: 3 }, events));
    expect(bench.client.connection).toBe("open");
    expect(bench.client.table?.number).toBe(5);
    expect(bench.client.game?.ply).toBe(3);
    expect(bench.client.events).toEqual(events);
  });

  it("append each event once, even if it is sent twice", () => {
    bench.socket.tell(snapshot({}, {}, [eventInfo(5, "started")]));
    bench.socket.tell(happened({ number: 6 }, {}, [eventInfo(5, "started"), eventInfo(6, "chat")]));
    bench.socket.tell(happened({ number: 6 }, {}, [eventInfo(6, "chat")]));
    expect(bench.client.events.map((event) => event.number)).toEqual([5, 6]);
  });

  it("keep the view object and the choices when only chat was added", () => {
    bench.socket.tell(snapshot({}, { view: { turn: 1 } }));
    const { game, choices } = bench.client;
    bench.socket.tell(happened({ number: 6 }, { view: { turn: 1 } }, [eventInfo(6, "chat")]));
    expect(bench.client.game?.view).toBe(game?.view);
    expect(bench.client.choices).toBe(choices);
  });

  it("show a new view after an undo and another move, although the ply is the same", () => {
    bench.socket.tell(snapshot({}, { ply: 3, view: { turn: 1 } }, [eventInfo(5, "move")]));
    const events = [eventInfo(6, "undone"), eventInfo(7, "move")];
    bench.socket.tell(happened({ number: 7 }, { ply: 3, view: { turn: 2 } }, events));
    expect(bench.client.game?.view).toEqual({ turn: 2 });
  });

  it("show the view of the end, which may reveal secrets", () => {
    bench.socket.tell(snapshot({}, { ply: 3, view: { secret: null } }));
    const events = [eventInfo(6, "resigned"), eventInfo(6, "ended")];
    bench.socket.tell(happened({ state: "over", number: 6 }, { ply: 3, view: { secret: 4 } }, events));
    expect(bench.client.game?.view).toEqual({ secret: 4 });
  });

  it("replace all events by those of a snapshot", () => {
    bench.socket.tell(snapshot({}, {}, [eventInfo(1, "created"), eventInfo(5, "move")]));
    bench.socket.tell(snapshot({}, {}, [eventInfo(1, "created")]));
    expect(bench.client.events.map((event) => event.number)).toEqual([1]);
  });

  it("record the time of arrival for the clocks", () => {
    vi.setSystemTime(123_456);
    bench.socket.tell(snapshot());
    expect(bench.client.receivedAt).toBe(123_456);
  });
});

describe("presence", () => {
  it("updates seats and watchers", () => {
    bench.socket.tell(snapshot());
    bench.socket.tell({ type: "presence", seats: [true, false], watchers: 3 });
    expect(bench.client.table?.seats.map((seat) => seat.present)).toEqual([true, false]);
    expect(bench.client.watchers).toBe(3);
  });

  it("may arrive before the first snapshot", () => {
    bench.socket.tell({ type: "presence", seats: [true], watchers: 1 });
    expect(bench.client.watchers).toBe(1);
    expect(bench.client.table).toBeNull();
  });

  it("shows a thinking bot until it no longer has to act", () => {
    bench.socket.tell(snapshot({ to_act: [1] }, { to_act: [1] }));
    bench.socket.tell({ type: "thinking", seat: 1, standing_in: false });
    bench.socket.tell(happened({ to_act: [1], number: 6 }, { to_act: [1] }, [eventInfo(6, "chat")]));
    expect(bench.client.thinking?.seat).toBe(1);
    bench.socket.tell(happened({ to_act: [0], number: 7 }));
    expect(bench.client.thinking).toBeNull();
  });
});

describe("the viewing seat", () => {
  it("is changed by one message, which withdraws choices and animation", () => {
    bench.socket.tell(snapshot());
    bench.socket.tell(happened({ number: 6 }, { ply: 2, view: { turn: 2 } }));
    bench.client.viewAs(1);
    bench.client.viewAs(1);
    expect(bench.socket.sent.filter((message) => message.type === "look")).toEqual([
      { type: "look", seat: 1 },
    ]);
    expect(bench.client.choices).toEqual([]);
  });

  it("gets the same choices again when it is selected again", () => {
    const both = { seats: [ANN, { ...BOB, mine: true }] };
    bench.socket.tell(snapshot(both));
    bench.client.viewAs(1);
    bench.socket.tell(snapshot(both, { seat: 1 }));
    expect(bench.client.choices).toEqual([]);
    bench.client.viewAs(0);
    bench.socket.tell(snapshot(both, { seat: 0 }));
    expect(bench.client.choices).toEqual(CHOICES);
  });

  it("is dropped when the table no longer lists it as ours", () => {
    bench.socket.tell(snapshot());
    bench.socket.tell(snapshot({ seats: [seatInfo("Ann"), BOB] }, { seat: null }));
    expect(bench.client.unseated).toBe(true);
    expect(bench.client.choices).toEqual([]);
    reconnected(bench);
    expect(sent(bench, "hello").seat).toBeNull();
  });

  it("is sent with a new hello after joining", () => {
    bench.socket.tell(snapshot({ seats: [seatInfo("Ann"), BOB] }, { seat: null }));
    bench.client.rejoin(1);
    expect(bench.client.unseated).toBe(false);
    expect(bench.client.game).toBeNull();
    newest(bench.sockets).accept();
    expect(bench.sockets).toHaveLength(2);
    expect(sent(bench, "hello")).toMatchObject({ seat: 1, last: null });
  });
});

describe("a refused hello", () => {
  it("closes the connection when the table does not exist", () => {
    bench.socket.tell({ type: "refused", fault: fault("not-found") });
    expect(bench.client.connection).toBe("closed");
    expect(bench.client.error?.error).toBe("not-found");
  });

  it("continues as a spectator when the seat belongs to somebody else", () => {
    bench.socket.tell({ type: "refused", fault: fault("not-yours") });
    expect(sent(bench, "look")).toEqual({ type: "look", seat: null });
    expect(authToken()).toBe("secret");
  });

  it("clears a token that the server does not know", () => {
    bench.socket.tell({ type: "refused", fault: fault("no-token") });
    expect(authToken()).toBeNull();
    reconnected(bench);
    expect(sent(bench, "hello")).toMatchObject({ token: null, seat: null });
  });
});

describe("chat", () => {
  it("is sent with an id", async () => {
    bench.socket.tell(snapshot());
    await bench.client.chat("well played");
    expect(sent(bench, "chat")).toMatchObject({
      text: "well played",
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("creates a guest and reconnects first when there is no token", async () => {
    save("token", null);
    fakeServer({ "POST /api/guests": [{ token: "fresh", nickname: "Otter" }] });
    bench.socket.tell(snapshot({ seats: [seatInfo("Ann"), BOB] }, { seat: null }));
    await bench.client.chat("hi");
    const second = newest(bench.sockets).accept();
    expect(second).not.toBe(bench.socket);
    expect(second.sent.map((message) => message.type)).toEqual(["hello", "chat"]);
    expect(sent(bench, "hello").token).toBe("fresh");
  });
});

describe("redacted moves at the end of the match", () => {
  const secret = eventInfo(5, "move", { seat: 1, text: "W4 ?" });
  const open = eventInfo(5, "move", { seat: 1, text: "W4 a1", words: [{ id: "built" }] });

  it("are requested again when the match ends", async () => {
    const requests = fakeServer({ "GET /api/tables/t1/view?seat=0": [snapshot({ number: 6 }, {}, [open])] });
    bench.socket.tell(snapshot({}, {}, [secret]));
    bench.socket.tell(happened({ state: "over", number: 6 }, {}, [eventInfo(6, "ended")]));
    await vi.waitFor(() => expect(bench.client.events[0]).toEqual(open));
    expect(requests).toHaveLength(1);
  });

  it("are not requested when no move is redacted", () => {
    const requests = fakeServer({});
    bench.socket.tell(snapshot({}, {}, [open]));
    bench.socket.tell(happened({ state: "over", number: 6 }, {}, [eventInfo(6, "ended")]));
    expect(requests).toEqual([]);
  });

  it("keep events that arrive during the request", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0": [snapshot({ number: 5 }, {}, [open])] });
    bench.socket.tell(snapshot({}, {}, [secret]));
    const reading = bench.client.reloadEvents();
    bench.socket.tell(happened({ number: 6 }, {}, [eventInfo(6, "chat")]));
    await reading;
    expect(bench.client.events).toEqual([open, eventInfo(6, "chat")]);
  });

  it("are discarded when the seat changes during the request", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0": [snapshot({ number: 5 }, {}, [open])] });
    bench.socket.tell(snapshot({}, {}, [secret]));
    const reading = bench.client.reloadEvents();
    bench.client.viewAs(1);
    await reading;
    expect(bench.client.events).toEqual([secret]);
  });

  it("stay hidden when the request fails", async () => {
    fakeServer({ "GET /api/tables/t1/view?seat=0": [errorResponse(500, "broken")] });
    bench.socket.tell(snapshot({}, {}, [secret]));
    await bench.client.reloadEvents();
    expect(bench.client.events).toEqual([secret]);
  });
});
