"""What one seat may know of a match, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from draftwork.games import Choice, Game, Point
from draftwork.kernel import Ints, copied
from draftwork.kernel.verbs import NOBODY
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
    def hidden(self) -> Any:
        """The state with everything this seat may not know blanked."""
        return hidden(self.game, self._match.state, self._number)

    @property
    def view(self) -> dict[str, Any]:
        """What to show, as plain JSON data; its schema is docs/schema/GAME.json."""
        seen: dict[str, Any] = msgspec.to_builtins(self.game.show.view(self.hidden, self._number))
        return seen

    @property
    def to_move(self) -> bool:
        return self.index is not None and self._match.to_move == self.index

    @property
    def moves(self) -> Moves:
        """The legal moves if it is this seat's turn, else none."""
        return Moves(self.game, self.hidden if self.to_move else None)

    @property
    def choices(self) -> list[Choice]:
        """The tree to a move if it is this seat's turn, else nothing."""
        return self.game.show.choices(self.hidden) if self.to_move else []

    @property
    def points(self) -> list[list[Point] | None]:
        """Of every seat the points as things stand; None where this one may not know all that makes them."""
        match = self._match
        if self.game.hidden and match.to_move is not None:
            state, known = self.hidden, [seat == self.index for seat in range(match.players)]
        else:
            state, known = match.state, [True] * match.players
        return [self.game.show.points(state, seat) if known[seat] else None for seat in range(match.players)]

    @property
    def position(self) -> str:
        return position.write(self.game, self.hidden)

    @property
    def record(self) -> Record:
        return self._match.record(self.index)

    def imagine(self, rng: Ints) -> Match:
        """A match this one could be, for all the seat knows; the same for the same generator."""
        state = self.hidden
        self.game.rules.imagine(state, self._number, rng)
        return type(self._match).from_state(self.game, state, play_forced=False)

    def svg(self, language: str = "en") -> str:
        return self.game.show.svg(self.hidden, self._number, check_language(language))

    def terminal(self, language: str = "en") -> str:
        return self.game.show.terminal(self.hidden, self._number, check_language(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Seat {self.index} of {self._match!r}>"


def hidden(game: Game[Any], state: Any, seat: int) -> Any:
    """A copy of a state as a seat may know it."""
    copy = copied(state)
    game.rules.hide(copy, seat)
    return copy
