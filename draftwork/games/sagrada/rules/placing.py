"""SA-7 to SA-9: the cells where a die may go, as bit masks.

A window is a tuple of four integers: the masks of its dice by colour (two integers) and by value (two
integers). The rules can therefore try changes of a window without a copy of the state.
"""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    CELLS,
    COLUMNS,
    COPPER_FOIL_BURNISHER,
    EDGE,
    EGLOMISE_BRUSH,
    NOT_FIRST,
    NOT_LAST,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_of, value_of
from draftwork.games.sagrada.state import State
from draftwork.kernel import rule

Window = tuple[int, int, int, int]


@rule
def window(s: State, p: int) -> Window:
    """The window of a seat."""
    return s.colours[2 * p], s.colours[2 * p + 1], s.values[2 * p], s.values[2 * p + 1]


@rule
def nth_mask(low: int, high: int, i: int) -> int:
    """The i-th mask of two integers with three masks each."""
    return (low >> CELLS * i if i < 3 else high >> CELLS * (i - 3)) & ALL_CELLS


@rule
def union(low: int, high: int) -> int:
    """The union of all masks of two integers."""
    both = low | high
    return (both | both >> CELLS | both >> 2 * CELLS) & ALL_CELLS


@rule
def occupied(w: Window) -> int:
    """The cells with a die."""
    return union(w[0], w[1])


@rule
def cells_of_colour(w: Window, colour: int) -> int:
    return nth_mask(w[0], w[1], colour)


@rule
def cells_of_value(w: Window, value: int) -> int:
    return nth_mask(w[2], w[3], value - 1)


@rule
def toggle_die(w: Window, die: int, cell: int) -> Window:
    """The window with the die added on an empty cell, or removed from its cell."""
    colour, value = colour_of(die), value_of(die) - 1
    bit = 1 << cell
    a = bit << CELLS * colour if colour < 3 else 0
    b = bit << CELLS * (colour - 3) if colour >= 3 else 0
    c = bit << CELLS * value if value < 3 else 0
    d = bit << CELLS * (value - 3) if value >= 3 else 0
    return w[0] ^ a, w[1] ^ b, w[2] ^ c, w[3] ^ d


@rule
def set_window(s: State, p: int, w: Window) -> None:
    s.colours[2 * p], s.colours[2 * p + 1], s.values[2 * p], s.values[2 * p + 1] = w[0], w[1], w[2], w[3]


@rule
def die_on(w: Window, cell: int) -> int:
    """The die on a cell, or 0."""
    if not occupied(w) >> cell & 1:
        return 0
    colour, value = 0, 1
    while not cells_of_colour(w, colour) >> cell & 1:
        colour += 1
    while not cells_of_value(w, value) >> cell & 1:
        value += 1
    return die_of(colour, value)


@rule
def adjacent(cells: int) -> int:
    """The orthogonal neighbours of cells."""
    return (
        (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1 | cells << COLUMNS | cells >> COLUMNS
    ) & ALL_CELLS


@rule
def with_neighbours(cells: int) -> int:
    """The cells and all their neighbours, also diagonal ones."""
    wide = cells | (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL_CELLS


@rule
def colour_printed(s: State, p: int) -> int:
    """The spaces with a printed colour."""
    return union(s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1])


@rule
def colour_fits(s: State, p: int, die: int, tool: int) -> int:
    """SA-8: the spaces without a printed colour, and those with the colour of the die."""
    if tool == EGLOMISE_BRUSH:  # SA-13
        return ALL_CELLS
    own = nth_mask(s.colour_spaces[2 * p], s.colour_spaces[2 * p + 1], colour_of(die))
    return ALL_CELLS & ~colour_printed(s, p) | own


@rule
def shade_fits(s: State, p: int, die: int, tool: int) -> int:
    """SA-8: the spaces without a printed shade, and those with the value of the die."""
    if tool == COPPER_FOIL_BURNISHER:  # SA-13
        return ALL_CELLS
    own = nth_mask(s.shade_spaces[2 * p], s.shade_spaces[2 * p + 1], value_of(die) - 1)
    return s.white[p] | colour_printed(s, p) | own


@rule
def legal_cells(s: State, p: int, w: Window, die: int, tool: int) -> int:
    """The cells where a die may go. `tool` is the tool that moves the die, or 0."""
    full = occupied(w)
    reach = with_neighbours(full) if full else EDGE  # SA-7
    near = adjacent(cells_of_colour(w, colour_of(die)) | cells_of_value(w, value_of(die)))  # SA-9
    return reach & ~(full | near) & colour_fits(s, p, die, tool) & shade_fits(s, p, die, tool)


@rule
def isolated_cells(s: State, p: int, w: Window, die: int) -> int:
    """SA-17: the cells where tool 9 may place a die, because they touch no other die."""
    full = occupied(w)
    reach = ALL_CELLS & ~with_neighbours(full) if full else EDGE
    return reach & colour_fits(s, p, die, 0) & shade_fits(s, p, die, 0)
