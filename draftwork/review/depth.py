"""Depths of a review: how many moves it compares, in how many worlds, with how many visits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from draftwork.games import Game
from draftwork.i18n import shorten
from draftwork.kernel.errors import BadOption


@dataclass(frozen=True)
class Depth:
    """The effort for each decision.

    `visits` is the share of the Craftsman's iterations that one evaluation of a position gets.
    """

    name: str
    moves: int  # compared moves, with the played one
    worlds: int  # determinizations in which all of them are evaluated; half of them choose the best move
    visits: float

    def visits_in(self, game: Game[Any]) -> int:
        """The visits of one evaluation in a game."""
        assert game.heuristics
        return max(2, round(self.visits * game.heuristics.craftsman_iterations))


DEPTHS = {
    depth.name: depth
    for depth in (
        Depth("quick", moves=3, worlds=6, visits=0.1),
        Depth("standard", moves=5, worlds=16, visits=0.5),
        Depth("deep", moves=8, worlds=32, visits=1.0),
    )
}


def find_depth(depth: str | Depth) -> Depth:
    """A depth by its name."""
    if isinstance(depth, Depth):
        return depth
    if depth not in DEPTHS:
        raise BadOption("review-unknown-depth", depth=shorten(depth, 20), known=tuple(DEPTHS))
    return DEPTHS[depth]
