"""Value functions: the expected points of each seat, and the utility that a search maximises.

A learned value function corrects the hand-written estimate of a game. The correction is linear in the
features of the game, with weights for each stage, and may have a few hidden units: bias + w·f + Σ v·tanh(u·f
+ c). `draftwork.lab.train` learns it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from draftwork.kernel import Floats, rule
from draftwork.kernel.curves import logistic, tanh
from draftwork.kernel.generics import NOBODY, estimate, features, rank, score, stage, to_move

WIN_WEIGHT = 0.6  # weight of winning in the utility; the lead has the rest
PARTS = 4  # sums for each seat: points, lead, won and utility
LOGISTIC = 1.702  # scale at which the logistic curve approximates the normal distribution


class ValueFunction(NamedTuple):
    """The parameters of a value function. `weights` is empty for the hand-written estimate of a game."""

    weights: Floats  # stage k from k * weights_per_stage(…): bias and w, then (c, u) of each unit, then all v
    units: int  # hidden units
    lead_sd: Floats  # per stage, the standard deviation of the final lead around its estimate
    lead_scale: float  # points of a clear lead
    extra_stages: int = 0  # stages that a playout continues, see `draftwork.games.Heuristics`


class ValueBuffers(NamedTuple):
    """Output arrays of a valuation."""

    features: Floats
    points: Floats  # expected, per seat; in a solo game also the target
    lead: Floats  # over the best other seat, per seat
    won: Floats  # probability of winning, or share of the victory, per seat
    utility: Floats  # per seat, 0 to 1
    sums: Floats  # sums of these four over several states, per seat


@rule
def weights_per_stage(features: int, units: int) -> int:
    """The number of weights of a stage."""
    return features + 1 + units * (features + 2)


@rule
def learned_points(s: Any, seat: int, value: ValueFunction, buffer: Floats) -> float:
    features(s, seat, buffer)
    n = len(buffer)
    at = stage(s) * weights_per_stage(n, value.units)
    points = estimate(s, seat) + value.weights[at]
    for i in range(n):
        points += value.weights[at + 1 + i] * buffer[i]
    at += n + 1
    outer = at + value.units * (n + 1)
    for unit in range(value.units):
        x = value.weights[at]
        for i in range(n):
            x += value.weights[at + 1 + i] * buffer[i]
        points += value.weights[outer + unit] * tanh(x)
        at += n + 1
    return points


@rule
def num_scores(s: Any) -> int:
    """The number of compared scores: one per seat, and in a solo game also the target."""
    players: int = s.players
    return max(2, players)


@rule
def set_points(s: Any, value: ValueFunction, buffers: ValueBuffers) -> None:
    for seat in range(num_scores(s)):
        if len(value.weights) > 0 and seat < s.players:
            buffers.points[seat] = learned_points(s, seat, value, buffers.features)
        else:
            buffers.points[seat] = estimate(s, seat)


@rule
def set_leads(s: Any, buffers: ValueBuffers) -> None:
    n = num_scores(s)
    for seat in range(n):
        best = -1e300
        for other in range(n):
            if other != seat:
                best = max(best, buffers.points[other])
        buffers.lead[seat] = buffers.points[seat] - best


@rule
def victory(s: Any, seat: int) -> float:
    """The share of a seat in the victory when the match is over."""
    if rank(s, seat) > 0:
        return 0.0
    winners = 0
    for other in range(s.players):
        if rank(s, other) == 0:
            winners += 1
    return 1.0 / winners


@rule
def set_utility(s: Any, value: ValueFunction, buffers: ValueBuffers) -> None:
    """Set points, leads, win shares and utilities of a state."""
    over = to_move(s) == NOBODY
    if over:
        for seat in range(s.players):
            buffers.points[seat] = float(score(s, seat))
        if s.players == 1:
            buffers.points[1] = estimate(s, 1)
    else:
        set_points(s, value, buffers)
    set_leads(s, buffers)
    for seat in range(s.players):
        lead = buffers.lead[seat]
        won = victory(s, seat) if over else logistic(LOGISTIC * lead / value.lead_sd[stage(s)])
        buffers.won[seat] = won
        buffers.utility[seat] = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * (
            0.5 + 0.5 * tanh(lead / value.lead_scale)
        )


@rule
def accumulate(buffers: ValueBuffers, seats: int) -> None:
    for seat in range(seats):
        buffers.sums[PARTS * seat] += buffers.points[seat]
        buffers.sums[PARTS * seat + 1] += buffers.lead[seat]
        buffers.sums[PARTS * seat + 2] += buffers.won[seat]
        buffers.sums[PARTS * seat + 3] += buffers.utility[seat]


@rule
def set_means(buffers: ValueBuffers, seats: int, states: int) -> None:
    """Set the means over the accumulated states, and reset the sums."""
    for seat in range(seats):
        buffers.points[seat] = buffers.sums[PARTS * seat] / states
        buffers.lead[seat] = buffers.sums[PARTS * seat + 1] / states
        buffers.won[seat] = buffers.sums[PARTS * seat + 2] / states
        buffers.utility[seat] = buffers.sums[PARTS * seat + 3] / states
    for i in range(len(buffers.sums)):
        buffers.sums[i] = 0.0
