"""Whatever is sent over a live connection is refused or ends it, and nothing of others is changed."""

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
from tests.server.hostile import BOUNDED, Siege, besieged

pytestmark = pytest.mark.long

PATIENCE = 10.0  # seconds for an answer
BROKEN = 1011  # a mistake of ours ended the connection
MANY = settings(BOUNDED, max_examples=200)


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege")) as siege:
        yield siege


def hello(token: str | None, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "token": token, "seat": None, "last": None, **more}


def valid(siege: Siege) -> list[dict[str, Any]]:
    """One of each, as if the attacker sat there."""
    id = {"seat": 0, "answers": 5, "id": "client-id"}
    return [
        hello(siege.attacker, last=3),
        {"type": "look", "seat": 0},
        {"type": "move", **id, "move": 3},
        {"type": "move", **id, "move": "take 1"},
        {"type": "undo", **id},
        {"type": "consent", **id, "agree": True},
    ]


async def talk(siege: Siege, *messages: bytes | str, greet: bool = True) -> list[Any]:
    """Say these and hear all that is said back, until the connection ends or there is no more."""
    heard: list[Any] = []
    address = f"ws://{HOST}:{siege.server.port}/api/tables/{siege.table}/live"
    async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
        try:
            if greet:
                await socket.send(msgspec.json.encode(hello(siege.attacker)), text=True)
            for message in messages:
                await socket.send(message, text=isinstance(message, bytes) or None)
            await _hear(socket, heard)
        except ConnectionClosed as end:
            heard.append(_closed(end))
    return heard


def _closed(end: ConnectionClosed) -> str:
    if end.rcvd is not None and end.rcvd.code == BROKEN:
        pytest.fail(f"a mistake of the server: {end.rcvd}")
    return "closed"


async def _hear(socket: ClientConnection, heard: list[Any]) -> None:
    """All that comes up to the answer to a last word, which is refused to whoever is still there."""
    last = {"type": "move", "seat": 7, "answers": 0, "id": "the-last-word", "move": 0}
    await socket.send(msgspec.json.encode(last), text=True)
    async with asyncio.timeout(PATIENCE):
        while not heard or heard[-1].get("id") != last["id"]:
            heard.append(msgspec.json.decode(await socket.recv()))
    heard.pop()


def nothing_private(heard: list[Any]) -> None:
    """The attacker watches: no seat's eyes, whatever was asked."""
    for told in heard:
        if isinstance(told, dict) and told.get("game"):
            assert told["game"]["seat"] is None


def test_messages_with_a_mistake_in_them(siege: Siege) -> None:
    kinds: set[str] = set()
    texts = [msgspec.json.encode(message).decode() for message in valid(siege)]
    changed = mutated_json(valid(siege)).map(lambda data: msgspec.json.encode(data).decode())
    message = st.one_of(changed, mutated(texts), st.sampled_from(texts))

    @MANY
    @given(messages=st.lists(message, min_size=1, max_size=4), greet=st.booleans())
    def bears(messages: list[str], greet: bool) -> None:
        sent = [message.encode(errors="replace") for message in messages]
        heard = asyncio.run(talk(siege, *sent, greet=greet))
        nothing_private(heard)
        kinds.update(told if isinstance(told, str) else told["type"] for told in heard)

    bears()
    assert {"refused", "snapshot"} <= kinds
    siege.unharmed()


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
def test_messages_that_are_none(siege: Siege, message: bytes, greet: bool) -> None:
    heard = asyncio.run(talk(siege, message, greet=greet))
    nothing_private(heard)
    assert "closed" in heard or any(told["type"] == "refused" for told in heard)
    siege.unharmed()


def test_bytes_instead_of_text(siege: Siege) -> None:
    async def scene() -> list[Any]:
        address = f"ws://{HOST}:{siege.server.port}/api/tables/{siege.table}/live"
        heard: list[Any] = []
        async with connect(address) as socket:
            try:
                await socket.send(b"\x00\xff\xfe\x80", text=False)
                await _hear(socket, heard)
            except ConnectionClosed as end:
                heard.append(_closed(end))
        return heard

    heard = asyncio.run(scene())
    assert "closed" in heard or any(told["type"] == "refused" for told in heard)
    siege.unharmed()


def test_nobody_speaks_before_saying_hello_or_looks_through_the_eyes_of_others(siege: Siege) -> None:
    for message in valid(siege)[1:]:
        heard = asyncio.run(talk(siege, msgspec.json.encode(message), greet=False))
        nothing_private(heard)
        assert all(told == "closed" or told["type"] == "refused" for told in heard), heard
        heard = asyncio.run(talk(siege, msgspec.json.encode(message)))
        nothing_private(heard)
        assert any(told["type"] == "refused" for told in heard if told != "closed"), heard
    for token in (siege.attacker, None, "no token", siege.victims[1]):
        heard = asyncio.run(talk(siege, msgspec.json.encode(hello(token, seat=0)), greet=False))
        assert not any(told["type"] == "snapshot" for told in heard if told != "closed"), heard
    siege.unharmed()


def test_pages_of_other_places_may_not_connect(siege: Siege) -> None:
    async def scene(origin: str) -> None:
        address = f"ws://{HOST}:{siege.server.port}/api/tables/{siege.table}/live"
        async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
            await socket.send(msgspec.json.encode(hello(None)), text=True)
            await socket.recv()

    asyncio.run(scene(f"http://{HOST}:{siege.server.port}"))
    for origin in ("http://evil.example", "null", f"http://{HOST}:1", f"https://{HOST}.evil.example"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            asyncio.run(scene(origin))
    siege.unharmed()


def test_many_connections_at_once_that_say_nothing(siege: Siege) -> None:
    async def scene() -> None:
        address = f"ws://{HOST}:{siege.server.port}/api/tables/{siege.table}/live"
        async with asyncio.timeout(60):
            sockets = [await connect(address) for _ in range(150)]
            await asyncio.to_thread(siege.unharmed)
            for socket in sockets:
                socket.transport.abort()

    asyncio.run(scene())
    siege.unharmed()
