"""Measures of how easily patches can fill the empty cells of a quilt."""

from __future__ import annotations

from draftwork.games.patchwork.constants import CELLS, SIZE, SQUARE_HIGH, SQUARE_LOW, SQUARES
from draftwork.kernel import popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_BITS, LOW_CELLS, split

_rows = range(0, CELLS, SIZE)
NOT_LAST_COLUMN_LOW, NOT_LAST_COLUMN_HIGH = split(sum(((1 << (SIZE - 1)) - 1) << row for row in _rows))
NOT_FIRST_COLUMN_LOW, NOT_FIRST_COLUMN_HIGH = split(sum(((1 << SIZE) - 2) << row for row in _rows))
SEAM_SHIFT = LOW_BITS - SIZE  # shift between the last row of the low word and the first row of the high word


@rule
def _with_few_neighbours(empty: int, right: int, left: int, below: int, above: int) -> tuple[int, int]:
    """The empty cells without an empty neighbour, and those with exactly one, as bits.

    `right` has the cells whose right neighbour is empty; `left`, `below` and `above` likewise.
    """
    across, down = right ^ left, below ^ above
    several = (right & left) | (below & above) | (across & down)
    one = (across ^ down) & ~several
    return empty & ~(one | several), empty & one


@rule
def shape_counts(low: int, high: int) -> tuple[int, int, int, int]:
    """Counts in a set of empty cells.

    In order: pairs of neighbours, isolated cells, dead ends (cells with one neighbour), and 2x2 squares.
    """
    right, right_high = low >> 1 & NOT_LAST_COLUMN_LOW, high >> 1 & NOT_LAST_COLUMN_HIGH
    left, left_high = low << 1 & NOT_FIRST_COLUMN_LOW, high << 1 & NOT_FIRST_COLUMN_HIGH
    below, below_high = low >> SIZE | (high << SEAM_SHIFT & LOW_CELLS), high >> SIZE
    above, above_high = low << SIZE & LOW_CELLS, (high << SIZE & HIGH_CELLS) | low >> SEAM_SHIFT
    wide, wide_high = low & right, high & right_high
    square = wide & (wide >> SIZE | (wide_high << SEAM_SHIFT & LOW_CELLS))
    square_high = wide_high & wide_high >> SIZE
    alone, end = _with_few_neighbours(low, right, left, below, above)
    alone_high, end_high = _with_few_neighbours(high, right_high, left_high, below_high, above_high)
    pairs = popcount(wide) + popcount(wide_high) + popcount(low & below) + popcount(high & below_high)
    return (
        pairs,
        popcount(alone) + popcount(alone_high),
        popcount(end) + popcount(end_high),
        popcount(square) + popcount(square_high),
    )


@rule
def square_gap(low: int, high: int) -> int:
    """The number of empty cells in the most complete 7x7 square (PW-12)."""
    fewest = CELLS
    for i in range(SQUARES):
        fewest = min(fewest, popcount(low & SQUARE_LOW[i]) + popcount(high & SQUARE_HIGH[i]))
    return fewest
