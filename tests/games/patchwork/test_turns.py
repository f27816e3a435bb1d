"""PW-5 to PW-9 and PW-13: turn order, advancing, buying and placing."""

import pytest

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.notation.moves import read_move
from draftwork.games.patchwork.state import State
from draftwork.games.patchwork.ui.view import view
from draftwork.kernel import int_zeros, to_python
from draftwork.kernel.random import generator
from tests.games.patchwork.build import (
    FULL,
    IN_ORDER,
    all_but,
    cells,
    legal,
    play,
    start,
    why_not,
    with_fields,
)


def offer(s: State) -> list[int]:
    return view(s, 0).offer


def test_pw5_the_player_behind_moves_and_may_move_several_times() -> None:
    s = play(start(), "advance")
    assert GAME.rules.to_move(s) == 1
    s = with_fields(s, time=[10, 2], buttons=[5, 20])
    play(s, "2 a1")
    assert GAME.rules.to_move(s) == 1
    play(s, "3 a2")
    assert GAME.rules.to_move(s) == 1


def test_pw5_pw13_on_the_same_space_the_last_to_arrive_moves() -> None:
    s = with_fields(start(), time=[0, 2], player=0)
    play(s, "2 a1")  # two spaces: the token lands on top of the opponent's
    assert to_python(s).time[0] == to_python(s).time[1] == 2
    assert GAME.rules.to_move(s) == 0


def test_pw6_a_turn_is_to_advance_or_to_buy() -> None:
    kinds = {text.split()[0].rstrip("rulf") for text in legal(start())}
    assert kinds == {"advance", "1", "2", "3"}


def test_pw7_advance_moves_just_past_the_opponent_and_pays_each_space() -> None:
    s = with_fields(start(), time=[3, 9])
    after = to_python(play(s, "advance"))
    assert (after.time[0], after.buttons[0]) == (10, 5 + 7)


def test_pw_x2_three_spaces_behind_moves_four_and_pays_four() -> None:
    s = with_fields(start(), time=[7, 10])
    after = to_python(play(s, "advance"))
    assert (after.time[0], after.buttons[0]) == (11, 5 + 4)


def test_pw7_the_token_stops_on_53_and_only_real_spaces_pay() -> None:
    s = with_fields(start(), time=[50, 53], leather_taken=5)
    after = to_python(play(s, "advance"))
    assert (after.time[0], after.buttons[0]) == (53, 5 + 3)


def test_pw8_buying_pays_moves_the_neutral_token_and_the_time_token() -> None:
    s = play(start(), "2 c4")  # cost 2, time 2
    now = to_python(s)
    assert (now.buttons[0], now.time[0], now.neutral) == (3, 2, 2)
    assert offer(s) == [3, 4, 5]
    assert now.covered_low[0] == cells("2 c4")


def test_pw8_skipped_patches_stay_in_the_circle() -> None:
    s = with_fields(start(), buttons=[99, 99])
    play(s, "3 a1", "6 a9")
    assert offer(s) == [7, 8, 9]
    assert offer(with_fields(s, in_circle=0b111)) == [0, 1, 2]


def test_pw8_a_patch_must_be_affordable() -> None:
    s = with_fields(start(), buttons=[1, 5])
    assert why_not(s, "2 a1") == "Patch 2 costs 2, but you have only 1 button. (PW-8)"
    assert {text.split()[0].rstrip("rulf") for text in legal(s)} == {"1", "advance"}


def test_pw8_only_the_next_three_patches_are_on_offer() -> None:
    assert "Patch 4 is not on offer" in why_not(start(), "4 a1")
    assert "Patch 0 is not on offer" in why_not(start(), "0 a1")


def test_pw8_without_an_affordable_patch_the_player_must_advance() -> None:
    assert legal(with_fields(start(), buttons=[0, 5])) == ["advance"]


def test_pw8_without_a_fitting_patch_the_player_must_advance() -> None:
    s = with_fields(start(), buttons=[99, 5], covered={0: all_but("a1", "c3")})
    assert legal(s) == ["advance"]
    refusals = [str(choice.why_not) for choice in GAME.ui.choices(s)[1:]]
    assert refusals == [f"Patch {patch} fits nowhere on the quilt. (PW-8)" for patch in (1, 2, 3)]


def test_pw8_with_fewer_than_three_patches_all_are_on_offer() -> None:
    two = with_fields(start(), in_circle=0b11, buttons=[9, 9])
    assert offer(two) == [1, 0]
    one = with_fields(start(), in_circle=1 << 2, buttons=[9, 9])
    assert {text.split()[0].rstrip("rulf") for text in legal(one)} == {"2", "advance"}
    for s in (two, one):
        assert len(legal(s)) == len(set(legal(s)))
    none = with_fields(start(), in_circle=0, buttons=[9, 9])
    assert legal(none) == ["advance"]
    assert "not on offer" in why_not(none, "2 a1")


@pytest.mark.parametrize("left", [0, 0b1, 0b101, 0b111, 0b11111])
def test_pw6_pw8_random_moves_cover_all_legal_moves(left: int) -> None:
    """Patches 0, 1 and 2 fit into the 2x3 empty cells. Patch 3 is too expensive."""
    empty = all_but("a1", "b1", "c1", "a2", "b2", "c2")
    s = with_fields(start(), in_circle=left, buttons=[2, 5], covered={0: empty})
    rng, out = generator("sample"), int_zeros(GAME.max_legal_moves)
    drawn = {GAME.notation.write_move(int(GAME.rules.sample_move(s, rng, out))) for _ in range(300)}
    assert drawn == set(legal(s))


def test_pw8_patches_of_equal_shape_are_different_moves() -> None:
    assert read_move("1 a1") != read_move("3 a1")
    s = start()
    assert {"1 a1", "3 a1"} <= set(legal(s))
    assert to_python(play(s, "3 a1")).buttons[0] == 2


def test_pw8_buying_stops_on_53() -> None:
    s = with_fields(start(), time=[52, 53], leather_taken=5)
    assert to_python(play(s, "2 a1")).time[0] == 53


def test_pw9_patches_may_be_rotated_and_flipped() -> None:
    s = with_fields(start([0, 13, *[p for p in IN_ORDER if p not in (0, 13)]]), buttons=[9, 9])
    turns = {text.split()[0] for text in legal(s) if text.startswith("13")}
    assert turns == {"13", "13r", "13u", "13l", "13f", "13fr", "13fu", "13fl"}
    assert cells("13 a1") == cells("leather a1", "leather b1", "leather c1", "leather c2", "leather d2")
    assert cells("13r a1") == cells("leather b1", "leather b2", "leather b3", "leather a3", "leather a4")
    assert cells("13f a1") == cells("leather b1", "leather c1", "leather d1", "leather a2", "leather b2")


def test_pw9_patches_never_overlap() -> None:
    s = with_fields(start(), covered={0: cells("leather b1")})
    assert why_not(s, "2 a1") == "Cell b1 is already covered. (PW-9)"
    assert "2 c1" in legal(s)
    low = with_fields(start(), covered={0: cells("leather i9")})
    assert why_not(low, "2 g9") == "Cell i9 is already covered. (PW-9)"


def test_pw9_placed_patches_never_move() -> None:
    s = play(start(), "2 c4", "advance", "advance")
    assert to_python(s).covered_low[0] & cells("2 c4") == cells("2 c4")
    assert not any(text.startswith("2") for text in legal(s))


def test_with_a_full_quilt_the_player_can_still_advance() -> None:
    s = with_fields(start(), covered={0: FULL}, buttons=[50, 5])
    assert legal(s) == ["advance"]
