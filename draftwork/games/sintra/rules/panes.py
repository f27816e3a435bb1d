"""Panes by colour: one integer with the number of panes of each colour, one byte per colour.

Adding and subtracting such integers adds and removes panes; 0 means no panes. The empty spaces of a strip are
counted in the same way by kind, with a sixth byte for the joker spaces.
"""

from __future__ import annotations

from functools import lru_cache

from draftwork.games.sintra.constants import COLOURS, LETTERS
from draftwork.kernel import rule

ONE_OF_EACH = sum(1 << 8 * colour for colour in range(COLOURS))


@rule
def one(colour: int) -> int:
    """A single pane of a colour, or a single space of a kind."""
    return 1 << 8 * colour


@rule
def count(panes: int, colour: int) -> int:
    """The number of panes of a colour, or of spaces of a kind."""
    return panes >> 8 * colour & 255


@rule
def total(panes: int) -> int:
    """The number of panes of all colours."""
    n = 0
    for colour in range(COLOURS):
        n += count(panes, colour)
    return n


@lru_cache(10_000)  # most views contain the same groups
def format_panes(panes: int) -> str:
    """Write panes as letters, grouped by colour (SI-22)."""
    return "".join(letter * count(panes, colour) for colour, letter in enumerate(LETTERS))


def parse_panes(text: str) -> int:
    """Read panes from letters in any order."""
    return sum(one(LETTERS.index(letter)) for letter in text)
