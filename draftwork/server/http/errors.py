"""Exception handlers: every error becomes an `ApiError` response."""

from __future__ import annotations

import traceback
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import (
    Broken,
    NotAllowedHere,
    NotFound,
    TimedOut,
    TooLarge,
    api_error,
    http_status,
    malformed,
)
from draftwork.server.log_setup import log
from draftwork.server.protocol import ApiError

_DISCONNECTED = "client disconnected prematurely"  # detail of Litestar's error, while the body is read


def draftwork_error(_: Request[Any, Any, Any], error: DraftworkError) -> Response[ApiError]:
    return Response(api_error(error), status_code=http_status(error))


def litestar_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[ApiError]:
    response = draftwork_error(request, _translate(request, error))
    _release_body(error)
    return response


def _release_body(error: Exception) -> None:
    """Clear the frames of an error, and of the errors that it was made from.

    Litestar collects validation errors in a list of a frame to which their tracebacks refer. This cycle would
    hold the body until the next garbage collection.
    """
    raised_in = [frame for frame, _ in traceback.walk_tb(error.__traceback__)][-1:]
    collected: list[BaseException] = [error]
    for frame in raised_in:
        variables = frame.f_locals
        collected += [value for value in variables.values() if isinstance(value, BaseException)]
        if isinstance(variables, dict):  # before Python 3.13 a copy that the frame keeps
            variables.clear()
    for one in collected:
        traceback.clear_frames(one.__traceback__)


def _translate(request: Request[Any, Any, Any], error: HTTPException) -> DraftworkError:
    if error.status_code == 404:
        return NotFound("no-such-address")
    if error.status_code == 405:
        return NotAllowedHere("no-such-method")
    if error.status_code == 413:
        return TooLarge("too-large", most=request.route_handler.resolve_request_max_body_size() or 0)
    if error.status_code < 500:
        return malformed(_detail(error))
    if error.detail == _DISCONNECTED:
        return TimedOut("request-timeout")  # nobody receives it
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
