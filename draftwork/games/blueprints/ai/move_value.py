"""The value of a building after a move."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Sum,
    built_hope,
    prize_hopes,
    tower_hopes,
    with_die,
    without_die,
)
from draftwork.games.blueprints.ai.weights import DEMAND, PRIZE, SLOPE
from draftwork.games.blueprints.constants import IN_DEMAND, SEATS, VALUES
from draftwork.games.blueprints.rules.building import field, fitting, put, space_of
from draftwork.games.blueprints.rules.turns import REMOVE, WAYS
from draftwork.games.blueprints.state import State
from draftwork.kernel import Floats, ctz, rule

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
