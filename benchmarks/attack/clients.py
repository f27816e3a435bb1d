"""Hostile clients: they send inputs and note how the server answers."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.attack.inputs import InputMaker
from benchmarks.swarm.http import HOST, Reply, Streams

ANSWER_TIMEOUT = 0.5  # seconds: the server may wait for the rest of a request
DRIP_SECONDS = 1.0  # between two bytes of a slow client
MAX_FAULTS = 20
INTERNAL_ERROR = 1011  # WebSocket close code
_MAX_REPLY = 8 << 20
_NUM_ADDRESSES = 2_000  # so that the limits by address stop few inputs
_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
_TOKEN = re.compile(rb'"token":"([^"]+)"')


@dataclass
class Attack:
    """What all hostile clients share: the inputs, their number and the answers."""

    port: int
    maker: InputMaker
    num_inputs: int
    num_sent: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def done(self) -> bool:
        return self.num_sent >= self.num_inputs

    def count(self, status: str, sent: bytes) -> None:
        self.num_sent += 1
        self.statuses[status] += 1
        if status.startswith(("5", "close 1011")) and len(self.faults) < MAX_FAULTS:
            self.faults.append(f"{status} after {sent[:300]!r}")

    def source(self) -> tuple[str, int]:
        """A loopback address that is not the one of honest clients."""
        number = self.maker.rng.randrange(_NUM_ADDRESSES)
        return f"127.1.{number // 250}.{number % 250 + 1}", 0

    async def open(self) -> Streams:
        return await asyncio.open_connection(HOST, self.port, limit=_MAX_REPLY, local_addr=self.source())


async def send_requests(attack: Attack) -> None:
    """Send requests over connections that are used again while they last."""
    while not attack.done:
        try:
            reader, writer = await attack.open()
        except OSError:
            attack.count("refused connection", b"")
            continue
        try:
            while await _send_request(attack, reader, writer):
                pass
        finally:
            writer.transport.abort()


async def _send_request(attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Send one request. Returns whether the connection can be used again."""
    rng, sent = attack.maker.rng, attack.maker.request()
    leaves = rng.random() < 0.05  # without waiting for the answer
    closes_half = rng.random() < 0.05
    try:
        writer.write(sent)
        if closes_half:
            writer.write_eof()
        if leaves:
            attack.count("left", sent)
            return False
        async with asyncio.timeout(ANSWER_TIMEOUT):
            reply = await _read_reply(reader, has_body=not sent.startswith(b"HEAD"))
    except TimeoutError:
        attack.count("waiting for more", sent)
        return False
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        attack.count("disconnected", sent)
        return False
    attack.count(str(reply.status), sent)
    if found := _TOKEN.search(reply.body):
        attack.maker.tokens = [*attack.maker.tokens[-20:], found[1].decode()]
    return not (closes_half or attack.done) and rng.random() < 0.95


async def _read_reply(reader: asyncio.StreamReader, *, has_body: bool) -> Reply:
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 "):  # a damaged request can be two
        raise ConnectionResetError
    if head.startswith(b"HTTP/1.1 100 "):
        return await _read_reply(reader, has_body=has_body)
    length = _LENGTH.search(head) if has_body else None
    body = await reader.readexactly(int(length[1])) if length and int(length[1]) < _MAX_REPLY else b""
    return Reply(int(head.split(b" ", 2)[1]), body)


async def send_messages(attack: Attack) -> None:
    """Connect to tables and send messages until the server disconnects."""
    while not attack.done:
        address = f"ws://{HOST}:{attack.port}{attack.maker.socket_path()}"
        try:
            async with asyncio.timeout(10):
                async with connect(address, compression=None, local_addr=attack.source()) as socket:
                    await socket.send(attack.maker.hello(), text=True)
                    for _ in range(attack.maker.rng.randint(1, 40)):
                        message = attack.maker.message()
                        await socket.send(message, text=attack.maker.rng.random() < 0.9)
                        attack.count("message", message)
                    async with asyncio.timeout(0.2):
                        async for _ in socket:
                            pass
        except ConnectionClosed as end:
            attack.count(f"close {end.rcvd.code if end.rcvd else 'without a code'}", b"")
        except InvalidHandshake:
            attack.count("refused handshake", b"")
        except (OSError, TimeoutError):
            attack.count("left", b"")


async def send_slowly(attack: Attack) -> None:
    """Hold a connection with a byte per second, of a head, a body or frames."""
    beginnings = (
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /api/replay HTTP/1.1\r\nContent-Length: 900000\r\n\r\n",
        b"",
    )
    while not attack.done:
        with contextlib.suppress(OSError):
            _, writer = await attack.open()
            try:
                writer.write(attack.maker.rng.choice(beginnings))
                while not writer.is_closing():
                    writer.write(b"a")
                    await asyncio.sleep(DRIP_SECONDS)
                attack.count("slow", b"")
            finally:
                writer.transport.abort()


async def hold_idle(attack: Attack) -> None:
    """Open connections without a request, again whenever the server drops them."""
    while not attack.done:
        with contextlib.suppress(OSError):
            reader, writer = await attack.open()
            try:
                async with asyncio.timeout(20):
                    await reader.read(1)
                attack.count("idle", b"")
            except TimeoutError:
                attack.faults.append("an idle connection was not dropped")
            finally:
                writer.transport.abort()
