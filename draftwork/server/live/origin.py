"""Origin check of WebSocket connections."""

from __future__ import annotations

from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether the connection comes from a page of this server or from an allowed origin.

    Clients other than browsers send no origin.
    """
    if origin is None or origin in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # not a URL
        return False
