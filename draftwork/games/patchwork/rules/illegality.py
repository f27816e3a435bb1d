"""The check whether a move is legal, with a code for each reason why not."""

from __future__ import annotations

from draftwork.games.patchwork.constants import (
    COST,
    LEATHER,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    PLACEMENT_PATCH,
)
from draftwork.games.patchwork.rules.offer import is_offered
from draftwork.games.patchwork.rules.turns import (
    ADVANCE,
    MOVES,
    to_move,
)
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY

LEGAL, NO_SUCH, OVER, LEATHER_FIRST, NO_LEATHER, NOT_OFFERED, TOO_DEAR, OVERLAP = range(8)


@rule
def refuse(s: State, move: int) -> int:
    if move < 0 or move >= MOVES:
        return NO_SUCH
    if to_move(s) == NOBODY:
        return OVER
    if move == ADVANCE:
        return LEATHER_FIRST if s.waiting > 0 else LEGAL
    p = s.player
    patch = PLACEMENT_PATCH[move - 1]
    if s.waiting > 0 and patch != LEATHER:
        return LEATHER_FIRST
    if s.waiting == 0 and patch == LEATHER:
        return NO_LEATHER
    if patch != LEATHER:
        if not is_offered(s, patch):
            return NOT_OFFERED
        if COST[patch] > s.buttons[p]:
            return TOO_DEAR
    if s.low[p] & PLACEMENT_LOW[move - 1] or s.high[p] & PLACEMENT_HIGH[move - 1]:
        return OVERLAP
    return LEGAL
