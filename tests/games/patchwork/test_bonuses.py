"""PW-10 to PW-12: leather patches, income and the special tile."""

from draftwork.games.patchwork import GAME
from draftwork.kernel import to_python
from tests.games.patchwork.build import FULL, all_but, cells, legal, play, start, why_not, with_fields

SQUARE = cells(*(f"leather {column}{row}" for column in "bcdefgh" for row in range(2, 9)))


def test_pw10_the_first_to_pass_takes_the_leather_patch_and_places_it_at_once() -> None:
    s = play(with_fields(start(), time=[18, 19]), "advance")
    now = to_python(s)
    assert (now.time[0], now.leather_to_place, now.leather_taken) == (20, 1, 1)
    assert GAME.rules.to_move(s) == 0
    assert legal(s) == [f"leather {column}{row}" for row in range(1, 10) for column in "abcdefghi"]
    assert why_not(s, "advance") == "The leather patch must be placed first, on any empty cell. (PW-10)"
    assert why_not(s, "2 a1").endswith("(PW-10)")
    play(s, "leather e5")
    assert to_python(s).covered_low[0] == cells("leather e5")
    assert GAME.rules.to_move(s) == 1


def test_pw10_the_second_to_pass_gets_nothing() -> None:
    s = play(with_fields(start(), time=[18, 19]), "advance", "leather e5", "advance")
    now = to_python(s)
    assert (now.time[1], now.leather_to_place, now.leather_taken) == (21, 0, 1)
    assert why_not(s, "leather a1") == "There is no leather patch to place. (PW-10)"


def test_pw10_a_leather_patch_needs_an_empty_cell() -> None:
    s = play(with_fields(start(), time=[18, 19], covered={0: cells("leather e5")}), "advance")
    assert why_not(s, "leather e5") == "Cell e5 is already covered. (PW-9)"
    assert "leather e5" not in legal(s)


def test_pw10_two_marks_passed_in_one_turn_are_placed_one_by_one() -> None:
    s = play(with_fields(start(), time=[18, 27]), "advance")
    assert to_python(s).leather_to_place == 2
    play(s, "leather a1")
    assert (to_python(s).leather_to_place, GAME.rules.to_move(s)) == (1, 0)
    play(s, "leather i9")
    assert (to_python(s).leather_to_place, GAME.rules.to_move(s)) == (0, 1)


def test_pw10_with_a_full_quilt_the_leather_patch_is_lost() -> None:
    s = play(with_fields(start(), time=[18, 19], covered={0: FULL}, special=0), "advance")
    assert (to_python(s).leather_to_place, to_python(s).leather_taken, GAME.rules.to_move(s)) == (0, 1, 1)
    s = with_fields(start(), time=[18, 27], covered={0: all_but("e5")}, special=0)
    play(s, "advance", "leather e5")
    assert (to_python(s).leather_to_place, to_python(s).leather_taken, GAME.rules.to_move(s)) == (0, 2, 1)


def test_pw10_income_is_paid_before_the_leather_patch_is_placed() -> None:
    s = play(with_fields(start(), time=[22, 25], income=[4, 0], leather_taken=1), "advance")
    now = to_python(s)
    assert (now.time[0], now.leather_to_place, now.buttons[0]) == (26, 1, 5 + 4 + 4)


def test_pw10_on_the_same_space_the_player_keeps_the_turn_after_placing() -> None:
    s = with_fields(start(), time=[18, 20], leather_taken=0)
    play(s, "2 a1")  # two spaces: the token lands on top of the opponent's, on space 20
    assert to_python(s).leather_to_place == 1
    play(s, "leather a5")
    assert GAME.rules.to_move(s) == 0


def test_pw10_the_last_leather_patch_is_placed_before_the_match_ends() -> None:
    s = with_fields(start(), time=[49, 53], leather_taken=4)
    play(s, "advance")
    assert GAME.rules.to_move(s) == 0
    play(s, "leather a1")
    assert GAME.rules.to_move(s) == -1


def test_pw11_income_counts_the_patch_just_placed() -> None:
    circle = [0, 5, *[p for p in range(33) if p not in (0, 5)]]  # patch 5: cost 3, time 2, income 1
    s = with_fields(start(circle), time=[4, 10], income=[2, 0])
    assert to_python(play(s, "5 a1")).buttons[0] == 5 - 3 + 3


def test_pw11_several_marks_passed_in_one_turn_all_pay() -> None:
    s = with_fields(start(), time=[4, 17], income=[3, 0])
    assert to_python(play(s, "advance")).buttons[0] == 5 + 14 + 3 * 3


def test_pw12_the_first_full_7x7_square_wins_the_special_tile() -> None:
    s = with_fields(start(), covered={0: SQUARE & ~cells("2 b2")})
    play(s, "2 b2")
    assert to_python(s).special == 0
    assert GAME.rules.score(s, 0) == 3 + 7 - 2 * 32


def test_pw12_a_leather_patch_can_complete_the_square() -> None:
    s = with_fields(start(), time=[18, 19], covered={0: SQUARE & ~cells("leather e5")})
    play(s, "advance", "leather e5")
    assert to_python(s).special == 0


def test_pw12_choices_mention_the_special_tile() -> None:
    s = with_fields(start(), time=[18, 19], covered={0: SQUARE & ~cells("leather e5")})
    play(s, "advance")
    effects = {choice.key: [effect.id for effect in choice.effects] for choice in GAME.ui.choices(s)}
    assert effects.pop("e5") == ["patchwork-effect-special"]
    assert set(map(tuple, effects.values())) == {()}
    gains = {choice.key: choice.gains for choice in GAME.ui.choices(s)}
    assert gains["e5"] == 7 + 2
    assert {gain for key, gain in gains.items() if key != "e5"} == {2}


def test_pw9_the_covered_cells_of_the_quilt_are_refused() -> None:
    s = with_fields(start(), covered={0: cells("leather e5")})
    refused = next(choice for choice in GAME.ui.choices(s) if choice.key.startswith("patch-")).next
    assert [choice.key for choice in refused] == ["e5"]
    assert str(refused[0].why_not) == "Cell e5 is already covered. (PW-9)"


def test_pw12_the_special_tile_is_won_once() -> None:
    s = with_fields(start(), covered={0: SQUARE & ~cells("2 b2"), 1: SQUARE}, special=1)
    play(s, "2 b2")
    assert to_python(s).special == 1


def test_pw12_each_of_the_nine_squares_counts() -> None:
    for row in range(3):
        for column in range(3):
            square = sum(1 << ((row + r) * 9 + column + c) for r in range(7) for c in range(7))
            corner = f"leather {'abcdefghi'[column]}{row + 1}"
            s = with_fields(start(), time=[18, 19], covered={0: square & ~cells(corner)})
            play(s, "advance", corner)
            assert to_python(s).special == 0


def test_pw12_a_6x7_rectangle_is_not_enough() -> None:
    s = with_fields(start(), time=[18, 19], covered={0: SQUARE & ~cells("leather h8", "leather h7")})
    play(s, "advance", "leather h7")
    assert to_python(s).special == -1
