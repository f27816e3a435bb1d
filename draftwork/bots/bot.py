"""The protocol of bots, and the random bot."""

from __future__ import annotations

from typing import Any, Protocol

from draftwork.bots.budget import Budget
from draftwork.games import Game
from draftwork.kernel import Ints
from draftwork.kernel.errors import NotYourTurn
from draftwork.kernel.random import random_below
from draftwork.play import Move, Seat


class Bot(Protocol):
    """A program that plays. It receives seats, budgets and a random generator, and nothing else."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        """Prepare for a match. `rng` is the only source of randomness that the bot may use."""
        ...

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        """A legal move for the seat whose turn it is. Without a budget the bot uses its own."""
        ...

    def end(self, seat: Seat) -> None:
        """Called after the match."""
        ...


class RandomBot:
    """Chooses uniformly among the legal moves."""

    def begin(self, game: Game[Any], rng: Ints) -> None:
        self._rng = rng

    def choose(self, seat: Seat, budget: Budget | None = None) -> Move:
        moves = legal_moves(seat)
        return moves[random_below(self._rng, len(moves))]

    def end(self, seat: Seat) -> None:
        pass


def legal_moves(seat: Seat) -> list[Move]:
    """The legal moves of a seat; NotYourTurn if there are none."""
    moves = list(seat.legal_moves)
    if not moves:
        raise NotYourTurn("nothing-to-decide")
    return moves
