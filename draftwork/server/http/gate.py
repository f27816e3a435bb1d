"""Checks before a request is routed: the host that it names, and the rate limit of its address."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar
from litestar.types import Receive, Scope, Send

from draftwork.i18n import LANGUAGES
from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import OwnedElsewhere, TooMany, WrongHost, http_status
from draftwork.server.http.forward import Forwarder
from draftwork.server.http.headers import SECURITY_HEADERS
from draftwork.server.log_setup import log
from draftwork.server.network.hosts import HostNames, host_name
from draftwork.server.network.peers import PEER_HEADER
from draftwork.server.network.refusal import JSON_HEADERS, refusal_body
from draftwork.server.settings import ServerSettings
from draftwork.server.state import ServerState

_MAX_HOST = 100  # characters of a wrong host in the error
_REFUSAL_DELAY = 1.0  # seconds: a client over its limit cannot keep the server busy with refusals
_FORWARDING = (b"x-forwarded-for", b"forwarded")
_TEXT_HEADERS = ((b"content-type", b"text/plain; charset=utf-8"), *JSON_HEADERS[1:])


class Gate:
    """The ASGI application in front of Litestar."""

    def __init__(self, app: Litestar, settings: ServerSettings, forwarder: Forwarder | None = None) -> None:
        self._app, self._settings = app, settings
        self._forwarder = forwarder  # for tables of other servers; None: this is the only one
        self._hosts = HostNames(settings.origins)
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope)
                if await self._is_forwarded(scope, receive, send):
                    return
            except DraftworkError as error:
                if isinstance(error, TooMany):
                    await asyncio.sleep(_REFUSAL_DELAY)
                await _refuse(error, scope, send)
                return
        await self._app(scope, receive, send)

    async def _is_forwarded(self, scope: Any, receive: Receive, send: Send) -> bool:
        if self._forwarder is None or scope["type"] != "http":
            return False
        return await self._forwarder.forward(scope, receive, send)

    def _check(self, scope: Any) -> None:
        for name, value in scope["headers"]:
            if name == b"host" and value and value.decode("latin-1") not in self._hosts:
                raise WrongHost("wrong-host", host=host_name(value.decode("latin-1"))[:_MAX_HOST])
            if name in _FORWARDING:
                self._warn_of_proxy()
        server: ServerState = self._app.state.server
        address = scope["client"][0] if scope.get("client") else ""
        key = server.limited_address(address)
        if key is not None:
            server.buckets.take("requests", key, self._settings.limits.requests)

    def _warn_of_proxy(self) -> None:
        """Log once that a proxy may be in front of the server that is not trusted."""
        if self._settings.origins and not self._settings.trusted_proxies and not self._has_warned:
            self._has_warned = True
            log.warning("forwarding headers are ignored: name your proxy with --trusted-proxy")


class PeerGate(Gate):
    """The ASGI application for requests that other servers of the same database forward. It forwards none."""

    def __init__(self, app: Litestar, settings: ServerSettings) -> None:
        super().__init__(app, settings)

    def _check(self, scope: Any) -> None:
        server: ServerState = self._app.state.server
        header = next((value for name, value in scope["headers"] if name == PEER_HEADER), b"")
        client = server.peers.client(header, server.ownership.lease)
        if client is None:  # the lease has changed, or this is no other server
            raise OwnedElsewhere("owned-elsewhere")
        scope["client"] = (client, 0)
        super()._check(scope)


async def _refuse(error: DraftworkError, scope: Any, send: Send) -> None:
    """Respond with the error: as JSON, or as text if a person may read it."""
    is_page = isinstance(error, WrongHost) and not scope["path"].startswith("/api/")
    body = _text(error) if is_page else refusal_body(error)
    headers = [
        *(_TEXT_HEADERS if is_page else JSON_HEADERS),
        (b"content-length", b"%d" % len(body)),
        *((name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()),
    ]
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    start: Any = {"type": f"{kind}.start", "status": http_status(error), "headers": headers}
    content: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(content)


def _text(error: DraftworkError) -> bytes:
    return "".join(f"{error.message.text(language)}\n\n" for language in LANGUAGES).encode()
