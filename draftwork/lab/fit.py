"""Fitting a value to what self-play wrote down: what the hand-written estimate misses by ridge regression,
and hidden units on what that leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from draftwork.bots.value import block
from draftwork.lab.selfplay import FINAL, GAME, HAND, HEAD, SEAT, STAGE, FloatArray

RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)  # pulls towards no correction; the best one is taken
FOLDS = 4  # parts of the games, each of which is predicted from the others to find it
HELD_OUT = 8  # every so-manieth game tells how well the fit does on what it has not seen
FEWEST = 40  # rows to learn a stage from
STEPS, RATE = 300, 0.01  # of the descent that fits hidden units
MOST_ROWS = 10_000  # it looks at: more take long and teach a few units little


class Fit(NamedTuple):
    weights: list[float]  # as in draftwork.bots.value
    spread: list[float]  # per stage
    error: float  # root mean square, in points, on games held out
    hand: float  # the same for the hand-written estimate


def fit(rows: FloatArray, hand: Sequence[float], units: int, rng: np.random.Generator) -> Fit:
    """A value for each stage by itself; one that was not played is left as it is by hand."""
    weights: list[float] = []
    spread: list[float] = []
    errors, hands = [], []
    held = rows[:, GAME] % HELD_OUT == 0
    width = block(rows.shape[1] - HEAD, units)
    for stage, by_hand in enumerate(hand):
        here = rows[:, STAGE] == stage
        learn, test = rows[here & ~held], rows[here & held]
        if len(learn) < FEWEST:
            weights += [0.0] * width
            spread.append(by_hand)
            continue
        made = _fit_stage(learn, units, rng)
        weights += made.tolist()
        spread.append(_spread(test if len(test) > 20 else learn, made, units))
        errors.append((missed(test) - predict(made, test[:, HEAD:], units)) ** 2)
        hands.append(missed(test) ** 2)
    return Fit(weights, spread, _rms(errors), _rms(hands))


def missed(rows: FloatArray) -> FloatArray:
    """What the hand-written estimate left to be explained."""
    return np.asarray(rows[:, FINAL] - rows[:, HAND], dtype=np.float64)


def _rms(squares: list[FloatArray]) -> float:
    together = np.concatenate(squares)
    return float(np.sqrt(together.mean())) if len(together) else 0.0


def _fit_stage(rows: FloatArray, units: int, rng: np.random.Generator) -> FloatArray:
    x, y = rows[:, HEAD:], missed(rows)
    centre, size = x.mean(axis=0), x.std(axis=0)
    size[size < 1e-9] = 1.0
    z = (x - centre) / size
    linear = _ridge(z, y - y.mean(), _best_ridge(z, y - y.mean(), rows[:, GAME]))
    bias = y.mean() - linear @ (centre / size)
    flat = np.concatenate([[bias], linear / size])
    if not units:
        return flat
    left = y - flat[0] - x @ flat[1:]
    inner, outer = _fit_units(z, left, units, rng)
    inner[:, 1:] /= size
    inner[:, 0] -= inner[:, 1:] @ centre
    return np.concatenate([flat, inner.ravel(), outer])


def _ridge(z: FloatArray, y: FloatArray, pull: float) -> FloatArray:
    return np.asarray(np.linalg.solve(z.T @ z + pull * np.eye(z.shape[1]), z.T @ y), dtype=np.float64)


def _best_ridge(z: FloatArray, y: FloatArray, games: FloatArray) -> float:
    """The pull with which each part of the games is best predicted from the others."""

    def error(pull: float) -> float:
        total = 0.0
        for fold in range(FOLDS):
            out = games % FOLDS == fold
            total += float(((y[out] - z[out] @ _ridge(z[~out], y[~out], pull)) ** 2).sum())
        return total

    return min(RIDGES, key=error)


def _fit_units(
    z: FloatArray, left: FloatArray, units: int, rng: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Hidden units that explain what the linear part leaves: full-batch descent (Adam) from a small start."""
    if len(z) > MOST_ROWS:
        some = rng.choice(len(z), MOST_ROWS, replace=False)
        z, left = z[some], left[some]
    ones = np.hstack([np.ones((len(z), 1)), z])
    scale = max(float(left.std()), 1e-9)
    target = left / scale
    parts = [rng.normal(0.0, 0.3, (units, ones.shape[1])), rng.normal(0.0, 0.1, units)]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    for step in range(1, STEPS + 1):
        hidden = np.tanh(ones @ parts[0].T)
        miss = (hidden @ parts[1] - target) / len(target)
        back = np.outer(miss, parts[1]) * (1 - hidden**2)
        slopes = [back.T @ ones + 1e-4 * parts[0], hidden.T @ miss + 1e-4 * parts[1]]
        for i in range(2):
            first[i] = 0.9 * first[i] + 0.1 * slopes[i]
            second[i] = 0.999 * second[i] + 0.001 * slopes[i] ** 2
            pace = RATE * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            parts[i] = parts[i] - pace * first[i] / (np.sqrt(second[i]) + 1e-8)
    return parts[0], parts[1] * scale


def predict(weights: FloatArray, x: FloatArray, units: int) -> FloatArray:
    """The correction by a stage's weights: what `bots.value.learned_points` does, for many states."""
    n = x.shape[1]
    points = weights[0] + x @ weights[1 : n + 1]
    if units:
        inner = weights[n + 1 : n + 1 + units * (n + 1)].reshape(units, n + 1)
        points = points + np.tanh(inner[:, 0] + x @ inner[:, 1:].T) @ weights[n + 1 + units * (n + 1) :]
    return np.asarray(points, dtype=np.float64)


def _spread(rows: FloatArray, weights: FloatArray, units: int) -> float:
    """How far final leads lie from predicted ones. Rows of one state lie together, a seat after the other."""
    seats = int(rows[:, SEAT].max()) + 1 if len(rows) else 1
    whole = len(rows) // seats * seats
    final = rows[:whole, FINAL].reshape(-1, seats)
    expected = (rows[:, HAND] + predict(weights, rows[:, HEAD:], units))[:whole].reshape(-1, seats)
    if seats == 1:
        return max(1.0, float((final - expected).std()))
    return max(1.0, float((_leads(final) - _leads(expected)).std()))


def _leads(points: FloatArray) -> FloatArray:
    """Of each seat over the best other."""
    leads = np.empty_like(points)
    for seat in range(points.shape[1]):
        leads[:, seat] = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    return leads
