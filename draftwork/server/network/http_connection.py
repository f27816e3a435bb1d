"""HTTP connections with limits of size and time.

Uvicorn bounds neither the head of a request nor the time to send it, nor the requests that a client sends
ahead. httptools copies an unfinished header with every piece that arrives, so a header without end would take
all of the processor.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import HeadTooLarge, NotHttp, OwnedElsewhere, TimedOut, TooMany
from draftwork.server.network.peers import FORWARDING_HEADERS, Route
from draftwork.server.network.proxies import TrustedProxies
from draftwork.server.network.refusal import refusal_bytes
from draftwork.server.network.registry import ConnectionRegistry
from draftwork.server.network.relay import RelayedClient, Relays, open_relay
from draftwork.server.network.sharing import Sharing
from draftwork.server.rate_limit import is_loopback

MAX_HEAD_BYTES = 16 << 10  # request line and headers
MAX_HEADERS = 100
HEAD_SECONDS = 15.0  # from the connection, or the first byte of a later request, to the end of the head
BODY_SECONDS = 10.0  # for a body, and more time for each byte that has arrived
MIN_BODY_RATE = 4_096  # bytes per second
SEND_SECONDS = 60.0  # in which the client must have read what was sent
CLOSE_SECONDS = 10.0  # until a connection that was closed is aborted
_MAX_PIPELINED = 16  # requests that wait for the response to another one
_MAX_DISCARDED = 256 << 10  # bytes of a body that are read after the response
_PIECE = 4 << 10  # bytes that are parsed before the limits are checked


class NetworkConfig(uvicorn.Config):
    """The configuration of uvicorn, and what all connections share."""

    registry: ConnectionRegistry
    proxies: TrustedProxies = TrustedProxies()
    exempts_loopback: bool = True  # connections from this machine are not limited by address
    sharing: Sharing
    relays: Relays
    peers: tuple[NetworkConfig, socket.socket] | None = None  # where other servers forward requests to
    # The other server that a WebSocket belongs to, by its path and the address of its client. None: this one.
    find_route: Callable[[str, str], Awaitable[Route | None] | None] | None = None

    def limits(self, address: str) -> bool:
        """Whether the connections of an address are limited. A proxy has the connections of many clients."""
        return address not in self.proxies and not (self.exempts_loopback and is_loopback(address))


class _Reading(Enum):
    """The part of a request that is expected next."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()  # the request is complete, and the next one has not begun


class HttpConnection(HttpToolsProtocol):
    def __init__(
        self,
        config: NetworkConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._network = config
        self._reading = _Reading.HEAD
        self._since = time.monotonic()  # of this part, or of the idle time
        self._num_received = 0  # bytes of this part
        self._num_body_bytes = 0
        self._num_pending = 0  # requests without a complete response
        self._write_paused_since: float | None = None
        self._closing_since: float | None = None
        self._refusal: DraftworkError | None = None  # reason for which a callback has stopped the parser

    # Registry

    @property
    def idle_since(self) -> float | None:
        return None if self._num_pending else self._since

    def check_deadline(self, now: float) -> None:
        if self.transport.is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > CLOSE_SECONDS:
                self.transport.abort()
        elif self._write_paused_since is not None:
            if now - self._write_paused_since > SEND_SECONDS:
                self.transport.abort()
        elif now > self._deadline():
            self._refuse(TimedOut("request-timeout") if self._num_received else None)

    def _deadline(self) -> float:
        if self._reading is _Reading.NOTHING or self.flow.read_paused:
            return float("inf")  # uvicorn ends idle connections
        if self._reading is _Reading.HEAD:
            return self._since + HEAD_SECONDS
        return self._since + BODY_SECONDS + self._num_body_bytes / MIN_BODY_RATE

    def drop(self) -> None:
        self.transport.abort()

    # Connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        try:
            self._network.registry.add(self, address, limited=self._network.limits(address))
        except TooMany as error:
            self._refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._network.registry.remove(self)
        # Uvicorn leaves the timer of a connection that was reset. It would hold the last request.
        self._unset_keepalive_if_required()

    def handle_websocket_upgrade(self) -> None:
        self._network.registry.remove(self)  # the WebSocket registers itself
        find_route = self._network.find_route
        client = self.scope.get("client")
        address = client[0] if client else ""
        route = find_route(self.url.decode("latin-1"), address) if find_route else None
        if route is None:
            super().handle_websocket_upgrade()
        else:
            self.connections.discard(self)
            self.transport.pause_reading()  # a client sends nothing before the response
            task = self.loop.create_task(self._route_websocket(route, address))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _route_websocket(self, finding: Awaitable[Route | None], address: str) -> None:
        """Serve a WebSocket, or pass it on to another server."""
        try:
            route = await finding
            if self.transport.is_closing():
                return
            if route is None:
                super().handle_websocket_upgrade()
            else:
                client = RelayedClient(self._network.relays, self._network.registry, self.server_state)
                client.register(route.lease, address, limited=self._network.limits(address))
                client.connection_made(self.transport)
                self.transport.set_protocol(client)
                await open_relay(client, route, self._request_head(route))
            self.transport.resume_reading()
        except (DraftworkError, OSError, TimeoutError) as error:
            known = error if isinstance(error, DraftworkError) else OwnedElsewhere("owned-elsewhere")
            self.transport.write(refusal_bytes(known))
            self.transport.close()

    def _request_head(self, route: Route) -> bytes:
        """The head of the request, as it is forwarded."""
        kept = [header for header in self.scope["headers"] if header[0] not in FORWARDING_HEADERS]
        headers = [*kept, *route.headers(self.scope["scheme"])]
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        return b"\r\n".join([*lines, *(b"%b: %b" % (name, value) for name, value in headers), b"", b""])

    def pause_writing(self) -> None:
        self._write_paused_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._write_paused_since = None
        super().resume_writing()

    # Data

    def data_received(self, data: bytes) -> None:
        if self._reading is _Reading.NOTHING:
            self._expect(_Reading.HEAD)
        self._unset_keepalive_if_required()
        view = memoryview(data)
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing() or not self._feed(view[start : start + _PIECE]):
                return

    def _feed(self, piece: memoryview) -> bool:
        """Parse a piece. Returns False if no more of the data is to be parsed."""
        assert self.parser is not None  # uvicorn drops it with the connection
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self.cycle.keep_alive = False  # what follows the request is of an unknown protocol
            return False
        except httptools.HttpParserError:
            self._refuse(self._refusal or NotHttp("not-http"))
            return False
        self._num_received += len(piece)
        return self._is_within_limits()

    def _is_within_limits(self) -> bool:
        if self._reading is _Reading.HEAD and self._num_received > MAX_HEAD_BYTES:
            self._refuse(HeadTooLarge("head-too-large", most=MAX_HEAD_BYTES))
        elif len(self.pipeline) > _MAX_PIPELINED or self._is_body_out_of_bounds():
            self.transport.abort()
        return not self.transport.is_closing()

    def _is_body_out_of_bounds(self) -> bool:
        """Whether a body has no end, or consists mostly of chunk extensions and trailers."""
        if self._reading is not _Reading.BODY:
            return False
        if self.cycle.response_complete:
            return self._num_received > _MAX_DISCARDED
        return self._num_received - self._num_body_bytes > MAX_HEAD_BYTES + self._num_body_bytes

    def _expect(self, part: _Reading) -> None:
        self._reading, self._since = part, time.monotonic()
        self._num_received = self._num_body_bytes = 0

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        self._expect(_Reading.HEAD)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MAX_HEADERS:
            self._refusal = HeadTooLarge("too-many-headers", most=MAX_HEADERS)
            raise ValueError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._expect(_Reading.BODY)
        if self._network.proxies and self.client:
            client = self._network.proxies.client(self.client[0], self.headers, self.scheme or "http")
            self.scope["client"], self.scope["scheme"] = (client.address, 0), client.scheme
        super().on_headers_complete()
        self._num_pending += 1

    def on_body(self, body: bytes) -> None:
        self._num_body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(_Reading.NOTHING)

    def on_response_complete(self) -> None:
        if self.cycle.response_complete and self.scope is self.cycle.scope:
            self.cycle.scope = self.scope = {}  # type: ignore[typeddict-item]  # they hold the last body
        self._since = time.monotonic()
        self._num_pending -= 1
        super().on_response_complete()

    def _refuse(self, error: DraftworkError | None) -> None:
        """Close the connection, with a response if the client expects one now."""
        if error is None or not self._may_respond():
            self.transport.abort()
        else:
            self.transport.write(refusal_bytes(error))
            self.transport.close()

    def _may_respond(self) -> bool:
        """Whether no response is under way, and no earlier request waits for one."""
        if not self._num_pending:
            return True
        return self._reading is _Reading.BODY and not self.pipeline and not self.cycle.response_started
