"""Steps before the body of a request is read: rate limits, content type, attendance of its table."""

from __future__ import annotations

from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from draftwork.server.errors import NotJson
from draftwork.server.rate_limit import address_key
from draftwork.server.state import ServerState, client_address

Connection = ASGIConnection[Any, Any, Any, Any]


def limit_by_address(kind: Literal["guests", "claims", "uploads", "editions", "lists"]) -> Guard:
    """Limit requests of one kind by address, before the body is read."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        server: ServerState = connection.app.state.server
        server.limit_by_address(kind, getattr(server.settings.limits, kind), connection)

    return guard


async def require_json(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse bodies that are not JSON, so that forms of other sites cannot send any."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("not-json")


async def note_visit(connection: Connection, _: BaseRouteHandler) -> None:
    """Note that somebody uses a table, so that its bots play."""
    table = connection.path_params.get("table")
    if table is not None and connection.scope["type"] == ScopeType.HTTP:
        server: ServerState = connection.app.state.server
        await server.service.visit(table, address_key(client_address(connection)))
