"""The state of a Blueprints match.

All chance is decided in the deal and stored here; `redact` blanks what a seat may not know yet. The fields
before `pool` hold the deal and the moves. The fields from `pool` on are derived from them and stored for
speed.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
PerRoundAndSeat = Annotated[Ints, 12]  # index 4 r + p for round r and seat p, both from 0
UNKNOWN = -1  # not dealt yet, hidden, or not used

# Places of a taken die. Space p is stored as p + 1.
REMOVED, BEHIND_SCREEN = 0, 7


@record
class State:
    """A state of a match, with the same fields in pure and compiled mode."""

    players: int  # the number of seats
    edition_name: Annotated[Ints, 14]  # three characters per integer, 21 bits per character
    # The plans of the edition: number << 24, plus 4 bits per space for its height (7 if hatched); 0 for none.
    deck: Annotated[Ints, 48]
    plans: PerRoundAndSeat  # indices into the deck
    in_demand: Annotated[Ints, 6]  # indices 2 r and 2 r + 1: the two materials of round r
    dice: Annotated[Ints, 90]  # index 30 r + j: kind of the j-th die drawn in round r; then UNKNOWN
    start: Annotated[Ints, 3]  # the start player of each round; UNKNOWN for future rounds
    round: int  # from 0; 3 when the match is over
    turn: int  # turns completed in this round
    discarding: int  # 1 if the seat to move has taken a die and must discard one (BP-6)
    # The building of a seat: one byte per die in the order taken (see `rules.building`).
    taken: PerRoundAndSeat
    discarded: Annotated[Ints, 3]  # per round, the discarded dice in order: kind + 1 in 5 bits each
    pool: Annotated[Ints, 24]  # the number of dice of each kind
    offer: int  # the kinds of dice in the pool, as bits
    tops: PerSeat  # top values in this round, 4 bits per space: 0 if empty, 7 if hatched
    built: PerRoundAndSeat  # building scores of finished rounds (BP-11, BP-12), else 0
    cards: PerSeat  # awards and prizes won, as bits: bit 7 r + c for card c of round r
    scratch: Annotated[Ints, 48]  # scratch space; zeros between moves


def forgotten_rounds(now: State) -> int:
    """The number of finished rounds of which only the won cards are known. For Python states, not for rules.

    A position may leave the rest out, because it no longer matters.
    """
    seats = len(now.tops)
    return next((r for r in range(now.round) if now.plans[seats * r] != UNKNOWN), now.round)


def read_name(now: State) -> str:
    """The name of the edition. For Python states, not for rules."""
    return _name_of(tuple(now.edition_name))


@lru_cache(100)
def _name_of(words: tuple[int, ...]) -> str:
    codes = [word >> shift & 0x1FFFFF for word in words for shift in (0, 21, 42)]
    return "".join(chr(min(code, sys.maxunicode)) for code in codes if code)


def write_name(now: State, name: str) -> None:
    """Store the name of the edition. For Python states, not for rules."""
    for i in range(len(now.edition_name)):
        codes = [ord(letter) for letter in name[3 * i : 3 * i + 3]]
        now.edition_name[i] = sum(code << 21 * place for place, code in enumerate(codes))
