"""HEAD requests: answered like GET, without the body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send


class HeadAsGet:
    """An ASGI application that passes HEAD requests on as GET and drops the body of the response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        as_get: Any = {**scope, "method": "GET"}
        await self._app(as_get, receive, send_head)
