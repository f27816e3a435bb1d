"""Numbers and names of the components that no edition changes."""

from __future__ import annotations

from draftwork.games.sintra.components import COMMON, OPEN_SET
from draftwork.kernel import int_array

LETTERS = "".join(COMMON.colours)  # one letter per colour; colours are numbered in this order
NAMES = tuple(COMMON.colours.values())
COLOURS = len(LETTERS)
JOKER = COLOURS  # the kind of a joker space; kinds 0 to COLOURS - 1 are the colours
SPACE_LETTERS = LETTERS + COMMON.joker
OLD_NAMES = {"green": "white", "g": "w"}  # white was called green; old move texts are still read
SPACES = COMMON.spaces
JOKERS = COMMON.jokers
PER_COLOUR = COMMON.panes_per_colour
PER_FACTORY = COMMON.panes_per_factory
ROUNDS = COMMON.rounds
MAX_PLAYERS = max(map(int, COMMON.factories))
FACTORIES = int_array([COMMON.factories.get(str(players), 0) for players in range(MAX_PLAYERS + 1)])
MAX_FACTORIES = max(COMMON.factories.values())
CENTRE = MAX_FACTORIES  # the source number of the centre, after those of the factories
SOURCES = CENTRE + 1
MAX_DRAWN = MAX_FACTORIES * PER_FACTORY  # most panes of a refill

STRIPS = len(OPEN_SET.strips)
WINDOWS = STRIPS  # one strip lies above each window
FRAMES = 2  # in each window
ROWS = len(OPEN_SET.broken_glass)
BOTTOM = ROWS - 1  # the bottom row of the broken-glass track
ORNAMENTS = len(COMMON.ornaments)
ORNAMENT_WINDOWS = int_array([window - 1 for pair in COMMON.ornaments for window in pair])
SIDES = ("A", "B")  # of the palace


def current_letters(text: str) -> str:
    """Replace G by W: in old texts white is called green."""
    return text.replace("G", "W")
