"""WebSockets and requests that are passed on to another server, and their signature."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from uvicorn.server import ServerState

from draftwork.server.errors import TooMany
from draftwork.server.http.forward import table_of
from draftwork.server.network.peers import PeerSigner, Route, split_address
from draftwork.server.network.registry import ConnectionRegistry
from draftwork.server.network.relay import RelayedClient, Relays, open_relay
from draftwork.server.rate_limit import Limits

HEAD = b"GET /api/tables/x/live HTTP/1.1\r\nhost: play.example\r\n\r\n"
SIGNATURE = b"8.8.8.8 1.signature"


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/0123456789abcdefghijkl", "0123456789abcdefghijkl"),
        ("/api/tables/0123456789abcdefghijkl/moves", "0123456789abcdefghijkl"),
        ("/api/tables/0123456789abcdefghij-_/live?x=1", "0123456789abcdefghij-_"),
        ("/api/tables", None),
        ("/api/tables/short", None),
        ("/api/tables/0123456789abcdefghijklm", None),
        ("/api/me/tables/0123456789abcdefghijkl", None),
        ("/t/0123456789abcdefghijkl", None),
    ],
)
def test_the_table_of_a_path(path: str, table: str | None) -> None:
    assert table_of(path) == table


@pytest.mark.parametrize("client", ["8.8.8.8", "2001:db8::1", "", "fe80::1%eth0"])
def test_a_signature_is_for_one_client_and_one_server(client: str) -> None:
    signer = PeerSigner(b"key of the database")
    header = signer.sign(client, 7)
    assert signer.client(header, 7) == client
    assert signer.client(header, 8) is None
    assert signer.client(header, None) is None
    assert signer.client(header.replace(b"7", b"8", 1), 8) is None
    assert PeerSigner(b"key of another database").client(header, 7) is None
    for wrong in (b"", b"x", b"\xff\xfe", b"8.8.8.8 7"):
        assert signer.client(wrong, 7) is None


@pytest.mark.parametrize(
    ("address", "host", "port"), [("10.0.0.5:70", "10.0.0.5", 70), ("[::1]:80", "::1", 80), ("db:1", "db", 1)]
)
def test_the_parts_of_an_address(address: str, host: str, port: int) -> None:
    assert split_address(address) == (host, port)


def test_an_address_without_a_port_is_refused() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        split_address("10.0.0.5")


class Relay:
    """A client, a relay and a server that notes what it receives."""

    def __init__(self, limits: Limits) -> None:
        self.relays, self.state = Relays(), ServerState()
        self.registry = ConnectionRegistry(limits)
        self.received = b""
        self.errors: list[BaseException] = []
        self.owner: asyncio.StreamWriter | None = None
        self.accepted = asyncio.Event()

    async def serve_owner(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.owner = writer
        self.received += await reader.readuntil(b"\r\n\r\n")
        self.accepted.set()

    def accept(self, port: int, *, limited: bool) -> Callable[[], asyncio.Protocol]:
        async def connect(client: RelayedClient) -> None:
            client.transport.pause_reading() if client.transport else None
            await open_relay(client, Route(1, "127.0.0.1", port, SIGNATURE), HEAD)
            client.transport.resume_reading() if client.transport else None

        class Accepting(RelayedClient):
            def connection_made(inner, transport: asyncio.BaseTransport) -> None:  # noqa: N805  # `self` is the relay
                super().connection_made(transport)
                try:
                    inner.register(1, "8.8.8.8", limited=limited)
                except TooMany as error:
                    self.errors.append(error)
                    transport.close()
                    return
                inner.task = asyncio.ensure_future(connect(inner))

            task: asyncio.Future[None] | None = None

        return lambda: Accepting(self.relays, self.registry, self.state)


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def relayed(
    work: Callable[[Relay, Callable[[], Awaitable[Streams]]], Awaitable[None]], **limits: int
) -> None:
    async def run() -> None:
        relay = Relay(Limits(**limits))  # type: ignore[arg-type]  # only numbers are given
        loop = asyncio.get_running_loop()
        owner = await asyncio.start_server(relay.serve_owner, "127.0.0.1", 0)
        port: int = owner.sockets[0].getsockname()[1]
        front = await loop.create_server(relay.accept(port, limited=True), "127.0.0.1", 0)
        here: int = front.sockets[0].getsockname()[1]
        async with asyncio.timeout(30):
            await work(relay, lambda: asyncio.open_connection("127.0.0.1", here))
        front.close()
        owner.close()

    asyncio.run(run())


def test_bytes_are_passed_on_in_both_directions() -> None:
    async def work(relay: Relay, connect: Callable[[], Awaitable[Streams]]) -> None:
        reader, writer = await connect()
        await relay.accepted.wait()
        assert relay.received == HEAD
        assert relay.owner is not None
        relay.owner.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        assert await reader.readexactly(36) == b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        assert len(relay.relays) == len(relay.state.connections) == len(relay.registry) == 1
        writer.close()
        while len(relay.relays):
            await asyncio.sleep(0.01)
        assert len(relay.state.connections) == len(relay.registry) == 0
        relay.owner.close()

    relayed(work)


def test_a_relay_ends_with_either_end_and_with_the_lease_of_the_owner() -> None:
    async def work(relay: Relay, connect: Callable[[], Awaitable[Streams]]) -> None:
        for end in ("owner", "lease", "shutdown"):
            relay.accepted.clear()
            reader, writer = await connect()
            await relay.accepted.wait()
            assert relay.owner is not None
            relay.relays.end([2])  # another server
            if end == "owner":
                relay.owner.close()
            elif end == "lease":
                relay.relays.end([1])
            else:
                for connection in list(relay.state.connections):
                    connection.shutdown()
            try:
                assert await reader.read() == b""
            except ConnectionResetError:
                assert end == "lease"  # the connection is aborted
            writer.close()
            relay.owner.close()

    relayed(work)


def test_a_slow_client_slows_the_owner_down() -> None:
    async def work(relay: Relay, connect: Callable[[], Awaitable[Streams]]) -> None:
        _, writer = await connect()
        await relay.accepted.wait()
        assert relay.owner is not None
        sent = 0
        try:
            async with asyncio.timeout(1):
                while sent < 200 << 20:
                    relay.owner.write(b"x" * (1 << 16))
                    await relay.owner.drain()
                    sent += 1 << 16
        except TimeoutError:
            assert sent < 100 << 20
        else:
            raise AssertionError("the relay has taken everything")
        writer.transport.abort()
        relay.owner.transport.abort()

    relayed(work)


def test_relayed_clients_count_as_connections() -> None:
    async def work(relay: Relay, connect: Callable[[], Awaitable[Streams]]) -> None:
        first, second = await connect(), await connect()
        assert await second[0].read() == b""
        assert [type(error) for error in relay.errors] == [TooMany]
        for _, writer in (first, second):
            writer.close()
        if relay.owner is not None:
            relay.owner.close()

    relayed(work, connections_by_address=1, connections=10)
