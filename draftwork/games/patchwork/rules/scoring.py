"""Scores and ranks."""

from __future__ import annotations

from draftwork.games.patchwork.constants import CELLS, SPECIAL_POINTS
from draftwork.games.patchwork.state import State
from draftwork.kernel import popcount, rule


@rule
def empty_cells(s: State, seat: int) -> int:
    """The number of empty cells on a quilt."""
    return CELLS - popcount(s.covered_low[seat]) - popcount(s.covered_high[seat])


@rule
def score(s: State, seat: int) -> int:
    """Buttons, plus the special tile, minus two points per empty cell (PW-15)."""
    points = s.buttons[seat] - 2 * empty_cells(s, seat)
    if s.special == seat:
        points += SPECIAL_POINTS
    return points


@rule
def rank(s: State, seat: int) -> int:
    """0 for the winner, 1 for the loser."""
    mine, other = score(s, seat), score(s, 1 - seat)
    if mine == other:
        return 1 if s.player == seat else 0  # PW-16: at the end `player` is the seat that arrived last
    return 1 if mine < other else 0
