"""The state of a Patchwork match."""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record
from draftwork.kernel.bits import LOW

PerSeat = Annotated[Ints, 2]


@record
class State:
    players: int  # always 2; every game has this field
    board: int  # which time board: an index into tables.BOARDS
    leather_spaces: Annotated[Ints, 6]  # the spaces of the leather patches, and a space beyond the end
    start: int  # the seat with the first turn, -1 before the deal
    circle: Annotated[Ints, 33]  # the patches clockwise as dealt, -1 before the deal
    in_circle: int  # which places of the circle still hold their patch, as bits
    neutral: int  # the place of the circle where the neutral token stands: the offer begins there
    covered_low: PerSeat  # covered cells 0-53 of the quilt, as bits
    covered_high: PerSeat  # covered cells 54-80
    buttons: PerSeat  # buttons in hand
    income: PerSeat  # buttons printed on the quilt's patches
    time: PerSeat  # space of the time token
    player: int  # the seat to move; at the end, the seat that reached the last space last
    leather_to_place: int  # leather patches the seat to move has yet to sew on
    leather_taken: int  # leather patches taken from the board so far
    special: int  # the seat with the special tile, or -1
    sewn: Annotated[Ints, 33]  # the move that sewed each patch on, 0 if none; leather shows only in the cells
    owned: PerSeat  # the patches on the quilt, as bits


def covered_cells(now: State, seat: int) -> int:
    """The covered cells of a quilt as one integer; for plain states, not for rules."""
    return now.covered_low[seat] | now.covered_high[seat] << LOW
