"""Where a patch lies best: the quality of what it leaves empty, and the best placement by that.

The weights were tuned together, by CMA-ES on the win rate of greedy play, so no one of them means much alone.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.fillability import shape_counts, square_gap
from draftwork.games.patchwork.constants import (
    ANCHOR_INDEX,
    CELLS,
    FIRST_ORIENTATION,
    FIRST_PLACEMENT,
    ORIENTATION_WIDTH,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    SPECIAL_POINTS,
)
from draftwork.games.patchwork.rules.turns import fitting_anchors
from draftwork.kernel import ctz, popcount, rule
from draftwork.kernel.bits import LOW

NO_PLACEMENT = -1

# Points for each, of the cells left empty.
BORDER = 0.935  # a pair of neighbours in place of two cells' borders: a short border is easy to fill
ALONE = 0.38  # a cell with no empty neighbour: only leather fills it, and its border counts above already
DEAD_END = 0.15  # a cell with one empty neighbour
ROOMY = -0.445  # a 2x2 square in place of a cell
GAP = -0.39  # a cell missing in the most complete 7x7 square, while the special tile is to be had


@rule
def quality(low: int, high: int, special: int) -> float:
    """What a set of empty cells is worth, in points; only differences mean anything."""
    pairs, alone, ends, squares = shape_counts(low, high)
    empty = popcount(low) + popcount(high)
    worth = BORDER * (pairs - 2 * empty) + ALONE * alone + DEAD_END * ends + ROOMY * (squares - empty)
    if special < 0:
        gap = square_gap(low, high)
        worth += GAP * gap
        if gap == 0:
            worth += SPECIAL_POINTS
    return worth


@rule
def quality_after(placement: int, low: int, high: int, special: int) -> float:
    """The quality of what a placement leaves of some empty cells."""
    return quality(low & ~PLACEMENT_LOW[placement], high & ~PLACEMENT_HIGH[placement], special)


@rule
def best_placement(patch: int, low: int, high: int, special: int) -> int:
    """The placement of a patch on some empty cells that leaves the best quality, or NOWHERE."""
    best, top = NO_PLACEMENT, -1e300
    for way in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        corners, corners_high = fitting_anchors(low, high, way)
        index = ORIENTATION_WIDTH[way] * CELLS
        while corners | corners_high:
            if corners:
                cell = ctz(corners)
                corners &= corners - 1
            else:
                cell = LOW + ctz(corners_high)
                corners_high &= corners_high - 1
            placement = FIRST_PLACEMENT[way] + ANCHOR_INDEX[index + cell]
            worth = quality_after(placement, low, high, special)
            if worth > top:
                best, top = placement, worth
    return best
