"""The packing quality of a quilt, and the best placement of a patch.

The weights were tuned together, by CMA-ES on the win rate of greedy play. A single weight means little alone.
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
from draftwork.kernel.bits import LOW_BITS

NO_PLACEMENT = -1

# Weights in points, for shapes among the cells left empty.
BORDER = 0.935  # per pair of neighbours, minus two per cell: a short border is easy to fill
ALONE = 0.38  # per isolated cell; its border already counts above
DEAD_END = 0.15  # per cell with one empty neighbour
ROOMY = -0.445  # per 2x2 square, minus one per cell
GAP = -0.39  # per cell missing in the most complete 7x7 square, while nobody has the special tile


@rule
def quality(low: int, high: int, special: int) -> float:
    """The packing quality of a set of empty cells, in points. Only differences have a meaning.

    `special` is the seat with the special tile, or -1.
    """
    pairs, alone, ends, squares = shape_counts(low, high)
    empty = popcount(low) + popcount(high)
    value = BORDER * (pairs - 2 * empty) + ALONE * alone + DEAD_END * ends + ROOMY * (squares - empty)
    if special < 0:
        gap = square_gap(low, high)
        value += GAP * gap
        if gap == 0:
            value += SPECIAL_POINTS
    return value


@rule
def quality_after(placement: int, low: int, high: int, special: int) -> float:
    """The quality of the cells that a placement leaves empty."""
    return quality(low & ~PLACEMENT_LOW[placement], high & ~PLACEMENT_HIGH[placement], special)


@rule
def best_placement(patch: int, low: int, high: int, special: int) -> int:
    """The placement of a patch that leaves the best quality, or NO_PLACEMENT if the patch fits nowhere."""
    best, best_quality = NO_PLACEMENT, -1e300
    for orientation in range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1]):
        anchors, anchors_high = fitting_anchors(low, high, orientation)
        first_index = ORIENTATION_WIDTH[orientation] * CELLS
        while anchors | anchors_high:
            if anchors:
                cell = ctz(anchors)
                anchors &= anchors - 1
            else:
                cell = LOW_BITS + ctz(anchors_high)
                anchors_high &= anchors_high - 1
            placement = FIRST_PLACEMENT[orientation] + ANCHOR_INDEX[first_index + cell]
            value = quality_after(placement, low, high, special)
            if value > best_quality:
                best, best_quality = placement, value
    return best
