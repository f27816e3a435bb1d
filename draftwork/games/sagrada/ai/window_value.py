"""The expected final points of a window, from its dice, its spaces and the drafts left.

The value is exact if no draft is left. Otherwise the chances are rough, because a search computes many.
"""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_MASKS,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    OBJECTIVE_POINTS,
    ROW_COLOR_VARIETY,
    ROW_MASKS,
    ROW_SHADE_VARIETY,
    ROWS,
    SHADE_VARIETY,
    VALUES,
)
from draftwork.games.sagrada.rules.placing import (
    Window,
    adjacent,
    cells_of_colour,
    cells_of_value,
    nth_mask,
    occupied,
    union,
)
from draftwork.games.sagrada.rules.scoring import (
    colour_points,
    diagonal_neighbours,
    is_varied,
    points_per_empty_space,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import popcount, rule

# Masks of the spaces that can take at least one, two or three colours (or values).
Choices = tuple[int, int, int]
# Masks of empty spaces: those that can take no die, one kind of die, few kinds, one colour or value; and all.
SpaceClasses = tuple[int, int, int, int, int]
Future = tuple[SpaceClasses, int, float]  # the empty spaces, the drafts left, the dice to expect in them

# The chance that a space stays empty when few drafts are left, by the dice that it can take.
ONE_KIND = 0.9  # one colour and one value
FEW_KINDS = 0.6  # one colour and two values, or one value and two colours
ONE_SIDE = 0.3  # one colour, or one value
ANY_SPACE = 0.04
DRAFT_DISCOUNT = 0.06  # the decrease of these chances with each draft left
PLACED_SHARE = 0.87  # the share of drafts that place a die
LINE_BASE = 0.3  # the difficulty of the next die of a row or column
LINE_URGENCY = 5.0  # the increase of that difficulty with few drafts left
LINE_TIGHT = 0.8  # the factor for each space of the line that takes one colour or value only
PAIR_SHARE = 0.33  # the share of later dice that complete a pair of shades
SET_SLOPE = 1.1  # the decrease of the chance of a set with each missing die
DIAGONAL_SHARE = 0.45  # the share of later dice on a diagonal of their colour
DIAGONAL_OPEN = 0.1  # the weight of each space and colour that would make a diagonal
PRIVATE_SHARE = 1.5  # points of the private colour for each draft left, with unlimited room
PRIVATE_HALF = 4.0  # the number of spaces for that colour at which half of these points are expected


@rule
def colour_choice(s: State, p: int, w: Window) -> Choices:
    """The spaces by the number of colours that they can take."""
    low, high = s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1]
    free = ALL_CELLS & ~union(low, high)
    one = two = three = 0
    for colour in range(COLOURS):
        can = (free | nth_mask(low, high, colour)) & ~adjacent(cells_of_colour(w, colour))
        three |= two & can
        two |= one & can
        one |= can
    return one, two, three


@rule
def value_choice(s: State, p: int, w: Window) -> Choices:
    """The spaces by the number of values that they can take."""
    low, high = s.shade_spaces[2 * p], s.shade_spaces[2 * p + 1]
    free = ALL_CELLS & ~union(low, high)
    one = two = three = 0
    for value in range(1, VALUES + 1):
        can = (free | nth_mask(low, high, value - 1)) & ~adjacent(cells_of_value(w, value))
        three |= two & can
        two |= one & can
        one |= can
    return one, two, three


@rule
def classify_spaces(s: State, p: int, w: Window) -> SpaceClasses:
    """The empty spaces, classified by the dice that they can take."""
    empty = ALL_CELLS & ~occupied(w)
    c1, c2, c3 = colour_choice(s, p, w)
    v1, v2, v3 = value_choice(s, p, w)
    dead = empty & ~(c1 & v1)
    alive = empty & c1 & v1
    one_kind = alive & ~c2 & ~v2
    few = alive & (~c2 & v2 & ~v3 | ~v2 & c2 & ~c3)
    side = alive & (~c2 | ~v2) & ~one_kind & ~few
    return dead, one_kind, few, side, empty


@rule
def expected_empty(classes: SpaceClasses, drafts: int) -> float:
    """The expected number of spaces that stay empty."""
    dead = popcount(classes[0])
    hard = (
        ONE_KIND * popcount(classes[1]) + FEW_KINDS * popcount(classes[2]) + ONE_SIDE * popcount(classes[3])
    )
    empty = popcount(classes[4])
    hard += ANY_SPACE * (empty - dead)
    stays = dead + hard / (1.0 + DRAFT_DISCOUNT * drafts)
    return max(stays, empty - PLACED_SHARE * drafts)


@rule
def expected_pairs(w: Window, first: int, dice: float) -> float:
    """The expected number of sets of two values. `dice` is the number of later dice."""
    a, b = popcount(cells_of_value(w, first)), popcount(cells_of_value(w, first + 1))
    lack = abs(a - b)
    more = PAIR_SHARE * dice
    return min(a, b) + (more if more < lack else lack + 0.5 * (more - lack))


@rule
def set_chance(lack: int, dice: float) -> float:
    """The chance that a set with a number of missing dice becomes complete."""
    if lack == 0:
        return 1.0
    return max(0.0, 1.0 - SET_SLOPE * lack / (dice + 1.0)) if lack <= dice else 0.0


@rule
def expected_value_sets(w: Window, dice: float) -> float:
    """The expected number of sets with all values."""
    total = 0.0
    for level in range(1, 4):
        lack = 0
        for value in range(1, VALUES + 1):
            lack += max(0, level - popcount(cells_of_value(w, value)))
        total += set_chance(lack, dice)
    return total


@rule
def expected_colour_sets(w: Window, dice: float) -> float:
    """The expected number of sets with all colours."""
    total = 0.0
    for level in range(1, 5):
        lack = 0
        for colour in range(COLOURS):
            lack += max(0, level - popcount(cells_of_colour(w, colour)))
        total += set_chance(lack, dice)
    return total


@rule
def has_clash(s: State, p: int, w: Window, line: int, empty: int, by_colour: bool) -> bool:
    """Whether the dice and printed spaces of a row or column repeat a colour or value."""
    for i in range(COLOURS if by_colour else VALUES):
        if by_colour:
            same = (
                cells_of_colour(w, i)
                | nth_mask(s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1], i) & empty
            )
        else:
            same = (
                cells_of_value(w, i + 1)
                | nth_mask(s.shade_spaces[2 * p], s.shade_spaces[2 * p + 1], i) & empty
            )
        same &= line
        if same & (same - 1):
            return True
    return False


@rule
def line_chance(s: State, p: int, w: Window, line: int, future: Future, by_colour: bool) -> float:
    """The chance that a row or column becomes full with all colours, or all values, different."""
    classes, drafts = future[0], future[1]
    missing = line & classes[4]
    if missing == 0:
        return 1.0 if is_varied(w, line, by_colour) else 0.0
    n = popcount(missing)
    if missing & classes[0] or n > drafts or has_clash(s, p, w, line, classes[4], by_colour):
        return 0.0
    hard = LINE_BASE + LINE_URGENCY / drafts
    chance = 1.0
    spare = (COLOURS if by_colour else VALUES) - popcount(line)  # colours or values that are not needed
    for i in range(1 + spare, n + 1 + spare):
        chance *= i / (i + hard)
    for _ in range(popcount(missing & (classes[1] | classes[2] | classes[3]))):
        chance *= LINE_TIGHT
    return chance


@rule
def expected_rows(s: State, p: int, w: Window, future: Future, by_colour: bool) -> float:
    """The expected number of varied rows."""
    total = 0.0
    for i in range(ROWS):
        total += line_chance(s, p, w, ROW_MASKS[i], future, by_colour)
    return total


@rule
def expected_columns(s: State, p: int, w: Window, future: Future, by_colour: bool) -> float:
    """The expected number of varied columns."""
    total = 0.0
    for i in range(COLUMNS):
        total += line_chance(s, p, w, COLUMN_MASKS[i], future, by_colour)
    return total


@rule
def expected_diagonals(s: State, p: int, w: Window, empty: int, dice: float) -> float:
    """The expected number of dice on diagonals of their colour."""
    low, high = s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1]
    free = ALL_CELLS & ~union(low, high)
    now = ready = 0
    for colour in range(COLOURS):
        same = cells_of_colour(w, colour)
        met = diagonal_neighbours(same)
        now += popcount(same & met)
        ready += popcount(met & empty & (free | nth_mask(low, high, colour)) & ~adjacent(same))
    return now + min(dice, DIAGONAL_SHARE * dice + DIAGONAL_OPEN * ready)


@rule
def expected_times_met(s: State, p: int, w: Window, future: Future, objective: int) -> float:
    """The expected number of times that the window meets a public objective at the end."""
    classes, dice = future[0], future[2]
    if objective <= DEEP_SHADES:
        return expected_pairs(w, 2 * objective + 1, dice)
    if objective == SHADE_VARIETY:
        return expected_value_sets(w, dice)
    if objective == COLOR_VARIETY:
        return expected_colour_sets(w, dice)
    if objective in (ROW_SHADE_VARIETY, ROW_COLOR_VARIETY):
        return expected_rows(s, p, w, future, objective == ROW_COLOR_VARIETY)
    if objective in (COLUMN_SHADE_VARIETY, COLUMN_COLOR_VARIETY):
        return expected_columns(s, p, w, future, objective == COLUMN_COLOR_VARIETY)
    return expected_diagonals(s, p, w, classes[4], dice)


@rule
def private_value(s: State, p: int, w: Window, empty: int, drafts: int, colour: int) -> float:
    """The expected points for a private colour."""
    low, high = s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1]
    fits = ALL_CELLS & ~union(low, high) | nth_mask(low, high, colour)
    n = popcount(empty & fits & ~adjacent(cells_of_colour(w, colour)))
    return colour_points(w, colour) + PRIVATE_SHARE * drafts * n / (n + PRIVATE_HALF)


@rule
def private_values(s: State, p: int, w: Window, empty: int, drafts: int) -> float:
    """SA-18, SA-23: the expected points for the private objectives of a seat."""
    worth = private_value(s, p, w, empty, drafts, s.private[p])
    if s.players > 1:
        return worth
    other = private_value(s, p, w, empty, drafts, s.private[1])
    return worth + other if s.solo_private else max(worth, other)


@rule
def window_value(s: State, p: int, w: Window, drafts: int) -> float:
    """The expected points of a seat without tokens, for a window and a number of further drafts."""
    classes = classify_spaces(s, p, w)
    stays = expected_empty(classes, drafts)
    dice = popcount(classes[4]) - stays
    points = points_per_empty_space(s) * stays + private_values(s, p, w, classes[4], drafts)
    for i in range(len(s.public)):
        if s.public[i] >= 0:
            points += OBJECTIVE_POINTS[s.public[i]] * expected_times_met(
                s, p, w, (classes, drafts, dice), s.public[i]
            )
    return points
