"""What one seat may know of a match, and nothing else."""

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
    """A seat, or with index None somebody who only watches."""

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
        """The state with everything this seat may not know blanked."""
        return redact_state(self.game, self._match.state, self._number)

    @property
    def view(self) -> dict[str, Any]:
        """What to show, as plain JSON data; its schema is docs/schema/GAME.json."""
        return view_of(self.game, self.redacted_state, self._number)

    @property
    def to_move(self) -> bool:
        return self.index is not None and self._match.to_move == self.index

    @property
    def moves(self) -> Moves:
        """The legal moves if it is this seat's turn, else none."""
        return Moves(self.game, self.redacted_state if self.to_move else None)

    @property
    def choices(self) -> list[Choice]:
        """The tree to a move if it is this seat's turn, else nothing."""
        return self.game.ui.choices(self.redacted_state) if self.to_move else []

    @property
    def prompt(self) -> Message | None:
        """What this seat is to do now, in a sentence, if it is its turn."""
        return self.game.ui.prompt(self.redacted_state) if self.to_move else None

    @property
    def points(self) -> list[list[Point] | None]:
        """Of every seat the points as things stand; None where this one may not know all that makes them."""
        return points_of(self.game, self.redacted_state, self._number)

    @property
    def position(self) -> str:
        return position.write(self.game, self.redacted_state)

    @property
    def record(self) -> Record:
        return self._match.record(self.index)

    def imagine(self, rng: Ints) -> Match:
        """A match this one could be, for all the seat knows; the same for the same generator."""
        state = self.redacted_state
        self.game.rules.determinize(state, self._number, rng)
        return type(self._match).from_state(self.game, state, play_forced=False)

    def svg(self, language: str = "en") -> str:
        return self.game.ui.svg(self.redacted_state, self._number, check_language(language))

    def terminal(self, language: str = "en") -> str:
        return self.game.ui.terminal(self.redacted_state, self._number, check_language(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Seat {self.index} of {self._match!r}>"


def view_of(game: Game[Any], known: Any, seat: int) -> dict[str, Any]:
    """What a seat is shown of a state hidden for it."""
    seen: dict[str, Any] = msgspec.to_builtins(game.ui.view(known, seat))
    return seen


def points_of(game: Game[Any], known: Any, seat: int) -> list[list[Point] | None]:
    """The points of every seat that can be told from a state hidden for one."""
    secret = game.hidden_information and game.rules.to_move(known) != NOBODY
    seats = range(to_python(known).players)
    return [None if secret and one != seat else game.ui.points(known, one) for one in seats]


def redact_state(game: Game[Any], state: Any, seat: int) -> Any:
    """A copy of a state as a seat may know it."""
    copy = copy_state(state)
    game.rules.redact(copy, seat)
    return copy
