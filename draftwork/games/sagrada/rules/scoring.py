"""SA-18 to SA-20, SA-23: scores and ranks. Unknown objectives give 0 points."""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import (
    CELLS,
    COLOR_VARIETY,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_MASKS,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    DEEP_SHADES,
    MAX_POOL,
    NOT_FIRST,
    NOT_LAST,
    OBJECTIVE_POINTS,
    ROUNDS,
    ROW_COLOR_VARIETY,
    ROW_MASKS,
    ROW_SHADE_VARIETY,
    ROWS,
    SHADE_VARIETY,
    VALUES,
)
from draftwork.games.sagrada.rules.dice import die_at, value_of
from draftwork.games.sagrada.rules.placing import Window, cells_of_colour, cells_of_value, occupied, window
from draftwork.games.sagrada.state import State
from draftwork.kernel import popcount, rule

EMPTY_POINTS, SOLO_EMPTY_POINTS, TOKEN_POINTS = COMMON.empty, COMMON.solo_empty, COMMON.token


@rule
def sets_of_values(w: Window, first: int, last: int) -> int:
    """The number of complete sets with a die of each value from `first` to `last`."""
    n = CELLS
    for value in range(first, last + 1):
        n = min(n, popcount(cells_of_value(w, value)))
    return n


@rule
def sets_of_colours(w: Window) -> int:
    """The number of complete sets with a die of each colour."""
    n = CELLS
    for colour in range(COLOURS):
        n = min(n, popcount(cells_of_colour(w, colour)))
    return n


@rule
def is_varied(w: Window, line: int, by_colour: bool) -> bool:
    """SA-18: whether a row or column is full and all its colours, or all its values, differ."""
    if occupied(w) & line != line:
        return False
    for i in range(COLOURS if by_colour else VALUES):
        same = cells_of_colour(w, i) if by_colour else cells_of_value(w, i + 1)
        if popcount(same & line) > 1:
            return False
    return True


@rule
def varied_rows(w: Window, by_colour: bool) -> int:
    n = 0
    for r in range(ROWS):
        if is_varied(w, ROW_MASKS[r], by_colour):
            n += 1
    return n


@rule
def varied_columns(w: Window, by_colour: bool) -> int:
    n = 0
    for c in range(COLUMNS):
        if is_varied(w, COLUMN_MASKS[c], by_colour):
            n += 1
    return n


@rule
def diagonal_neighbours(cells: int) -> int:
    """The diagonal neighbours of cells."""
    sides = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return sides << COLUMNS | sides >> COLUMNS


@rule
def on_diagonals(w: Window) -> int:
    """SA-19: the cells of dice with a diagonal neighbour of the same colour."""
    found = 0
    for colour in range(COLOURS):
        same = cells_of_colour(w, colour)
        found |= same & diagonal_neighbours(same)
    return found


@rule
def times_met(w: Window, objective: int) -> int:
    """SA-18, SA-19: the number of times a window meets a public objective."""
    if objective <= DEEP_SHADES:
        return sets_of_values(w, 2 * objective + 1, 2 * objective + 2)
    if objective == SHADE_VARIETY:
        return sets_of_values(w, 1, VALUES)
    if objective == ROW_SHADE_VARIETY:
        return varied_rows(w, False)
    if objective == COLUMN_SHADE_VARIETY:
        return varied_columns(w, False)
    if objective == ROW_COLOR_VARIETY:
        return varied_rows(w, True)
    if objective == COLUMN_COLOR_VARIETY:
        return varied_columns(w, True)
    if objective == COLOR_VARIETY:
        return sets_of_colours(w)
    return popcount(on_diagonals(w))


@rule
def colour_points(w: Window, colour: int) -> int:
    """SA-18: the sum of the values of the dice of a colour."""
    points = 0
    for value in range(1, VALUES + 1):
        points += value * popcount(cells_of_colour(w, colour) & cells_of_value(w, value))
    return points


@rule
def private_points(s: State, seat: int) -> int:
    """SA-18, SA-23: the points for private objectives; 0 for an unknown objective."""
    w = window(s, seat)
    if s.private[seat] < 0:
        return 0
    points = colour_points(w, s.private[seat])
    if s.players > 1:
        return points
    other = colour_points(w, s.private[1])
    return points + other if s.solo_private else max(points, other)


@rule
def public_points(s: State, seat: int) -> int:
    w = window(s, seat)
    points = 0
    for i in range(len(s.public)):
        if s.public[i] >= 0:
            points += OBJECTIVE_POINTS[s.public[i]] * times_met(w, s.public[i])
    return points


@rule
def empty_spaces(s: State, seat: int) -> int:
    return CELLS - popcount(occupied(window(s, seat)))


@rule
def points_per_empty_space(s: State) -> int:
    """SA-18, SA-23: the (negative) points for an empty space."""
    return EMPTY_POINTS if s.players > 1 else SOLO_EMPTY_POINTS


@rule
def score(s: State, seat: int) -> int:
    """The score of a seat."""
    return (
        public_points(s, seat)
        + private_points(s, seat)
        + TOKEN_POINTS * s.tokens[seat]
        + points_per_empty_space(s) * empty_spaces(s, seat)
    )


@rule
def target(s: State) -> int:
    """SA-23: the sum of the dice on the round track."""
    total = 0
    for r in range(ROUNDS):
        for slot in range(MAX_POOL):
            total += value_of(die_at(s.track[r], slot))
    return total


@rule
def last_round_position(s: State, seat: int) -> int:
    """SA-20: the position of a seat in the player order of the last round."""
    return (seat - s.start - (ROUNDS - 1)) % s.players


@rule
def _rank_key(s: State, seat: int) -> int:
    """SA-20: an integer that orders seats by points and then by the tie-breaks."""
    points = (score(s, seat) << 10) + private_points(s, seat)
    return ((points << 10) + s.tokens[seat] << 4) + last_round_position(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """The number of seats ahead. In solo the target is the opponent (SA-23)."""
    if s.players == 1:
        return 0 if score(s, seat) > target(s) else 1
    ahead = 0
    mine = _rank_key(s, seat)
    for other in range(s.players):
        if _rank_key(s, other) > mine:
            ahead += 1
    return ahead
