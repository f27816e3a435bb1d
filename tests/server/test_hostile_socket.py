"""Arbitrary WebSocket messages are refused or end the connection, and change nothing for others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.swarm.http import HOST
from draftwork.testing.checks.mutations import mutated, mutated_json
from tests.server.hostile import BOUNDED, AttackedServer, attacked_server

pytestmark = pytest.mark.long

ANSWER_TIMEOUT = 10.0  # seconds to wait for an answer
INTERNAL_ERROR = 1011  # close code after an internal error
MANY = settings(BOUNDED, max_examples=200)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("attacked")) as attacked:
        yield attacked


def hello(token: str | None, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "token": token, "seat": None, "last": None, **more}


def valid_messages(attacked: AttackedServer) -> list[dict[str, Any]]:
    """One message of each type, as if the attacker had a seat."""
    id = {"seat": 0, "answers": 5, "id": "client-id"}
    return [
        hello(attacked.attacker, last=3),
        {"type": "look", "seat": 0},
        {"type": "move", **id, "move": 3},
        {"type": "move", **id, "move": "take 1"},
        {"type": "undo", **id},
        {"type": "consent", **id, "agree": True},
    ]


async def exchange(attacked: AttackedServer, *messages: bytes | str, greet: bool = True) -> list[Any]:
    """Send messages and receive all answers until the connection ends."""
    received: list[Any] = []
    address = f"ws://{HOST}:{attacked.server.port}/api/tables/{attacked.table}/live"
    async with connect(address, compression=None, open_timeout=ANSWER_TIMEOUT) as socket:
        try:
            if greet:
                await socket.send(msgspec.json.encode(hello(attacked.attacker)), text=True)
            for message in messages:
                await socket.send(message, text=isinstance(message, bytes) or None)
            await _receive(socket, received)
        except ConnectionClosed as end:
            received.append(_closed(end))
    return received


def _closed(end: ConnectionClosed) -> str:
    if end.rcvd is not None and end.rcvd.code == INTERNAL_ERROR:
        pytest.fail(f"a mistake of the server: {end.rcvd}")
    return "closed"


async def _receive(socket: ClientConnection, received: list[Any]) -> None:
    """All messages up to the answer to a final message, which is always refused."""
    last = {"type": "move", "seat": 7, "answers": 0, "id": "the-last-word", "move": 0}
    await socket.send(msgspec.json.encode(last), text=True)
    async with asyncio.timeout(ANSWER_TIMEOUT):
        while not received or received[-1].get("id") != last["id"]:
            received.append(msgspec.json.decode(await socket.recv()))
    received.pop()


def check_nothing_private(received: list[Any]) -> None:
    """The attacker is a spectator and receives no view of a seat."""
    for item in received:
        if isinstance(item, dict) and item.get("game"):
            assert item["game"]["seat"] is None


def test_messages_with_a_mutation(attacked: AttackedServer) -> None:
    kinds: set[str] = set()
    texts = [msgspec.json.encode(message).decode() for message in valid_messages(attacked)]
    changed = mutated_json(valid_messages(attacked)).map(lambda data: msgspec.json.encode(data).decode())
    message = st.one_of(changed, mutated(texts), st.sampled_from(texts))

    @MANY
    @given(messages=st.lists(message, min_size=1, max_size=4), greet=st.booleans())
    def check(messages: list[str], greet: bool) -> None:
        sent = [message.encode(errors="replace") for message in messages]
        received = asyncio.run(exchange(attacked, *sent, greet=greet))
        check_nothing_private(received)
        kinds.update(item if isinstance(item, str) else item["type"] for item in received)

    check()
    assert {"refused", "snapshot"} <= kinds
    attacked.check_unharmed()


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"hello"',
        b"[" * 5_000,
        b'{"type": "hello", "token": "' + b"x" * 100_000 + b'"}',
        b'{"type": "no such type"}',
        b'{"type": "move", "seat": 0, "answers": 1e400, "id": "12345678", "move": 0}',
        b'{"type": "move", "seat": -1, "answers": 1, "id": "12345678", "move": 0}',
        b'{"type": "chat", "text": "", "id": "12345678"}',
        b'{"type": "hello", "token": null} {"type": "hello"}',
    ],
    ids=range(12),
)
@pytest.mark.parametrize("greet", [True, False])
def test_malformed_messages(attacked: AttackedServer, message: bytes, greet: bool) -> None:
    received = asyncio.run(exchange(attacked, message, greet=greet))
    check_nothing_private(received)
    assert "closed" in received or any(item["type"] == "refused" for item in received)
    attacked.check_unharmed()


def test_binary_messages(attacked: AttackedServer) -> None:
    async def scene() -> list[Any]:
        address = f"ws://{HOST}:{attacked.server.port}/api/tables/{attacked.table}/live"
        received: list[Any] = []
        async with connect(address) as socket:
            try:
                await socket.send(b"\x00\xff\xfe\x80", text=False)
                await _receive(socket, received)
            except ConnectionClosed as end:
                received.append(_closed(end))
        return received

    received = asyncio.run(scene())
    assert "closed" in received or any(item["type"] == "refused" for item in received)
    attacked.check_unharmed()


def test_hello_comes_first_and_only_for_own_seats(attacked: AttackedServer) -> None:
    for message in valid_messages(attacked)[1:]:
        received = asyncio.run(exchange(attacked, msgspec.json.encode(message), greet=False))
        check_nothing_private(received)
        assert all(item == "closed" or item["type"] == "refused" for item in received), received
        received = asyncio.run(exchange(attacked, msgspec.json.encode(message)))
        check_nothing_private(received)
        assert any(item["type"] == "refused" for item in received if item != "closed"), received
    for token in (attacked.attacker, None, "no token", attacked.players[1]):
        received = asyncio.run(exchange(attacked, msgspec.json.encode(hello(token, seat=0)), greet=False))
        assert not any(item["type"] == "snapshot" for item in received if item != "closed"), received
    attacked.check_unharmed()


def test_pages_of_other_origins_may_not_connect(attacked: AttackedServer) -> None:
    async def scene(origin: str) -> None:
        address = f"ws://{HOST}:{attacked.server.port}/api/tables/{attacked.table}/live"
        async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
            await socket.send(msgspec.json.encode(hello(None)), text=True)
            await socket.recv()

    asyncio.run(scene(f"http://{HOST}:{attacked.server.port}"))
    for origin in ("http://evil.example", "null", f"http://{HOST}:1", f"https://{HOST}.evil.example"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            asyncio.run(scene(origin))
    attacked.check_unharmed()


def test_many_silent_connections(attacked: AttackedServer) -> None:
    async def scene() -> None:
        address = f"ws://{HOST}:{attacked.server.port}/api/tables/{attacked.table}/live"
        async with asyncio.timeout(60):
            sockets = [await connect(address) for _ in range(150)]
            await asyncio.to_thread(attacked.check_unharmed)
            for socket in sockets:
                socket.transport.abort()

    asyncio.run(scene())
    attacked.check_unharmed()
