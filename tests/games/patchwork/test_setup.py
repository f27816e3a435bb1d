"""PW-1 to PW-4: the set-up and the deal."""

import pytest

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.rules.offer import patch_on_offer
from draftwork.games.patchwork.state import State
from draftwork.kernel import to_python
from draftwork.kernel.deal import deal_key
from draftwork.kernel.errors import BadSetup
from tests.games.patchwork.build import IN_ORDER, play, start, with_fields


def dealt(seed: str) -> State:
    s = GAME.new_state(2, {"board": "2014"}, {})
    GAME.rules.deal(s, deal_key(seed))
    return s


def test_pw1_quilts_are_empty_with_five_buttons_and_tokens_on_0() -> None:
    now = to_python(dealt("any"))
    for seat in range(2):
        assert (now.covered_low[seat], now.covered_high[seat], now.buttons[seat], now.time[seat]) == (
            0,
            0,
            5,
            0,
        )


def test_pw1_the_bank_never_runs_out() -> None:
    s = with_fields(start(), buttons=[10_000, 5], income=[30, 0], time=[4, 20])
    assert to_python(play(s, "advance")).buttons[0] == 10_000 + 17 + 30 * 3


def test_pw2_all_33_patches_lie_in_a_random_circle() -> None:
    circles = [[*to_python(dealt(str(i))).circle] for i in range(20)]
    assert all(sorted(circle) == IN_ORDER for circle in circles)
    assert len({tuple(circle) for circle in circles}) == 20


@pytest.mark.parametrize("shift", [0, 1, 16, 32])
def test_pw2_the_offer_begins_clockwise_of_the_1x2_which_comes_last(shift: int) -> None:
    circle = IN_ORDER[-shift:] + IN_ORDER[:-shift] if shift else IN_ORDER
    s = start(circle)
    assert [patch_on_offer(s, k) for k in range(33)] == [*range(1, 33), 0]


def test_pw3_the_start_player_comes_from_the_seed_or_the_setup() -> None:
    starters = [GAME.rules.to_move(dealt(str(i))) for i in range(200)]
    assert 60 < sum(starters) < 140
    assert GAME.rules.to_move(start(first=0)) == 0
    assert GAME.rules.to_move(start(first=1)) == 1


@pytest.mark.parametrize(
    ("board", "spaces"), [("2014", [20, 26, 32, 44, 50]), ("later", [26, 32, 38, 44, 50])]
)
def test_pw4_leather_marks_of_both_boards(board: str, spaces: list[int]) -> None:
    assert [*to_python(start(board=board)).leather_spaces][:5] == spaces
    assert GAME.options_of(start(board=board)) == {"board": board}


def test_pw4_income_marks() -> None:
    """A token that moves one space at a time receives income on each mark and nowhere else."""
    paid = []
    for space in range(53):
        s = with_fields(start(), time=[space, space], income=[1, 0], leather_taken=5)
        after = to_python(play(s, "advance"))
        if after.buttons[0] == 5 + 1 + 1:
            paid.append(after.time[0])
    assert paid == [5, 11, 17, 23, 29, 35, 41, 47, 53]


@pytest.mark.parametrize(
    "circle", [[], IN_ORDER[:-1], [0] * 33, "circle", [*IN_ORDER[:-1], 33], [*IN_ORDER[:-1], 32.0]]
)
def test_a_wrong_circle_is_refused(circle: object) -> None:
    with pytest.raises(BadSetup, match="33 patches 0 to 32"):
        GAME.new_state(2, {"board": "2014"}, {"circle": circle})


@pytest.mark.parametrize("seat", [2, -1, "0", None, True])
def test_a_wrong_start_is_refused(seat: object) -> None:
    with pytest.raises(BadSetup, match="seat 0 or 1"):
        GAME.new_state(2, {"board": "2014"}, {"start": seat})
