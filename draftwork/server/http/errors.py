"""Exception handlers: every error becomes an `ApiError` response."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import (
    Broken,
    NotAllowedHere,
    NotFound,
    TooLarge,
    api_error,
    http_status,
    malformed,
)
from draftwork.server.log_setup import log
from draftwork.server.protocol import ApiError


def draftwork_error(_: Request[Any, Any, Any], error: DraftworkError) -> Response[ApiError]:
    return Response(api_error(error), status_code=http_status(error))


def litestar_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ApiError]:
    return draftwork_error(request, _translate(request, error))


def _translate(request: Request[Any, Any, Any], error: HTTPException) -> DraftworkError:
    if error.status_code == 404:
        return NotFound("no-such-address")
    if error.status_code == 405:
        return NotAllowedHere("no-such-method")
    if error.status_code == 413:
        return TooLarge("too-large", most=request.app.state.server.settings.limits.body)
    if error.status_code < 500:
        return malformed(_detail(error))
    return _log(request, error)


def _detail(error: HTTPException) -> str:
    """The wrong field and the reason, as Litestar reports them."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return error.detail


def parse_error(request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Report a body that cannot be parsed: it is not UTF-8, or nested too deeply."""
    return draftwork_error(request, malformed(type(error).__name__))


def unhandled_exception(request: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """Report an internal error. The details go to the log, not to the client."""
    return draftwork_error(request, _log(request, error))


def _log(request: Request[Any, Any, Any], error: Exception) -> Broken:
    handler = request.scope.get("path_template", "")
    log.error("unhandled exception", method=request.method, path=handler, exc_info=error)
    return Broken("broken")
