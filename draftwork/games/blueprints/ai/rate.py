"""Moves rated one ahead: what the mover's building is worth with the die, or what a discard spoils."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    sum_up,
)
from draftwork.games.blueprints.ai.move_value import LOW, best_with, worth_with
from draftwork.games.blueprints.ai.weights import DENY, GLANCE, KEEP, WEIGHTS
from draftwork.games.blueprints.constants import DICE, SEATS
from draftwork.games.blueprints.rules.turns import DISCARD, legal_moves, to_move
from draftwork.games.blueprints.state import State
from draftwork.kernel import Batch, Floats, Ints, rule


@rule
def rate_by(s: State, moves: Ints, n: int, ratings: Floats, w: Floats) -> None:
    seat = to_move(s)
    if s.discarding:
        for i in range(n):
            ratings[i] = 0.0
        _spoil(s, 1 - seat, w[DENY], moves, n, ratings, w)
        if s.turn + s.players < DICE * s.players:  # else the mover takes no more
            _spoil(s, seat, -w[KEEP], moves, n, ratings, w)
        return
    known = sum_up(s.taken[SEATS * s.round + seat])
    for i in range(n):
        ratings[i] = worth_with(s, seat, known, moves[i], w)


@rule
def _spoil(s: State, seat: int, share: float, moves: Ints, n: int, ratings: Floats, w: Floats) -> None:
    """Add to the ratings of discards a share of what the seat loses by each: only its best die matters."""
    known = sum_up(s.taken[SEATS * s.round + seat])
    best = second = LOW
    at = 0
    for i in range(n):
        kind = moves[i] - DISCARD
        value = best_with(s, seat, known, kind, w)
        if value > best:
            best, second, at = value, best, i
        elif value > second:
            second = value
    if second > LOW and s.pool[moves[at] - DISCARD] == 1:
        ratings[at] += share * (best - second)


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    rate_by(s, moves, n, ratings, WEIGHTS)


@rule
def glance(s: State, moves: Ints, ratings: Floats) -> int:
    """The best of all moves for the building as it stands."""
    n = legal_moves(s, moves)
    rate_by(s, moves, n, ratings, GLANCE)
    best = 0
    for i in range(1, n):
        if ratings[i] > ratings[best]:
            best = i
    return moves[best]
