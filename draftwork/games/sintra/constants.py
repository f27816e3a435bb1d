"""Numbers and names of the components that no edition changes."""

from __future__ import annotations

from draftwork.games.sintra.components import COMMON, OPEN_SET
from draftwork.kernel import int_array

LETTERS = "".join(COMMON.colours)  # of the colours, by their number
NAMES = tuple(COMMON.colours.values())
COLOURS = len(LETTERS)
JOKER = COLOURS  # the kind of a joker space, after the colours
SPACE_LETTERS = LETTERS + COMMON.joker
OLD_NAMES = {"green": "white", "g": "w"}  # what moves from before a colour got another name call it
SPACES = COMMON.spaces
JOKERS = COMMON.jokers
PER_COLOUR = COMMON.panes_per_colour
PER_FACTORY = COMMON.panes_per_factory
ROUNDS = COMMON.rounds
SEATS = max(map(int, COMMON.factories))
FACTORIES = int_array([COMMON.factories.get(str(players), 0) for players in range(SEATS + 1)])
MOST_FACTORIES = max(COMMON.factories.values())
CENTRE = MOST_FACTORIES  # the number of the centre as a source, after the factories
SOURCES = CENTRE + 1
MOST_DRAWN = MOST_FACTORIES * PER_FACTORY  # panes of a refill

STRIPS = len(OPEN_SET.strips)
WINDOWS = STRIPS  # one strip above each
FRAMES = 2  # of a window
ROWS = len(OPEN_SET.broken_glass)
BOTTOM = ROWS - 1
ORNAMENTS = len(COMMON.ornaments)
ORNAMENT_WINDOWS = int_array([window - 1 for pair in COMMON.ornaments for window in pair])
SIDES = ("A", "B")  # of the palace


def new_letters(text: str) -> str:
    """Letters of colours as they are now: white was green, G, once."""
    return text.replace("G", "W")
