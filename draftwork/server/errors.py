"""What a table refuses, and the HTTP status of each."""

from __future__ import annotations

import re

from draftwork.kernel.errors import BadEdition, DraftworkError, GameOver, NothingToUndo, NotYourTurn
from draftwork.server import wire

MOST_FAULTS = 50  # of an edition that are listed


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


_CONFLICTS = (Stale, NotNow, SeatTaken, CannotUndo, ReadOnly, GameOver, NotYourTurn, NothingToUndo)


def status_of(error: DraftworkError) -> int:
    """403 for what is not one's own, 409 for what was possible before or will be, 400 for the rest."""
    if isinstance(error, NotYours):
        return 403
    return 409 if isinstance(error, _CONFLICTS) else 400


def fault_of(error: DraftworkError) -> wire.Fault:
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    faults = error.faults[:MOST_FAULTS] if isinstance(error, BadEdition) else ()
    return wire.Fault(name, error.message, error.message.text(), [*faults])
