"""SI-15 and SI-16: the broken-glass track, and the floor at zero."""

from typing import Any

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.state import State
from draftwork.kernel import to_python
from tests.games.sintra.build import changed, play, start, table


def breaking(row: int, score: int, panes: str = "OOOO", **options: Any) -> State:
    """A state in which seat 0 can only break the panes of factory 1."""
    return changed(table(start(**options), panes, "W"), glazier=[7, 0], row=[row, 0], score=[score, 0])


@pytest.mark.parametrize(("row", "n"), [(0, 1), (0, 4), (3, 4)])
def test_si15_one_row_down_for_each_pane(row: int, n: int) -> None:
    now = to_python(play(breaking(row, 10, "O" * n), "f1 orange break"))
    assert (now.row[0], now.falls[0], now.score[0]) == (row + n, 0, 10)


def test_si15_the_bottom_row_costs_18_at_once_and_returns_to_the_top() -> None:
    now = to_python(play(breaking(7, 30, "O"), "f1 orange break"))
    assert (now.row[0], now.falls[0], now.score[0]) == (0, 1, 12)


def test_si15_the_remaining_steps_continue_from_the_top() -> None:
    now = to_python(play(breaking(6, 30, "OOOO"), "f1 orange break"))
    assert (now.row[0], now.falls[0], now.score[0]) == (2, 1, 12)


def test_si15_one_move_can_reach_the_bottom_row_several_times() -> None:
    s = changed(table(start(), "W", centre="O" * 18), glazier=[7, 0], row=[7, 0], score=[40, 0])
    now = to_python(play(s, "centre orange break"))  # the marker, then 18 panes
    assert (now.row[0], now.falls[0], now.score[0]) == (2, 3, 40 - 54)


def test_si16_scores_may_go_below_zero() -> None:
    assert to_python(play(breaking(7, 5, "O"), "f1 orange break")).score[0] == -13


def test_si16_with_the_option_every_loss_stops_at_zero() -> None:
    s = play(breaking(7, 5, "O", floor_at_zero=True), "f1 orange break")
    assert (to_python(s).score[0], to_python(s).forgiven[0]) == (0, 13)
    enough = play(breaking(7, 18, "O", floor_at_zero=True), "f1 orange break")
    assert (to_python(enough).score[0], to_python(enough).forgiven[0]) == (0, 0)


def last_turn(**options: Any) -> State:
    """Before the last pane of the match: seat 0 has 3 points and 6 panes on strips, near the row of −6."""
    s = table(start(**options), "O")
    s = changed(s, round=5, glazier=[7, 0], row=[3, 0], score=[3, 0], scored={0: 3})
    return changed(s, held={0: 2 + 256, 1: 512 + (1 << 16)}, frames={4: 1, 5: 1})


def test_si16_the_final_scoring_counts_panes_then_broken_glass_then_bonus() -> None:
    s = play(last_turn(floor_at_zero=True), "f1 orange break")
    assert to_python(s).row[0] == 4
    assert to_python(s).score[0] == max(0, 3 + 2 - 6) + 3
    assert to_python(s).forgiven[0] == 1
    assert sum(point.amount for point in GAME.ui.points(s, 0)) == 3


def test_si16_without_the_option_nothing_is_forgiven() -> None:
    s = play(last_turn(), "f1 orange break")
    assert to_python(s).score[0] == 3 + 2 - 6 + 3
    assert to_python(s).forgiven[0] == 0
