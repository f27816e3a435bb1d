"""Integer tables for the rules, derived from the components: cell masks, placements, income marks.

Masks of cells are split into two integers, see `kernel.bits`: tables named *_LOW and *_HIGH belong together.
"""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD, orientations
from draftwork.kernel import int_array
from draftwork.kernel.bits import split

SIZE = STANDARD.quilt[1]
CELLS = STANDARD.quilt[0] * SIZE
LAST_SPACE = STANDARD.time_board.end
PATCHES = len(STANDARD.patches)
LEATHER = PATCHES  # the number of the leather patch, after the printed ones
SMALLEST_PATCH = min(STANDARD.patches, key=lambda patch: len(patch.cells)).id  # PW-2: the 1x2
START_BUTTONS = STANDARD.start_buttons
SPECIAL_POINTS = STANDARD.special_tile.points
BOARDS = tuple(STANDARD.time_board.leather)  # the printings of the time board
MAX_PATCH_SIZE = 8  # cells of the largest patch; the row length of CELL_SHIFT

COST = int_array([patch.cost for patch in STANDARD.all_patches])
TIME = int_array([patch.time for patch in STANDARD.all_patches])
INCOME = int_array([patch.income for patch in STANDARD.all_patches])
# The number of income marks on the spaces up to and including each space.
INCOMES_UP_TO = int_array(
    [sum(mark <= space for mark in STANDARD.time_board.income) for space in range(LAST_SPACE + 1)]
)

ORIENTATIONS = [orientation for patch in STANDARD.all_patches for orientation in orientations(patch)]


def _mask(cells: tuple[tuple[int, int], ...], row: int, column: int) -> int:
    return sum(1 << ((row + r) * SIZE + column + c) for r, c in cells)


def _anchors(height: int, width: int) -> list[tuple[int, int]]:
    return [(row, column) for row in range(SIZE - height + 1) for column in range(SIZE - width + 1)]


# A placement is an orientation and its anchor: the cell of the upper left corner of its rectangle. The
# number of a placement is its index in this list. An entry has the orientation, the row and the column.
PLACEMENTS = [
    (o, row, column)
    for o, orientation in enumerate(ORIENTATIONS)
    for row, column in _anchors(orientation.height, orientation.width)
]
_masks = [split(_mask(ORIENTATIONS[o].cells, row, column)) for o, row, column in PLACEMENTS]
PLACEMENT_LOW = int_array([low for low, _ in _masks])
PLACEMENT_HIGH = int_array([high for _, high in _masks])
PLACEMENT_PATCH = int_array([ORIENTATIONS[o].patch for o, _, _ in PLACEMENTS])

# The orientations of patch p are range(FIRST_ORIENTATION[p], FIRST_ORIENTATION[p + 1]).
FIRST_ORIENTATION = int_array(
    [sum(orientation.patch < p for orientation in ORIENTATIONS) for p in range(PATCHES + 2)]
)
FIRST_PLACEMENT = int_array(
    [min(i for i, placed in enumerate(PLACEMENTS) if placed[0] == o) for o in range(len(ORIENTATIONS))]
)
ORIENTATION_SIZE = int_array([len(orientation.cells) for orientation in ORIENTATIONS])
ORIENTATION_WIDTH = int_array([orientation.width for orientation in ORIENTATIONS])
# The offset of cell i of an orientation from its anchor: CELL_SHIFT[orientation * MAX_PATCH_SIZE + i].
CELL_SHIFT = int_array(
    [
        shift
        for orientation in ORIENTATIONS
        for shift in ([r * SIZE + c for r, c in orientation.cells] + [0] * MAX_PATCH_SIZE)[:MAX_PATCH_SIZE]
    ]
)
_anchor_masks = [
    split(sum(1 << (r * SIZE + c) for r, c in _anchors(orientation.height, orientation.width)))
    for orientation in ORIENTATIONS
]
# The anchors at which an orientation lies inside the quilt, as masks.
ANCHOR_LOW = int_array([low for low, _ in _anchor_masks])
ANCHOR_HIGH = int_array([high for _, high in _anchor_masks])
# Index of a cell among the anchors of a patch of this width: ANCHOR_INDEX[width * CELLS + cell].
ANCHOR_INDEX = int_array(
    [cell // SIZE * (SIZE + 1 - width) + cell % SIZE for width in range(SIZE + 1) for cell in range(CELLS)]
)

_square = STANDARD.special_tile.square
_span = range(SIZE - _square + 1)
_squares = [
    split(_mask(tuple((r, c) for r in range(_square) for c in range(_square)), row, column))
    for row in _span
    for column in _span
]
SQUARES = len(_squares)
SQUARE_LOW = int_array([low for low, _ in _squares])
SQUARE_HIGH = int_array([high for _, high in _squares])
