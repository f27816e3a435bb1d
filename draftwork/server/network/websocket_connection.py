"""WebSocket connections with limits that uvicorn does not have."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from draftwork.server.errors import TooMany
from draftwork.server.network.http_connection import CLOSE_SECONDS, NetworkConfig
from draftwork.server.network.refusal import refusal_bytes

_MAX_WAITING = 512  # messages that the server has not read yet
_MAX_FRAGMENTS = 64  # frames of one message


class WebSocketConnection(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: NetworkConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._network = config
        self._opened = time.monotonic()
        self._closing_since: float | None = None
        self._has_received = False

    # Registry

    @property
    def idle_since(self) -> float | None:
        return None if self._has_received else self._opened

    def check_deadline(self, now: float) -> None:
        """Abort a connection that was closed. The application limits the time of its messages."""
        if self.transport.is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > CLOSE_SECONDS:
                self.transport.abort()

    def drop(self) -> None:
        self.transport.abort()

    # Connection

    def handle_connect(self, event: Request) -> None:
        peer = self.client[0] if self.client else ""
        headers = [
            (name.lower().encode(), value.encode("latin-1")) for name, value in event.headers.raw_items()
        ]
        scheme = "https" if self.scheme == "wss" else "http"
        client = self._network.proxies.client(peer, headers, scheme)
        self.scheme = cast(Literal["ws", "wss"], client.scheme.replace("http", "ws"))
        try:
            self._network.registry.add(self, client.address, limited=self._network.limits(client.address))
        except TooMany as error:
            self.handshake_complete = self.close_sent = True
            self.transport.write(refusal_bytes(error))
            self.transport.close()
            return
        if client.address != peer:
            self.client = (client.address, 0)
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._network.registry.remove(self)

    def pause_writing(self) -> None:
        """Read no pings of a client that does not read the answers."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send to the client. A client that broke the protocol is gone: no fault of the application."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    # Messages

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MAX_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        self._has_received = True
        if self.queue.qsize() >= _MAX_WAITING:
            self._fail(CloseCode.POLICY_VIOLATION, "too many messages")
        elif not self._is_readable():
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _is_readable(self) -> bool:
        """Whether a text message is UTF-8. Uvicorn would log a traceback for each that is not."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return True

    def _fail(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
