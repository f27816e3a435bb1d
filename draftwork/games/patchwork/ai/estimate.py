"""Hand-written values: what a move is worth, and the points a seat can expect.

The weights of a move were tuned with those of the packing, by CMA-ES on the win rate of greedy play.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.fillability import square_gap, texture
from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.offer_value import offer_worth
from draftwork.games.patchwork.constants import (
    END,
)
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

# What all the time brings, in points; a part of the time brings that part.
# Fitted to final points and leads of 1,200 matches of search against itself (150 visits a move).
DAY, LONGER, LONGEST = 58.0, 4.06, -8.38  # in any case; more, and then less, in a longer time
BUTTON = 0.565  # for each button in hand
TO_COME = 0.186  # for each button of the income to come
TO_COVER = 2.31  # for each empty cell
EDGE = -0.576  # for each piece of border of the empty cells, pairs of them counted once
TILE, TILE_GAP = 8.23, -1.58  # while the special tile is to be had, and for each cell missing for it
ON_OFFER, AFTER_OFFER = 0.583, 0.25  # for each point of the best patch on offer, and of those after


@rule
def estimate(s: State, seat: int) -> float:
    """The score, the income to come, and what the time left will bring; with none left it is exact."""
    points = float(score(s, seat))
    if s.time[seat] == END:
        return points
    time = (END - s.time[seat]) / END
    income = s.income[seat] * incomes_left(s, seat)
    brings = DAY + time * (LONGER + LONGEST * time * time)
    brings += BUTTON * s.buttons[seat] + TO_COME * income + _room(s, seat)
    first, then, _ = offer_worth(s, seat)
    brings += ON_OFFER * first + AFTER_OFFER * then
    return points + income + time * brings


@rule
def _room(s: State, seat: int) -> float:
    """What the quilt lets time bring: cells to cover, the shorter their border the better, and the tile."""
    low, high = LOW_CELLS & ~s.low[seat], HIGH_CELLS & ~s.high[seat]
    pairs, _, _, _ = texture(low, high)
    empty = empty_cells(s, seat)
    worth = TO_COVER * empty + EDGE * (2 * empty - pairs)
    if s.special < 0:
        worth += TILE + TILE_GAP * square_gap(low, high)
    return worth
