"""Ratings of moves: the value of the own building after taking a die, or the loss that a discard causes."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import summarize
from draftwork.games.blueprints.ai.move_value import MIN_VALUE, best_value_with, value_after
from draftwork.games.blueprints.ai.weights import DENY, GREEDY_WEIGHTS, KEEP, WEIGHTS
from draftwork.games.blueprints.constants import DICE_PER_SEAT, MAX_SEATS
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, legal_moves, to_move
from draftwork.games.blueprints.state import State
from draftwork.kernel import Batch, Floats, Ints, rule


@rule
def _rate_with(s: State, moves: Ints, n: int, ratings: Floats, w: Floats) -> None:
    """Write ratings by the given weights."""
    seat = to_move(s)
    if s.discarding:
        for i in range(n):
            ratings[i] = 0.0
        i, loss = _discard_loss(s, 1 - seat, moves, n, w)
        ratings[i] += w[DENY] * loss
        if s.turn + s.players < DICE_PER_SEAT * s.players:  # the seat to move takes another die
            i, loss = _discard_loss(s, seat, moves, n, w)
            ratings[i] -= w[KEEP] * loss
        return
    summary = summarize(s.taken[MAX_SEATS * s.round + seat])
    for i in range(n):
        ratings[i] = value_after(s, seat, summary, moves[i], w)


@rule
def _discard_loss(s: State, seat: int, moves: Ints, n: int, w: Floats) -> tuple[int, float]:
    """The index of the discard that costs a seat most, and the loss of the seat in points.

    Only the best die for the seat matters. Without it, the seat takes the second best. A second die of the
    same kind makes the loss 0.
    """
    summary = summarize(s.taken[MAX_SEATS * s.round + seat])
    best = second = MIN_VALUE
    best_index = 0
    for i in range(n):
        kind = moves[i] - FIRST_DISCARD
        value = best_value_with(s, seat, summary, kind, w)
        if value > best:
            best, second, best_index = value, best, i
        elif value > second:
            second = value
    if second > MIN_VALUE and s.pool[moves[best_index] - FIRST_DISCARD] == 1:
        return best_index, best - second
    return best_index, 0.0


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    """Write a rating in points for each of the first `n` moves."""
    _rate_with(s, moves, n, ratings, WEIGHTS)


@rule
def greedy_move(s: State, moves: Ints, ratings: Floats) -> int:
    """The move with the best rating by GREEDY_WEIGHTS."""
    n = legal_moves(s, moves)
    _rate_with(s, moves, n, ratings, GREEDY_WEIGHTS)
    best = 0
    for i in range(1, n):
        if ratings[i] > ratings[best]:
            best = i
    return moves[best]
