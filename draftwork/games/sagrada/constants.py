"""The components as integers for the rules. Colours have the numbers 0-4, cells 0-19 by rows from the top."""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.kernel import int_array

COLOUR_LETTERS = "".join(COMMON.colours)  # R Y G B P
COLOURS = len(COLOUR_LETTERS)
VALUES = COMMON.values
ROUNDS = COMMON.rounds
ROWS, COLUMNS = COMMON.rows, COMMON.columns
CELLS = ROWS * COLUMNS
SEATS = 4
MAX_POOL = 2 * SEATS + 1  # SA-4: the slots of the largest draft pool
TOOLS = len(COMMON.tools)
MAX_TOOLS = 5  # the most tools of a match: the easiest solo
OBJECTIVES = len(COMMON.public)
MAX_CARDS = 24  # the most pattern cards of an edition
MAX_DOTS = 6
# The letters of the kinds of spaces, in the order of their numbers: white, colours, values.
SPACE_LETTERS = "." + COLOUR_LETTERS + "".join(str(v + 1) for v in range(VALUES))

# Bit masks of cells.
ALL_CELLS = (1 << CELLS) - 1
_cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]


def mask(cells: list[tuple[int, int]]) -> int:
    """A bit mask of cells, given by row and column."""
    return sum(1 << (row * COLUMNS + column) for row, column in cells)


EDGE = mask([(r, c) for r, c in _cells if r in (0, ROWS - 1) or c in (0, COLUMNS - 1)])
NOT_FIRST = mask([(r, c) for r, c in _cells if c > 0])  # cells with a cell to the left
NOT_LAST = mask([(r, c) for r, c in _cells if c < COLUMNS - 1])  # cells with a cell to the right
ROW_MASKS = int_array([mask([(r, c) for c in range(COLUMNS)]) for r in range(ROWS)])
COLUMN_MASKS = int_array([mask([(r, c) for r in range(ROWS)]) for c in range(COLUMNS)])

# The tools by name. There is no tool 0.
(
    GROZING_PLIERS,
    EGLOMISE_BRUSH,
    COPPER_FOIL_BURNISHER,
    LATHEKIN,
    LENS_CUTTER,
    FLUX_BRUSH,
    GLAZING_HAMMER,
    RUNNING_PLIERS,
    CORK_BACKED_STRAIGHTEDGE,
    GRINDING_STONE,
    FLUX_REMOVER,
    TAP_WHEEL,
) = range(1, TOOLS + 1)  # in the order of the component file

# The colour of the die that pays for a tool in solo, by the number of the tool.
SOLO_COLOUR = int_array([0, *(COLOUR_LETTERS.index(tool.solo_colour) for tool in COMMON.tools)])
OBJECTIVE_POINTS = int_array([objective.points for objective in COMMON.public])
OBJECTIVE_IDS = tuple(objective.id for objective in COMMON.public)
(
    LIGHT_SHADES,
    MEDIUM_SHADES,
    DEEP_SHADES,
    SHADE_VARIETY,
    ROW_SHADE_VARIETY,
    COLUMN_SHADE_VARIETY,
    ROW_COLOR_VARIETY,
    COLUMN_COLOR_VARIETY,
    COLOR_VARIETY,
    COLOR_DIAGONALS,
) = range(OBJECTIVES)  # in the order of the component file
