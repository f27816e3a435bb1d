"""The number of incomes that a seat still receives."""

from __future__ import annotations

from draftwork.games.patchwork.constants import INCOMES_UP_TO, LAST_SPACE
from draftwork.games.patchwork.state import State
from draftwork.kernel import rule


@rule
def incomes_left(s: State, seat: int) -> int:
    """The number of income marks ahead of the time token (PW-11)."""
    return INCOMES_UP_TO[LAST_SPACE] - INCOMES_UP_TO[s.time[seat]]
