"""The deal, the legal moves and their effects."""

from __future__ import annotations

from draftwork.kernel import Ints, ctz, rule
from draftwork.kernel.deal import KEY_WORDS, draw_below, shuffle
from draftwork.kernel.generics import NOBODY
from hoard.components import CARDS, FACES, HAND
from hoard.state import State

# Move c - 1 plays card c open, move CARDS + c - 1 buries it.
MOVES = 2 * CARDS
MOST_MOVES = 2 * HAND
LONGEST = 3 * HAND

HANDS_DEAL, START_DEAL, DIE_ROLL = 1, 2, 3  # events of the deal

LEGAL, NO_SUCH, OVER, NOT_HELD, BURIED_ONE = range(5)


@rule
def deal(s: State, key: Ints) -> None:
    for i in range(KEY_WORDS):
        s.key[i] = key[i]
    if s.hand[0] < 0:  # HO-1
        _deal_hands(s)
    if s.start < 0:  # HO-2
        s.start = draw_below(key, START_DEAL, 0, 0, s.players)
    _roll(s)


@rule
def _deal_hands(s: State) -> None:
    # `shown` is used as the deck here, because rules do not allocate arrays.
    for i in range(CARDS):
        s.shown[i] = i + 1
    shuffle(s.key, HANDS_DEAL, 0, s.shown, CARDS)
    for seat in range(s.players):
        s.hand[seat] = 0
        for i in range(HAND):
            s.hand[seat] |= 1 << s.shown[HAND * seat + i]
    for i in range(CARDS):
        s.shown[i] = 0


@rule
def current_round(s: State) -> int:
    return s.turn // s.players


@rule
def _roll(s: State) -> None:
    """Roll the die (HO-3). The event is the round, so the result does not depend on the moves."""
    r = current_round(s)
    if r < HAND and s.dice[r] < 0:
        s.dice[r] = s.faces[draw_below(s.key, DIE_ROLL, r, 0, FACES)]


@rule
def to_move(s: State) -> int:
    if s.turn == HAND * s.players:  # HO-6
        return NOBODY
    return (s.start + s.turn) % s.players  # HO-2


@rule
def legal_moves(s: State, out: Ints) -> int:
    seat = to_move(s)
    if seat == NOBODY:
        return 0
    n = 0
    for kind in range(1 if s.buried[seat] else 2):  # HO-5
        cards = s.hand[seat]
        while cards:
            out[n] = kind * CARDS + ctz(cards) - 1
            n += 1
            cards &= cards - 1
    return n


@rule
def illegality(s: State, move: int) -> int:
    if move < 0 or move >= MOVES:
        return NO_SUCH
    seat = to_move(s)
    if seat == NOBODY:
        return OVER
    if not s.hand[seat] >> (move % CARDS + 1) & 1:
        return NOT_HELD
    if move >= CARDS and s.buried[seat]:
        return BURIED_ONE
    return LEGAL


@rule
def apply(s: State, move: int) -> None:
    seat = to_move(s)
    card = move % CARDS + 1
    s.hand[seat] &= ~(1 << card)
    if move < CARDS:
        s.shown[HAND * seat + current_round(s)] = card
    else:
        s.buried[seat] = card
    s.turn += 1
    _roll(s)
