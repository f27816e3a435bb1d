"""The named errors. Each is a sentence a user can act on, and each leaves everything as it was."""

from __future__ import annotations

from draftwork.i18n import Message, Value


class DraftworkError(Exception):
    """Base of everything Draftwork refuses. `message` is the reason in any language."""

    def __init__(self, reason: str | Message, /, **args: Value) -> None:
        self.message = reason if isinstance(reason, Message) else Message(reason, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message.text()


class UnknownGame(DraftworkError):
    """No game of that name is installed."""


class BadPlayers(DraftworkError):
    """The game is not played by so many."""


class BadOption(DraftworkError):
    """An option the game does not have, or a value it does not take."""


class BadSetup(DraftworkError):
    """A part of the set-up given by hand that cannot be dealt."""


class BadSeat(DraftworkError):
    """A seat that is not at this table."""


class BadMove(DraftworkError):
    """A text or number that names no move of the game."""


class IllegalMove(DraftworkError):
    """A move of the game that the rules forbid now."""


class NotYourTurn(DraftworkError):
    """Another seat is to move."""


class GameOver(DraftworkError):
    """The match has ended."""


class NothingToUndo(DraftworkError):
    """No move has been played yet."""


class BadRecord(DraftworkError):
    """A record that cannot be read or replayed."""


class BadPosition(DraftworkError):
    """A position that cannot be read or cannot arise."""


class BadEdition(DraftworkError):
    """A set of components that does not describe the game; `faults` is everything that is wrong with it."""

    def __init__(self, first: Message, *more: Message) -> None:
        self.faults = (first, *more)
        several = Message("edition-faults", {"n": len(self.faults), "first": first})
        super().__init__(several if more else first)


class UnsupportedVersion(DraftworkError):
    """Made under rules this program no longer plays."""


class BadLanguage(DraftworkError):
    """A language nothing is written in."""


class BadWeights(DraftworkError):
    """A file of learned values that cannot be read, or that belongs to something else."""


class UnknownBot(DraftworkError):
    """No bot of that name."""


class BadResultsFile(DraftworkError):
    """A file of an arena's games that cannot be read or written, or that belongs to another arena."""


class WorkerLost(DraftworkError):
    """A process that played games ended by itself."""
