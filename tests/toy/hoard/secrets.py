"""Hidden information until the end: the others' hands and buried cards, and future dice."""

from __future__ import annotations

from draftwork.kernel import Ints, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.generics import EVERYBODY, NOBODY
from draftwork.kernel.random import fresh_key, random_below
from hoard.components import ALL_CARDS, CARDS, HAND
from hoard.rules import current_round, to_move
from hoard.state import UNKNOWN, State


@rule
def redact(s: State, seat: int) -> None:
    if to_move(s) == NOBODY:
        return
    for i in range(KEY_WORDS):
        s.key[i] = UNKNOWN
    for r in range(current_round(s) + 1, HAND):
        s.dice[r] = UNKNOWN
    if seat == EVERYBODY:
        return
    for other in range(s.players):
        if other != seat:
            s.hand[other] = UNKNOWN
            if s.buried[other]:
                s.buried[other] = UNKNOWN


@rule
def cards_in_hand(s: State, seat: int) -> int:
    """Return the number of cards in a seat's hand, which is public."""
    played = s.turn // s.players
    if (seat - s.start) % s.players < s.turn % s.players:
        played += 1
    return HAND - played


@rule
def determinize(s: State, seat: int, rng: Ints) -> None:
    """Deal the unseen cards at random to the unknown hands and buried cards, all equally likely."""
    if s.key[0] < 0:
        fresh_key(rng, s.key)
    unseen = _unseen(s)
    for other in range(s.players):
        if s.hand[other] < 0:
            s.hand[other] = 0
            for _ in range(cards_in_hand(s, other)):
                card = nth_bit(unseen, random_below(rng, popcount(unseen)))
                s.hand[other] |= 1 << card
                unseen &= ~(1 << card)
        if s.buried[other] < 0:
            s.buried[other] = nth_bit(unseen, random_below(rng, popcount(unseen)))
            unseen &= ~(1 << s.buried[other])


@rule
def _unseen(s: State) -> int:
    seen = 0
    for i in range(CARDS):
        seen |= 1 << s.shown[i]
    for seat in range(s.players):
        if s.hand[seat] > 0:
            seen |= s.hand[seat]
        if s.buried[seat] > 0:
            seen |= 1 << s.buried[seat]
    return ALL_CARDS & ~seen
