"""The state of a match of Stained Glass of Sintra.

A heap of panes is one integer with a count for each colour, see `panes`. Colours are numbered P O Y W B;
where a place may be empty, 0 stands for that and colour + 1 for a pane.
"""

from __future__ import annotations

import sys
from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
PerPlace = Annotated[Ints, 32]  # of seat s and place (or window) w, both from 0, at 8 s + w
UNKNOWN = -1  # what is not dealt yet, or may not be known
NONE = -1  # no place


@record
class State:
    players: int  # how many seats
    side: int  # of the palaces: 0 for A, 1 for B
    return_over_gaps: int  # option of SI-13, 1 for yes
    floor_at_zero: int  # option of SI-16, 1 for yes
    name: Annotated[Ints, 14]  # of the edition: three letters in each integer, 21 bits a letter
    sides: Annotated[Ints, 16]  # of strip i the front at 2 i and the back after it; 3 bits a space: its kind
    window_points: Annotated[Ints, 16]  # under the windows of side A, then of side B
    rows: Annotated[Ints, 9]  # of the broken-glass track, from the top: 0 and below
    ornament_points: Annotated[Ints, 5]  # by the number of filled frames
    key: Annotated[Ints, 8]  # the deal's key, from which the refills come
    start: int  # the seat that begins the first round
    track: Annotated[Ints, 6]  # per round the colour of its pane
    # Per refill the panes in the order they were drawn, 3 bits each (colour + 1), 18 to an integer;
    # of refills to come, what the set-up fixed.
    drawn: Annotated[Ints, 12]
    sorting: Annotated[Ints, 36]  # room for shuffling and for sorting the bag; zeros between moves
    round: int  # from 0; 6 when the match is over
    player: int  # the seat to move; at the end, the one that moved last
    marker: int  # 1 while the start marker lies in the centre
    holder: int  # the seat that has or last had the start marker: it begins the next round
    keeping: int  # the place of a completed strip of which a pane is to be kept, or NONE
    sources: Annotated[Ints, 10]  # heaps on the factories, unused ones empty, and in the centre
    bag: int  # a heap: what is in it is open, the order is not
    tower: int  # a heap
    strip: PerPlace  # 2 * strip + the side that was up at first (0 front, 1 back)
    open: PerPlace  # empty spaces of the side that is up, by kind, a byte each; 0 when the strip is gone
    held: PerPlace  # the panes on the strip, a heap
    frames: PerPlace  # what is in the window: upper frame + 8 * lower frame, colour + 1 each
    glazier: PerSeat  # the place above which it stands
    row: PerSeat  # on the broken-glass track, from the top
    falls: PerSeat  # how often the bottom row was reached
    scored: PerPlace  # points scored by completing strips above this window (SI-12c)
    colour_points: PerSeat  # points for panes of the round's colour (SI-12a)
    forgiven: PerSeat  # what the floor at zero kept from being lost
    score: PerSeat  # the score track


def letters_to_name(row: Ints) -> str:
    """The name of the edition; for plain states, not for rules."""
    codes = [word >> shift & 0x1FFFFF for word in row for shift in (0, 21, 42)]
    return "".join(chr(min(code, sys.maxunicode)) for code in codes if code)


def name_to_letters(name: str, row: Ints) -> None:
    for i in range(len(row)):
        codes = [ord(letter) for letter in name[3 * i : 3 * i + 3]]
        row[i] = sum(code << 21 * place for place, code in enumerate(codes))
