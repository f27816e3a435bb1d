"""SI-7 to SI-11, SI-13 and SI-14: taking, placing and returning."""

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.constants import CENTRE
from draftwork.games.sintra.rules.panes import format_panes
from draftwork.games.sintra.state import State
from draftwork.kernel import to_python
from tests.games.sintra.build import FRONTS, changed, flip, legal, play, put, remove, start, table, why_not


def joker_side_up() -> State:
    """A state in which strip 8 is flipped to PYWJJ."""
    return flip(start(), 8, "B")


def test_si7_all_panes_of_a_colour_are_taken_and_the_others_go_to_the_centre() -> None:
    s = play(table(start(), "PPOY", "WWBB", centre="Y"), "f1 pink 1")
    now = to_python(s)
    assert [format_panes(panes) for panes in now.sources][:2] == ["", "WWBB"]
    assert format_panes(now.sources[CENTRE]) == "OYY"
    assert format_panes(now.held[0]) == "PP"
    assert (now.marker, now.row[0], now.player) == (1, 0, 1)


def test_si7_the_first_to_take_from_the_centre_takes_the_marker_and_a_step() -> None:
    s = play(table(start(), "WWBB", centre="PPO"), "centre pink 1")
    now = to_python(s)
    assert (now.marker, now.holder, now.row[0]) == (0, 0, 1)
    assert format_panes(now.sources[CENTRE]) == "O"
    now = to_python(play(s, "centre orange 1"))
    assert (now.holder, now.row[1]) == (0, 0)


def test_si7_the_step_for_the_marker_comes_before_placing() -> None:
    s = changed(table(start(), "WW", centre="PPPP"), row=[7, 0], score=[30, 0])
    s = play(s, "centre pink 1")  # two fit, two break
    assert (to_python(s).falls[0], to_python(s).row[0], to_python(s).score[0]) == (1, 2, 30 - 18)


def test_si7_only_colours_in_the_source_can_be_taken() -> None:
    s = table(start(), "PPOY", centre="B")
    assert why_not(s, "f1 white 3") == "There is no white pane there: factory 1. (SI-7)"
    assert why_not(s, "centre pink 1") == "There is no pink pane there: the centre. (SI-7)"
    assert why_not(s, "f2 white 3").endswith("(SI-7)")


def test_si8_panes_go_on_the_strip_under_the_glazier_or_to_its_right() -> None:
    s = changed(table(start(), "P"), glazier=[4, 0])
    assert legal(s) == ["return", "f1 pink 5", "f1 pink 6", "f1 pink 7", "f1 pink 8"]
    assert why_not(s, "f1 pink 1") == "Strip 1 is left of the glazier, who stands above window 5. (SI-8)"


def test_si8_the_glazier_moves_above_the_chosen_strip() -> None:
    assert to_python(play(table(start(), "PW"), "f1 pink 6")).glazier[0] == 5


def test_si8_panes_go_only_on_empty_spaces_of_their_colour() -> None:
    s = put(table(start(), "PPOY"), 1, "PP")
    assert why_not(s, "f1 pink 1") == "Strip 1 has no empty space for pink panes. (SI-8)"
    assert why_not(s, "f1 pink 2") == "Strip 2 has no empty space for pink panes. (SI-8)"


def test_si9_panes_that_do_not_fit_break_and_go_to_the_tower() -> None:
    now = to_python(play(table(start(), "PPPP", "W"), "f1 pink 6"))
    assert (format_panes(now.held[5]), format_panes(now.tower), now.row[0]) == ("PP", "PP", 2)


def test_si9_as_many_as_fit_must_be_placed_jokers_included() -> None:
    s = table(joker_side_up(), "PPPP", "W")
    assert [text for text in legal(s) if text.startswith("f1 pink 8")] == ["f1 pink 8 j2"]
    assert why_not(s, "f1 pink 8").startswith("As many panes as fit must be placed.")
    assert why_not(s, "f1 pink 8 j1").endswith("strip 8: at least 2 and at most 2, not 1. (SI-11)")
    now = to_python(play(s, "f1 pink 8 j2"))
    assert (format_panes(now.held[7]), format_panes(now.tower), now.row[0]) == ("PPP", "P", 1)


def test_si10_a_reachable_strip_with_a_space_must_be_used() -> None:
    s = table(start(), "PPPP", "W")
    assert why_not(s, "f1 pink break").startswith("A strip within the glazier’s reach has an empty space")


def test_si10_a_strip_may_be_chosen_even_if_fewer_panes_fit() -> None:
    assert {"f1 pink 4", "f1 pink 5"} <= set(legal(table(start(), "PPWW")))  # one space, two spaces


def test_si10_if_no_pane_fits_all_break_and_the_glazier_stays() -> None:
    s = changed(table(start(), "OOO", "W"), glazier=[7, 0])  # strip 8 is BBPYW
    assert legal(s)[:2] == ["return", "f1 orange break"]
    now = to_python(play(s, "f1 orange break"))
    assert (now.glazier[0], now.row[0], format_panes(now.tower)) == (7, 3, "OOO")


def test_si10_a_joker_counts_as_matching() -> None:
    s = changed(table(joker_side_up(), "OOO", "W"), glazier=[7, 0])
    assert legal(s)[:2] == ["return", "f1 orange 8 j2"]
    full = put(s, 8, "", jokers="OO")
    assert legal(full)[:2] == ["return", "f1 orange break"]


@pytest.mark.parametrize(
    ("panes", "placed", "jokers", "ways"),
    [
        ("P", "", "", ["", " j1"]),  # the pink space, or a joker
        ("PP", "", "", [" j1", " j2"]),
        ("PPP", "", "", [" j2"]),
        ("P", "P", "", [" j1"]),
        ("PP", "", "O", [" j1"]),
        ("P", "", "OO", [""]),
        ("OO", "", "", [" j2"]),
        ("O", "", "", [" j1"]),
    ],
)
def test_si11_the_player_chooses_how_many_go_on_jokers(
    panes: str, placed: str, jokers: str, ways: list[str]
) -> None:
    s = put(table(joker_side_up(), panes, "W"), 8, placed, jokers=jokers)
    name = {"P": "pink", "O": "orange"}[panes[0]]
    assert [t.removeprefix(f"f1 {name} 8") for t in legal(s) if t.startswith(f"f1 {name} 8")] == ways


def test_si11_the_move_decides_which_spaces_are_filled() -> None:
    s = table(joker_side_up(), "P", "W")
    view = GAME.ui.view(play(table(s, "P", "W"), "f1 pink 8 j1"), -1)
    spaces = view.players[0].strips[7].spaces  # type: ignore[attr-defined]
    assert [(space.kind, space.pane) for space in spaces] == [
        ("P", None), ("Y", None), ("W", None), ("J", "P"), ("J", None),
    ]  # fmt: skip
    assert "at most 1, not 2" in why_not(s, "f1 pink 8 j2")


def test_si_x1_the_choice_between_two_strips() -> None:
    """Strip A is left of the glazier, B is under it with one empty orange space, and C has three."""
    strips = [
        "1f",
        "3b",
        "4b",
        "2b",
        "5b",
        "6f",
        "7f",
        "8f",
    ]  # PPOOY PPPOW OOOYB BBBPY YYYWP PPOWB OOYBP BBPYW
    s = start(setup={"strips": [strips, FRONTS]})
    s = put(put(changed(s, glazier=[1, 0]), 6, "O"), 7, "OO")
    s = table(s, "WW", centre="OOO")
    assert [text for text in legal(s) if text.startswith("centre orange")] == [
        "centre orange 2", "centre orange 3",
    ]  # fmt: skip
    assert why_not(s, "centre orange 1").endswith("(SI-8)")
    b = to_python(play(changed(s), "centre orange 2"))
    assert (b.holder, b.marker, b.row[0], format_panes(b.tower), b.glazier[0]) == (0, 0, 1 + 2, "OO", 1)
    c = to_python(play(changed(s), "centre orange 3"))
    assert (c.holder, c.marker, c.row[0], format_panes(c.held[2]), c.glazier[0]) == (0, 0, 1, "OOO", 2)


def test_si13_returning_goes_all_the_way_to_the_leftmost_strip() -> None:
    s = changed(table(start(), "WW"), glazier=[6, 0])
    now = to_python(play(s, "return"))
    assert (now.glazier[0], now.player, format_panes(now.sources[0])) == (0, 1, "WW")


def test_si13_the_glazier_cannot_return_from_the_leftmost_strip() -> None:
    s = remove(changed(table(start(), "WW"), glazier=[1, 0]), 1)
    assert why_not(s, "return") == "The glazier already stands above the leftmost strip. (SI-13)"


def test_si13_the_glazier_returns_over_gaps() -> None:
    s = remove(remove(changed(table(start(), "WW"), glazier=[6, 0]), 1), 4)
    assert to_python(play(s, "return")).glazier[0] == 1


def test_si13_without_the_option_a_gap_forbids_returning() -> None:
    s = changed(table(start(return_over_gaps=False), "WW"), glazier=[6, 0])
    assert "return" in legal(s)
    own_place_empty = remove(s, 7)
    assert "return" in legal(own_place_empty)
    left_of_the_leftmost = remove(s, 1)
    assert to_python(play(left_of_the_leftmost, "return")).glazier[0] == 1
    gap = remove(s, 4)
    assert (
        why_not(gap, "return")
        == "There is an empty place between the glazier and the leftmost strip. (SI-13)"
    )


def test_si14_a_glazier_left_of_every_strip_may_not_return() -> None:
    s = table(start(), "WW")
    for place in (1, 2, 3):
        s = remove(s, place)
    s = changed(s, glazier=[1, 0])
    assert why_not(s, "return") == "There is no strip to the left of the glazier. (SI-14)"
    assert legal(s)[0] == "f1 white 4"


def test_si14_without_strips_all_panes_break() -> None:
    s = changed(table(start(), "WW", "B"), glazier=[7, 0])
    for place in range(1, 9):
        s = remove(s, place)
    assert why_not(s, "return").endswith("(SI-14)")
    assert legal(s) == ["f1 white break", "f2 blue break"]
    assert why_not(s, "f1 white 8") == "Strip 8 has been removed from the game. (SI-12)"
