"""Moves, and the lazy list of legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, overload

from draftwork.games import Game
from draftwork.i18n import shorten
from draftwork.kernel import int_zeros
from draftwork.kernel.errors import BadMove
from draftwork.play.settings import as_integer


@dataclass(frozen=True, order=True)
class Move:
    """A move of a game: its number, with one text and one JSON form."""

    number: int
    game: Game[Any]

    def __int__(self) -> int:
        return self.number

    def __index__(self) -> int:
        return self.number

    def __str__(self) -> str:
        return self.game.notation.write_move(self.number)

    def __repr__(self) -> str:
        return f"<Move {self.number} {self}>"

    def json(self) -> dict[str, Any]:
        """The number, the text, and the fields that the game adds."""
        return {"number": self.number, "text": str(self), **self.game.notation.move_json(self.number)}


def read_move(game: Game[Any], move: Move | int | str) -> int:
    """The number of a move given as text, number or Move."""
    if isinstance(move, str):
        return game.notation.read_move(move)
    if isinstance(move, Move) and move.game is not game:
        raise BadMove("move-of-another-game", move=str(move), game=move.game.name)
    number = as_integer(move)
    if number is None:
        raise BadMove("bad-move-type", type=type(move).__name__)
    if not 0 <= number < game.num_moves:
        raise BadMove("no-such-move", move=shorten(number, 20), last=game.num_moves - 1)
    return number


class Moves:
    """The legal moves of a state in ascending order. They are computed on first use.

    Without a state there are no moves: it is the turn of another seat.
    """

    def __init__(self, game: Game[Any], state: Any | None) -> None:
        self._game = game
        self._state = state
        self._numbers: list[int] | None = None

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal moves."""
        if self._state is None:
            return []
        if self._numbers is None:
            buffer = int_zeros(self._game.max_legal_moves)
            self._numbers = [int(buffer[i]) for i in range(self._game.rules.legal_moves(self._state, buffer))]
        return self._numbers

    def __iter__(self) -> Iterator[Move]:
        return (Move(number, self._game) for number in self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move(number, self._game) for number in self.numbers[index]]
        return Move(self.numbers[index], self._game)

    def __contains__(self, move: object) -> bool:
        try:
            number = read_move(self._game, move)  # type: ignore[arg-type]
        except BadMove:
            return False
        return self._state is not None and self._game.rules.illegality(self._state, number) == 0

    def mask(self) -> list[bool]:
        """The action mask: for every move of the game, whether it is legal."""
        mask = [False] * self._game.num_moves
        for number in self.numbers:
            mask[number] = True
        return mask

    def __repr__(self) -> str:
        texts = [str(move) for move in self]
        shown = ", ".join(texts[:5]) + (", …" if len(texts) > 5 else "")
        return f"<Moves: {len(texts)} legal ({shown})>"
