"""Strips: their spaces, the side that is up, and the strips that can take panes."""

from __future__ import annotations

from draftwork.games.sintra.constants import JOKER, SPACES, WINDOWS
from draftwork.games.sintra.rules.panes import one
from draftwork.games.sintra.state import State
from draftwork.kernel import rule

# `frames` of a window is upper frame + GONE * lower frame. When it is at least GONE, both frames are filled
# and the strip is gone.
GONE = 8
_ONE_OF_EACH_KIND = sum(1 << 8 * kind for kind in range(JOKER + 1))


@rule
def side_spaces(s: State, side: int) -> int:
    """The number of spaces of each kind on a side of a strip, a byte per kind."""
    printed = s.sides[side]
    n = 0
    for k in range(SPACES):
        n += one(printed >> 3 * k & 7)
    return n


@rule
def side_up(s: State, i: int) -> int:
    """The side that is up of strip i of `State.strip`. A strip flips when its window gets the first pane."""
    return s.strip[i] ^ 1 if s.frames[i] else s.strip[i]


@rule
def is_gone(s: State, p: int, place: int) -> bool:
    """Whether the strip at a place has left the game."""
    return s.frames[WINDOWS * p + place] >= GONE


@rule
def leftmost(s: State, p: int) -> int:
    """The place of the leftmost strip that remains; WINDOWS if none remains."""
    place = 0
    while place < WINDOWS and is_gone(s, p, place):
        place += 1
    return place


@rule
def open_places(s: State, p: int) -> int:
    """SI-8: the places from the glazier on with an empty space: one byte per kind, with bit i for place i."""
    found = 0
    for place in range(s.glazier[p], WINDOWS):
        n = s.open[WINDOWS * p + place]
        found |= ((n | n >> 1 | n >> 2) & _ONE_OF_EACH_KIND) << place
    return found


@rule
def joker_range(n: int, coloured: int, jokers: int) -> tuple[int, int]:
    """SI-9, SI-11: the least and the greatest number of n panes that may go on jokers.

    `coloured` and `jokers` are the numbers of empty spaces of the panes' colour and of joker spaces.
    """
    return max(0, min(n, coloured + jokers) - coloured), min(jokers, n)
