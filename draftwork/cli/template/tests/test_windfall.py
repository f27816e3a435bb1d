"""The battery of Windfall, and tests of its rules."""

from draftwork import Match
from draftwork.testing import Battery

ROW = [3, 1, 2, 12, 4, 5, 6, 7, 8, 9, 10, 11]


class TestWindfall(Battery):
    game = "windfall"


def test_wi2_the_seats_take_apples_from_both_ends() -> None:
    match = Match("windfall", setup={"row": ROW})
    match.play("left")
    match.play("right")
    assert list(match.scores) == [3, 11]
    assert match.to_move == 0


def test_wi3_the_last_apple_is_the_left_one() -> None:
    match = Match("windfall", setup={"row": ROW})
    for _ in range(11):
        match.play("right")
    assert match.is_over
    assert str(match.history[-1].move) == "left"
