"""Moves rated one ahead: what the mover's building is worth with the die, or what a discard spoils."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Sum,
    built_hope,
    prize_hopes,
    sum_up,
    tower_hopes,
    with_die,
    without_die,
)
from draftwork.games.blueprints.ai.weights import DEMAND, DENY, GLANCE, KEEP, PRIZE, SLOPE, WEIGHTS
from draftwork.games.blueprints.constants import DICE, IN_DEMAND, SEATS, VALUES
from draftwork.games.blueprints.rules.building import field, fitting, put, space_of
from draftwork.games.blueprints.rules.turns import DISCARD, MOVES, REMOVE, WAYS, legal_moves, to_move
from draftwork.games.blueprints.state import State
from draftwork.kernel import Batch, Floats, Ints, ctz, rule

MOST = 8  # moves that take a die and are worth a search
ABOVE, FINE = 100.0, 65536.0  # make a rating a positive integer
LOW = -1e9  # less than anything is worth


@rule
def worth(known: Sum, tops: int, plan: int, demand: int, players: int, w: Floats) -> float:
    """Points of the match to expect from a building; `demand` is the first material in demand."""
    stone, tower = tower_hopes(known, tops, w)
    a, b, c, d = prize_hopes(known, tops, tower, w)
    built = built_hope(known, tops, plan, stone, w)
    value = w[SLOPE + players - 2] * built + w[PRIZE + players - 2] * (a + b + c + d)
    return value + w[DEMAND] * field(known[4], demand)


@rule
def worth_with(s: State, seat: int, known: Sum, move: int, w: Floats) -> float:
    """What the building of a seat is worth after a move that takes a die."""
    plan = s.deck[s.plans[SEATS * s.round + seat]]
    demand = s.in_demand[IN_DEMAND * s.round]
    kind = move // WAYS
    space = move % WAYS
    if space == REMOVE:
        return worth(without_die(known), s.tops[seat], plan, demand, s.players, w)
    tops = put(s.tops[seat], space, kind % VALUES + 1)
    return worth(with_die(known, kind, space), tops, plan, demand, s.players, w)


@rule
def best_with(s: State, seat: int, known: Sum, kind: int, w: Floats) -> float:
    """What the building of a seat is worth with a die of this kind where it does most."""
    spaces = fitting(s.tops[seat], kind % VALUES + 1)
    if spaces == 0:
        return worth_with(s, seat, known, WAYS * kind + REMOVE, w)
    best = LOW
    while spaces:
        best = max(best, worth_with(s, seat, known, WAYS * kind + space_of(ctz(spaces)), w))
        spaces &= spaces - 1
    return best


@rule
def candidates(s: State, out: Ints) -> int:
    """Every discard; of the ways to take a die those rated best."""
    n = legal_moves(s, out)
    if s.discarding:
        return n
    n = _drop_removals(out, n)
    return n if n <= MOST else _keep_best(s, out, n)


@rule
def _drop_removals(out: Ints, n: int) -> int:
    """Taking a die only to remove it is worth no search, if another can be placed."""
    kept = 0
    for i in range(n):
        if out[i] % WAYS != REMOVE:
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@rule
def _keep_best(s: State, out: Ints, n: int) -> int:
    """The MOST moves rated best. While they are sorted, their ratings stand in front of them in `out`."""
    seat = to_move(s)
    known = sum_up(s.taken[SEATS * s.round + seat])
    for i in range(n):
        out[i] += int((worth_with(s, seat, known, out[i], WEIGHTS) + ABOVE) * FINE) * MOVES
    for i in range(MOST):
        best = i
        for j in range(i + 1, n):
            if out[j] > out[best]:
                best = j
        found = out[best] % MOVES
        out[best] = out[i]
        out[i] = found
    return MOST


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
