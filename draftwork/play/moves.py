"""Moves, and the lazy list of legal moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import total_ordering
from typing import TYPE_CHECKING, Any, Self, overload

from draftwork.games import Game, load
from draftwork.i18n import shorten
from draftwork.kernel import int_list, int_zeros, pack, unpack
from draftwork.kernel.errors import BadMove
from draftwork.play.settings import as_integer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@total_ordering
@dataclass(frozen=True, eq=False)
class Move:
    """A move of a game: its number, with one text and one JSON form.

    Moves with the same game and number are equal. Moves are ordered by the name of the game, then by number.
    """

    number: int
    game: Game[Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self._key == other._key

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self._key < other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[str, int]:
        return self.game.name, self.number

    def __reduce__(self) -> tuple[Callable[[str, int], Move], tuple[str, int]]:
        return _restore_move, self._key

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

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


class _MovesOfGame(dict[int, Move]):
    """The moves of a game by number. Each is made on first use."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __missing__(self, number: int) -> Move:
        move = self[number] = Move(number, self._game)
        return move


_moves_of_games: dict[int, _MovesOfGame] = {}  # by the id of the game, which they keep alive


def moves_of(game: Game[Any]) -> Mapping[int, Move]:
    """The moves of a game by number. To look up a move is several times faster than to make it."""
    if id(game) not in _moves_of_games:
        _moves_of_games[id(game)] = _MovesOfGame(game)
    return _moves_of_games[id(game)]


def _restore_move(game: str, number: int) -> Move:
    """A move from a pickle."""
    return moves_of(load(game))[number]


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


class Moves(Sequence[Move]):
    """The legal moves of a state in ascending order. They are computed on first use.

    Without a state there are no moves: it is the turn of another seat.
    """

    def __init__(self, game: Game[Any], state: Any | None) -> None:
        self._game = game
        self._state = state
        self._numbers: list[int] | None = None

    def __getstate__(self) -> tuple[Game[Any], bytes | None]:
        """The data of a pickle. It is the same in pure and compiled mode."""
        return self._game, None if self._state is None else pack(self._state)

    def __setstate__(self, data: tuple[Game[Any], bytes | None]) -> None:
        game, packed = data
        self.__dict__ |= Moves(game, None if packed is None else unpack(game.state, packed)).__dict__

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal moves."""
        if self._state is None:
            return []
        if self._numbers is None:
            buffer = int_zeros(self._game.max_legal_moves)
            self._numbers = int_list(buffer, self._game.rules.legal_moves(self._state, buffer))
        return self._numbers

    def __iter__(self) -> Iterator[Move]:
        return map(moves_of(self._game).__getitem__, self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [*map(moves_of(self._game).__getitem__, self.numbers[index])]
        return moves_of(self._game)[self.numbers[index]]

    def __contains__(self, move: object) -> bool:
        try:
            number = read_move(self._game, move)  # type: ignore[arg-type]
        except BadMove:
            return False
        return self._state is not None and self._game.rules.illegality(self._state, number) == 0

    def mask(self) -> NDArray[np.bool_]:
        """The action mask: for every move of the game, whether it is legal."""
        import numpy as np  # not needed otherwise in pure mode, and slow to import

        mask = np.zeros(self._game.num_moves, np.bool_)
        mask[self.numbers] = True
        return mask

    def __repr__(self) -> str:
        texts = [str(move) for move in self]
        shown = ", ".join(texts[:5]) + (", …" if len(texts) > 5 else "")
        return f"<Moves: {len(texts)} legal ({shown})>"
