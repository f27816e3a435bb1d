"""The value of the next patches in the circle for a seat, without regard to where they fit."""

from __future__ import annotations

from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import COST, INCOME, LAST_SPACE, PATCHES, TIME
from draftwork.games.patchwork.rules.offer import OFFER_SIZE
from draftwork.games.patchwork.state import State
from draftwork.kernel import int_array, popcount, rule
from draftwork.kernel.bits import next_bit

CELL_POINTS = int_array(
    [2 * len(patch.cells) for patch in STANDARD.patches]
)  # points for the cells that a patch covers (PW-15)
SPACE_COST = 2.2  # points per space of time
PATCHES_CONSIDERED = 2 * OFFER_SIZE  # the offer and as many patches after it


@rule
def offer_value(s: State, p: int) -> tuple[float, float, int]:
    """Evaluate the patches on offer and the next ones after them. Only affordable patches count.

    Returns the value of the best patch on offer, the value of the best one after the offer, and the number of
    affordable patches on offer. Values are at least 0, because a seat need not buy.
    """
    incomes = incomes_left(s, p)
    left = LAST_SPACE - s.time[p]
    on_offer = after_offer = 0.0
    affordable = 0
    place = s.neutral
    for k in range(min(PATCHES_CONSIDERED, popcount(s.in_circle))):
        place = next_bit(s.in_circle, place)
        patch = s.circle[place]
        place = (place + 1) % PATCHES
        if COST[patch] <= s.buttons[p]:
            value = (
                CELL_POINTS[patch]
                + INCOME[patch] * incomes
                - COST[patch]
                - SPACE_COST * min(TIME[patch], left)
            )
            if k < OFFER_SIZE:
                on_offer = max(on_offer, value)
                affordable += 1
            else:
                after_offer = max(after_offer, value)
    return on_offer, after_offer, affordable
