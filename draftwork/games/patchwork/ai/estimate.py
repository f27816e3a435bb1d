"""Hand-written values: what a move is worth, and the points a seat can expect.

The weights of a move were tuned with those of the packing, by CMA-ES on the win rate of greedy play.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.fillability import square_gap, texture
from draftwork.games.patchwork.ai.market import offer_worth
from draftwork.games.patchwork.ai.packing import quality, quality_with
from draftwork.games.patchwork.constants import (
    COST,
    END,
    INCOME,
    INCOME_PASSED,
    LEATHER,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    PLACEMENT_PATCH,
    TIME,
)
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State
from draftwork.kernel import Batch, Floats, Ints, popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

# What a move brings or costs, in points.
CELL = 0.84  # a cell covered, besides what the packing says of it
TIME_LATE, TIME_EARLY = 2.24, 0.1  # a space of time: at the end, and more with all the time left
BUTTON_LATE, BUTTON_EARLY = 0.42, 1.94  # a button: at the end, and more with all the time left
LEATHER_TAKEN = 4.1  # a leather patch passed first
ANOTHER_TURN = 2.16  # to stay behind the opponent, and so move again

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
def incomes_left(s: State, seat: int) -> int:
    return INCOME_PASSED[END] - INCOME_PASSED[s.time[seat]]


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    p = s.player
    low, high = LOW_CELLS & ~s.low[p], HIGH_CELLS & ~s.high[p]
    now = quality(low, high, s.special)
    for i in range(n):
        if moves[i] == ADVANCE:
            ratings[i] = _spend(s, p, s.time[1 - p] - s.time[p] + 1, 0, True)
        else:
            ratings[i] = _sew(s, p, moves[i] - 1) + quality_with(moves[i] - 1, low, high, s.special) - now


@rule
def _sew(s: State, p: int, placement: int) -> float:
    """What a placement brings besides its packing."""
    patch = PLACEMENT_PATCH[placement]
    worth = CELL * (popcount(PLACEMENT_LOW[placement]) + popcount(PLACEMENT_HIGH[placement]))
    if patch != LEATHER:
        worth += INCOME[patch] * incomes_left(s, p) + _spend(s, p, TIME[patch], COST[patch], False)
    return worth


@rule
def _spend(s: State, p: int, time: int, cost: int, paid: bool) -> float:
    """What it is worth to spend time and buttons; to advance pays a button for each space instead."""
    left = END - s.time[p]
    early = left / END
    spaces = min(time, left)
    buttons = spaces if paid else -cost
    worth = buttons * (BUTTON_LATE + BUTTON_EARLY * early) - spaces * (TIME_LATE + TIME_EARLY * early)
    if s.marks[s.leather] <= s.time[p] + spaces:
        worth += LEATHER_TAKEN
    if not paid and s.time[p] + spaces <= s.time[1 - p]:
        worth += ANOTHER_TURN
    return worth


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
