"""Candidate moves of the search: advancing, and the best placement of each affordable patch.

Bots that searched several placements per patch were weaker: iterations are better spent on depth.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.packing import NO_PLACEMENT, best_placement
from draftwork.games.patchwork.constants import COST, LEATHER
from draftwork.games.patchwork.rules.offer import OFFER_SIZE, sorted_offer
from draftwork.games.patchwork.rules.turns import ADVANCE, to_move
from draftwork.games.patchwork.state import State
from draftwork.kernel import Ints, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS
from draftwork.kernel.generics import NOBODY

MAX_CANDIDATES = 1 + OFFER_SIZE


@rule
def candidates(s: State, out: Ints) -> int:
    """Write the candidate moves to `out` and return their number."""
    if to_move(s) == NOBODY:
        return 0
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    if s.leather_to_place > 0:
        out[0] = 1 + best_placement(LEATHER, low, high, s.special)
        return 1
    out[0] = ADVANCE
    n = 1
    for patch in sorted_offer(s):
        if patch != LEATHER and COST[patch] <= s.buttons[p]:
            placement = best_placement(patch, low, high, s.special)
            if placement != NO_PLACEMENT:
                out[n] = 1 + placement
                n += 1
    return n
