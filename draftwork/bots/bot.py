"""What a bot is, and the ones there are by name."""

from __future__ import annotations

from typing import Protocol

from draftwork.games import load as load_game
from draftwork.kernel.errors import NotYourTurn, UnknownBot
from draftwork.kernel.random import below, generator
from draftwork.play import Move, Seat
from draftwork.play.settings import check_seed
from draftwork.words import brief

RANDOM = "random"


class Bot(Protocol):
    def choose(self, seat: Seat) -> Move:
        """A legal move for the seat whose turn it is."""
        ...


class RandomBot:
    """Chooses uniformly among all legal moves."""

    def __init__(self, seed: str) -> None:
        self._rng = generator(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves
        if not moves:
            raise NotYourTurn("nothing-to-decide")
        return moves[below(self._rng, len(moves))]


def names() -> list[str]:
    return [RANDOM]


def check(name: str) -> None:
    if name not in names():
        raise UnknownBot("unknown-bot", name=brief(name, 40), known=", ".join(names()))


def load(name: str, game: str, seed: str) -> Bot:
    """A bot for a game; the same seed makes it choose the same."""
    check(name)
    load_game(game)
    return RandomBot(check_seed(seed))
