"""What a table is made of: seats, decisions that stand or were taken back, and a request to take one back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from draftwork.play import HistoryEntry

TableState = Literal["open", "running", "over", "abandoned", "read-only"]
Fate = Literal["playing", "resigned", "lapsed", "left"]


@dataclass
class SeatState:
    person: str | None
    name: str
    bot: str | None  # who plays here, also for a person
    fate: Fate = "playing"
    nonce: str | None = None

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


@dataclass(eq=False)
class Decision:
    """A `Moved` event in the match: its moves, and whether they still stand."""

    number: int
    seat: int
    first: int  # the place of its first move in the history
    entries: list[HistoryEntry]
    time_left: float | None  # of the seat, when it had decided
    standing: bool = True
    # what `undoing` found, by viewer and number of imagined worlds
    reveals: dict[tuple[int, int], bool] = field(default_factory=dict[tuple[int, int], bool])
    public_entries: list[Any] | None = None  # what `showing` made of it once nothing of it is veiled


@dataclass(frozen=True)
class UndoRequest:
    """A request to take something back."""

    seat: int
    ply: int
    waits_for: tuple[int, ...]
