"""The legality check of a move. Its result is LEGAL or the code of a reason."""

from __future__ import annotations

from draftwork.games.patchwork.constants import COST, LEATHER, PLACEMENT_HIGH, PLACEMENT_LOW, PLACEMENT_PATCH
from draftwork.games.patchwork.rules.offer import is_on_offer
from draftwork.games.patchwork.rules.turns import ADVANCE, NUM_MOVES, to_move
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.generics import NOBODY

LEGAL, NO_SUCH_MOVE, MATCH_OVER, LEATHER_FIRST, NO_LEATHER, NOT_ON_OFFER, TOO_EXPENSIVE, OVERLAP = range(8)


@rule
def illegality(s: State, move: int) -> int:
    """LEGAL, or the code of the reason why a move is illegal."""
    if move < 0 or move >= NUM_MOVES:
        return NO_SUCH_MOVE
    if to_move(s) == NOBODY:
        return MATCH_OVER
    if move == ADVANCE:
        return LEATHER_FIRST if s.leather_to_place > 0 else LEGAL
    p = s.player
    patch = PLACEMENT_PATCH[move - 1]
    if s.leather_to_place > 0 and patch != LEATHER:
        return LEATHER_FIRST
    if s.leather_to_place == 0 and patch == LEATHER:
        return NO_LEATHER
    if patch != LEATHER:
        if not is_on_offer(s, patch):
            return NOT_ON_OFFER
        if COST[patch] > s.buttons[p]:
            return TOO_EXPENSIVE
    if s.covered_low[p] & PLACEMENT_LOW[move - 1] or s.covered_high[p] & PLACEMENT_HIGH[move - 1]:
        return OVERLAP
    return LEGAL
