"""Panes by colour: a count for each in one integer, a byte each in the order of the colours.

So heaps of panes add and subtract as numbers, and a heap without panes is 0. The open spaces of a strip are
counted the same way, with a sixth byte for the joker spaces.
"""

from __future__ import annotations

from draftwork.games.sintra.constants import COLOURS, LETTERS
from draftwork.kernel import rule

ONE_OF_EACH = sum(1 << 8 * colour for colour in range(COLOURS))


@rule
def one(colour: int) -> int:
    return 1 << 8 * colour


@rule
def count(panes: int, colour: int) -> int:
    return panes >> 8 * colour & 255


@rule
def total(panes: int) -> int:
    n = 0
    for colour in range(COLOURS):
        n += count(panes, colour)
    return n


def letters(panes: int) -> str:
    """The panes as letters, grouped by colour (SI-22)."""
    return "".join(letter * count(panes, colour) for colour, letter in enumerate(LETTERS))


def heap(text: str) -> int:
    """The panes that letters name."""
    return sum(one(LETTERS.index(letter)) for letter in text)
