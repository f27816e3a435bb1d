"""Fit of a value function to training rows: ridge regression on the error of the hand-written estimate, then
hidden units on the residuals.

A common fit of all stages comes first, then a fit of the difference for each stage. The final score is a
noisy target. For games with stages, most of the weight is on the prediction of the next recorded state
(temporal differences). Leads decide games, so the weights are fitted to differences between the seats of a
state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from draftwork.bots.value import weights_per_stage
from draftwork.lab.self_play import EXPLORED, FINAL, GAME, HAND, HEAD, SEAT, STAGE, FloatArray

# Strengths of the regularisation; cross-validation chooses one.
RIDGES = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0)
FOLDS = 5  # of the cross-validation, by games
HELD_OUT = 7  # every 7th game is held out for validation
# Games alternate between options, so neither FOLDS nor HELD_OUT may be a multiple of the number of options.
MIN_ROWS = 40  # of a stage; a stage with fewer is not fitted
SWEEPS = 4  # repetitions of the fit; the targets of each contain the predictions of the one before
STEPS, RATE = 300, 0.01  # of the gradient descent for hidden units
MAX_ROWS = 10_000  # of that descent; more rows take longer and hardly help


class Fit(NamedTuple):
    weights: list[float]  # as in `draftwork.bots.value`
    lead_sd: list[float]  # per stage
    error: float  # root mean square in points, on held-out games
    hand_error: float  # the same error of the hand-written estimate


def fit(
    rows: FloatArray,
    hand_lead_sd: Sequence[float],
    units: int,
    rng: np.random.Generator,
    outcome_weight: float = 1.0,
) -> Fit:
    """Fit weights for each stage. A stage with too few rows keeps the hand-written estimate.

    The target is `outcome_weight` times the final score, plus the rest times the prediction for the next
    state. `hand_lead_sd` holds the standard deviations of the lead by stage for the hand-written estimate.
    """
    held = rows[:, GAME] % HELD_OUT == 0
    training = ~held & (rows[:, EXPLORED] == 0)
    stages = [
        stage
        for stage in range(len(hand_lead_sd))
        if (training & (rows[:, STAGE] == stage)).sum() >= MIN_ROWS
    ]
    expected = target = rows[:, HAND]
    found: dict[int, FloatArray] = {}
    for _ in range(SWEEPS if outcome_weight < 1 else 1):
        target = outcome_weight * rows[:, FINAL] + (1 - outcome_weight) * _next_expected(rows, expected)
        found = _fit_stages(rows[training], (target - rows[:, HAND])[training], stages)
        expected = rows[:, HAND] + _predict_all(found, rows, 0)
    if units:
        for stage in stages:
            here = training & (rows[:, STAGE] == stage)
            hidden = _fit_hidden(rows[here, HEAD:], (target - expected)[here], units, rng)
            found[stage] = np.concatenate([found[stage], hidden])
        expected = rows[:, HAND] + _predict_all(found, rows, units)
    nothing = np.zeros(weights_per_stage(rows.shape[1] - HEAD, units))
    weights = np.concatenate([found.get(stage, nothing) for stage in range(len(hand_lead_sd))])
    lead_sd = [
        _lead_sd(rows, expected, stage) if stage in stages else default
        for stage, default in enumerate(hand_lead_sd)
    ]
    test = held & np.isin(rows[:, STAGE], stages)
    misses = rows[test, FINAL] - expected[test], rows[test, FINAL] - rows[test, HAND]
    return Fit(weights.tolist(), lead_sd, _rms(misses[0]), _rms(misses[1]))


def _next_expected(rows: FloatArray, expected: FloatArray) -> FloatArray:
    """For each row, the prediction for the same seat in the next state, or its final score."""
    seats = int(rows[:, SEAT].max()) + 1
    later = rows[:, FINAL].copy()
    follows = rows[:-seats, GAME] == rows[seats:, GAME]
    later[:-seats][follows] = expected[seats:][follows]
    return later


def _predict_all(found: dict[int, FloatArray], rows: FloatArray, units: int) -> FloatArray:
    points = np.zeros(len(rows))
    for stage, weights in found.items():
        here = rows[:, STAGE] == stage
        points[here] = predict(weights, rows[here, HEAD:], units)
    return points


def _rms(misses: FloatArray) -> float:
    return float(np.sqrt((misses**2).mean())) if len(misses) else 0.0


def _fit_stages(rows: FloatArray, y: FloatArray, stages: Sequence[int]) -> dict[int, FloatArray]:
    """Bias and weights of each stage: a common fit, plus a fit of the difference."""
    x, games = rows[:, HEAD:], rows[:, GAME]
    here = {stage: rows[:, STAGE] == stage for stage in stages}
    used = np.isin(rows[:, STAGE], stages)
    z, residuals = np.zeros_like(x), np.zeros(len(y))
    size = np.sqrt(sum(x[mask].var(axis=0) * mask.mean() for mask in here.values()))
    size[size < 1e-9] = 1.0
    for mask in here.values():
        z[mask] = (x[mask] - x[mask].mean(axis=0)) / size
        residuals[mask] = y[mask] - y[mask].mean()
    seats = int(rows[:, SEAT].max()) + 1
    if seats > 1:
        z -= _state_means(z, seats)
        residuals -= _state_means(residuals, seats)
    common = _best_fit(z[used], residuals[used], games[used])
    found = {}
    for stage, mask in here.items():
        linear = common + _best_fit(z[mask], residuals[mask] - z[mask] @ common, games[mask])
        linear /= size
        found[stage] = np.concatenate([[y[mask].mean() - x[mask].mean(axis=0) @ linear], linear])
    return found


def _state_means(values: FloatArray, seats: int) -> FloatArray:
    """For each row, the mean over the seats of its state. Rows of a state are adjacent."""
    states = values.reshape(len(values) // seats, seats, -1)
    return np.repeat(states.mean(axis=1), seats, axis=0).reshape(values.shape)


def _best_fit(z: FloatArray, y: FloatArray, games: FloatArray) -> FloatArray:
    """Ridge regression with the regularisation of the lowest cross-validation error."""
    parts = [games % FOLDS == fold for fold in range(FOLDS)]
    squares, products = [z[mask].T @ z[mask] for mask in parts], [z[mask].T @ y[mask] for mask in parts]
    whole, sums = np.sum(squares, axis=0), np.sum(products, axis=0)

    def solve(square: FloatArray, product: FloatArray, ridge: float) -> FloatArray:
        return np.asarray(np.linalg.solve(square + ridge * np.eye(len(product)), product), dtype=np.float64)

    def error(ridge: float) -> float:
        fits = [
            solve(whole - square, sums - product, ridge)
            for square, product in zip(squares, products, strict=True)
        ]
        return sum(
            float(((y[mask] - z[mask] @ made) ** 2).sum()) for mask, made in zip(parts, fits, strict=True)
        )

    return solve(whole, sums, min(RIDGES, key=error))


def _fit_hidden(x: FloatArray, residuals: FloatArray, units: int, rng: np.random.Generator) -> FloatArray:
    """The weights of hidden units, in the layout of `draftwork.bots.value`."""
    centre, size = x.mean(axis=0), x.std(axis=0)
    size[size < 1e-9] = 1.0
    inner, outer = _fit_units((x - centre) / size, residuals, units, rng)
    inner[:, 1:] /= size
    inner[:, 0] -= inner[:, 1:] @ centre
    return np.concatenate([inner.ravel(), outer])


def _fit_units(
    z: FloatArray, residuals: FloatArray, units: int, rng: np.random.Generator
) -> tuple[FloatArray, FloatArray]:
    """Fit hidden units to the residuals of the linear part by full-batch gradient descent (Adam)."""
    if len(z) > MAX_ROWS:
        some = rng.choice(len(z), MAX_ROWS, replace=False)
        z, residuals = z[some], residuals[some]
    inputs = np.hstack([np.ones((len(z), 1)), z])  # with a column for the bias
    scale = max(float(residuals.std()), 1e-9)
    target = residuals / scale
    weights = [rng.normal(0.0, 0.3, (units, inputs.shape[1])), rng.normal(0.0, 0.1, units)]
    # Running means of the gradients and of their squares.
    first = [np.zeros_like(part) for part in weights]
    second = [np.zeros_like(part) for part in weights]
    for step in range(1, STEPS + 1):
        hidden = np.tanh(inputs @ weights[0].T)
        error = (hidden @ weights[1] - target) / len(target)
        hidden_gradient = np.outer(error, weights[1]) * (1 - hidden**2)
        gradients = [hidden_gradient.T @ inputs + 1e-4 * weights[0], hidden.T @ error + 1e-4 * weights[1]]
        for i in range(2):
            first[i] = 0.9 * first[i] + 0.1 * gradients[i]
            second[i] = 0.999 * second[i] + 0.001 * gradients[i] ** 2
            rate = RATE * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            weights[i] = weights[i] - rate * first[i] / (np.sqrt(second[i]) + 1e-8)
    return weights[0], weights[1] * scale


def predict(weights: FloatArray, x: FloatArray, units: int) -> FloatArray:
    """The correction by the weights of a stage for many states, as in `bots.value.learned_points`."""
    n = x.shape[1]
    points = weights[0] + x @ weights[1 : n + 1]
    if units:
        inner = weights[n + 1 : n + 1 + units * (n + 1)].reshape(units, n + 1)
        points = points + np.tanh(inner[:, 0] + x @ inner[:, 1:].T) @ weights[n + 1 + units * (n + 1) :]
    return np.asarray(points, dtype=np.float64)


def _lead_sd(rows: FloatArray, expected: FloatArray, stage: int) -> float:
    """The standard deviation of final leads around predicted ones, on held-out games if there are enough."""
    here = rows[:, STAGE] == stage
    tested = here & (rows[:, GAME] % HELD_OUT == 0)
    if tested.sum() <= 20:
        tested = here
    seats = int(rows[:, SEAT].max()) + 1
    final, points = rows[tested, FINAL].reshape(-1, seats), expected[tested].reshape(-1, seats)
    if seats == 1:
        return max(1.0, float((final - points).std()))
    return max(1.0, float((_leads(final) - _leads(points)).std()))


def _leads(points: FloatArray) -> FloatArray:
    """The lead of each seat over the best other seat."""
    leads = np.empty_like(points)
    for seat in range(points.shape[1]):
        leads[:, seat] = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    return leads
