"""The greedy value of a window: its points and the progress towards objectives.

It is the evaluation of the Apprentice, and ratings use it with two or more players, because it is faster than
`window_value`. Solo uses `solo_value`.
"""

from __future__ import annotations

from draftwork.games.sagrada.ai.solo_value import solo_value
from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    COLOR_DIAGONALS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_MASKS,
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
from draftwork.games.sagrada.rules.scoring import colour_points, on_diagonals
from draftwork.games.sagrada.state import State
from draftwork.kernel import popcount, rule

PLACED_DIE = 1.0  # the value of each placed die
DEAD_SPACE = 2.0  # the cost of each space that can take no die
LONE_DIE = 0.5  # the limit of the value of dice without a partner for a pair of shades


@rule
def dead_spaces(s: State, p: int, w: Window, empty: int) -> int:
    """The empty spaces that can take no colour or no value."""
    low, high = s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1]
    free = ALL_CELLS & ~union(low, high)
    some_colour = some_value = 0
    for colour in range(COLOURS):
        some_colour |= (free | nth_mask(low, high, colour)) & ~adjacent(cells_of_colour(w, colour))
    low, high = s.shade_spaces[2 * p], s.shade_spaces[2 * p + 1]
    free = ALL_CELLS & ~union(low, high)
    for value in range(1, VALUES + 1):
        some_value |= (free | nth_mask(low, high, value - 1)) & ~adjacent(cells_of_value(w, value))
    return empty & ~(some_colour & some_value)


@rule
def has_repeat(w: Window, line: int, by_colour: bool) -> bool:
    """Whether a colour or value occurs twice in a row or column."""
    for i in range(COLOURS if by_colour else VALUES):
        same = (cells_of_colour(w, i) if by_colour else cells_of_value(w, i + 1)) & line
        if same & (same - 1):
            return True
    return False


@rule
def _line(w: Window, line: int, full: int, dead: int, by_colour: bool) -> float:
    """The progress of a row or column: the square of its filled share, because it scores only when full."""
    if line & dead or has_repeat(w, line, by_colour):
        return 0.0
    done = popcount(line & full) / popcount(line)
    return done * done


@rule
def _lines(w: Window, full: int, dead: int, by_row: bool, by_colour: bool) -> float:
    total = 0.0
    for i in range(ROWS if by_row else COLUMNS):
        total += _line(w, ROW_MASKS[i] if by_row else COLUMN_MASKS[i], full, dead, by_colour)
    return total


@rule
def _pair(w: Window, first: int) -> float:
    """The number of pairs of two values, with a part for dice without a partner."""
    a, b = popcount(cells_of_value(w, first)), popcount(cells_of_value(w, first + 1))
    return min(a, b) + LONE_DIE * abs(a - b) / (1.0 + abs(a - b))


@rule
def _sets(w: Window, by_colour: bool) -> float:
    """The number of complete sets, with a part for the next set."""
    n = COLOURS if by_colour else VALUES
    least = 20
    for i in range(n):
        least = min(least, popcount(cells_of_colour(w, i) if by_colour else cells_of_value(w, i + 1)))
    more = 0
    for i in range(n):
        if popcount(cells_of_colour(w, i) if by_colour else cells_of_value(w, i + 1)) > least:
            more += 1
    return least + more * more / (n * n)


@rule
def _met(w: Window, full: int, dead: int, objective: int) -> float:
    """The number of times that an objective is met, with a part for progress."""
    if objective <= DEEP_SHADES:
        return _pair(w, 2 * objective + 1)
    if objective in (SHADE_VARIETY, COLOR_VARIETY):
        return _sets(w, objective == COLOR_VARIETY)
    if objective == COLOR_DIAGONALS:
        return float(popcount(on_diagonals(w)))
    by_row = objective in (ROW_SHADE_VARIETY, ROW_COLOR_VARIETY)
    by_colour = objective in (ROW_COLOR_VARIETY, COLUMN_COLOR_VARIETY)
    return _lines(w, full, dead, by_row, by_colour)


@rule
def greedy_value(s: State, p: int, w: Window, drafts: int) -> float:
    """The points of a window, with a part for progress. Only solo uses the number of drafts."""
    if s.players == 1:
        return solo_value(s, w, drafts)
    full = occupied(w)
    dead = dead_spaces(s, p, w, ALL_CELLS & ~full)
    points = float(colour_points(w, s.private[p]))
    points += PLACED_DIE * popcount(full) - DEAD_SPACE * popcount(dead)
    for i in range(len(s.public)):
        if s.public[i] >= 0:
            points += OBJECTIVE_POINTS[s.public[i]] * _met(w, full, dead, s.public[i])
    return points
