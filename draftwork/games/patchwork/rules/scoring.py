"""Patchwork: points, their reasons, and who won."""

from __future__ import annotations

from draftwork.games.contract import Ending, Point
from draftwork.games.patchwork.constants import CELLS, SIZE, SPECIAL_POINTS
from draftwork.games.patchwork.state import State, covered
from draftwork.i18n import Message
from draftwork.kernel import popcount, rule, to_python


@rule
def empty_cells(s: State, seat: int) -> int:
    return CELLS - popcount(s.low[seat]) - popcount(s.high[seat])


@rule
def score(s: State, seat: int) -> int:
    """PW-15."""
    points = s.buttons[seat] - 2 * empty_cells(s, seat)
    if s.special == seat:
        points += SPECIAL_POINTS
    return points


@rule
def rank(s: State, seat: int) -> int:
    mine, other = score(s, seat), score(s, 1 - seat)
    if mine == other:
        return 1 if s.player == seat else 0  # PW-16: `player` is the one who came home last
    return 1 if mine < other else 0


def points(s: State, seat: int) -> list[Point]:
    """Every point of a seat with its reason."""
    now = to_python(s)
    taken = covered(now, seat)
    empty = [(cell // SIZE, cell % SIZE) for cell in range(CELLS) if not taken >> cell & 1]
    found = [Point("PW-15", now.buttons[seat], Message("patchwork-points-buttons", {"n": now.buttons[seat]}))]
    if now.special == seat:
        found.append(Point("PW-12", SPECIAL_POINTS, Message("patchwork-points-special")))
    if empty:
        found.append(
            Point(
                "PW-15",
                -2 * len(empty),
                Message("patchwork-points-empty", {"n": len(empty)}),
                cells=tuple(empty),
            )
        )
    return found


def ending(s: State) -> Ending:
    """Why the match ended and what decided it."""
    now = to_python(s)
    tied = score(s, 0) == score(s, 1)
    return Ending(
        reason=Message("patchwork-ended", rule="PW-14"),
        decided_by=Message("patchwork-won-home-first", {"seat": 2 - now.player}, "PW-16")
        if tied
        else Message("patchwork-won-points", rule="PW-15"),
    )
