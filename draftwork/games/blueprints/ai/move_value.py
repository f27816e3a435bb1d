"""The value of a building after a move."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Summary,
    expected_building_score,
    fulfilment_chances,
    tower_values,
    with_die,
    without_die,
)
from draftwork.games.blueprints.ai.weights import DEMAND, PRIZE, SLOPE
from draftwork.games.blueprints.constants import MAX_SEATS, NUM_IN_DEMAND, VALUES
from draftwork.games.blueprints.rules.building import fitting_spaces, nibble, set_nibble, space_of
from draftwork.games.blueprints.rules.turns import MOVES_PER_KIND, REMOVE
from draftwork.games.blueprints.state import State
from draftwork.kernel import Floats, ctz, rule

MIN_VALUE = -1e9  # less than anything is worth


@rule
def expected_points(known: Summary, tops: int, plan: int, demand: int, players: int, w: Floats) -> float:
    """Points of the match to expect from a building; `demand` is the first material in demand."""
    stone, tower = tower_values(known, tops, w)
    a, b, c, d = fulfilment_chances(known, tops, tower, w)
    built = expected_building_score(known, tops, plan, stone, w)
    value = w[SLOPE + players - 2] * built + w[PRIZE + players - 2] * (a + b + c + d)
    return value + w[DEMAND] * nibble(known[4], demand)


@rule
def value_after(s: State, seat: int, known: Summary, move: int, w: Floats) -> float:
    """What the building of a seat is worth after a move that takes a die."""
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    demand = s.in_demand[NUM_IN_DEMAND * s.round]
    kind = move // MOVES_PER_KIND
    space = move % MOVES_PER_KIND
    if space == REMOVE:
        return expected_points(without_die(known), s.tops[seat], plan, demand, s.players, w)
    tops = set_nibble(s.tops[seat], space, kind % VALUES + 1)
    return expected_points(with_die(known, kind, space), tops, plan, demand, s.players, w)


@rule
def best_value_with(s: State, seat: int, known: Summary, kind: int, w: Floats) -> float:
    """What the building of a seat is worth with a die of this kind where it does most."""
    spaces = fitting_spaces(s.tops[seat], kind % VALUES + 1)
    if spaces == 0:
        return value_after(s, seat, known, MOVES_PER_KIND * kind + REMOVE, w)
    best = MIN_VALUE
    while spaces:
        best = max(best, value_after(s, seat, known, MOVES_PER_KIND * kind + space_of(ctz(spaces)), w))
        spaces &= spaces - 1
    return best
