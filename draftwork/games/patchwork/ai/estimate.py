"""Hand-written values: what a move is worth, and the points a seat can expect.

The weights of a move were tuned with those of the packing, by CMA-ES on the win rate of greedy play.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.fillability import shape_counts, square_gap
from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.offer_value import offer_value
from draftwork.games.patchwork.constants import (
    LAST_SPACE,
)
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

# What all the time brings, in points; a part of the time brings that part.
# Fitted to final points and leads of 1,200 matches of search against itself (150 visits a move).
TIME, TIME_SQUARED, TIME_TO_THE_FOURTH = (
    58.0,
    4.06,
    -8.38,
)  # in any case; more, and then less, in a longer time
BUTTON = 0.565  # for each button in hand
INCOME_LEFT = 0.186  # for each button of the income to come
EMPTY_CELL = 2.31  # for each empty cell
BORDER = -0.576  # for each piece of border of the empty cells, pairs of them counted once
SPECIAL_TILE, SPECIAL_TILE_GAP = (
    8.23,
    -1.58,
)  # while the special tile is to be had, and for each cell missing for it
ON_OFFER, AFTER_OFFER = 0.583, 0.25  # for each point of the best patch on offer, and of those after


@rule
def estimate(s: State, seat: int) -> float:
    """The score, the income to come, and what the time left will bring; with none left it is exact."""
    points = float(score(s, seat))
    if s.time[seat] == LAST_SPACE:
        return points
    time = (LAST_SPACE - s.time[seat]) / LAST_SPACE
    income = s.income[seat] * incomes_left(s, seat)
    brings = TIME + time * (TIME_SQUARED + TIME_TO_THE_FOURTH * time * time)
    brings += BUTTON * s.buttons[seat] + INCOME_LEFT * income + _quilt_value(s, seat)
    first, then, _ = offer_value(s, seat)
    brings += ON_OFFER * first + AFTER_OFFER * then
    return points + income + time * brings


@rule
def _quilt_value(s: State, seat: int) -> float:
    """What the quilt lets time bring: cells to cover, the shorter their border the better, and the tile."""
    low, high = LOW_CELLS & ~s.covered_low[seat], HIGH_CELLS & ~s.covered_high[seat]
    pairs, _, _, _ = shape_counts(low, high)
    empty = empty_cells(s, seat)
    worth = EMPTY_CELL * empty + BORDER * (2 * empty - pairs)
    if s.special < 0:
        worth += SPECIAL_TILE + SPECIAL_TILE_GAP * square_gap(low, high)
    return worth
