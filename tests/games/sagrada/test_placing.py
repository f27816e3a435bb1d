"""SA-7 to SA-10: legal and illegal spaces of a die."""

from draftwork.games.sagrada import GAME
from tests.games.sagrada.build import legal, play, start, why_not

EDGES = ["a1", "b1", "c1", "d1", "e1", "a2", "e2", "a3", "e3", "a4", "b4", "c4", "d4", "e4"]


def places(*cells: str) -> list[str]:
    return [f"place {cell}" for cell in cells]


def test_sa7_the_first_die_goes_on_the_edge() -> None:
    s = play(start(), "draft 1")
    assert legal(s, "place") == places(*EDGES)
    assert why_not(s, "place b2").startswith("The first die must go on an edge")


def test_sa7_a_later_die_touches_a_die_also_diagonally() -> None:
    s = play(start(windows={0: "a1 P6"}), "draft 1")
    assert legal(s, "place") == places("b1", "a2", "b2")
    assert why_not(s, "place c1") == "On c1 it would touch no die. (SA-7)"
    assert why_not(s, "place a1") == "There is already a die on a1. (SA-10)"


def test_sa8_a_die_matches_the_printed_colour_or_shade() -> None:
    s = play(start(rows="RY12./...../...../....."), "draft 1")  # R1
    assert legal(s, "place")[:3] == places("a1", "c1", "e1")
    assert why_not(s, "place b1") == "Another colour is printed on b1. (SA-8)"
    assert why_not(s, "place d1") == "Another shade is printed on d1. (SA-8)"


def test_sa9_equal_colours_or_values_may_touch_only_diagonally() -> None:
    s = play(start(windows={0: "a1 R6"}), "draft 1")
    assert legal(s, "place") == places("b2")
    assert why_not(s, "place b1") == "b1 is next to a die of the same colour. (SA-9)"
    s = play(start(windows={0: "a1 Y1"}), "draft 1")
    assert legal(s, "place") == places("b2")
    assert why_not(s, "place a2") == "a2 is next to a die of the same value. (SA-9)"


def test_sa7_the_end_of_a_row_does_not_touch_the_next_row() -> None:
    s = play(start(windows={0: "e1 P6"}), "draft 1")
    assert legal(s, "place") == places("d1", "d2", "e2")


def test_sa10_choices_list_legal_spaces_and_reasons_against_others() -> None:
    s = start(windows={0: "a1 R6"}, rows="...../.G.../...../.....")
    tree = {choice.key: choice for choice in GAME.ui.choices(s)}
    yellow = [str(effect) for effect in tree["draft-2"].effects]
    assert yellow[0] == "fits on b1 (+1) and a2 (+1) (SA-10)"
    assert "another colour is printed: b2 (SA-8)" in yellow
    assert "already has a die: a1 (SA-10)" in yellow
    red = tree["draft-1"]
    assert red.move is None
    assert str(red.why_not) == "That die could not be placed anywhere. (SA-12)"
    play(s, "draft 3")
    spaces = {choice.key: choice for choice in GAME.ui.choices(s)}
    assert spaces["place-b2"].gains == 1
    assert str(spaces["place-c3"].why_not) == "On c3 it would touch no die. (SA-7)"


def test_sa9_choices_list_the_spaces_that_a_die_blocks() -> None:
    """Only a green die may go on b2 and only a 3 on c1. Neither may be beside a green 3."""
    s = play(start(windows={0: "a1 R6"}, rows="..3../.G.../...../....."), "draft 3")
    spaces = {choice.key: choice for choice in GAME.ui.choices(s)}
    effect_text = "blocks {}, where the same colour or shade is printed (SA-9)"
    assert [str(effect) for effect in spaces["place-b1"].effects] == [effect_text.format("c1 and b2")]
    assert [str(effect) for effect in spaces["place-a2"].effects] == [effect_text.format("b2")]
    assert spaces["place-b2"].effects == ()
