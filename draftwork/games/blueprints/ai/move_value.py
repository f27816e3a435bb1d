"""The value of a building after a move, in points of the match."""

from __future__ import annotations

from draftwork.games.blueprints.ai.building_value import (
    Summary,
    expected_building_score,
    fulfilment_chances,
    stack_values,
    with_die,
    without_die,
)
from draftwork.games.blueprints.ai.weights import DEMAND, PRIZE, SLOPE
from draftwork.games.blueprints.constants import MAX_SEATS, NUM_IN_DEMAND, VALUES
from draftwork.games.blueprints.rules.building import fitting_spaces, nibble, set_nibble, space_of
from draftwork.games.blueprints.rules.turns import MOVES_PER_KIND, REMOVE
from draftwork.games.blueprints.state import State
from draftwork.kernel import Floats, ctz, rule

MIN_VALUE = -1e9  # lower than every real value


@rule
def expected_points(summary: Summary, tops: int, plan: int, demand: int, players: int, w: Floats) -> float:
    """The points that a building is expected to win. `demand` is the first of the materials in demand."""
    stone, skyscraper = stack_values(summary, tops, w)
    a, b, c, d = fulfilment_chances(summary, tops, skyscraper, w)
    built = expected_building_score(summary, tops, plan, stone, w)
    value = w[SLOPE + players - 2] * built + w[PRIZE + players - 2] * (a + b + c + d)
    return value + w[DEMAND] * nibble(summary[4], demand)


@rule
def value_after(s: State, seat: int, summary: Summary, move: int, w: Floats) -> float:
    """The value of the building of a seat after a move that takes a die."""
    plan = s.deck[s.plans[MAX_SEATS * s.round + seat]]
    demand = s.in_demand[NUM_IN_DEMAND * s.round]
    kind = move // MOVES_PER_KIND
    space = move % MOVES_PER_KIND
    if space == REMOVE:
        return expected_points(without_die(summary), s.tops[seat], plan, demand, s.players, w)
    tops = set_nibble(s.tops[seat], space, kind % VALUES + 1)
    return expected_points(with_die(summary, kind, space), tops, plan, demand, s.players, w)


@rule
def best_value_with(s: State, seat: int, summary: Summary, kind: int, w: Floats) -> float:
    """The value of the building of a seat after the best placement of a die of this kind."""
    spaces = fitting_spaces(s.tops[seat], kind % VALUES + 1)
    if spaces == 0:
        return value_after(s, seat, summary, MOVES_PER_KIND * kind + REMOVE, w)
    best = MIN_VALUE
    while spaces:
        best = max(best, value_after(s, seat, summary, MOVES_PER_KIND * kind + space_of(ctz(spaces)), w))
        spaces &= spaces - 1
    return best
