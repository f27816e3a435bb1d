"""The pool, the bag and the discarded dice."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    BAG,
    DICE,
    DRAWN,
    KINDS,
    PER_TURN,
    POOL,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule, to_python


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
def drawn(s: State) -> int:
    """How many dice have been drawn from the bag in this round."""
    return POOL[s.players] + PER_TURN[s.players] * s.turn


def drawn_dice(s: State, r: int) -> list[int]:
    """The kinds of dice drawn so far in a round that has begun, in order."""
    now = to_python(s)
    n = DRAWN[now.players] if r < now.round else drawn(s)
    return [now.dice[BAG * r + j] for j in range(n)]


def discards(now: State, r: int) -> list[int]:
    kinds = [(now.discarded[r] >> 5 * i & 31) - 1 for i in range(DICE * 2)]
    return [kind for kind in kinds if kind >= 0]
