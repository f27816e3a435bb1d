"""Ratings by Bradley and Terry, for games of any number of seats."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

ANCHOR_ELO = 1000.0
_STEPS = 100  # of Newton's method, at most; a dozen are enough
_SCALE = 400 / np.log(10)


def elo(wins: Array, games: Array, seats: Array, anchor: int) -> Array:
    """The rating of each rival, a row for each row of wins and games; the anchor's is given.

    `wins` has a column for each rival, `games` one for each meeting, whose row of `seats` says how many seats
    each rival has. Of several seats one wins with the probability of its strength among all strengths.
    Between any two who met a drawn game is added, so that who always wins has a rating too.
    """
    pairs = _met(seats)
    more = np.ones((len(games), len(pairs)))
    found = _strengths(
        wins + pairs.sum(axis=0) / 2, np.hstack([games, more]), np.vstack([seats, pairs]), anchor
    )
    rated: Array = ANCHOR_ELO + _SCALE * found
    return rated


def _met(seats: Array) -> Array:
    """The pairs among those who met, a row of seats for each."""
    rivals = seats.shape[1]
    pairs = [
        [float(i in (a, b)) for i in range(rivals)]
        for a in range(rivals)
        for b in range(a + 1, rivals)
        if ((seats[:, a] > 0) & (seats[:, b] > 0)).any()
    ]
    return np.array(pairs).reshape(-1, rivals)


def _strengths(wins: Array, games: Array, seats: Array, anchor: int) -> Array:
    """Logarithms of the strengths that make these wins likeliest (Newton's method, all rows at once)."""
    found = np.zeros(wins.shape)
    rivals = np.arange(wins.shape[1])
    free = rivals[rivals != anchor]
    for _ in range(_STEPS):
        part = seats * np.exp(found)[:, None, :]
        part /= part.sum(axis=2, keepdims=True)
        expected = np.einsum("rm,rmb->rb", games, part)
        curve = -np.einsum("rm,rmb,rmc->rbc", games, part, part)
        curve[:, rivals, rivals] += expected + 1e-9
        slope = (wins - expected)[:, free, None]
        step = np.clip(np.linalg.solve(curve[:, free[:, None], free], slope)[:, :, 0], -1.0, 1.0)
        found[:, free] += step
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    return found
