"""The errors of Draftwork.

Each error has a message that a user can act on. An operation that raises one of these changes nothing.
"""

from __future__ import annotations

from draftwork.i18n import Message, MessageValue


class DraftworkError(Exception):
    """The base class of all errors. `message` is the reason, which can be shown in any language."""

    def __init__(self, reason: str | Message, /, **args: MessageValue) -> None:
        self.message = reason if isinstance(reason, Message) else Message(reason, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message.text()


class UnknownGame(DraftworkError):
    """No game with this name is installed, or the game cannot be loaded."""


class BadPlayers(DraftworkError):
    """The game does not support this number of players."""


class BadOption(DraftworkError):
    """An option that the game does not have, or an invalid value of an option or argument."""


class BadSetup(DraftworkError):
    """A fixed part of the set-up is unknown or impossible."""


class BadSeat(DraftworkError):
    """The match has no seat with this number."""


class BadMove(DraftworkError):
    """A text or number that is not a move of the game."""


class IllegalMove(DraftworkError):
    """A move of the game that is not legal in this position."""


class NotYourTurn(DraftworkError):
    """It is the turn of another seat."""


class GameOver(DraftworkError):
    """The match is over."""


class NothingToUndo(DraftworkError):
    """No chosen move is left to undo."""


class BadRecord(DraftworkError):
    """A record that cannot be read or replayed."""


class BadPosition(DraftworkError):
    """A position that cannot be read, or that cannot occur in the game."""


class BadEdition(DraftworkError):
    """An invalid edition; `faults` lists everything that is wrong with it."""

    def __init__(self, first: Message, *more: Message) -> None:
        self.faults = (first, *more)
        several = Message("edition-faults", {"n": len(self.faults), "first": first})
        super().__init__(several if more else first)


class UnsupportedVersion(DraftworkError):
    """A record or position of a rules version that this program does not support."""


class BadLanguage(DraftworkError):
    """A language without translations."""


class BadWeights(DraftworkError):
    """A file of learned weights that cannot be read, or that belongs to another game or version."""


class UnknownBot(DraftworkError):
    """No bot has this name."""


class BadResultsFile(DraftworkError):
    """A results file of an arena that cannot be read or written, or that belongs to another arena."""


class WorkerLost(DraftworkError):
    """A worker process ended unexpectedly."""
