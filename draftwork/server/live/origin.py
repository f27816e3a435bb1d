"""Origin check of WebSocket connections."""

from __future__ import annotations

from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a live connection comes from a page of ours. Programs send no origin, nor are there cookies."""
    if origin is None or origin in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False
