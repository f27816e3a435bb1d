"""Features of a Patchwork state for learned values."""

from __future__ import annotations

from draftwork.games.patchwork.ai.estimate import estimate
from draftwork.games.patchwork.ai.fillability import shape_counts, square_gap
from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.offer_value import offer_value
from draftwork.games.patchwork.constants import LAST_SPACE
from draftwork.games.patchwork.rules.scoring import empty_cells
from draftwork.games.patchwork.rules.turns import to_move
from draftwork.games.patchwork.state import State
from draftwork.kernel import Floats, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

SEAT_FEATURES = (
    "estimate",
    "buttons",
    "income",
    "income-to-come",
    "time-left",
    "time-left-squared",
    "empty",
    "border",
    "alone",
    "dead-ends",
    "squares",
    "gap",
    "special",
    "buttons-with-time",
    "short-of-buttons",
    "empty-with-time",
    "border-with-time",
    "gap-with-time",
    "best-on-offer",
    "best-after-offer",
    "affordable",
)
TABLE_FEATURES = ("to-move", "ahead", "to-move-with-time", "leather-left", "next-leather", "special-open")
FEATURES = (*SEAT_FEATURES, *(f"other-{name}" for name in SEAT_FEATURES), *TABLE_FEATURES)
FEATURES_PER_SEAT = len(SEAT_FEATURES)


@rule
def features(s: State, seat: int, out: Floats) -> None:
    """Write the features of a state, seen from a seat."""
    for k in range(2):
        owner = seat if k == 0 else 1 - seat
        _write_standing(s, owner, out, k * FEATURES_PER_SEAT)
        _write_quilt(s, owner, out, k * FEATURES_PER_SEAT + 6)
        _write_prospects(s, owner, out, k * FEATURES_PER_SEAT + 13)
    _write_table(s, seat, out, 2 * FEATURES_PER_SEAT)


@rule
def _write_standing(s: State, p: int, out: Floats, at: int) -> None:
    time = (LAST_SPACE - s.time[p]) / LAST_SPACE
    out[at] = estimate(s, p) / 20.0
    out[at + 1] = s.buttons[p] / 10.0
    out[at + 2] = s.income[p] / 10.0
    out[at + 3] = s.income[p] * incomes_left(s, p) / 30.0
    out[at + 4] = time
    out[at + 5] = time * time


@rule
def _write_quilt(s: State, p: int, out: Floats, at: int) -> None:
    low, high = LOW_CELLS & ~s.covered_low[p], HIGH_CELLS & ~s.covered_high[p]
    pairs, alone, ends, squares = shape_counts(low, high)
    empty = empty_cells(s, p)
    out[at] = empty / 30.0
    out[at + 1] = (2 * empty - pairs) / 10.0
    out[at + 2] = alone / 3.0
    out[at + 3] = ends / 5.0
    out[at + 4] = squares / 30.0
    out[at + 5] = square_gap(low, high) / 20.0 if s.special < 0 else 0.0
    out[at + 6] = 1.0 if s.special == p else 0.0


@rule
def _write_prospects(s: State, p: int, out: Floats, at: int) -> None:
    """Write products of features already in `out` with the time left, and the values of the offer."""
    time = out[at - 9]
    out[at] = out[at - 12] * time
    out[at + 1] = max(0.0, 1.0 - out[at - 12]) * time
    out[at + 2] = out[at - 7] * time
    out[at + 3] = out[at - 6] * time
    out[at + 4] = out[at - 2] * time
    on_offer, after_offer, affordable = offer_value(s, p)
    out[at + 5] = on_offer / 10.0
    out[at + 6] = after_offer / 10.0
    out[at + 7] = affordable / 3.0


@rule
def _write_table(s: State, seat: int, out: Floats, at: int) -> None:
    mine = 1.0 if to_move(s) == seat else 0.0
    ahead = s.time[seat] - s.time[1 - seat]
    time = (LAST_SPACE - min(s.time[0], s.time[1])) / LAST_SPACE
    out[at] = mine
    out[at + 1] = ahead / 5.0
    out[at + 2] = mine * time
    out[at + 3] = (len(s.leather_spaces) - 1 - s.leather_taken) / 5.0
    out[at + 4] = _leather_nearness(s, seat) - _leather_nearness(s, 1 - seat)
    out[at + 5] = 1.0 if s.special < 0 else 0.0


@rule
def _leather_nearness(s: State, seat: int) -> float:
    """The reciprocal of the distance to the next leather patch: 1 at one space, near 0 far away."""
    away = s.leather_spaces[s.leather_taken] - s.time[seat]
    return 1.0 / away if away > 0 else 1.0
