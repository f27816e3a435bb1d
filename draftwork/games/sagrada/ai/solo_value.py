"""Alone against the round track (SA-21 to SA-23): what a window is worth, and what will have to be beaten.

Twenty drafts fill twenty spaces, so a space that stays empty costs three points and also leaves a die on the
round track. Room to place later dice is worth more than in company, and so is every pip drafted or paid away.
The weights of ratings were tuned by the leads of greedy games with three tools, those of estimates fitted to
how such games with one, three and five tools ended.
"""

from __future__ import annotations

from math import sqrt

from draftwork.games.sagrada.ai.window_value import (
    SpaceClasses,
    colour_choice,
    expected_times_met,
    value_choice,
)
from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    COLOR_VARIETY,
    MAX_POOL,
    MAX_TOOLS,
    OBJECTIVE_POINTS,
    ROUNDS,
    SHADE_VARIETY,
)
from draftwork.games.sagrada.rules.dice import die_at, value_of
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.rules.placing import (
    Window,
    adjacent,
    cells_of_colour,
    nth_mask,
    occupied,
    union,
    window,
)
from draftwork.games.sagrada.rules.scoring import colour_points, target
from draftwork.games.sagrada.state import State
from draftwork.kernel import float_array, popcount, rule

Outlook = tuple[float, float]  # points without the empty spaces, and how many spaces will stay empty

# How hard a space is to fill, by how many colours and values it can still take.
ONE_KIND = 1.61  # one of each
ONE_AND_TWO = 0.52
ONE_COLOUR = 0.36
ONE_VALUE = 0.55
TWO_AND_TWO = 0.23
TWO_AND_MORE = 0.2
ANY_SPACE = 0.02
PATIENCE = 0.03  # how much each turn left takes off these
MISSED = 0.03  # of the drafts left, how many will place no die
ROUNDED = 0.5  # how softly the larger of the two reasons for empty spaces counts

STAYS = 7.75  # what an empty space costs in ratings, with the die that goes to the track instead
PIP = 0.98  # what a pip kept off the track is worth in ratings
PRIVATE_SHARE = 1.67  # points of a private colour for each turn left, with room without end
PRIVATE_HALF = 4.5  # spaces open to that colour that give half of it
SECOND_COLOUR = 0.02  # for each turn left, what the weaker private colour counts beside the other
LINE_WEIGHT = 1.24  # of the points to expect from rows and columns
OTHER_WEIGHT = 0.85  # and from the other objectives
KEPT_TOOL = 1.7  # what a tool not used is worth in the last round
KEPT_EARLY = 5.5  # and how much more at the beginning

# Of estimates: prospects are half hopes, so they count in part and everybody begins with some points.
SURE = 0.81
FIRST_POINTS = 7.7
# Per round, and after the last: points lost for each space that will stay empty, what the round track will
# still get, what each tool left takes off that, and what each space that will stay empty adds.
EMPTY_COST = float_array([2.2, 2.2, 2.5, 2.8, 2.9, 3.2, 3.7, 4.3, 5.0, 4.6, 3.0])
TO_COME = float_array([54.6, 50.0, 45.8, 40.9, 36.2, 31.0, 25.7, 20.1, 14.8, 9.6, 0.0])
TOOL_SAVES = float_array([3.6, 3.5, 3.4, 3.3, 3.2, 3.0, 2.8, 2.4, 1.9, 1.1, 0.0])
EMPTY_ADDS = float_array([2.8, 2.8, 2.6, 2.7, 2.7, 3.0, 3.3, 3.5, 2.9, 0.5, 0.0])
LEFT_AT_SECOND = 0.6  # of the sum of the pool before the second turn, what stays


@rule
def _classify_spaces(s: State, w: Window) -> tuple[SpaceClasses, float]:
    """The empty spaces by what they can take, and how hard those are to fill that are not dead."""
    empty = ALL_CELLS & ~occupied(w)
    c1, c2, c3 = colour_choice(s, 0, w)
    v1, v2, v3 = value_choice(s, 0, w)
    alive = empty & c1 & v1
    one_kind = alive & ~c2 & ~v2
    few = alive & (~c2 & v2 & ~v3 | ~v2 & c2 & ~c3)
    one_colour = alive & ~c2 & v3
    one_value = alive & ~v2 & c3
    more = alive & c2 & v2
    hard = ONE_KIND * popcount(one_kind) + ONE_AND_TWO * popcount(few)
    hard += ONE_COLOUR * popcount(one_colour) + ONE_VALUE * popcount(one_value)
    hard += TWO_AND_TWO * popcount(more & ~c3 & ~v3) + TWO_AND_MORE * popcount(more & (c3 ^ v3))
    hard += ANY_SPACE * popcount(more & c3 & v3)
    return (empty & ~alive, one_kind, few, one_colour | one_value, empty), hard


@rule
def _expected_empty(classes: SpaceClasses, hard: float, drafts: int) -> float:
    """How many spaces will stay empty: no die fits, or no draft is left for them."""
    empty = popcount(classes[4])
    if drafts == 0:
        return float(empty)
    stuck = popcount(classes[0]) + hard / (1.0 + PATIENCE * drafts)
    short = empty - drafts + MISSED * drafts
    apart = stuck - short
    return 0.5 * (stuck + short + sqrt(apart * apart + ROUNDED))


@rule
def _private_points(s: State, w: Window, empty: int, drafts: int, colour: int) -> float:
    low, high = s.colour_spaces[0], s.colour_spaces[1]
    fits = ALL_CELLS & ~union(low, high) | nth_mask(low, high, colour)
    n = popcount(empty & fits & ~adjacent(cells_of_colour(w, colour)))
    return colour_points(w, colour) + PRIVATE_SHARE * drafts * n / (n + PRIVATE_HALF)


@rule
def _outlook(s: State, w: Window, drafts: int) -> Outlook:
    classes, hard = _classify_spaces(s, w)
    stays = _expected_empty(classes, hard, drafts)
    one, two = (
        _private_points(s, w, classes[4], drafts, s.private[0]),
        _private_points(s, w, classes[4], drafts, s.private[1]),
    )
    points = one + two if s.solo_private else max(one, two) + SECOND_COLOUR * drafts * min(one, two)
    dice = max(0.0, popcount(classes[4]) - stays)
    for i in range(len(s.public)):
        k = s.public[i]
        if k >= 0:
            weight = LINE_WEIGHT if SHADE_VARIETY < k < COLOR_VARIETY else OTHER_WEIGHT
            points += weight * OBJECTIVE_POINTS[k] * expected_times_met(s, 0, w, (classes, drafts, dice), k)
    return points, stays


@rule
def solo_value(s: State, w: Window, drafts: int) -> float:
    """For ratings: a window and what it does to the target, if it could draft so many dice more."""
    points, stays = _outlook(s, w, drafts)
    return points - STAYS * stays


@rule
def pip_value(s: State, die: int) -> float:
    """For ratings: what it is worth to keep a die off the round track."""
    return PIP * value_of(die) if s.players == 1 else 0.0


@rule
def kept_tool_value(s: State) -> float:
    """For ratings: what a tool is worth that can still be used later."""
    return KEPT_TOOL + KEPT_EARLY * (ROUNDS - 1 - s.round) / ROUNDS


@rule
def expected_score(s: State, drafts: int) -> float:
    points, stays = _outlook(s, window(s, 0), drafts)
    return FIRST_POINTS + SURE * points - EMPTY_COST[s.round] * stays


@rule
def expected_target(s: State, drafts: int) -> float:
    """SA-23: what is to be beaten; the dice of a round count once its first turn is over."""
    if s.round == ROUNDS:
        return float(target(s))
    more = 0.0
    r = s.round
    if s.turn > 0 and s.phase != CHOOSE:
        r += 1
        for slot in range(MAX_POOL):
            more += LEFT_AT_SECOND * value_of(die_at(s.pool, slot))
    more += TO_COME[r] + EMPTY_ADDS[r] * _outlook(s, window(s, 0), drafts)[1]
    for i in range(MAX_TOOLS):
        if s.tools[i] and not s.paid[i]:
            more -= TOOL_SAVES[r]
    return target(s) + more
