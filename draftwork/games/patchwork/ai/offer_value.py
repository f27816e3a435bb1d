"""The patches that come next, and what they are worth to a seat, wherever they may lie."""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import COST, INCOME, INCOMES_UP_TO, LAST_SPACE, PATCHES, TIME
from draftwork.games.patchwork.rules.offer import OFFER_SIZE
from draftwork.games.patchwork.state import State
from draftwork.kernel import int_array, popcount, rule
from draftwork.kernel.bits import next_bit

CELL_POINTS = int_array([2 * len(patch.cells) for patch in STANDARD.patches])  # of the cells a patch covers
SPACE_COST = 2.2  # points for a space of time
PATCHES_CONSIDERED = 2 * OFFER_SIZE  # patches looked at: those on offer, and as many after them


@rule
def offer_value(s: State, p: int) -> tuple[float, float, int]:
    """The best patch a seat can pay: of those on offer, of those after them; and how many on offer it can.

    Nothing worth having counts as 0, for nobody has to buy.
    """
    incomes = INCOMES_UP_TO[LAST_SPACE] - INCOMES_UP_TO[s.time[p]]
    left = LAST_SPACE - s.time[p]
    first = then = 0.0
    affordable = 0
    place = s.neutral
    for k in range(min(PATCHES_CONSIDERED, popcount(s.in_circle))):
        place = next_bit(s.in_circle, place)
        patch = s.circle[place]
        place = (place + 1) % PATCHES
        if COST[patch] <= s.buttons[p]:
            worth = (
                CELL_POINTS[patch]
                + INCOME[patch] * incomes
                - COST[patch]
                - SPACE_COST * min(TIME[patch], left)
            )
            if k < OFFER_SIZE:
                first = max(first, worth)
                affordable += 1
            else:
                then = max(then, worth)
    return first, then, affordable
