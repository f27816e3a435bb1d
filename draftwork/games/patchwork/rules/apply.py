"""The effect of a legal move on the state."""

from __future__ import annotations

from draftwork.games.patchwork.constants import (
    COST,
    INCOME,
    INCOMES_UP_TO,
    LAST_SPACE,
    LEATHER,
    PATCHES,
    PLACEMENT_HIGH,
    PLACEMENT_LOW,
    PLACEMENT_PATCH,
    SQUARE_HIGH,
    SQUARE_LOW,
    SQUARES,
    TIME,
)
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS, next_bit


@rule
def apply(s: State, move: int) -> None:
    """Play a legal move."""
    p = s.player
    if move == ADVANCE:  # PW-7
        target = min(s.time[1 - p] + 1, LAST_SPACE)
        s.buttons[p] += target - s.time[p]
        _move_token(s, p, target)
    else:
        patch = PLACEMENT_PATCH[move - 1]
        _sew(s, p, move)
        if patch == LEATHER:
            s.leather_to_place -= 1
        else:
            _buy(s, p, patch, move)
            _move_token(s, p, min(s.time[p] + TIME[patch], LAST_SPACE))
    if s.leather_to_place > 0 and _is_full(s, p):  # PW-10
        s.leather_to_place = 0
    if s.leather_to_place == 0 and s.time[p] > s.time[1 - p]:  # PW-5, PW-13
        s.player = 1 - p


@rule
def _sew(s: State, p: int, move: int) -> None:
    s.covered_low[p] |= PLACEMENT_LOW[move - 1]
    s.covered_high[p] |= PLACEMENT_HIGH[move - 1]
    if s.special < 0 and has_square(s, p):  # PW-12
        s.special = p


@rule
def _is_full(s: State, p: int) -> bool:
    return s.covered_low[p] == LOW_CELLS and s.covered_high[p] == HIGH_CELLS


@rule
def has_square(s: State, p: int) -> bool:
    """Whether a quilt has a full 7x7 square (PW-12)."""
    for i in range(SQUARES):
        if (
            s.covered_low[p] & SQUARE_LOW[i] == SQUARE_LOW[i]
            and s.covered_high[p] & SQUARE_HIGH[i] == SQUARE_HIGH[i]
        ):
            return True
    return False


@rule
def _buy(s: State, p: int, patch: int, move: int) -> None:
    s.sewn[patch] = move
    s.owned[p] |= 1 << patch
    s.buttons[p] -= COST[patch]
    s.income[p] += INCOME[patch]
    place = next_bit(s.in_circle, s.neutral)
    while s.circle[place] != patch:
        place = next_bit(s.in_circle, (place + 1) % PATCHES)
    s.in_circle &= ~(1 << place)
    s.neutral = place


@rule
def _move_token(s: State, p: int, target: int) -> None:
    s.buttons[p] += (INCOMES_UP_TO[target] - INCOMES_UP_TO[s.time[p]]) * s.income[p]  # PW-11
    s.time[p] = target
    while s.leather_spaces[s.leather_taken] <= target:  # PW-10
        s.leather_taken += 1
        s.leather_to_place += 1
