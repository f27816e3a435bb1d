"""The moves of a match with the positions before and after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from draftwork.games import Game
from draftwork.kernel import copy_state, int_zeros, pack, unpack
from draftwork.kernel.generics import EVERYBODY
from draftwork.kernel.random import generator
from draftwork.play import Match


@dataclass(frozen=True)
class Ply:
    """A move of the history: number `index`, chosen by a seat or forced."""

    index: int
    seat: int
    move: int
    forced: bool
    before: bytes  # packed states
    after: bytes


def plies_of(match: Match) -> list[Ply]:
    """All moves of a match, forced ones included."""
    history = match.history
    states = [*(entry.before for entry in history), pack(match.state)]
    return [
        Ply(i, entry.seat, entry.move.number, entry.forced, states[i], states[i + 1])
        for i, entry in enumerate(history)
    ]


class World:
    """Positions after moves in determinizations of one position, as a viewer knows it.

    The same number gives the same determinization for every move.
    """

    def __init__(self, game: Game[Any], before: bytes, viewer: int, seed: str) -> None:
        self._game, self._viewer, self._seed = game, viewer, seed
        self._known = unpack(game.state, before)
        game.rules.redact(self._known, viewer)

    def after(self, move: int, number: int) -> Any:
        """The position after a move."""
        state = copy_state(self._known)
        self._game.rules.determinize(state, self._viewer, generator(f"{self._seed}/{number}"))
        self._game.rules.apply(state, move)
        return state


def open_position(game: Game[Any], state: Any) -> bytes:
    """The packed position without future random events: equal for outcomes that nobody can tell apart."""
    known = copy_state(state)
    game.rules.redact(known, EVERYBODY)
    return pack(known)


def legal_numbers(game: Game[Any], before: bytes) -> list[int]:
    """The legal moves in a position."""
    out = int_zeros(game.max_legal_moves)
    n = int(game.rules.legal_moves(unpack(game.state, before), out))
    return [int(out[i]) for i in range(n)]
