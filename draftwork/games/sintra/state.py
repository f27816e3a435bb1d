"""The state of a match of Stained Glass of Sintra.

Panes by colour are one integer with a count for each colour, see `rules.panes`. Colours are numbered in the
order P O Y W B. A field that may be empty holds 0 for empty and colour + 1 for a pane.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
PerPlace = Annotated[Ints, 32]  # index 8 * seat + place (or window), both counted from 0
UNKNOWN = -1  # not dealt yet, or hidden
NONE = -1  # no place, in `keeping`


@record
class State:
    """A state of a match, with the same fields in pure and compiled mode."""

    players: int  # the number of seats
    side: int  # of the palaces: 0 for A, 1 for B
    return_over_gaps: int  # option of SI-13, 1 for yes
    floor_at_zero: int  # option of SI-16, 1 for yes
    name: Annotated[Ints, 14]  # of the edition: three characters per integer, 21 bits per character
    sides: Annotated[Ints, 16]  # front of strip i at 2 i, back at 2 i + 1; 3 bits per space, for its kind
    window_points: Annotated[Ints, 16]  # under the windows of side A, then of side B
    rows: Annotated[Ints, 9]  # points of the rows of the broken-glass track, from the top: 0, then negative
    ornament_points: Annotated[Ints, 5]  # by the number of filled frames
    key: Annotated[Ints, 8]  # the key of the deal, which decides the refills
    start: int  # the seat that begins the first round
    track: Annotated[Ints, 6]  # the colour of the pane of each round
    # Per refill the panes in the order they were drawn, 3 bits each (colour + 1), 18 to an integer. Future
    # refills hold the panes that the set-up fixed.
    drawn: Annotated[Ints, 12]
    sorting: Annotated[Ints, 36]  # scratch space for shuffling and sorting the bag; zeros between moves
    round: int  # from 0; 6 when the match is over
    player: int  # the seat to move; at the end, the seat that moved last
    marker: int  # 1 while the start marker lies in the centre
    holder: int  # the seat that has or last had the start marker: it begins the next round
    keeping: int  # the place of the completed strip from which a pane must be kept, or NONE
    sources: Annotated[Ints, 10]  # panes by colour on each factory (0 if unused) and in the centre
    bag: int  # panes by colour; their order in the bag is hidden
    tower: int  # panes by colour
    strip: PerPlace  # 2 * strip + the side that was up at first (0 front, 1 back)
    open: PerPlace  # number of empty spaces of the side that is up, a byte per kind; 0 when the strip is gone
    held: PerPlace  # panes by colour on the strip
    frames: PerPlace  # the panes in the window: upper frame + 8 * lower frame, colour + 1 each
    glazier: PerSeat  # the place of the glazier
    row: PerSeat  # the row on the broken-glass track, 0 for the top row
    falls: PerSeat  # how often the bottom row was reached
    scored: PerPlace  # points scored by completing strips above this window (SI-12c)
    colour_points: PerSeat  # points for panes of the round's colour (SI-12a)
    forgiven: PerSeat  # losses that the floor at zero prevented
    score: PerSeat  # the score track


def unpack_name(row: Ints) -> str:
    """The name of the edition. For Python states, not for rules."""
    return _name_of(tuple(row))


@lru_cache(100)
def _name_of(row: tuple[int, ...]) -> str:
    codes = [word >> shift & 0x1FFFFF for word in row for shift in (0, 21, 42)]
    return "".join(chr(min(code, sys.maxunicode)) for code in codes if code)


def pack_name(name: str, row: Ints) -> None:
    """Store the name of the edition. For Python states, not for rules."""
    for i in range(len(row)):
        codes = [ord(letter) for letter in name[3 * i : 3 * i + 3]]
        row[i] = sum(code << 21 * place for place, code in enumerate(codes))
