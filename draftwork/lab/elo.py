"""Elo ratings by the Bradley-Terry model, for games with any number of seats."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

ANCHOR_ELO = 1000.0
_MAX_STEPS = 100  # of Newton's method; usually a dozen are enough
_SCALE = 400 / np.log(10)


def elo(wins: Array, games: Array, seats: Array, anchor: int) -> Array:
    """The rating of each rival; each row of wins and games gives a row of ratings.

    Rivals are the bots and, in solo games, the target. `wins` has a column for each rival and `games` one for
    each matchup. The row of `seats` for a matchup holds the number of seats of each rival.

    P(win) = strength / sum of strengths. A drawn game between any two rivals that met is added, so that
    ratings are finite. The rating of the anchor is fixed.
    """
    pairs = _pairs_that_met(seats)
    draws = np.ones((len(games), len(pairs)))
    found = _log_strengths(
        wins + pairs.sum(axis=0) / 2, np.hstack([games, draws]), np.vstack([seats, pairs]), anchor
    )
    rated: Array = ANCHOR_ELO + _SCALE * found
    return rated


def _pairs_that_met(seats: Array) -> Array:
    """The pairs of rivals that met, as rows of seats."""
    rivals = seats.shape[1]
    pairs = [
        [float(i in (a, b)) for i in range(rivals)]
        for a in range(rivals)
        for b in range(a + 1, rivals)
        if ((seats[:, a] > 0) & (seats[:, b] > 0)).any()
    ]
    return np.array(pairs).reshape(-1, rivals)


def _log_strengths(wins: Array, games: Array, seats: Array, anchor: int) -> Array:
    """Maximum-likelihood logarithms of the strengths, by Newton's method for all rows at once."""
    found = np.zeros(wins.shape)
    rivals = np.arange(wins.shape[1])
    free = rivals[rivals != anchor]
    for _ in range(_MAX_STEPS):
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
