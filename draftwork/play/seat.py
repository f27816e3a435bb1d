"""A seat of a match: it gives access only to what one player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from draftwork.games import Choice, Edition, Game, Point
from draftwork.i18n import Message
from draftwork.kernel import Ints, copy_state, to_python
from draftwork.kernel.generics import NOBODY
from draftwork.play import position
from draftwork.play.moves import Moves
from draftwork.play.record import Record
from draftwork.play.settings import check_language

if TYPE_CHECKING:
    from draftwork.play.match import Match


class Seat:
    """A seat, or a spectator if the index is None."""

    def __init__(self, match: Match, index: int | None) -> None:
        self._match = match
        self.index = index
        self._number = NOBODY if index is None else index

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
    def moves(self) -> Moves:
        """The legal moves; none if it is not the turn of this seat."""
        return Moves(self.game, self.redacted_state if self.to_move else None)

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
        """The position as this seat may know it."""
        return position.write(self.game, self.redacted_state)

    @property
    def record(self) -> Record:
        """The record as this seat may know it."""
        return self._match.record(self.index)

    def imagine(self, rng: Ints) -> Match:
        """A random match that agrees with everything this seat knows. The same `rng` gives the same match."""
        state = self.redacted_state
        self.game.rules.determinize(state, self._number, rng)
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
