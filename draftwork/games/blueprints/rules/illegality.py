"""The check whether a move is legal, with a code for each reason why not."""

from __future__ import annotations

from draftwork.games.blueprints.constants import (
    HATCHED,
    VALUES,
)
from draftwork.games.blueprints.rules.building import field, fitting
from draftwork.games.blueprints.rules.turns import (
    DISCARD,
    MOVES,
    REMOVE,
    WAYS,
    to_move,
)
from draftwork.games.blueprints.state import State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY

LEGAL, NO_SUCH, OVER, DISCARD_FIRST, NO_DISCARD, NOT_IN_POOL, ON_HATCHED, TOO_LOW, MUST_PLACE = range(9)


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
