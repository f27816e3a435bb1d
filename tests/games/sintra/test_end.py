"""SI-19 to SI-21: the final scoring and the winner."""

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.rules.panes import parse_panes
from draftwork.games.sintra.rules.scoring import bonus_points, lost_points, pane_points
from draftwork.games.sintra.state import State
from draftwork.kernel import to_python
from tests.games.sintra.build import changed, flip, legal, play, put, remove, start, table


def over(players: int = 2, **fields: object) -> State:
    return changed(table(start(players)), round=6, **fields)


@pytest.mark.parametrize(("panes", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (9, 3)])
def test_si19_a_point_for_each_three_panes_on_all_strips_together(panes: int, points: int) -> None:
    s = changed(start(), held={0: panes // 2, 5: (panes - panes // 2) << 8})
    assert pane_points(s, 0) == points


def test_si19_the_row_of_the_broken_glass_track_is_lost() -> None:
    s = changed(table(start(), "P"), round=5, row=[2, 7], score=[20, 20])
    play(s, "f1 pink 1")
    assert [*to_python(s).score][:2] == [20 - 2, 20 - 14]


def test_si_x3_seven_panes_and_the_row_of_8() -> None:
    s = put(put(start(), 1, "PPO"), 2, "OYY")
    s = changed(table(s, "B"), round=5, row=[5, 0], glazier=[7, 0])
    s = play(s, "f1 blue 8")  # the seventh pane
    assert to_python(s).score[0] == 2 - 8
    explained = [(point.rule, point.amount, str(point.reason)) for point in GAME.ui.points(s, 0)]
    assert explained == [
        ("SI-19", 2, "7 panes left on the strips, 1 point for every 3"),
        ("SI-19", -8, "broken-glass track: 5 rows below the top"),
    ]


@pytest.mark.parametrize(("filled", "points"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10)])
def test_si20_side_a_an_ornament_by_its_filled_frames(filled: int, points: int) -> None:
    s = start()
    for place in (3, 4):
        if filled >= 2:
            s = remove(s, place)
        elif filled == 1:
            s = flip(s, place, "P")
        filled -= min(filled, 2)
    assert bonus_points(s, 0) == points


def test_si20_side_a_one_frame_of_each_of_two_windows() -> None:
    assert bonus_points(flip(flip(start(), 7, "P"), 8, "O"), 0) == 3
    assert bonus_points(flip(flip(start(), 2, "P"), 3, "O"), 0) == 0  # two ornaments, one frame each


def test_si_x4_side_a_23_points() -> None:
    s = over()
    for place in (1, 2, 3, 4):
        s = remove(s, place)
    s = flip(flip(s, 7, "P"), 8, "O")
    assert bonus_points(s, 0) == 10 + 10 + 3
    ornaments = [point for point in GAME.ui.points(s, 0) if point.rule == "SI-20"]
    assert [point.amount for point in ornaments] == [10, 10, 3]
    assert ornaments[2].cells == ((0, 6), (0, 7))
    assert str(ornaments[2].reason) == "ornament 4: 2 of the 4 frames around it filled"


def test_si_x4_side_b_20_points() -> None:
    s = start(side="B")
    for place, panes in enumerate(["OO", "OP", "OY", "WB"], 1):
        s = remove(s, place, panes)
    s = changed(flip(s, 8, "O"), round=6)
    assert bonus_points(s, 0) == 4 * 5
    (point,) = [point for point in GAME.ui.points(s, 0) if point.rule == "SI-20"]
    assert (point.amount, str(point.reason)) == (20, "4 glazed windows × 5 orange panes in the palace")


def test_si20_side_b_with_one_window_and_one_pane() -> None:
    s = changed(remove(start(side="B"), 1, "WB"), round=6)
    (point,) = [point for point in GAME.ui.points(s, 0) if point.rule == "SI-20"]
    assert (point.amount, str(point.reason)) == (1, "1 glazed window × 1 white pane in the palace")


def test_si20_side_b_needs_a_fully_glazed_window() -> None:
    s = start(side="B")
    for place in range(1, 9):
        s = flip(s, place, "W")
    assert bonus_points(s, 0) == 0


def test_si21_most_points_win() -> None:
    s = over(score=[10, 12])
    assert [GAME.rules.rank(s, seat) for seat in range(2)] == [1, 0]
    assert str(GAME.ui.ending(s).decided_by) == "more points (SI-21)"


def test_si21_on_equal_points_the_smaller_loss_through_broken_glass_wins() -> None:
    s = over(score=[12, 12], falls=[1, 0], row=[0, 7])  # 18 and 14
    assert [lost_points(s, seat) for seat in range(2)] == [18, 14]
    assert [GAME.rules.rank(s, seat) for seat in range(2)] == [1, 0]
    assert str(GAME.ui.ending(s).decided_by).startswith("equal points, but fewer lost")


def test_si21_forgiven_losses_count_in_full() -> None:
    s = over(score=[0, 0], falls=[1, 0], row=[0, 7], forgiven=[18, 14], floor_at_zero=1)
    assert [GAME.rules.rank(s, seat) for seat in range(2)] == [1, 0]


def test_si21_on_equal_losses_the_victory_is_shared() -> None:
    s = over(3, score=[12, 12, 5], row=[3, 3, 0])
    assert [GAME.rules.rank(s, seat) for seat in range(3)] == [0, 0, 2]
    assert str(GAME.ui.ending(s).decided_by).startswith("equal points, and equally many lost")
    s = over(3, score=[12, 12, 12], row=[3, 3, 4])
    assert [GAME.rules.rank(s, seat) for seat in range(3)] == [0, 0, 2]
    assert "share the victory" in str(GAME.ui.ending(s).decided_by)


def test_every_point_of_a_running_match_is_explained() -> None:
    s = changed(
        remove(start(), 2), scored={1: 9}, colour_points=[3, 0], falls=[2, 0], forgiven=[20, 0], score=[-4, 0]
    )
    explained = [(p.rule, p.amount, str(p.reason)) for p in GAME.ui.points(s, 0)]
    assert explained == [
        ("SI-12", 9, "window 2: 2 panes"),
        ("SI-12", 3, "3 panes of the round’s colour on completed strips"),
        ("SI-15", -36, "the bottom row of the broken-glass track reached 2 times, 18 points each"),
        ("SI-16", 20, "losses stopped at zero"),
    ]
    assert GAME.ui.points(s, 0)[0].cells == ((0, 1), (1, 1))
    assert sum(point.amount for point in GAME.ui.points(s, 0)) == GAME.rules.score(s, 0)
    assert GAME.ui.points(s, 1) == []


def test_a_finished_match_has_no_legal_moves() -> None:
    s = over(held={0: parse_panes("PP")})
    assert GAME.ui.choices(s) == []
    assert legal(s) == []
    assert GAME.rules.illegality(s, 0) == 2
    assert str(GAME.ui.refusal(s, 0, 2)) == "The match is over."
