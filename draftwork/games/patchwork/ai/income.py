"""Incomes still to come."""

from __future__ import annotations

from draftwork.games.patchwork.constants import (
    END,
    INCOME_PASSED,
)
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule


@rule
def incomes_left(s: State, seat: int) -> int:
    return INCOME_PASSED[END] - INCOME_PASSED[s.time[seat]]
