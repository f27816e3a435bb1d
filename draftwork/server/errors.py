"""All errors that the server reports: table errors and API errors, with their HTTP status."""

from __future__ import annotations

import re

from draftwork.i18n import Message
from draftwork.kernel.errors import BadEdition, DraftworkError, GameOver, NothingToUndo, NotYourTurn
from draftwork.server import protocol

MAX_FAULTS = 50  # of an edition that are listed


# Errors of a table.


class NotYours(DraftworkError):
    """A seat of somebody else, or something only the host may do."""


class Stale(DraftworkError):
    """Something happened that the client has not seen."""


class NotNow(DraftworkError):
    """The table is not in a state for that: open, running or over."""


class SeatTaken(DraftworkError):
    """Somebody sits there."""


class CannotUndo(DraftworkError):
    """One of the four rules of taking back forbids it."""


class ReadOnly(DraftworkError):
    """The table can be looked at and nothing else."""


# Errors of the API and of the server itself.


class Malformed(DraftworkError):
    """What was sent is not what is asked for here."""


class NoToken(DraftworkError):
    """This needs a token, and the one given is none of ours or was revoked."""


class NotFound(DraftworkError):
    """There is nothing of that name."""


class Unreadable(DraftworkError):
    """There is a table of that name, but what is stored of it makes no sense."""


class TooLarge(DraftworkError):
    """More bytes than anybody needs to send."""


class NotJson(DraftworkError):
    """Only JSON is understood."""


class NotAllowedHere(DraftworkError):
    """The address exists, but not for this method."""


class TooMany(DraftworkError):
    """Too much in too short a time."""


class AlreadyServed(DraftworkError):
    """Another process serves this data folder."""


class NoDatabase(DraftworkError):
    """The database cannot be opened, or is of a newer version."""


class Broken(DraftworkError):
    """A mistake of ours; what happened is in the log."""


_CONFLICTS = (Stale, NotNow, SeatTaken, CannotUndo, ReadOnly, GameOver, NotYourTurn, NothingToUndo)
_STATUS: dict[type[DraftworkError], int] = {
    **dict.fromkeys(_CONFLICTS, 409),
    NoToken: 401,
    NotYours: 403,
    NotFound: 404,
    NotAllowedHere: 405,
    Unreadable: 410,
    TooLarge: 413,
    NotJson: 415,
    TooMany: 429,
    Broken: 500,
}


def http_status(error: DraftworkError) -> int:
    """The HTTP status of an error; 400 if it has none of its own."""
    return next((_STATUS[cls] for cls in type(error).__mro__ if cls in _STATUS), 400)


def api_error(error: DraftworkError) -> protocol.ApiError:
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    faults = error.faults[:MAX_FAULTS] if isinstance(error, BadEdition) else ()
    return protocol.ApiError(name, error.message, error.message.text(), [*faults])


def malformed(reason: str) -> Malformed:
    return Malformed(Message("malformed", {"fault": reason[:200]}))
