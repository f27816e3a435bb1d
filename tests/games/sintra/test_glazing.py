"""SI-12: completed strips."""

from draftwork.games.sintra import GAME
from draftwork.games.sintra.rules.panes import format_panes
from draftwork.games.sintra.state import NONE, State
from draftwork.kernel import to_python
from tests.games.sintra.build import changed, flip, legal, play, put, remove, start, table, why_not


def almost(place: int = 1, **fields: object) -> State:
    """A state in which strip 1 (PPOOY) lacks only its yellow pane, and yellow panes can be taken."""
    return changed(put(table(start(), "YY", "W"), place, "PPOO"), **fields)


def test_si12_panes_that_do_not_fit_break_before_the_strip_is_complete() -> None:
    s = play(almost(), "f1 yellow 1")
    now = to_python(s)
    assert (now.keeping, now.player, now.row[0], format_panes(now.tower)) == (0, 0, 1, "Y")
    assert format_panes(now.held[0]) == "PPOOY"


def test_si12a_a_point_for_each_pane_of_the_rounds_colour() -> None:
    s = play(almost(), "f1 yellow 1")  # round I, pink
    assert (to_python(s).score[0], to_python(s).colour_points[0]) == (2, 2)
    none = play(almost(round=5, track=[0, 1, 2, 3, 0, 4]), "f1 yellow 1")
    assert to_python(none).score[0] == 0


def test_si12a_a_pane_on_a_joker_counts_by_its_own_colour() -> None:
    s = put(flip(start(), 8, "B"), 8, "YW", jokers="P")
    s = play(table(s, "PP", "W"), "f1 pink 8 j1")
    assert to_python(s).score[0] == 3


def test_si12b_the_player_keeps_a_pane_of_any_colour_on_the_strip() -> None:
    s = play(almost(), "f1 yellow 1")
    assert legal(s) == ["keep pink", "keep orange", "keep yellow"]
    assert why_not(s, "keep white") == "There is no white pane on strip 1. (SI-12)"
    assert why_not(s, "f2 white 3") == "Strip 1 is complete: first choose the pane to keep. (SI-12)"
    assert why_not(s, "return").endswith("(SI-12)")
    assert why_not(table(start(), "W"), "keep white").startswith("No strip is complete")


def test_si12b_first_the_upper_frame_and_the_strip_flips() -> None:
    now = to_python(s := play(almost(), "f1 yellow 1", "keep orange"))
    assert (now.keeping, now.player, now.glazier[0]) == (NONE, 1, 0)
    assert format_panes(now.tower) == "PPOYY"
    strip = GAME.ui.view(s, 0).players[0].strips[0]  # type: ignore[attr-defined]
    assert ("".join(space.kind for space in strip.spaces), strip.up, strip.next) == ("WWWBO", "back", None)
    assert all(space.pane is None for space in strip.spaces)
    window = GAME.ui.view(s, 0).players[0].windows[0]  # type: ignore[attr-defined]
    assert (window.upper, window.lower) == ("O", None)


def test_si12b_then_the_lower_frame_and_the_strip_leaves_under_the_glazier() -> None:
    s = put(flip(table(start(), "O", "W"), 1, "P"), 1, "WWWB")
    s = play(s, "f1 orange 1", "keep blue")
    now = to_python(s)
    view = GAME.ui.view(s, 0).players[0]  # type: ignore[attr-defined]
    assert (view.strips[0], view.windows[0].upper, view.windows[0].lower) == (None, "P", "B")
    assert (now.glazier[0], now.held[0], now.open[0]) == (0, 0, 0)
    assert why_not(changed(s, player=0), "return").endswith("(SI-14)")
    assert (
        why_not(table(changed(s, player=0), "W"), "f1 white 1")
        == "Strip 1 has been removed from the game. (SI-12)"
    )


def test_si12c_the_window_scores_with_all_glazed_windows_to_its_right() -> None:
    s = flip(remove(flip(almost(round=1, track=[0, 4, 0, 1, 2, 3]), 2, "P"), 4), 8, "P")  # 3, 2 and 2 points
    s = play(s, "f1 yellow 1", "keep pink")
    assert (to_python(s).score[0], to_python(s).scored[0]) == (4 + 3 + 2 + 2, 11)


def test_si12c_windows_to_the_left_do_not_count() -> None:
    s = flip(put(table(start(), "O", "W"), 5, "BBPP"), 1, "P")
    s = play(s, "f1 orange 5", "keep pink")
    assert (to_python(s).scored[4], to_python(s).score[0]) == (2, 2 + 2)  # two pink panes in round I


def test_si12c_the_second_pane_scores_again() -> None:
    s = changed(put(flip(table(start(), "O", "W"), 1, "P"), 1, "WWWB"), scored={0: 4}, score=[4, 0])
    assert to_python(play(s, "f1 orange 1", "keep blue")).scored[0] == 8


def test_si_x2_two_points_for_yellow_then_five_for_the_window() -> None:
    """The pane of round 3 is yellow, and the completed strip holds two yellow panes."""
    s = put(changed(start(), round=2, track=[0, 1, 2, 0, 3, 4]), 2, "OOYY")  # OOYYW
    s = changed(s, window_points=[4, 2, 3, 2, 2, 1, 1, 2])  # 2 points under this window, as in the example
    s = table(flip(flip(s, 4, "P"), 6, "P"), "W", "B")  # and 2 and 1 under filled ones to its right
    s = play(s, "f1 white 2")
    assert to_python(s).score[0] == 2
    s = play(s, "keep yellow")
    assert to_python(s).score[0] == 2 + 5


def test_a_strip_of_one_colour_has_one_pane_to_keep() -> None:
    s = changed(start(), open={0: 1}, held={0: 4})
    assert legal(play(table(s, "P", "W"), "f1 pink 1")) == ["keep pink"]
