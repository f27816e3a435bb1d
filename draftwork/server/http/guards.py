"""Checks before each request: rate limit and content type."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from draftwork.server.errors import NotJson
from draftwork.server.state import ServerState

Connection = ASGIConnection[Any, Any, Any, Any]


async def limit_requests(connection: Connection, _: BaseRouteHandler) -> None:
    """Limit the requests of an address."""
    server: ServerState = connection.app.state.server
    server.limit_by_address("requests", server.settings.limits.requests, connection)


async def require_json(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse bodies that are not JSON, so that forms of other sites cannot send any."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("not-json")
