"""Features of a state for learned values, from the perspective of a seat. They ignore the pool."""

from __future__ import annotations

from draftwork.games.sagrada.ai.stages import drafts_left
from draftwork.games.sagrada.ai.window_value import (
    SpaceClasses,
    classify_spaces,
    expected_empty,
    expected_times_met,
    window_value,
)
from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    MAX_TOOLS,
    OBJECTIVE_IDS,
    OBJECTIVE_POINTS,
    OBJECTIVES,
)
from draftwork.games.sagrada.rules.placing import Window, adjacent, cells_of_colour, nth_mask, union, window
from draftwork.games.sagrada.rules.scoring import colour_points, private_points, times_met
from draftwork.games.sagrada.rules.tools import acts_on_hand
from draftwork.games.sagrada.state import State
from draftwork.kernel import Floats, popcount, rule

WINDOW = (
    "worth",
    "drafts left",
    "empty",
    "will stay empty",
    "dead",
    "one kind",
    "few kinds",
    "one colour or value",
    "open",
    "too many empty",
    "private points",
    "private spaces",
    "private spaces x drafts left",
    "second private points",
)
TABLE = (
    "tokens",
    "tokens x drafts left",
    "tools on dice",
    "tools on windows",
    "solo tools left",
    "best rival's worth",
    "best rival's empty",
)
PER_OBJECTIVE = ("in the game", "met", "prospect")
FEATURES = WINDOW + TABLE + tuple(f"{name}: {part}" for name in OBJECTIVE_IDS for part in PER_OBJECTIVE)


@rule
def _private_spaces(s: State, p: int, w: Window, empty: int) -> int:
    """The number of empty spaces that can take the private colour."""
    colour = s.private[p]
    low, high = s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1]
    fits = ALL_CELLS & ~union(low, high) | nth_mask(low, high, colour)
    return popcount(empty & fits & ~adjacent(cells_of_colour(w, colour)))


@rule
def _window(s: State, p: int, w: Window, classes: SpaceClasses, drafts: int, out: Floats) -> None:
    """Write the features of WINDOW."""
    empty = popcount(classes[4])
    hard = classes[0] | classes[1] | classes[2] | classes[3]
    mine = _private_spaces(s, p, w, classes[4])
    out[0] = window_value(s, p, w, drafts) / 20.0
    out[1] = drafts / 10.0
    out[2] = empty / 10.0
    out[3] = expected_empty(classes, drafts) / 3.0
    for i in range(4):
        out[4 + i] = popcount(classes[i]) / 2.0
    out[8] = popcount(classes[4] & ~hard) / 5.0
    out[9] = max(0, empty - drafts) / 3.0
    out[10] = private_points(s, p) / 10.0
    out[11] = mine / 5.0
    out[12] = mine * drafts / 50.0
    out[13] = colour_points(w, s.private[1]) / 10.0 if s.players == 1 else 0.0


@rule
def _tools(s: State, p: int, drafts: int, out: Floats, at: int) -> None:
    """Write the features of tokens and tools. `at` is the first index."""
    out[at] = s.tokens[p] / 3.0
    out[at + 1] = s.tokens[p] * drafts / 30.0
    out[at + 2] = out[at + 3] = out[at + 4] = 0.0
    for i in range(MAX_TOOLS):
        if s.tools[i]:
            out[at + (2 if acts_on_hand(s.tools[i]) else 3)] += 0.5
            if s.players == 1 and not s.paid[i]:
                out[at + 4] += 0.5


@rule
def _rival(s: State, p: int, out: Floats, at: int) -> None:
    """Write the features of the rival with the best window. `at` is the first index."""
    out[at] = out[at + 1] = 0.0
    top = -1e300
    for other in range(s.players):
        if other != p:
            w = window(s, other)
            value = window_value(s, other, w, drafts_left(s, other))
            if value > top:
                top = value
                out[at] = value / 20.0
                out[at + 1] = popcount(classify_spaces(s, other, w)[4]) / 10.0


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """Write all features of a state for a seat."""
    w = window(s, seat)
    drafts = drafts_left(s, seat)
    classes = classify_spaces(s, seat, w)
    _window(s, seat, w, classes, drafts, out)
    at = 14
    _tools(s, seat, drafts, out, at)
    _rival(s, seat, out, at + 5)
    at += 7
    for i in range(3 * OBJECTIVES):
        out[at + i] = 0.0
    dice = popcount(classes[4]) - expected_empty(classes, drafts)
    for i in range(len(s.public)):
        k = s.public[i]
        if k >= 0:
            out[at + 3 * k] = 1.0
            out[at + 3 * k + 1] = OBJECTIVE_POINTS[k] * times_met(w, k) / 5.0
            out[at + 3 * k + 2] = (
                OBJECTIVE_POINTS[k] * expected_times_met(s, seat, w, (classes, drafts, dice), k) / 5.0
            )
