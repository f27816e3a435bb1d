"""The state of a Blueprints match.

All chance is in it from the deal on; what nobody may see yet is blanked by `hide`. Everything before `pool`
says what was dealt and done; everything from `pool` on follows from that and is kept for speed.
"""

from __future__ import annotations

import sys
from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
PerRoundAndSeat = Annotated[Ints, 12]  # of round r and seat p, both from 0, at 4 r + p
UNKNOWN = -1  # what is not dealt yet, may not be known, or is nobody's

# Where a taken die is: on space p as p + 1, or
REMOVED, BEHIND_SCREEN = 0, 7


@record
class State:
    players: int  # how many seats
    edition_name: Annotated[Ints, 14]  # of the edition: three letters in each integer, 21 bits a letter
    # The plans of the edition: number << 24, and 4 bits for each space: its height, 7 if hatched. 0 for none.
    deck: Annotated[Ints, 48]
    plans: PerRoundAndSeat  # an index into the deck
    in_demand: Annotated[Ints, 6]  # the two materials of round r at 2 r and 2 r + 1
    dice: Annotated[Ints, 90]  # the kind of the j-th die drawn in round r at 30 r + j; UNKNOWN after those
    start: Annotated[Ints, 3]  # the seat that begins each round, UNKNOWN for rounds to come
    round: int  # from 0; 3 when the match is over
    turn: int  # turns completed in this round
    discarding: int  # 1 while the seat to move has taken its die and has yet to discard one (BP-6)
    # The dice a seat took, in order, a byte each: kind + 1 and, from bit 5 on, where it is (see above).
    taken: PerRoundAndSeat
    discarded: Annotated[Ints, 3]  # per round the dice discarded, in order, 5 bits each: kind + 1
    pool: Annotated[Ints, 24]  # how many dice of each kind lie there
    offer: int  # the kinds of which there are any, as bits
    tops: PerSeat  # of this round's building, 4 bits a space: the value on top, 0 if empty, 7 if hatched
    built: PerRoundAndSeat  # building scores of rounds that are over (BP-11, BP-12), else 0
    cards: PerSeat  # the awards and prizes won, as bits: card c of round r at 7 r + c
    scratch: Annotated[Ints, 48]  # for shuffling; zeros between moves


def read_name(now: State) -> str:
    """The name of the edition; for plain states, not for rules."""
    codes = [word >> shift & 0x1FFFFF for word in now.edition_name for shift in (0, 21, 42)]
    return "".join(chr(min(code, sys.maxunicode)) for code in codes if code)


def write_name(now: State, name: str) -> None:
    for i in range(len(now.edition_name)):
        codes = [ord(letter) for letter in name[3 * i : 3 * i + 3]]
        now.edition_name[i] = sum(code << 21 * place for place, code in enumerate(codes))
