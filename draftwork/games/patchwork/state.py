"""The state of a Patchwork match."""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record
from draftwork.kernel.bits import LOW_BITS

PerSeat = Annotated[Ints, 2]


@record
class State:
    """A state of a match, with the same fields in pure and compiled mode."""

    players: int  # always 2; every state has this field
    board: int  # the time board, an index into constants.BOARDS
    leather_spaces: Annotated[Ints, 6]  # the spaces of the leather patches, then an unreachable one
    start: int  # the seat with the first turn, -1 before the deal
    circle: Annotated[Ints, 33]  # the patches clockwise as dealt, -1 before the deal
    in_circle: int  # bit i is set while place i of the circle still has its patch
    neutral: int  # the place of the neutral token in the circle; the offer begins there
    covered_low: PerSeat  # covered cells 0 to 53 of the quilt, as bits
    covered_high: PerSeat  # covered cells 54 to 80, as bits
    buttons: PerSeat  # buttons in hand
    income: PerSeat  # buttons printed on the patches of the quilt
    time: PerSeat  # space of the time token
    player: int  # the seat to move; at the end, the seat that reached the last space last
    leather_to_place: int  # leather patches that the seat to move must place now
    leather_taken: int  # leather patches taken from the time board so far
    special: int  # the seat with the special tile, or -1
    sewn: Annotated[Ints, 33]  # per patch, the move that placed it, or 0; leather patches are not listed
    owned: PerSeat  # the printed patches on the quilt, as bits


def covered_cells(now: State, seat: int) -> int:
    """The covered cells of a quilt as one integer of 81 bits. For Python states, not for rules."""
    return now.covered_low[seat] | now.covered_high[seat] << LOW_BITS
