"""PW-14 to PW-16: the end of the match, scores and ranks."""

import pytest

from draftwork.games.patchwork import GAME
from draftwork.kernel import to_python
from tests.games.patchwork.build import FULL, all_but, legal, play, start, why_not, with_fields


def test_pw14_the_match_ends_when_both_tokens_stand_on_53() -> None:
    s = with_fields(start(), time=[53, 50], player=1, leather_taken=5)
    assert GAME.rules.to_move(s) == 1
    play(s, "advance")
    assert GAME.rules.to_move(s) == -1
    assert legal(s) == []
    assert why_not(s, "advance") == "The match is over."
    assert GAME.ui.choices(s) == []


def test_pw14_a_seat_on_53_has_no_more_turns() -> None:
    s = with_fields(start(), time=[45, 52], leather_taken=5)
    play(s, "advance")
    assert (to_python(s).time[0], GAME.rules.to_move(s)) == (53, 1)
    play(s, "2 a1")
    assert GAME.rules.to_move(s) == -1


def test_pw_x1_buttons_special_tile_and_empty_cells() -> None:
    five = all_but("a1", "a2", "a3", "a4", "a5")
    two = all_but("i8", "i9")
    s = with_fields(
        start(),
        time=[53, 53],
        buttons=[14, 18],
        special=0,
        covered={0: five, 1: two},
        leather_taken=5,
        player=1,
    )
    assert [GAME.rules.score(s, seat) for seat in range(2)] == [11, 14]
    assert [GAME.rules.rank(s, seat) for seat in range(2)] == [1, 0]
    assert str(GAME.ui.ending(s).decided_by) == "more points (PW-15)"


def test_pw15_every_point_is_explained() -> None:
    s = with_fields(start(), buttons=[14, 1], special=0, covered={0: all_but("a1", "i9"), 1: FULL})
    explained = [(point.rule, point.amount, point.cells) for point in GAME.ui.points(s, 0)]
    assert explained == [("PW-15", 14, ()), ("PW-12", 7, ()), ("PW-15", -4, ((0, 0), (8, 8)))]
    assert [str(point.reason) for point in GAME.ui.points(s, 1)] == ["1 button"]


@pytest.mark.parametrize("first_home", [0, 1])
def test_pw16_on_equal_points_the_first_on_53_wins(first_home: int) -> None:
    times = [53, 52] if first_home == 0 else [52, 53]
    buttons = [6, 5] if first_home == 0 else [5, 6]
    s = with_fields(start(), time=times, buttons=buttons, player=1 - first_home, leather_taken=5)
    play(s, "advance")
    assert GAME.rules.score(s, 0) == GAME.rules.score(s, 1)
    assert GAME.rules.rank(s, first_home) == 0
    assert GAME.rules.rank(s, 1 - first_home) == 1
    decided = str(GAME.ui.ending(s).decided_by)
    assert decided == f"equal points; player {first_home + 1} reached the last space first (PW-16)"
