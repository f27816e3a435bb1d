"""The pool, and the dice drawn and discarded."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    DICE_PER_SEAT,
    DRAWN_PER_ROUND,
    DRAWN_PER_TURN,
    KINDS,
    POOL_SIZE,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule


@rule
def add_to_pool(s: State, kind: int) -> None:
    """Add a die of this kind to the pool."""
    s.pool[kind] += 1
    s.offer |= 1 << kind


@rule
def remove_from_pool(s: State, kind: int) -> None:
    """Remove a die of this kind from the pool."""
    s.pool[kind] -= 1
    if s.pool[kind] == 0:
        s.offer &= ~(1 << kind)


@rule
def clear_pool(s: State) -> None:
    """Remove all dice from the pool."""
    for kind in range(KINDS):
        s.pool[kind] = 0
    s.offer = 0


@rule
def num_drawn(s: State) -> int:
    """The number of dice drawn from the bag in this round."""
    return POOL_SIZE[s.players] + DRAWN_PER_TURN[s.players] * s.turn


def drawn_dice(s: State, now: State, r: int) -> list[int]:
    """The kinds of the dice drawn so far in a round, in order. `now` is the state as a Python object."""
    n = DRAWN_PER_ROUND[now.players] if r < now.round else num_drawn(s)
    return [now.dice[BAG_SIZE * r + j] for j in range(n)]


def discarded_dice(now: State, r: int) -> list[int]:
    """The kinds of the dice discarded in a round, in order. For Python states, not for rules."""
    kinds = [(now.discarded[r] >> 5 * i & 31) - 1 for i in range(DICE_PER_SEAT * 2)]
    return [kind for kind in kinds if kind >= 0]
