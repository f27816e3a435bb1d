"""The state of a Hoard match."""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 3]
UNKNOWN = -1  # what is not dealt yet, or may not be known


@record
class State:
    players: int  # how many seats
    die: int  # which die: an index into components.DICE
    faces: Annotated[Ints, 6]  # what is printed on it
    key: Annotated[Ints, 8]  # the deal's key, from which later dice come
    start: int  # the seat that begins every round
    turn: int  # decisions made so far
    dice: Annotated[Ints, 3]  # per round what was rolled; for later rounds UNKNOWN, or what the set-up fixed
    hand: PerSeat  # the cards in hand, as bits
    shown: Annotated[Ints, 9]  # the card played open by seat s in round r at 3 s + r, 0 for none
    buried: PerSeat  # the card a seat has buried, 0 for none
