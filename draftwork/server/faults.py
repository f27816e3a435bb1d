"""What the server refuses, and how a refusal is told: a name, a message in any language, a status."""

from __future__ import annotations

import re
from pathlib import Path

from draftwork.kernel.errors import DraftworkError
from draftwork.server.wire import Fault
from draftwork.words import Message, add_folder

add_folder(Path(__file__).parent / "messages")


class Malformed(DraftworkError):
    """What was sent is not what is asked for here."""


class NoToken(DraftworkError):
    """This needs a token, and the one given is none of ours or was revoked."""


class NotFound(DraftworkError):
    """There is nothing of that name."""


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


_STATUS: dict[str, int] = {
    "no-token": 401,
    "not-found": 404,
    "not-allowed-here": 405,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "broken": 500,
}


def name_of(kind: type[Exception]) -> str:
    """NotYourTurn is not-your-turn."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def status_of(fault: DraftworkError) -> int:
    for kind in type(fault).__mro__:
        status = _STATUS.get(name_of(kind))
        if status is not None:
            return status
    return 400


def told(fault: DraftworkError) -> Fault:
    return Fault(name_of(type(fault)), fault.message.json(), str(fault))


def malformed(why: str) -> Malformed:
    return Malformed(Message("malformed", {"fault": why[:200]}))
