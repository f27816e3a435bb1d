"""Turn order and legal moves.

Move MOVES_PER_KIND * kind + space takes a die of this kind and places it on the space. With REMOVE in place
of the space, the die is removed. Move FIRST_DISCARD + kind discards a die of this kind.
"""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    DICE_PER_SEAT,
    KINDS,
    MAX_SEATS,
    POOL_SIZE,
    ROUNDS,
    SPACES,
    VALUES,
)
from draftwork.games.blueprints.rules.building import fitting_spaces, space_of
from draftwork.games.blueprints.state import State
from draftwork.kernel import Ints, ctz, popcount, rule
from draftwork.kernel.bits import nth_bit
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import random_below

REMOVE = SPACES
MOVES_PER_KIND = SPACES + 1
FIRST_DISCARD = KINDS * MOVES_PER_KIND
NUM_MOVES = FIRST_DISCARD + KINDS
MAX_LEGAL_MOVES = max(int(n) for n in POOL_SIZE) * SPACES
MAX_PLIES = ROUNDS * DICE_PER_SEAT * MAX_SEATS  # with four players; discards of two players are fewer


@rule
def to_move(s: State) -> int:
    """The seat to move, or NOBODY at the end."""
    return NOBODY if s.round == ROUNDS else (s.start[s.round] + s.turn) % s.players


@rule
def legal_moves(s: State, out: Ints) -> int:
    """Write the legal moves to `out` in ascending order and return their number."""
    seat = to_move(s)
    n = 0
    if seat == NOBODY:
        return n
    offer = s.offer
    while offer:
        kind = ctz(offer)
        offer &= offer - 1
        if s.discarding:
            out[n] = FIRST_DISCARD + kind
            n += 1
        else:
            n = _list_taking(s.tops[seat], kind, out, n)
    return n


@rule
def _list_taking(tops: int, kind: int, out: Ints, n: int) -> int:
    spaces = fitting_spaces(tops, kind % VALUES + 1)
    if spaces == 0:  # BP-9
        out[n] = MOVES_PER_KIND * kind + REMOVE
        return n + 1
    while spaces:
        out[n] = MOVES_PER_KIND * kind + space_of(ctz(spaces))
        n += 1
        spaces &= spaces - 1
    return n


@rule
def _count_taking(tops: int, kind: int) -> int:
    """The number of moves that take a die of this kind."""
    return max(1, popcount(fitting_spaces(tops, kind % VALUES + 1)))


@rule
def sample_move(s: State, rng: Ints, out: Ints) -> int:
    """A legal move with uniform probability. `out` is not used."""
    if s.discarding:
        return FIRST_DISCARD + nth_bit(s.offer, random_below(rng, popcount(s.offer)))
    tops = s.tops[to_move(s)]
    n = 0
    offer = s.offer
    while offer:
        n += _count_taking(tops, ctz(offer))
        offer &= offer - 1
    k = random_below(rng, n)
    offer = s.offer
    while k >= _count_taking(tops, ctz(offer)):
        k -= _count_taking(tops, ctz(offer))
        offer &= offer - 1
    kind = ctz(offer)
    spaces = fitting_spaces(tops, kind % VALUES + 1)
    return MOVES_PER_KIND * kind + (space_of(nth_bit(spaces, k)) if spaces else REMOVE)
