"""The points for public and private objectives, with their cells."""

from __future__ import annotations

from draftwork.games.contract import Point
from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import (
    CELLS,
    COLOR_VARIETY,
    COLOUR_LETTERS,
    COLOURS,
    COLUMN_COLOR_VARIETY,
    COLUMN_MASKS,
    COLUMN_SHADE_VARIETY,
    COLUMNS,
    OBJECTIVE_IDS,
    ROW_COLOR_VARIETY,
    ROW_MASKS,
    ROW_SHADE_VARIETY,
    SHADE_VARIETY,
    VALUES,
)
from draftwork.games.sagrada.rules.placing import Window, cells_of_colour, cells_of_value
from draftwork.games.sagrada.rules.scoring import (
    colour_points,
    diagonal_neighbours,
    is_varied,
    on_diagonals,
    times_met,
)
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.names import objective_name
from draftwork.i18n import Message

Cells = tuple[tuple[int, int], ...]


def cells_in(mask: int) -> Cells:
    """The cells of a mask as (row, column)."""
    return tuple((cell // COLUMNS, cell % COLUMNS) for cell in range(CELLS) if mask >> cell & 1)


def objective_points(w: Window, objective: int) -> list[Point]:
    """Points for each set, row or column, or for each group of dice on diagonals."""
    args = {"objective": objective_name(objective)}
    points = COMMON.public[objective].points
    if objective <= SHADE_VARIETY or objective == COLOR_VARIETY:
        reason = Message("sagrada-points-set", args)
        groups = [(cells, points) for cells in _sets(w, objective)]
    elif objective <= COLUMN_COLOR_VARIETY:
        by_row = objective in (ROW_SHADE_VARIETY, ROW_COLOR_VARIETY)
        reason = Message("sagrada-points-line", args)
        lines = [int(line) for line in (ROW_MASKS if by_row else COLUMN_MASKS)]
        by_colour = objective not in (ROW_SHADE_VARIETY, COLUMN_SHADE_VARIETY)
        groups = [(cells_in(line), points) for line in lines if is_varied(w, line, by_colour)]
    else:
        reason = Message("sagrada-points-diagonal", args)
        groups = [(cells_in(group), points * group.bit_count()) for group in _diagonal_groups(w)]
    rule = "SA-18" if objective <= COLOR_VARIETY else "SA-19"
    return [Point(rule, amount, reason, cells, (OBJECTIVE_IDS[objective],)) for cells, amount in groups]


def _sets(w: Window, objective: int) -> list[Cells]:
    """The cells of the counted sets: the first dice of all kinds, then the second dice, and so on."""
    if objective == COLOR_VARIETY:
        kinds = [cells_of_colour(w, colour) for colour in range(COLOURS)]
    elif objective == SHADE_VARIETY:
        kinds = [cells_of_value(w, value) for value in range(1, VALUES + 1)]
    else:
        kinds = [cells_of_value(w, value) for value in (2 * objective + 1, 2 * objective + 2)]
    rows = [cells_in(kind) for kind in kinds]
    return [tuple(row[i] for row in rows) for i in range(times_met(w, objective))]


def _diagonal_groups(w: Window) -> list[int]:
    """The groups of dice of one colour that are connected by diagonals."""
    groups: list[int] = []
    for colour in range(COLOURS):
        left = on_diagonals(w) & cells_of_colour(w, colour)
        while left:
            group, grown = 0, left & -left
            while grown != group:
                group = grown
                grown = group | diagonal_neighbours(group) & left
            groups.append(group)
            left &= ~group
    return groups


def private_objective_points(s: State, now: State, w: Window, seat: int) -> list[Point]:
    """SA-18, SA-23: the points for the known private objectives of a seat."""
    seats = (0, 1) if now.players == 1 else (seat,)
    colours = [now.private[i] for i in seats if now.private[i] >= 0]
    if now.players == 1 and not now.solo_private:
        colours = [max(colours, key=lambda colour: colour_points(w, colour))]
    return [
        Point(
            "SA-18" if now.players > 1 else "SA-23",
            colour_points(w, colour),
            Message("sagrada-points-private", {"colour": COLOUR_LETTERS[colour]}),
            cells_in(cells_of_colour(w, colour)),
            (COLOUR_LETTERS[colour],),
        )
        for colour in colours
    ]
