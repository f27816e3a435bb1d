"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from draftwork.bots.budget import Budget
from draftwork.games import Game
from draftwork.kernel import Ints
from draftwork.kernel.errors import NotYourTurn
from draftwork.kernel.random import random_below
from draftwork.play import Move, Seat


class Bot(Protocol):
    """A player that is a program. It is given seats, budgets and a generator, and nothing else."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        """Before a match: the game, and the only source of chance the bot may use."""
        ...

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        """A legal move for the seat whose turn it is; without a budget, by the bot's own."""
        ...

    def end(self, seat: Seat) -> None:
        """After the match, with all there is to see."""
        ...


class RandomBot:
    """Chooses uniformly among all legal moves."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._rng = rng

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        moves = legal_moves(seat)
        return moves[random_below(self._rng, len(moves))]

    def end(self, seat: Seat) -> None:
        pass


def legal_moves(seat: Seat) -> list[Move]:
    """The legal moves; NotYourTurn where there is nothing to decide."""
    moves = list(seat.moves)
    if not moves:
        raise NotYourTurn("nothing-to-decide")
    return moves
