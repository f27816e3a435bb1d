"""Parts of a table: seats, decisions and undo requests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from draftwork.play import HistoryEntry

TableState = Literal["open", "running", "over", "abandoned", "read-only"]
Fate = Literal["playing", "resigned", "lapsed", "left"]


@dataclass
class SeatState:
    """The current state of a seat."""

    person: str | None
    name: str
    bot: str | None  # plays this seat, also in place of a person
    fate: Fate = "playing"
    nonce: str | None = None

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None

    def may_return(self, lapse: Literal["loss", "bot"]) -> bool:
        """Whether the person of the seat may take it back from a bot."""
        if self.person is None or self.bot is None:
            return False
        return self.fate == "left" or (self.fate == "lapsed" and lapse == "bot")


@dataclass(eq=False)
class Decision:
    """The moves of a `Moved` event, and whether they were undone."""

    number: int
    seat: int
    first: int  # index of its first move in the history of the match
    entries: list[HistoryEntry]
    time_left: float | None  # remaining time of the seat when it decided, without the increment
    standing: bool = True  # False: undone
    # Results of `undo.reveals_information`, by viewer and number of sampled worlds.
    reveals: dict[tuple[int, int], bool] = field(default_factory=dict[tuple[int, int], bool])
    public_entries: list[Any] | None = None  # log entries, once no viewer needs redacted ones


@dataclass
class RematchOffer:
    """A pending offer of a rematch."""

    seat: int  # of the player who offers it
    table: str  # id of the next table
    seed: str  # of the next table
    nonces: dict[str, str] = field(default_factory=dict[str, str])  # of those who agree, by person


@dataclass(frozen=True)
class UndoRequest:
    """A pending request to undo moves."""

    seat: int
    ply: int
    waits_for: tuple[int, ...]
