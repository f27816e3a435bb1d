"""WebSocket clients lose access with their seat or token, and are rate-limited."""

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
from draftwork.server.network.relay import Relays
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.database import open_database
from draftwork.server.tables.hub import Client
from tests.server.guests import Guest, run_server
from tests.server.sockets import SocketClient, connect_to_table, start_table

POLICY_VIOLATION = 1008


def close_code(connection: SocketClient, message: str = "", times: int = 0) -> int | None:
    """The close code of the server, after sending a message a number of times."""
    with pytest.raises(ConnectionClosed) as end:
        connection.send_many(message, times)
    return end.value.rcvd.code if end.value.rcvd else None


def test_a_client_that_loses_its_seat_becomes_a_spectator(guest: Callable[[str], Any]) -> None:
    ola, jan, zoe = guest("Ola"), guest("Jan"), guest("Zoe")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ola.post("/tables", {"game": "sagrada", "seats": seats}).json()["id"]
    nonce = {"nonce": secrets.token_hex(16)}
    assert jan.post(f"/tables/{id}/join", nonce).status_code == 200
    with (
        connect_to_table(jan, id, token=jan.token, seat=1) as jans_client,
        connect_to_table(zoe, id) as spectator,
    ):
        jans_client.receive(protocol.Snapshot)
        spectator.receive(protocol.Snapshot)
        assert jan.post(f"/tables/{id}/leave").status_code == 200
        assert zoe.post(f"/tables/{id}/join", nonce).status_code == 200
        assert ola.post(f"/tables/{id}/start", nonce).json()["state"] == "running"
        own = jans_client.receive(protocol.Snapshot)
        while own.game is None:
            own = jans_client.receive((protocol.Snapshot, protocol.Happened))
        watched = spectator.receive(protocol.Happened)
        while watched.game is None:
            watched = spectator.receive(protocol.Happened)
        assert own.game.seat is None
        assert own.game.view == watched.game.view
        assert [seat.mine for seat in own.table.seats] == [False, False]


def test_revoking_a_token_disconnects_its_clients(guest: Callable[[str], Any]) -> None:
    ola = guest("Ola")
    id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    code = ola.post("/me/carry").json()["code"]
    second = ola.client.post("/api/guests/claim", json={"code": code}).json()["token"]
    with (
        connect_to_table(ola, id, token=ola.token, seat=0) as kept,
        connect_to_table(ola, id, token=second, seat=0) as revoked,
    ):
        kept.receive(protocol.Snapshot)
        revoked.receive(protocol.Snapshot)
        assert ola.request("DELETE", "/me/tokens").status_code == 204
        assert close_code(revoked) == POLICY_VIOLATION
        kept.send(type="chat", text="still here", id="chat-0001")
        kept.receive(protocol.Ack)


def test_too_many_seat_switches_disconnect_the_client(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with connect_to_table(ola, id, token=ola.token, seat=0) as connection:
            assert close_code(connection, '{"type": "look", "seat": 1}', 180) == POLICY_VIOLATION


def test_refused_messages_are_limited(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with connect_to_table(ola, id, token=ola.token, seat=0) as connection:
            wrong = '{"type": "move", "seat": 5, "answers": 1, "id": "wrong-0001", "move": "advance"}'
            assert close_code(connection, wrong, 180) == POLICY_VIOLATION


class NonReadingSocket:
    """A client that sends endlessly and reads nothing."""

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


def test_a_client_that_does_not_read_is_not_read_from(settings: ServerSettings) -> None:
    async def run() -> int:
        often = Limits(live=Rate(1e9, 1e9))
        unlimited = ServerSettings(data_folder=settings.data_folder, bot_workers=1, limits=often)
        async with app._open(unlimited, open_database(unlimited.database_url), Relays()) as server:
            requested = protocol.NewTable(
                "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me")]
            )
            table = await server.service.create(requested, Person("ola", "Ola", "").actor)
            non_reader: Any = NonReadingSocket()
            task = asyncio.create_task(socket._Connection(non_reader, server, table.id).run())
            await asyncio.sleep(0.3)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return int(non_reader.received)

    assert asyncio.run(run()) == 2, "the hello, and one message whose answer is not read"


def test_cached_updates_expire(settings: ServerSettings) -> None:
    async def run() -> None:
        async with app._open(settings, open_database(settings.database_url), Relays()) as server:
            requested = protocol.NewTable(
                "patchwork", [protocol.SeatRequest("me"), protocol.SeatRequest("me")]
            )
            table = await server.service.create(requested, Person("ola", "Ola", "").actor)
            now = 1_000.0
            for i in range(5):
                now += 1
                client = Client(Person(f"guest-{i}", "", ""), None, table.table.number)
                assert client_update(table, client, server.service.hub, now) is not None
            assert len(table.update_cache) == 1

    asyncio.run(run())


def test_closing_gives_up_after_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalled:
        async def close(self, code: int) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(socket, "_CLOSE_TIMEOUT", 0.05)
    stalled: Any = Stalled()
    asyncio.run(asyncio.wait_for(socket._close(stalled, POLICY_VIOLATION), 2))


def test_a_revoked_token_cannot_connect(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = start_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
        with connect_to_table(ola, id, token=ola.token, seat=0) as connection:
            connection.receive(protocol.Snapshot)
            assert ola.request("DELETE", "/me/token").status_code == 204
            assert close_code(connection) == POLICY_VIOLATION
        with connect_to_table(ola, id, token=ola.token, seat=0) as connection:
            assert connection.receive(protocol.Refused).fault.error == "no-token"
