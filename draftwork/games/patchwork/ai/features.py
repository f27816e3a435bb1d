"""What the learned value of Patchwork knows of a state, and the stages it has weights for."""

from __future__ import annotations

from draftwork.games.patchwork.ai.estimate import estimate
from draftwork.games.patchwork.ai.fillability import square_gap, texture
from draftwork.games.patchwork.ai.income import incomes_left
from draftwork.games.patchwork.ai.offer_value import offer_worth
from draftwork.games.patchwork.constants import END
from draftwork.games.patchwork.rules.scoring import empty_cells
from draftwork.games.patchwork.rules.turns import to_move
from draftwork.games.patchwork.state import State
from draftwork.kernel import Floats, rule
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS

SEAT = (
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
TABLE = ("to-move", "ahead", "to-move-with-time", "leather-left", "next-leather", "special-open")
FEATURES = (*SEAT, *(f"other-{name}" for name in SEAT), *TABLE)
PER_SEAT = len(SEAT)


@rule
def features(s: State, seat: int, out: Floats) -> None:
    for k in range(2):
        who = seat if k == 0 else 1 - seat
        _standing(s, who, out, k * PER_SEAT)
        _quilt(s, who, out, k * PER_SEAT + 6)
        _prospects(s, who, out, k * PER_SEAT + 13)
    _table(s, seat, out, 2 * PER_SEAT)


@rule
def _standing(s: State, p: int, out: Floats, at: int) -> None:
    time = (END - s.time[p]) / END
    out[at] = estimate(s, p) / 20.0
    out[at + 1] = s.buttons[p] / 10.0
    out[at + 2] = s.income[p] / 10.0
    out[at + 3] = s.income[p] * incomes_left(s, p) / 30.0
    out[at + 4] = time
    out[at + 5] = time * time


@rule
def _quilt(s: State, p: int, out: Floats, at: int) -> None:
    low, high = LOW_CELLS & ~s.low[p], HIGH_CELLS & ~s.high[p]
    pairs, alone, ends, squares = texture(low, high)
    empty = empty_cells(s, p)
    out[at] = empty / 30.0
    out[at + 1] = (2 * empty - pairs) / 10.0
    out[at + 2] = alone / 3.0
    out[at + 3] = ends / 5.0
    out[at + 4] = squares / 30.0
    out[at + 5] = square_gap(low, high) / 20.0 if s.special < 0 else 0.0
    out[at + 6] = 1.0 if s.special == p else 0.0


@rule
def _prospects(s: State, p: int, out: Floats, at: int) -> None:
    """What time does for a seat; reads what `_standing` and `_quilt` wrote just before."""
    time = out[at - 9]
    out[at] = out[at - 12] * time
    out[at + 1] = max(0.0, 1.0 - out[at - 12]) * time
    out[at + 2] = out[at - 7] * time
    out[at + 3] = out[at - 6] * time
    out[at + 4] = out[at - 2] * time
    first, then, affordable = offer_worth(s, p)
    out[at + 5] = first / 10.0
    out[at + 6] = then / 10.0
    out[at + 7] = affordable / 3.0


@rule
def _table(s: State, seat: int, out: Floats, at: int) -> None:
    mine = 1.0 if to_move(s) == seat else 0.0
    ahead = s.time[seat] - s.time[1 - seat]
    time = (END - min(s.time[0], s.time[1])) / END
    out[at] = mine
    out[at + 1] = ahead / 5.0
    out[at + 2] = mine * time
    out[at + 3] = (len(s.marks) - 1 - s.leather) / 5.0
    out[at + 4] = _next_leather(s, seat) - _next_leather(s, 1 - seat)
    out[at + 5] = 1.0 if s.special < 0 else 0.0


@rule
def _next_leather(s: State, seat: int) -> float:
    """How near the next leather patch is: 1 when a single space is missing, 0 when it is far."""
    away = s.marks[s.leather] - s.time[seat]
    return 1.0 / away if away > 0 else 1.0
