"""SA-13, SA-14: the tools that move dice in a window: 2, 3, 4 and 12."""

from __future__ import annotations

from draftwork.games.sagrada.constants import COLOURS, LATHEKIN, TAP_WHEEL
from draftwork.games.sagrada.rules.dice import colour_of
from draftwork.games.sagrada.rules.illegality_codes import (
    CANNOT_MOVE,
    EMPTY_SPACE,
    LEGAL,
    NOT_ON_TRACK,
    OTHER_COLOUR,
    SAME_DIE,
)
from draftwork.games.sagrada.rules.placing import (
    Window,
    cells_of_colour,
    die_on,
    legal_cells,
    occupied,
    toggle_die,
)
from draftwork.games.sagrada.state import NONE, State
from draftwork.kernel import ctz, rule


@rule
def moves_two(tool: int) -> bool:
    """Whether the tool can move two dice."""
    return tool in (LATHEKIN, TAP_WHEEL)


@rule
def is_on_track(s: State, colour: int) -> bool:
    """Whether a die of the colour is on the round track."""
    return s.on_track >> 8 * colour & 255 != 0


@rule
def cells_with_track_colour(s: State, w: Window) -> int:
    """The cells of the dice whose colour is on the round track."""
    cells = 0
    for colour in range(COLOURS):
        if is_on_track(s, colour):
            cells |= cells_of_colour(w, colour)
    return cells


@rule
def destinations(s: State, p: int, w: Window, tool: int, cell: int) -> int:
    """The cells to which a tool can move a die. The die is lifted first (SA-13)."""
    die = die_on(w, cell)
    return legal_cells(s, p, toggle_die(w, die, cell), die, tool) & ~(1 << cell)


@rule
def has_second_move(s: State, p: int, w: Window, moved: int) -> bool:
    """SA-14: whether tool 4 can move a second die after a first move to the cell `moved`."""
    cells = occupied(w) & ~(1 << moved)
    while cells:
        if destinations(s, p, w, LATHEKIN, ctz(cells)):
            return True
        cells &= cells - 1
    return False


@rule
def after_move(w: Window, cell: int, to: int) -> Window:
    """The window after the move of a die."""
    die = die_on(w, cell)
    return toggle_die(toggle_die(w, die, cell), die, to)


@rule
def safe_destinations(s: State, p: int, w: Window, tool: int, cell: int, moved: int) -> int:
    """The destinations after which the use of the tool can be completed."""
    found = destinations(s, p, w, tool, cell)
    if tool != LATHEKIN or moved != NONE:
        return found
    cells = found
    while cells:
        to = ctz(cells)
        if not has_second_move(s, p, after_move(w, cell, to), to):
            found &= ~(1 << to)
        cells &= cells - 1
    return found


@rule
def can_move(s: State, p: int, w: Window, tool: int, cell: int, moved: int) -> bool:
    """Whether the die on a cell can be the next die to move."""
    return lift_illegality(s, p, w, tool, cell, moved) == LEGAL


@rule
def lift_illegality(s: State, p: int, w: Window, tool: int, cell: int, moved: int) -> int:
    """The reason why the die on a cell may not be lifted."""
    die = die_on(w, cell)
    if die == 0:
        return EMPTY_SPACE
    if cell == moved:
        return SAME_DIE
    if tool == TAP_WHEEL:
        if moved != NONE and colour_of(die) != colour_of(die_on(w, moved)):
            return OTHER_COLOUR
        if not is_on_track(s, colour_of(die)):
            return NOT_ON_TRACK
    return LEGAL if _has_safe_destination(s, p, w, tool, cell, moved) else CANNOT_MOVE


@rule
def _has_safe_destination(s: State, p: int, w: Window, tool: int, cell: int, moved: int) -> bool:
    cells = destinations(s, p, w, tool, cell)
    if tool != LATHEKIN or moved != NONE:
        return cells != 0
    while cells:
        to = ctz(cells)
        if has_second_move(s, p, after_move(w, cell, to), to):
            return True
        cells &= cells - 1
    return False
