"""What is checked before a request is answered, and how whatever goes wrong is told."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler

from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import (
    Broken,
    NotAllowedHere,
    NotFound,
    NotJson,
    TooLarge,
    api_error,
    http_status,
    malformed,
)
from draftwork.server.log_setup import log
from draftwork.server.protocol import ApiError
from draftwork.server.state import ServerState

Connection = ASGIConnection[Any, Any, Any, Any]


async def count(connection: Connection, _: BaseRouteHandler) -> None:
    """Nobody far away may ask without end."""
    server: ServerState = connection.app.state.server
    server.limit_by_address("requests", server.settings.limits.requests, connection)


async def only_json(connection: Connection, _: BaseRouteHandler) -> None:
    """A body of another type is not looked at; so no form of another page can send one."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("not-json")


def refuse(_: Request[Any, Any, Any], fault: DraftworkError) -> Response[ApiError]:
    return Response(api_error(fault), status_code=http_status(fault))


def refuse_http(request: Request[Any, Any, Any], fault: HTTPException) -> Response[ApiError]:
    """What Litestar found wrong, in our words."""
    return refuse(request, _ours(request, fault))


def _ours(request: Request[Any, Any, Any], fault: HTTPException) -> DraftworkError:
    if fault.status_code == 404:
        return NotFound("no-such-address")
    if fault.status_code == 405:
        return NotAllowedHere("no-such-method")
    if fault.status_code == 413:
        return TooLarge("too-large", most=request.app.state.server.settings.limits.body)
    if fault.status_code < 500:
        return malformed(_detail(fault))
    return _broken(request, fault)


def _detail(fault: HTTPException) -> str:
    """Which field is wrong, and why, in Litestar's words."""
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list) and fault.extra:
        first = fault.extra[0]
        if isinstance(first, dict):
            return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return fault.detail


def refuse_text(request: Request[Any, Any, Any], fault: Exception) -> Response[ApiError]:
    """Bytes that are no text, or brackets without end: the parser's complaint, not a mistake of ours."""
    return refuse(request, malformed(type(fault).__name__))


def refuse_anything(request: Request[Any, Any, Any], fault: Exception) -> Response[ApiError]:
    """A mistake of ours: told to the log, not to the one who asked."""
    return refuse(request, _broken(request, fault))


def _broken(request: Request[Any, Any, Any], fault: Exception) -> Broken:
    handler = request.scope.get("path_template", "")
    log.error("broken", method=request.method, path=handler, exc_info=fault)
    return Broken("broken")
