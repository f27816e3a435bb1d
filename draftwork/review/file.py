"""Reviews as JSON text."""

from __future__ import annotations

import msgspec

from draftwork.i18n import shorten
from draftwork.kernel.errors import BadRecord
from draftwork.review.model import Review

_MAX_SIZE = 16 << 20  # bytes; real reviews are much smaller


def encode(review: Review) -> str:
    """Write a review as JSON text."""
    return msgspec.json.format(msgspec.json.encode(review), indent=1).decode() + "\n"


def decode(data: str | bytes) -> Review:
    """Read a review from JSON text."""
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > _MAX_SIZE:
        raise BadRecord("record-too-long", most=_MAX_SIZE)
    try:
        return msgspec.json.decode(raw, type=Review)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise BadRecord("bad-review", fault=shorten(fault, 200)) from None
