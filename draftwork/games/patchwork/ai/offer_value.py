"""The patches that come next, and what they are worth to a seat, wherever they may lie."""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import COST, END, INCOME, INCOME_PASSED, PATCHES, TIME
from draftwork.games.patchwork.rules.offer import OFFER
from draftwork.games.patchwork.state import State
from draftwork.kernel import int_array, popcount, rule
from draftwork.kernel.bits import next_bit

POINTS = int_array([2 * len(patch.cells) for patch in STANDARD.patches])  # of the cells a patch covers
SPACE = 2.2  # points for a space of time
SEEN = 2 * OFFER  # patches looked at: those on offer, and as many after them


@rule
def offer_worth(s: State, p: int) -> tuple[float, float, int]:
    """The best patch a seat can pay: of those on offer, of those after them; and how many on offer it can.

    Nothing worth having counts as 0, for nobody has to buy.
    """
    incomes = INCOME_PASSED[END] - INCOME_PASSED[s.time[p]]
    left = END - s.time[p]
    first = then = 0.0
    affordable = 0
    place = s.neutral
    for k in range(min(SEEN, popcount(s.left))):
        place = next_bit(s.left, place)
        patch = s.circle[place]
        place = (place + 1) % PATCHES
        if COST[patch] <= s.buttons[p]:
            worth = POINTS[patch] + INCOME[patch] * incomes - COST[patch] - SPACE * min(TIME[patch], left)
            if k < OFFER:
                first = max(first, worth)
                affordable += 1
            else:
                then = max(then, worth)
    return first, then, affordable
