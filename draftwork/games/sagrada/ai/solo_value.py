"""Solo (SA-21 to SA-23): the value of a window and the expected target.

Twenty drafts fill twenty spaces, so an empty space costs three points and leaves a die on the round track.
Therefore room for later dice is worth more than with two or more players, and so are high dice. The weights
of ratings are tuned on the leads of greedy games with three tools. The weights of estimates are fitted to the
results of such games with one, three and five tools.
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

Outlook = tuple[float, float]  # expected points without empty spaces, and expected empty spaces

# The difficulty of a space by the numbers of colours and values that it can take.
ONE_KIND = 1.61  # one colour and one value
ONE_AND_TWO = 0.52
ONE_COLOUR = 0.36
ONE_VALUE = 0.55
TWO_AND_TWO = 0.23
TWO_AND_MORE = 0.2
ANY_SPACE = 0.02
DRAFT_DISCOUNT = 0.03  # the decrease of the difficulties with each draft left
UNPLACED_SHARE = 0.03  # the share of drafts that place no die
SMOOTHING = 0.5  # the smoothing of the maximum of two reasons for empty spaces

EMPTY_SPACE_COST = 7.75  # the cost of an empty space in ratings, with the die that goes to the track
PIP = 0.98  # the value in ratings of a pip that does not go to the track
PRIVATE_SHARE = 1.67  # points of a private colour for each draft left, with unlimited room
PRIVATE_HALF = 4.5  # the number of spaces for that colour at which half of these points are expected
SECOND_COLOUR = 0.02  # the weight of the weaker private colour for each draft left
LINE_WEIGHT = 1.24  # the weight of expected points from rows and columns
OTHER_WEIGHT = 0.85  # the weight of expected points from other objectives
KEPT_TOOL = 1.7  # the value of an unused tool in the last round
KEPT_EARLY = 5.5  # the additional value of an unused tool at the start

# The estimated score is FIRST_POINTS + POINTS_WEIGHT * expected points - the loss for expected empty spaces.
POINTS_WEIGHT = 0.81
FIRST_POINTS = 7.7
# By round, and after the last: the points lost for each expected empty space, the pips that the round track
# still gets, their decrease for each unused tool, and their increase for each expected empty space.
EMPTY_SPACE_LOSS = float_array([2.2, 2.2, 2.5, 2.8, 2.9, 3.2, 3.7, 4.3, 5.0, 4.6, 3.0])
PIPS_TO_COME = float_array([54.6, 50.0, 45.8, 40.9, 36.2, 31.0, 25.7, 20.1, 14.8, 9.6, 0.0])
PIPS_PER_TOOL = float_array([3.6, 3.5, 3.4, 3.3, 3.2, 3.0, 2.8, 2.4, 1.9, 1.1, 0.0])
PIPS_PER_EMPTY_SPACE = float_array([2.8, 2.8, 2.6, 2.7, 2.7, 3.0, 3.3, 3.5, 2.9, 0.5, 0.0])
SECOND_TURN_SHARE = 0.6  # the share of the pool before the second turn that goes to the track


@rule
def _classify_spaces(s: State, w: Window) -> tuple[SpaceClasses, float]:
    """The classes of empty spaces, and the difficulty of those that can take a die."""
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
    """The expected number of spaces that stay empty.

    It is a smooth maximum of two numbers: the spaces that no die fits, and those for which no draft is left.
    """
    empty = popcount(classes[4])
    if drafts == 0:
        return float(empty)
    stuck = popcount(classes[0]) + hard / (1.0 + DRAFT_DISCOUNT * drafts)
    short = empty - drafts + UNPLACED_SHARE * drafts
    apart = stuck - short
    return 0.5 * (stuck + short + sqrt(apart * apart + SMOOTHING))


@rule
def _private_points(s: State, w: Window, empty: int, drafts: int, colour: int) -> float:
    """The expected points for a private colour."""
    low, high = s.colour_spaces[0], s.colour_spaces[1]
    fits = ALL_CELLS & ~union(low, high) | nth_mask(low, high, colour)
    n = popcount(empty & fits & ~adjacent(cells_of_colour(w, colour)))
    return colour_points(w, colour) + PRIVATE_SHARE * drafts * n / (n + PRIVATE_HALF)


@rule
def _outlook(s: State, w: Window, drafts: int) -> Outlook:
    """The expected result of a window after a number of further drafts."""
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
    """The value of a window in ratings, with its effect on the target."""
    points, stays = _outlook(s, w, drafts)
    return points - EMPTY_SPACE_COST * stays


@rule
def pip_value(s: State, die: int) -> float:
    """The value in ratings of keeping a die off the round track."""
    return PIP * value_of(die) if s.players == 1 else 0.0


@rule
def kept_tool_value(s: State) -> float:
    """The value in ratings of an unused tool."""
    return KEPT_TOOL + KEPT_EARLY * (ROUNDS - 1 - s.round) / ROUNDS


@rule
def expected_score(s: State, drafts: int) -> float:
    """The expected final score."""
    points, stays = _outlook(s, window(s, 0), drafts)
    return FIRST_POINTS + POINTS_WEIGHT * points - EMPTY_SPACE_LOSS[s.round] * stays


@rule
def expected_target(s: State, drafts: int) -> float:
    """SA-23: the expected target. The pool counts from the second turn of a round."""
    if s.round == ROUNDS:
        return float(target(s))
    more = 0.0
    r = s.round
    if s.turn > 0 and s.phase != CHOOSE:
        r += 1
        for slot in range(MAX_POOL):
            more += SECOND_TURN_SHARE * value_of(die_at(s.pool, slot))
    more += PIPS_TO_COME[r] + PIPS_PER_EMPTY_SPACE[r] * _outlook(s, window(s, 0), drafts)[1]
    for i in range(MAX_TOOLS):
        if s.tools[i] and not s.paid[i]:
            more -= PIPS_PER_TOOL[r]
    return target(s) + more
