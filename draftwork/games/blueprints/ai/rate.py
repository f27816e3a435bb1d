"""Moves rated one ahead: what the mover's building is worth with the die, or what a discard spoils."""

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
    seat = to_move(s)
    if s.discarding:
        for i in range(n):
            ratings[i] = 0.0
        _add_discard_loss(s, 1 - seat, w[DENY], moves, n, ratings, w)
        if s.turn + s.players < DICE_PER_SEAT * s.players:  # else the mover takes no more
            _add_discard_loss(s, seat, -w[KEEP], moves, n, ratings, w)
        return
    known = summarize(s.taken[MAX_SEATS * s.round + seat])
    for i in range(n):
        ratings[i] = value_after(s, seat, known, moves[i], w)


@rule
def _add_discard_loss(
    s: State, seat: int, share: float, moves: Ints, n: int, ratings: Floats, w: Floats
) -> None:
    """Add to the ratings of discards a share of what the seat loses by each: only its best die matters."""
    known = summarize(s.taken[MAX_SEATS * s.round + seat])
    best = second = MIN_VALUE
    at = 0
    for i in range(n):
        kind = moves[i] - FIRST_DISCARD
        value = best_value_with(s, seat, known, kind, w)
        if value > best:
            best, second, at = value, best, i
        elif value > second:
            second = value
    if second > MIN_VALUE and s.pool[moves[at] - FIRST_DISCARD] == 1:
        ratings[at] += share * (best - second)


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    _rate_with(s, moves, n, ratings, WEIGHTS)


@rule
def greedy_move(s: State, moves: Ints, ratings: Floats) -> int:
    """The best of all moves for the building as it stands."""
    n = legal_moves(s, moves)
    _rate_with(s, moves, n, ratings, GREEDY_WEIGHTS)
    best = 0
    for i in range(1, n):
        if ratings[i] > ratings[best]:
            best = i
    return moves[best]
