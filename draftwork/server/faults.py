"""What the server refuses, and how a refusal is told: a name, a message in any language, a status."""

from __future__ import annotations

from draftwork.kernel.errors import DraftworkError
from draftwork.server import errors
from draftwork.words import Message


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


_STATUS: dict[type[DraftworkError], int] = {
    NoToken: 401,
    NotFound: 404,
    NotAllowedHere: 405,
    Unreadable: 410,
    TooLarge: 413,
    NotJson: 415,
    TooMany: 429,
    Broken: 500,
}


def status_of(fault: DraftworkError) -> int:
    return _STATUS.get(type(fault)) or errors.status_of(fault)


def malformed(why: str) -> Malformed:
    return Malformed(Message("malformed", {"fault": why[:200]}))
