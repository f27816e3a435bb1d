"""Ratings of moves."""

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

# What a move brings or costs, in points.
CELL_COVERED = 0.84  # a cell covered, besides what the packing says of it
TIME_LATE, TIME_EARLY = 2.24, 0.1  # a space of time: at the end, and more with all the time left
BUTTON_LATE, BUTTON_EARLY = 0.42, 1.94  # a button: at the end, and more with all the time left
LEATHER_TAKEN = 4.1  # a leather patch passed first
ANOTHER_TURN = 2.16  # to stay behind the opponent, and so move again


@rule
def rate(s: State, moves: Ints, n: int, ratings: Floats, spare: Batch[State]) -> None:
    p = s.player
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    now = quality(low, high, s.special)
    for i in range(n):
        if moves[i] == ADVANCE:
            ratings[i] = _spending_value(s, p, s.time[1 - p] - s.time[p] + 1, 0, True)
        else:
            ratings[i] = (
                _placement_value(s, p, moves[i] - 1) + quality_after(moves[i] - 1, low, high, s.special) - now
            )


@rule
def _placement_value(s: State, p: int, placement: int) -> float:
    """What a placement brings besides its packing."""
    patch = PLACEMENT_PATCH[placement]
    worth = CELL_COVERED * (popcount(PLACEMENT_LOW[placement]) + popcount(PLACEMENT_HIGH[placement]))
    if patch != LEATHER:
        worth += INCOME[patch] * incomes_left(s, p) + _spending_value(s, p, TIME[patch], COST[patch], False)
    return worth


@rule
def _spending_value(s: State, p: int, time: int, cost: int, advancing: bool) -> float:
    """What it is worth to spend time and buttons; to advance pays a button for each space instead."""
    left = LAST_SPACE - s.time[p]
    early = left / LAST_SPACE
    spaces = min(time, left)
    buttons = spaces if advancing else -cost
    worth = buttons * (BUTTON_LATE + BUTTON_EARLY * early) - spaces * (TIME_LATE + TIME_EARLY * early)
    if s.leather_spaces[s.leather_taken] <= s.time[p] + spaces:
        worth += LEATHER_TAKEN
    if not advancing and s.time[p] + spaces <= s.time[1 - p]:
        worth += ANOTHER_TURN
    return worth
