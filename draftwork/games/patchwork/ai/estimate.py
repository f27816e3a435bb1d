"""An estimate of the final points of a seat, with hand-written weights."""

from __future__ import annotations

from draftwork.games.patchwork.ai.fillability import shape_counts, square_gap
from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.offer_value import offer_value
from draftwork.games.patchwork.constants import LAST_SPACE
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

# Weights of the remaining time. Their sum is multiplied by t, the fraction of the time board still ahead.
# They were fitted to the final points and leads of 1,200 self-play matches (150 iterations per move).
TIME_LINEAR, TIME_SQUARED, TIME_FOURTH = 58.0, 4.06, -8.38  # coefficients of t, t² and t⁴ in the product
BUTTON = 0.565  # per button in hand
INCOME_LEFT = 0.186  # per button of future income
EMPTY_CELL = 2.31  # per empty cell
BORDER = -0.576  # per two edges of the border of the empty cells
# While nobody has the special tile: a constant, and a weight per cell missing for it.
SPECIAL_TILE, SPECIAL_TILE_GAP = 8.23, -1.58
# Per point of value of the best patch on offer, and of the best one after the offer (see `offer_value`).
ON_OFFER, AFTER_OFFER = 0.583, 0.25


@rule
def estimate(s: State, seat: int) -> float:
    """The score, plus future income, plus the value of the remaining time. It is exact at the end."""
    points = float(score(s, seat))
    if s.time[seat] == LAST_SPACE:
        return points
    time = (LAST_SPACE - s.time[seat]) / LAST_SPACE
    income = s.income[seat] * incomes_left(s, seat)
    time_value = TIME_LINEAR + time * (TIME_SQUARED + TIME_FOURTH * time * time)
    time_value += BUTTON * s.buttons[seat] + INCOME_LEFT * income + _quilt_value(s, seat)
    on_offer, after_offer, _ = offer_value(s, seat)
    time_value += ON_OFFER * on_offer + AFTER_OFFER * after_offer
    return points + income + time * time_value


@rule
def _quilt_value(s: State, seat: int) -> float:
    """The value of the empty cells of a quilt: their number, their border and the special tile."""
    low, high = LOW_CELLS & ~s.covered_low[seat], HIGH_CELLS & ~s.covered_high[seat]
    pairs, _, _, _ = shape_counts(low, high)
    empty = empty_cells(s, seat)
    value = EMPTY_CELL * empty + BORDER * (2 * empty - pairs)
    if s.special < 0:
        value += SPECIAL_TILE + SPECIAL_TILE_GAP * square_gap(low, high)
    return value
