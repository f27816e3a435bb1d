"""A minimal HTTP client with a pool of persistent connections, for low CPU use."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HOST = "127.0.0.1"  # load tests run on this machine only
UNAVAILABLE = 503


class ConnectionLost(Exception):
    """The connection broke before a response arrived. The server may have received the request."""


class ErrorResponse(Exception):
    """A response with a status other than 2xx."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(f"{status} {error}")
        self.status, self.error = status, error


class Reply(NamedTuple):
    status: int
    body: bytes


class ErrorBody(msgspec.Struct):
    error: str


class HttpClient:
    """`more_ports` are those of further servers. Each connection goes to one of them at random."""

    def __init__(
        self, port: int, connections: int = 16, source: str = HOST, more_ports: tuple[int, ...] = ()
    ) -> None:
        self.ports, self.source = (port, *more_ports), source
        self._free: asyncio.Queue[Streams | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def send(self, method: str, path: str, body: bytes = b"", token: str | None = None) -> Reply:
        """Send a request and return the response. Raise ConnectionLost if the request is to be repeated."""
        streams = await self._free.get()
        try:
            if streams is None or streams[1].is_closing():
                local = (self.source, 0)
                port = random.choice(self.ports)
                streams = await asyncio.open_connection(HOST, port, limit=1 << 20, local_addr=local)
            streams[1].write(_request_head(method, path, len(body), token) + body)
            reply = await _read_reply(streams[0])
        except (OSError, asyncio.IncompleteReadError) as error:
            if streams is not None:
                streams[1].close()
            streams = None
            raise ConnectionLost(str(error)) from None
        except asyncio.CancelledError:  # the late response would answer the next request
            if streams is not None:
                streams[1].close()
            streams = None
            raise
        finally:
            self._free.put_nowait(streams)
        if reply.status == UNAVAILABLE:
            raise ConnectionLost("the server asks to repeat the request")
        return reply

    async def request(
        self, type: type[T], method: str, path: str, body: Any = None, token: str | None = None
    ) -> T:
        """Send a request and decode the response. Raise ErrorResponse for an error."""
        data = b"" if body is None else msgspec.json.encode(body)
        reply = await self.send(method, path, data, token)
        if not 200 <= reply.status < 300:
            raise ErrorResponse(reply.status, _error_text(reply))
        return msgspec.json.decode(reply.body or b"null", type=type)

    def close(self) -> None:
        while not self._free.empty():
            streams = self._free.get_nowait()
            if streams is not None:
                streams[1].close()


def _error_text(reply: Reply) -> str:
    try:
        return msgspec.json.decode(reply.body, type=ErrorBody).error
    except msgspec.MsgspecError:
        return reply.body[:200].decode(errors="replace")


def _request_head(method: str, path: str, length: int, token: str | None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", f"Content-Length: {length}"]
    if length:
        lines.append("Content-Type: application/json")
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _read_reply(reader: asyncio.StreamReader) -> Reply:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
    length = int(fields.get("content-length", "0"))
    return Reply(int(head[0].split(" ")[1]), await reader.readexactly(length))
