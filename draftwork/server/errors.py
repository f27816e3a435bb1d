"""Errors that the server reports, with their HTTP status."""

from __future__ import annotations

import re

from draftwork.i18n import Message
from draftwork.kernel.errors import BadEdition, DraftworkError, GameOver, NothingToUndo, NotYourTurn
from draftwork.server import protocol

MAX_FAULTS = 50  # listed faults of a refused edition


# Table errors


class NotYours(DraftworkError):
    """The seat belongs to another person, or only the host may do this."""


class Stale(DraftworkError):
    """The client has not seen the latest events."""


class NotNow(DraftworkError):
    """The table is in the wrong state (open, running or over) for the command."""


class SeatTaken(DraftworkError):
    """The seat is already taken."""


class CannotUndo(DraftworkError):
    """One of the four undo rules forbids the undo."""


class NotOneTurn(DraftworkError):
    """The moves of a sequence cannot be played together: after one of them the seat cannot go on blindly."""


class ReadOnly(DraftworkError):
    """The table can be viewed but not changed."""


# API and server errors


class CannotShare(DraftworkError):
    """The server cannot listen in the local network."""


class Malformed(DraftworkError):
    """The request does not match the expected format."""


class NoToken(DraftworkError):
    """The request needs a token, and its token is missing, unknown or revoked."""


class NotFound(DraftworkError):
    """The named resource does not exist."""


class Unreadable(DraftworkError):
    """The stored events of the table cannot be read."""


class TooLarge(DraftworkError):
    """The request body is too long."""


class NotJson(DraftworkError):
    """The content type of the request is not JSON."""


class NotAllowedHere(DraftworkError):
    """The address exists, but does not support this method."""


class TooMany(DraftworkError):
    """The client exceeds a rate limit."""


class HeadTooLarge(DraftworkError):
    """The request line and the headers are too long, or too many."""


class NotHttp(DraftworkError):
    """The bytes received are not an HTTP request."""


class TimedOut(DraftworkError):
    """The client takes too long to send its request."""


class WrongHost(DraftworkError):
    """The request names a host that is not this server."""


class AlreadyServed(DraftworkError):
    """Another process uses this data folder."""


class NoDatabase(DraftworkError):
    """The database cannot be opened, or has a newer version."""


class StoreNotCopied(DraftworkError):
    """A database cannot be copied into another one."""


class DiskFull(DraftworkError):
    """The request could not be stored, because the disk is full."""


class Unavailable(DraftworkError):
    """The server cannot serve the request at the moment. The client may repeat it."""


class LeaseLost(Unavailable):
    """This server no longer owns the table. Nothing was stored."""


class OwnedElsewhere(Unavailable):
    """Another server owns the table, and cannot be reached from here."""


class StorageDown(Unavailable):
    """The database server does not answer. The request may have been stored; repeating it is safe."""


class Broken(DraftworkError):
    """An internal error. The log has the details."""


_CONFLICTS = (
    CannotShare,
    Stale,
    NotNow,
    SeatTaken,
    CannotUndo,
    NotOneTurn,
    ReadOnly,
    GameOver,
    NotYourTurn,
    NothingToUndo,
)
_STATUS: dict[type[DraftworkError], int] = {
    **dict.fromkeys(_CONFLICTS, 409),
    NoToken: 401,
    NotYours: 403,
    NotFound: 404,
    NotAllowedHere: 405,
    Unreadable: 410,
    TimedOut: 408,
    TooLarge: 413,
    NotJson: 415,
    WrongHost: 421,
    TooMany: 429,
    HeadTooLarge: 431,
    Broken: 500,
    DiskFull: 503,
    Unavailable: 503,
}


def http_status(error: DraftworkError) -> int:
    """The HTTP status of an error; 400 by default."""
    return next((_STATUS[cls] for cls in type(error).__mro__ if cls in _STATUS), 400)


def api_error(error: DraftworkError) -> protocol.ApiError:
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    faults = error.faults[:MAX_FAULTS] if isinstance(error, BadEdition) else ()
    return protocol.ApiError(name, error.message, error.message.text(), [*faults])


def malformed(reason: str) -> Malformed:
    return Malformed(Message("malformed", {"fault": reason[:200]}))
