"""Greedy play by the game's own rating of moves, for the Apprentice and for playouts."""

from __future__ import annotations

from typing import Any

from draftwork.kernel import Batch, Floats, Ints, rule
from draftwork.kernel.generics import candidates, rate
from draftwork.kernel.random import next_word


@rule
def greedy_move(s: Any, noise: float, rng: Ints, moves: Ints, ratings: Floats, spare: Batch[Any]) -> int:
    """The candidate with the best rating after adding uniform noise from 0 to `noise` points."""
    n = candidates(s, moves)
    if n == 1:
        return moves[0]
    rate(s, moves, n, ratings, spare)
    best = 0
    top = -1e300
    for i in range(n):
        value = ratings[i]
        if noise > 0.0:
            value += noise * (next_word(rng) / 4294967296.0)
        if value > top:
            best, top = i, value
    return moves[best]
