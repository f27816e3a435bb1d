"""Live: nobody is told, or may do, more than they may at that moment; nobody can ask without end."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from draftwork.server import app, protocol
from draftwork.server.guests import Person
from draftwork.server.live import socket
from draftwork.server.live.updates import client_update
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.store import open_database
from draftwork.server.tables.hub import Client
from tests.server.guests import Guest, serving
from tests.server.sockets import Line, line, started

POLICY = 1008


def closed_with(there: Line, message: str = "", times: int = 0) -> int | None:
    """The code, once the server has closed, after a message so many times or by itself."""
    with pytest.raises(ConnectionClosed) as end:
        there.shout(message, times)
    return end.value.rcvd.code if end.value.rcvd else None


def test_who_left_a_seat_looks_through_it_no_more(guest: Callable[[str], Any]) -> None:
    ola, jan, zoe = guest("Ola"), guest("Jan"), guest("Zoe")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ola.post("/tables", {"game": "sagrada", "seats": seats}).json()["id"]
    nonce = {"nonce": secrets.token_hex(16)}
    assert jan.post(f"/tables/{id}/join", nonce).status_code == 200
    with line(jan, id, token=jan.token, seat=1) as jans, line(zoe, id) as watcher:
        jans.hear(protocol.Snapshot)
        watcher.hear(protocol.Snapshot)
        assert jan.post(f"/tables/{id}/leave").status_code == 200
        assert zoe.post(f"/tables/{id}/join", nonce).status_code == 200
        assert ola.post(f"/tables/{id}/start", nonce).json()["state"] == "running"
        seen = jans.hear(protocol.Snapshot)
        while seen.game is None:
            seen = jans.hear((protocol.Snapshot, protocol.Happened))
        told = watcher.hear(protocol.Happened)
        while told.game is None:
            told = watcher.hear(protocol.Happened)
        assert seen.game.seat is None
        assert seen.game.view == told.game.view
        assert [seat.mine for seat in seen.table.seats] == [False, False]


def test_who_is_connected_with_a_revoked_token_is_disconnected(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    code = ola.post("/me/carry").json()["code"]
    second = ola.client.post("/api/guests/claim", json={"code": code}).json()["token"]
    with line(ola, id, token=ola.token, seat=0) as kept, line(ola, id, token=second, seat=0) as revoked:
        kept.hear(protocol.Snapshot)
        revoked.hear(protocol.Snapshot)
        assert ola.ask("DELETE", "/me/tokens").status_code == 204
        assert closed_with(revoked) == POLICY
        kept.say(type="chat", text="still here", id="chat-0001")
        kept.hear(protocol.Ack)


def test_who_looks_around_without_end_is_disconnected(settings: ServerSettings) -> None:
    with serving(settings) as client:
        ola = Guest(client, "Ola")
        id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with line(ola, id, token=ola.token, seat=0) as there:
            assert closed_with(there, '{"type": "look", "seat": 1}', 180) == POLICY


def test_refused_messages_count_too(settings: ServerSettings) -> None:
    with serving(settings) as client:
        ola = Guest(client, "Ola")
        id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with line(ola, id, token=ola.token, seat=0) as there:
            wrong = '{"type": "move", "seat": 5, "answers": 1, "id": "wrong-0001", "move": "advance"}'
            assert closed_with(there, wrong, 180) == POLICY


class Deaf:
    """A socket whose client sends without end and reads nothing."""

    client = None

    def __init__(self) -> None:
        self.received = 0

    async def receive(self) -> dict[str, Any]:
        self.received += 1
        await asyncio.sleep(0)
        hello, chat = '{"type": "hello"}', '{"type": "chat", "text": "x", "id": "chat-0001"}'
        return {"type": "websocket.receive", "text": hello if self.received == 1 else chat}

    async def send(self, _: object) -> None:
        await asyncio.Event().wait()


def test_who_does_not_read_is_not_read_from(settings: ServerSettings) -> None:
    async def run() -> int:
        often = Limits(live=Rate(1e9, 1e9))
        calm = ServerSettings(data_folder=settings.data_folder, bot_workers=1, limits=often)
        async with app._open(calm, open_database(calm.database_url)) as house:
            wish = protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me")])
            table = await house.service.create(wish, Person("ola", "Ola", "").actor)
            deaf: Any = Deaf()
            talk = asyncio.create_task(socket._Connection(deaf, house, table.id).run())
            await asyncio.sleep(0.3)
            talk.cancel()
            await asyncio.gather(talk, return_exceptions=True)
            return int(deaf.received)

    assert asyncio.run(run()) == 2, "the greeting, and one message whose answer is not taken"


def test_what_was_made_for_others_is_not_kept(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with app._open(settings, open_database(settings.database_url)) as house:
            wish = protocol.NewTable("patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me")])
            table = await house.service.create(wish, Person("ola", "Ola", "").actor)
            now = 1_000.0
            monkeypatch.setattr("draftwork.server.live.updates.time.time", lambda: now)
            for i in range(5):
                now += 1
                client = Client(Person(f"guest-{i}", "", ""), None, table.table.number)
                assert client_update(table, client, house.service.hub) is not None
            assert len(table.update_cache) == 1

    asyncio.run(run())


def test_a_close_that_nobody_hears_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalled:
        async def close(self, code: int) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(socket, "_CLOSE_TIMEOUT", 0.05)
    stalled: Any = Stalled()
    asyncio.run(asyncio.wait_for(socket._close(stalled, POLICY), 2))


def test_with_a_revoked_token_nobody_is_let_in(settings: ServerSettings) -> None:
    with serving(settings) as client:
        ola = Guest(client, "Ola")
        id = started(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with line(ola, id, token=ola.token, seat=0) as there:
            there.hear(protocol.Snapshot)
            assert ola.ask("DELETE", "/me/token").status_code == 204
            assert closed_with(there) == POLICY
        with line(ola, id, token=ola.token, seat=0) as there:
            assert there.hear(protocol.Refused).fault.error == "no-token"
