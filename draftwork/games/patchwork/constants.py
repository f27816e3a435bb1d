"""The components as rows of integers for the rules: masks of cells, placements, marks on the time board."""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD, orientations
from draftwork.kernel import int_array
from draftwork.kernel.bits import split

SIZE = STANDARD.quilt[1]
CELLS = STANDARD.quilt[0] * SIZE
LAST_SPACE = STANDARD.time_board.end
PATCHES = len(STANDARD.patches)
LEATHER = PATCHES  # the number of the leather patch, behind the printed ones
SMALLEST_PATCH = min(STANDARD.patches, key=lambda patch: len(patch.cells)).id  # PW-2: the 1x2
START_BUTTONS = STANDARD.start_buttons
SPECIAL_POINTS = STANDARD.special_tile.points
BOARDS = tuple(STANDARD.time_board.leather)  # the names of the two time boards
MAX_PATCH_SIZE = 8  # cells of the largest patch: every orientation has so many places in CELL_SHIFT

COST = int_array([patch.cost for patch in STANDARD.all_patches])
TIME = int_array([patch.time for patch in STANDARD.all_patches])
INCOME = int_array([patch.income for patch in STANDARD.all_patches])
INCOMES_UP_TO = int_array(
    [sum(mark <= space for mark in STANDARD.time_board.income) for space in range(LAST_SPACE + 1)]
)

ORIENTATIONS = [way for patch in STANDARD.all_patches for way in orientations(patch)]


def _mask(cells: tuple[tuple[int, int], ...], row: int, column: int) -> int:
    return sum(1 << ((row + r) * SIZE + column + c) for r, c in cells)


def _anchors(height: int, width: int) -> list[tuple[int, int]]:
    return [(row, column) for row in range(SIZE - height + 1) for column in range(SIZE - width + 1)]


# A placement is an orientation and the cell of its upper left corner; they are numbered in this order.
PLACEMENTS = [
    (o, row, column) for o, way in enumerate(ORIENTATIONS) for row, column in _anchors(way.height, way.width)
]
_masks = [split(_mask(ORIENTATIONS[o].cells, row, column)) for o, row, column in PLACEMENTS]
PLACEMENT_LOW = int_array([low for low, _ in _masks])
PLACEMENT_HIGH = int_array([high for _, high in _masks])
PLACEMENT_PATCH = int_array([ORIENTATIONS[o].patch for o, _, _ in PLACEMENTS])

# Orientations of patch p are FIRST_WAY[p] up to FIRST_WAY[p + 1].
FIRST_ORIENTATION = int_array([sum(way.patch < p for way in ORIENTATIONS) for p in range(PATCHES + 2)])
FIRST_PLACEMENT = int_array(
    [min(i for i, placed in enumerate(PLACEMENTS) if placed[0] == o) for o in range(len(ORIENTATIONS))]
)
ORIENTATION_SIZE = int_array([len(way.cells) for way in ORIENTATIONS])
ORIENTATION_WIDTH = int_array([way.width for way in ORIENTATIONS])
CELL_SHIFT = int_array(
    [
        shift
        for way in ORIENTATIONS
        for shift in ([r * SIZE + c for r, c in way.cells] + [0] * MAX_PATCH_SIZE)[:MAX_PATCH_SIZE]
    ]
)
_fits = [split(sum(1 << (r * SIZE + c) for r, c in _anchors(way.height, way.width))) for way in ORIENTATIONS]
ANCHOR_LOW = int_array([low for low, _ in _fits])
ANCHOR_HIGH = int_array([high for _, high in _fits])
# The how-manieth anchor of a patch of this width a cell is: ANCHOR_INDEX[width * CELLS + cell].
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
