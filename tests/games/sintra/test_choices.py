"""The choice tree: gains and effects of moves, and reasons why choices are illegal."""

from draftwork.games.contract import Choice
from draftwork.games.sintra import GAME
from draftwork.games.sintra.notation.moves import read_move
from draftwork.games.sintra.state import State
from draftwork.games.sintra.ui.choices import choice_path
from tests.games.sintra.build import changed, flip, play, put, remove, start, table


def walk(s: State, *keys: str) -> Choice:
    """The choice at the end of a path of keys."""
    first, *rest = keys
    found = next(choice for choice in GAME.ui.choices(s) if choice.key == first)
    for key in rest:
        found = next(choice for choice in found.choices if choice.key == key)
    return found


def effects(choice: Choice) -> list[str]:
    return [str(effect) for effect in choice.effects]


def test_the_choices_are_source_colour_strip_and_jokers() -> None:
    s = table(flip(start(), 8, "B"), "PPW", centre="B")
    assert [choice.key for choice in GAME.ui.choices(s)] == ["f1", "centre", "return"]
    assert [choice.key for choice in walk(s, "f1").choices] == ["pink", "white"]
    assert str(walk(s, "f1", "pink").label) == "2 pink panes"
    strips = [f"strip-{place}" for place in range(1, 9)]
    assert [choice.key for choice in walk(s, "f1", "pink").choices] == [*strips, "break"]
    assert [str(choice.label) for choice in walk(s, "f1", "pink", "strip-8").choices] == [
        "1 on a joker", "2 on jokers",
    ]  # fmt: skip
    assert walk(s, "f1", "pink", "strip-1").move is not None


def test_a_strip_without_a_choice_shows_how_many_panes_go_on_jokers() -> None:
    s = table(flip(start(), 8, "B"), "PPP", centre="B")
    assert effects(walk(s, "f1", "pink", "strip-8")) == ["2 on jokers"]
    assert effects(walk(s, "centre", "blue", "strip-8"))[0] == "1 on a joker"


def test_an_illegal_strip_names_the_rule() -> None:
    s = remove(changed(table(start(), "PP"), glazier=[2, 0]), 1)
    why = [choice.why_not and choice.why_not.rule for choice in walk(s, "f1", "pink").choices]
    assert why == ["SI-12", "SI-8", "SI-8", None, None, None, None, None, "SI-10"]
    assert (
        str(walk(s, "f1", "pink", "strip-3").why_not) == "Strip 3 has no empty space for pink panes. (SI-8)"
    )


def test_the_effect_of_returning_the_glazier() -> None:
    s = changed(table(start(), "PP"), glazier=[2, 0])
    assert effects(walk(s, "return")) == ["the glazier moves above strip 1 (SI-13)"]
    assert str(walk(start(), "return").why_not).endswith("(SI-13)")


def test_the_effects_of_broken_panes() -> None:
    s = changed(table(start(), "W", centre="PPPP"), row=[6, 0], score=[20, 0])
    choice = walk(s, "centre", "pink", "strip-6")
    assert choice.gains == -18
    assert effects(choice) == [
        "takes the start marker: one step down on the broken-glass track (SI-7)",
        "2 panes break (SI-9)",
        "reaches the bottom row: 18 points lost (SI-15)",
    ]
    nothing_fits = changed(table(start(), "OOO", "W"), glazier=[7, 0])
    assert effects(walk(nothing_fits, "f1", "orange", "break")) == ["3 panes break (SI-9)"]


def test_the_effects_of_completing_a_strip() -> None:
    s = flip(put(table(start(), "Y", "W"), 1, "PPOO"), 3, "P")
    choice = walk(s, "f1", "yellow", "strip-1")
    assert choice.gains == 2
    assert effects(choice) == [
        "completes the strip; 2 points for 2 pink panes (SI-12)",
        "window 1 scores 7 points (SI-12)",
    ]
    kept = play(s, "f1 yellow 1")
    assert [str(choice.label) for choice in GAME.ui.choices(kept)] == [
        "Into the window: pink", "Into the window: orange", "Into the window: yellow",
    ]  # fmt: skip
    assert walk(kept, "pink").gains == 7
    assert effects(walk(kept, "pink")) == ["window 1 scores 7 points (SI-12)"]


def test_the_effects_of_ending_a_round_and_the_match() -> None:
    assert effects(walk(table(start(), "P"), "f1", "pink", "strip-1")) == ["ends the round (SI-17)"]
    last = changed(table(start(), "P"), round=5, row=[2, 0])
    choice = walk(last, "f1", "pink", "strip-1")
    assert effects(choice) == ["ends the game (SI-17)"]
    assert choice.gains == -2


def test_the_paths_to_return_and_to_keep_have_one_choice() -> None:
    s = table(start(), "PP")
    assert [label.id for label in choice_path(s, read_move("return"))] == ["sintra-return"]
    assert [label.id for label in choice_path(s, read_move("keep yellow"))] == ["sintra-keep"]
