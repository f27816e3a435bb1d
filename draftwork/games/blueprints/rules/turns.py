"""Blueprints: what may be played, and what it does."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG,
    DICE,
    HATCHED,
    KINDS,
    PER_TURN,
    POOL,
    ROUNDS,
    SEATS,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.rules.building import added, empty_tops, field, fitting, put, space_of
from draftwork.games.blueprints.rules.deal import deal_all
from draftwork.games.blueprints.rules.scoring import score_round
from draftwork.games.blueprints.state import REMOVED, State
from draftwork.kernel import Ints, ctz, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

# Move WAYS * kind + space takes a die of that kind to the space; with REMOVE for the space, it is removed.
# Move DISCARD + kind discards one of that kind.
REMOVE = SPACES
WAYS = SPACES + 1
DISCARD = KINDS * WAYS
MOVES = DISCARD + KINDS
MOST_MOVES = max(int(n) for n in POOL) * SPACES
LONGEST = ROUNDS * DICE * SEATS

LEGAL, NO_SUCH, OVER, DISCARD_FIRST, NO_DISCARD, NOT_IN_POOL, ON_HATCHED, TOO_LOW, MUST_PLACE = range(9)


@rule
def deal(s: State, key: Ints) -> None:
    deal_all(s, key)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """BP-3: all dice are back in the bag, new plans are on the table, and the pool is drawn."""
    _empty_pool(s)
    for seat in range(s.players):
        s.tops[seat] = empty_tops(s.deck[s.plans[SEATS * s.round + seat]])
    for j in range(POOL[s.players]):
        _add(s, s.dice[BAG * s.round + j])


@rule
def _add(s: State, kind: int) -> None:
    s.pool[kind] += 1
    s.offer |= 1 << kind


@rule
def _remove(s: State, kind: int) -> None:
    s.pool[kind] -= 1
    if s.pool[kind] == 0:
        s.offer &= ~(1 << kind)


@rule
def _empty_pool(s: State) -> None:
    for kind in range(KINDS):
        s.pool[kind] = 0
    s.offer = 0


@rule
def to_move(s: State) -> int:
    return NOBODY if s.round == ROUNDS else (s.start[s.round] + s.turn) % s.players


@rule
def drawn(s: State) -> int:
    """How many dice have been drawn from the bag in this round."""
    return POOL[s.players] + PER_TURN[s.players] * s.turn


@rule
def legal_moves(s: State, out: Ints) -> int:
    seat = to_move(s)
    n = 0
    if seat == NOBODY:
        return n
    offer = s.offer
    while offer:
        kind = ctz(offer)
        offer &= offer - 1
        if s.discarding:
            out[n] = DISCARD + kind
            n += 1
        else:
            n = _list_ways(s.tops[seat], kind, out, n)
    return n


@rule
def _list_ways(tops: int, kind: int, out: Ints, n: int) -> int:
    spaces = fitting(tops, kind % VALUES + 1)
    if spaces == 0:  # BP-9
        out[n] = WAYS * kind + REMOVE
        return n + 1
    while spaces:
        out[n] = WAYS * kind + space_of(ctz(spaces))
        n += 1
        spaces &= spaces - 1
    return n


@rule
def _ways(tops: int, kind: int) -> int:
    """How many moves there are with a die of this kind."""
    return max(1, popcount(fitting(tops, kind % VALUES + 1)))


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    if s.discarding:
        return DISCARD + nth_bit(s.offer, random_below(rng, popcount(s.offer)))
    tops = s.tops[to_move(s)]
    n = 0
    offer = s.offer
    while offer:
        n += _ways(tops, ctz(offer))
        offer &= offer - 1
    k = random_below(rng, n)
    offer = s.offer
    while k >= _ways(tops, ctz(offer)):
        k -= _ways(tops, ctz(offer))
        offer &= offer - 1
    kind = ctz(offer)
    spaces = fitting(tops, kind % VALUES + 1)
    return WAYS * kind + (space_of(nth_bit(spaces, k)) if spaces else REMOVE)


@rule
def refuse(s: State, move: int) -> int:
    if move < 0 or move >= MOVES:
        return NO_SUCH
    seat = to_move(s)
    if seat == NOBODY:
        return OVER
    if s.discarding:
        if move < DISCARD:
            return DISCARD_FIRST
        return LEGAL if s.pool[move - DISCARD] else NOT_IN_POOL
    if move >= DISCARD:
        return NO_DISCARD
    return _refuse_taking(s, seat, move // WAYS, move % WAYS)


@rule
def _refuse_taking(s: State, seat: int, kind: int, way: int) -> int:
    if s.pool[kind] == 0:
        return NOT_IN_POOL
    value = kind % VALUES + 1
    if way == REMOVE:
        return MUST_PLACE if fitting(s.tops[seat], value) else LEGAL
    top = field(s.tops[seat], way)
    if top <= value:  # BP-7
        return LEGAL
    return ON_HATCHED if top == HATCHED else TOO_LOW


@rule
def apply(s: State, move: int) -> None:
    if s.discarding:
        kind = move - DISCARD
        _remove(s, kind)
        s.discarded[s.round] |= (kind + 1) << 5 * s.turn
        s.discarding = 0
        _end_turn(s)
        return
    _take(s, to_move(s), move // WAYS, move % WAYS)
    if s.players == 2 and s.turn < DICE * s.players - 1:  # BP-6; not in the very last turn (BP-5)
        s.discarding = 1
    else:
        _end_turn(s)


@rule
def _take(s: State, seat: int, kind: int, way: int) -> None:
    _remove(s, kind)
    at = SEATS * s.round + seat
    place = REMOVED if way == REMOVE else way + 1
    s.taken[at] = added(s.taken[at], s.turn // s.players, kind, place)
    if way != REMOVE:
        s.tops[seat] = put(s.tops[seat], way, kind % VALUES + 1)


@rule
def _end_turn(s: State) -> None:
    """BP-5: refill the pool; after the very last turn nothing is drawn and the round is scored."""
    if s.turn == DICE * s.players - 1:
        _end_round(s)
        return
    for j in range(drawn(s), drawn(s) + PER_TURN[s.players]):
        _add(s, s.dice[BAG * s.round + j])
    s.turn += 1


@rule
def _end_round(s: State) -> None:
    last = score_round(s, s.round)
    s.round += 1
    s.turn = 0
    if s.round < ROUNDS:
        s.start[s.round] = last  # BP-4
        begin_round(s)
    else:
        for seat in range(s.players):
            s.tops[seat] = 0
        _empty_pool(s)
