"""Requests for tables that another server owns: they are forwarded to it, and its response is passed on."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable
from typing import Any

import httptools
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from draftwork.server.cluster.ownership import Ownership
from draftwork.server.errors import OwnedElsewhere, TooLarge
from draftwork.server.network.peers import FORWARDING_HEADERS, Route, split_address
from draftwork.server.state import ServerState
from draftwork.server.storage.leases import Owner

_TABLE = re.compile(r"/api/tables/([0-9A-Za-z_-]{22})(?:[/?]|$)")
_MAX_BODY = 1 << 20  # bytes; the owner applies the limit of the route
_TIMEOUT = 10.0  # seconds for a whole request
_MAX_IDLE = 32  # connections to one server that are kept
_MAX_IDLE_SECONDS = 20.0  # less than the time after which the other server closes them
_UNAVAILABLE = 503
_NOT_OWNED = re.compile(rb'"error": ?"(?:owned-elsewhere|lease-lost)"')
_HOP_BY_HOP = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"date", b"content-length")

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def table_of(path: str) -> str | None:
    """The id of the table to which a path belongs."""
    found = _TABLE.match(path)
    return found[1] if found else None


class Response:
    """A parsed response."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = b""
        self.complete = False
        self._parser: Any = httptools.HttpResponseParser(self)

    def feed(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.complete = True


class Forwarder:
    """Finds the owner of a table and forwards requests to it."""

    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._idle: dict[tuple[str, int], list[tuple[Streams, float]]] = {}  # with the time of their last use

    @property
    def _server(self) -> ServerState:
        server: ServerState = self._app.state.server
        return server

    @property
    def _ownership(self) -> Ownership:
        return self._server.ownership

    def find_route(self, path: str, client: str) -> Awaitable[Route | None] | None:
        """The route of a WebSocket; None if this server is known to own its table."""
        table = table_of(path)
        return None if table is None or self._ownership.is_own(table) else self._find_route(table, client)

    async def _find_route(self, table: str, client: str) -> Route | None:
        owner = await self._ownership.locate(table)
        self._ownership.forget(table)  # a client that was sent to a dead server comes again
        return None if owner is None else self._route(owner, client)

    def _route(self, owner: Owner, client: str) -> Route:
        try:
            host, port = split_address(owner.address)
        except ValueError:
            raise OwnedElsewhere("owned-elsewhere") from None
        return Route(owner.lease, host, port, self._server.peers.sign(client, owner.lease))

    async def forward(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Forward a request if another server owns its table. Raises OwnedElsewhere without an answer."""
        table = table_of(scope["path"])
        if table is None or self._ownership.is_own(table):
            return False
        owner = await self._ownership.locate(table)
        if owner is None:
            return False
        body = await _read_body(receive)
        if body is None:  # the client is gone
            return True
        response = await self._try(table, owner, scope, body)
        if response is None:  # it was not the owner any more, so it has done nothing
            owner = await self._ownership.locate(table)
            response = await self._try(table, owner, scope, body) if owner else None
        if response is None:
            raise OwnedElsewhere("owned-elsewhere")
        await _respond(response, send)
        return True

    async def _try(self, table: str, owner: Owner, scope: Any, body: bytes) -> Response | None:
        client = scope["client"][0] if scope.get("client") else ""
        route = self._route(owner, client)
        try:
            async with asyncio.timeout(_TIMEOUT):
                response = await self._exchange(route, _request(scope, route, body))
        except (OSError, TimeoutError, asyncio.IncompleteReadError, httptools.HttpParserError):
            self._ownership.forget(table)
            raise OwnedElsewhere("owned-elsewhere") from None
        if response.status == _UNAVAILABLE and _NOT_OWNED.search(response.body):
            self._ownership.forget(table)
            return None
        return response

    async def _exchange(self, route: Route, request: bytes) -> Response:
        """Send a request over an idle connection, or over a new one if there is none or it was closed."""
        idle = self._idle.setdefault((route.host, route.port), [])
        while idle:
            streams, since = idle.pop()
            is_fresh = time.monotonic() - since < _MAX_IDLE_SECONDS
            if is_fresh and not streams[0].at_eof() and not streams[1].is_closing():
                break
            streams[1].close()
        else:
            streams = await asyncio.open_connection(route.host, route.port)
        reader, writer = streams
        try:
            writer.write(request)
            response = Response()
            while not response.complete:
                data = await reader.read(1 << 16)
                if not data:
                    raise asyncio.IncompleteReadError(b"", None)
                response.feed(data)
        except BaseException:
            writer.close()
            raise
        if len(idle) < _MAX_IDLE:
            idle.append((streams, time.monotonic()))
        else:
            writer.close()
        return response

    def close(self) -> None:
        for idle in self._idle.values():
            for (_, writer), _ in idle:
                writer.close()
        self._idle.clear()


async def _read_body(receive: Receive) -> bytes | None:
    """The body of a request; None if the client disconnects before its end."""
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > _MAX_BODY:
            raise TooLarge("too-large", most=_MAX_BODY)
        if not message.get("more_body", False):
            return bytes(body)


def _request(scope: Any, route: Route, body: bytes) -> bytes:
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    target = path + (b"?" + query if query else b"")
    method = b"GET" if scope["method"] == "HEAD" else scope["method"].encode()
    lines: list[bytes] = [b"%b %b HTTP/1.1" % (method, target)]
    lines += [
        b"%b: %b" % (name, value)
        for name, value in scope["headers"]
        if name not in (*_HOP_BY_HOP, *FORWARDING_HEADERS, b"expect")
    ]
    own = (*route.headers(scope["scheme"]), (b"content-length", b"%d" % len(body)))
    lines += [b"%b: %b" % header for header in own]
    lines += [b"", b""]
    return b"\r\n".join(lines) + body


async def _respond(response: Response, send: Send) -> None:
    headers = [header for header in response.headers if header[0] not in _HOP_BY_HOP]
    if response.status not in (204, 304):
        headers.append((b"content-length", b"%d" % len(response.body)))
    start: Any = {"type": "http.response.start", "status": response.status, "headers": headers}
    content: Any = {"type": "http.response.body", "body": response.body, "more_body": False}
    await send(start)
    await send(content)
