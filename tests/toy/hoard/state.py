"""The state of a Hoard match."""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 3]
UNKNOWN = -1  # not dealt yet, or hidden


@record
class State:
    players: int  # number of seats
    die: int  # index into components.DICE
    faces: Annotated[Ints, 6]  # of the die
    key: Annotated[Ints, 8]  # key of the deal, from which later dice come
    start: int  # the seat that begins every round
    turn: int  # decisions made so far
    dice: Annotated[Ints, 3]  # result per round; in later rounds UNKNOWN, or fixed by the set-up
    hand: PerSeat  # cards in hand, as a bit mask
    shown: Annotated[Ints, 9]  # card that seat s played open in round r, at index 3 s + r; 0 for none
    buried: PerSeat  # buried card of each seat, 0 for none
