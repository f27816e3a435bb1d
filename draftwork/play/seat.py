"""A seat of a match: it gives access only to what one player may know."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from draftwork.games import Choice, Edition, Game, Point, load
from draftwork.i18n import Message
from draftwork.kernel import copy_state, pack, to_python, unpack
from draftwork.kernel.generics import NOBODY
from draftwork.play import position
from draftwork.play.moves import Moves
from draftwork.play.random_source import to_generator
from draftwork.play.record import Record
from draftwork.play.settings import check_edition, check_language

if TYPE_CHECKING:
    from draftwork.play.match import Match
    from draftwork.play.random_source import RandomSource


class Seat:
    """A seat, or a spectator if the index is None."""

    def __init__(self, match: Match, index: int | None) -> None:
        self._match = match
        self.index = index
        self._number = NOBODY if index is None else index
        self._record: Record | None = None  # of a seat from a pickle, whose match has no history

    def __eq__(self, other: object) -> bool:
        """Whether both seats have the same index and know the same."""
        return isinstance(other, Seat) and self._knowledge() == other._knowledge()

    def _knowledge(self) -> tuple[str, int | None, Edition, bytes, Record]:
        return self.game.name, self.index, self.edition, pack(self.redacted_state), self.record

    def __reduce__(self) -> tuple[Callable[..., Seat], tuple[Any, ...]]:
        """A pickle holds only what the seat may know."""
        return _restore_seat, (type(self._match), *self._knowledge())

    def __copy__(self) -> Seat:
        seat = Seat(self._match.copy(), self.index)
        seat._record = self._record
        return seat

    def __deepcopy__(self, memo: dict[int, Any]) -> Seat:
        return self.__copy__()

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def edition(self) -> Edition:
        return self._match.edition

    @property
    def redacted_state(self) -> Any:
        """A copy of the state without the information that is hidden from this seat."""
        return redact_state(self.game, self._match.state, self._number)

    @property
    def view(self) -> dict[str, Any]:
        """The view of this seat as JSON data; its schema is docs/schema/GAME.json."""
        return view_of(self.game, self.redacted_state, self._number)

    @property
    def to_move(self) -> bool:
        """Whether it is the turn of this seat."""
        return self.index is not None and self._match.to_move == self.index

    @property
    def legal_moves(self) -> Moves:
        """The legal moves; none if it is not the turn of this seat."""
        return Moves(self.game, self.redacted_state if self.to_move else None)

    @property
    def moves(self) -> Moves:
        """The old name of `legal_moves`."""
        warnings.warn("Seat.moves is now Seat.legal_moves", DeprecationWarning, stacklevel=2)
        return self.legal_moves

    @property
    def choices(self) -> list[Choice]:
        """The choice tree; empty if it is not the turn of this seat."""
        return self.game.ui.choices(self.redacted_state) if self.to_move else []

    @property
    def prompt(self) -> Message | None:
        """A sentence that says what this seat must decide now; None if it is not its turn."""
        return self.game.ui.prompt(self.redacted_state) if self.to_move else None

    @property
    def points(self) -> list[list[Point] | None]:
        """The current points of every seat; None for a seat whose points depend on hidden information."""
        return points_of(self.game, self.redacted_state, self._number)

    @property
    def position(self) -> str:
        """The position as this seat may know it. `draftwork.open_position` reads it."""
        return position.write(self.game, self.redacted_state, self._number)

    @property
    def record(self) -> Record:
        """The record as this seat may know it."""
        return self._record or self._match.record(self.index)

    def imagine(self, rng: RandomSource) -> Match:
        """A random match that agrees with everything this seat knows.

        `rng` is a seed or a random generator. The same seed, or a generator in the same state, gives the same
        match.
        """
        state = self.redacted_state
        self.game.rules.determinize(state, self._number, to_generator(rng))
        return type(self._match).from_state(self.game, state, play_forced=False)

    def svg(self, language: str = "en") -> str:
        """The picture of the match for this seat."""
        return self.game.ui.svg(self.redacted_state, self._number, check_language(language))

    def terminal(self, language: str = "en") -> str:
        """The match for this seat as text with Rich markup."""
        return self.game.ui.terminal(self.redacted_state, self._number, check_language(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Seat {self.index} of {self._match!r}>"


def _restore_seat(
    match: type[Match], game: str, index: int | None, edition: Edition, state: bytes, record: Record
) -> Seat:
    """A seat from a pickle. Its match holds nothing that the seat may not know."""
    played = load(game)
    check_edition(played, edition)  # a state may contain only the number of its edition
    known = match.from_state(played, unpack(played.state, state), play_forced=False)
    seat = Seat(known, index)
    seat._record = record
    return seat


def view_of(game: Game[Any], known: Any, seat: int) -> dict[str, Any]:
    """The view of a seat as JSON data; `known` is the state redacted for it."""
    view: dict[str, Any] = msgspec.to_builtins(game.ui.view(known, seat))
    return view


def points_of(game: Game[Any], known: Any, seat: int) -> list[list[Point] | None]:
    """The points of every seat, as far as a seat may know them; `known` is the state redacted for it."""
    secret = game.hidden_information and game.rules.to_move(known) != NOBODY
    seats = range(to_python(known).players)
    return [None if secret and other != seat else game.ui.points(known, other) for other in seats]


def redact_state(game: Game[Any], state: Any, seat: int) -> Any:
    """A copy of a state without the information that is hidden from a seat."""
    copy = copy_state(state)
    game.rules.redact(copy, seat)
    return copy
