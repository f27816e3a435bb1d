"""Ratings of moves in points, with hand-written weights.

The weights were tuned together with those of `packing`, by CMA-ES on the win rate of greedy play.
"""

from __future__ import annotations

from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.packing import quality, quality_after
from draftwork.games.patchwork.constants import (
    COST,
    INCOME,
    LAST_SPACE,
    LEATHER,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    PLACEMENT_PATCH,
    TIME,
)
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State
from draftwork.kernel import Batch, Floats, Ints, popcount, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

CELL_COVERED = 0.84  # per covered cell, in addition to the quality of the packing
TIME_LATE, TIME_EARLY = 2.24, 0.1  # cost per space: at the end, and extra at the start
BUTTON_LATE, BUTTON_EARLY = 0.42, 1.94  # value per button: at the end, and extra at the start
LEATHER_TAKEN = 4.1  # per leather patch
ANOTHER_TURN = 2.16  # for staying behind the opponent and moving again


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    """Write a rating in points for each of the first `n` moves."""
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    before = quality(low, high, s.special)
    for i in range(n):
        if moves[i] == ADVANCE:
            ratings[i] = _spending_value(s, p, s.time[1 - p] - s.time[p] + 1, 0, True)
        else:
            ratings[i] = (
                _placement_value(s, p, moves[i] - 1)
                + quality_after(moves[i] - 1, low, high, s.special)
                - before
            )


@rule
def _placement_value(s: State, p: int, placement: int) -> float:
    """The value of a placement without the change in packing quality."""
    patch = PLACEMENT_PATCH[placement]
    value = CELL_COVERED * (popcount(PLACEMENT_LOW[placement]) + popcount(PLACEMENT_HIGH[placement]))
    if patch != LEATHER:
        value += INCOME[patch] * incomes_left(s, p) + _spending_value(s, p, TIME[patch], COST[patch], False)
    return value


@rule
def _spending_value(s: State, p: int, time: int, cost: int, advancing: bool) -> float:
    """The value of spending time and buttons. An advance earns one button per space and costs none."""
    left = LAST_SPACE - s.time[p]
    early = left / LAST_SPACE
    spaces = min(time, left)
    buttons = spaces if advancing else -cost
    value = buttons * (BUTTON_LATE + BUTTON_EARLY * early) - spaces * (TIME_LATE + TIME_EARLY * early)
    if s.leather_spaces[s.leather_taken] <= s.time[p] + spaces:
        value += LEATHER_TAKEN
    if not advancing and s.time[p] + spaces <= s.time[1 - p]:
        value += ANOTHER_TURN
    return value
