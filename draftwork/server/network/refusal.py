"""Responses that refuse a client before the application sees its request."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from draftwork.kernel.errors import DraftworkError
from draftwork.server.errors import api_error, http_status

JSON_HEADERS = (
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
)


def refusal_body(error: DraftworkError) -> bytes:
    return msgspec.json.encode(api_error(error))


def refusal_bytes(error: DraftworkError) -> bytes:
    """A whole HTTP response, after which the connection is closed."""
    status, body = HTTPStatus(http_status(error)), refusal_body(error)
    headers = (*JSON_HEADERS, (b"content-length", b"%d" % len(body)), (b"connection", b"close"))
    lines = (
        b"HTTP/1.1 %d %s" % (status, status.phrase.encode()),
        *(b": ".join(header) for header in headers),
    )
    return b"\r\n".join((*lines, b"", body))
