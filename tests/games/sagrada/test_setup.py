"""SA-1 to SA-3: the bag, the cards and the choice of a pattern."""

from typing import Any

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.rules.turn_chance import bag_counts
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadOption, BadSetup
from draftwork.play import Match
from tests.games.sagrada.build import begin, legal, play, seat, start, tokens, why_not


def in_bag(s: Any) -> list[int]:
    return [int(bag_counts(s)) >> 8 * i & 255 for i in range(5)]


def test_sa1_the_bag_has_eighteen_dice_of_each_colour() -> None:
    assert in_bag(begin(2)) == [18] * 5


@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 14), (4, 18)])
def test_sa1_the_reduced_bag_depends_on_the_number_of_players(players: int, each: int) -> None:
    assert in_bag(begin(players, reduced_bag=True)) == [each] * 5


def test_sa1_the_reduced_bag_is_an_error_in_solo() -> None:
    with pytest.raises(BadOption, match=r"solo.*\(SA-1\)"):
        Match("sagrada", players=1, reduced_bag=True)


def test_sa21_options_of_solo_are_refused_with_more_players() -> None:
    with pytest.raises(BadOption, match=r"always 3 tools.*\(SA-21\)"):
        Match("sagrada", players=2, tools=5)
    with pytest.raises(BadOption, match=r"only for solo.*\(SA-23\)"):
        Match("sagrada", players=3, solo_private="both")


def test_sa2_each_seat_chooses_one_of_four_patterns_in_turn() -> None:
    s = begin(3, start=1)
    assert seat(s) == 1
    assert legal(s) == ["pattern 5", "pattern 6", "pattern 7", "pattern 8"]
    assert why_not(s, "pattern 1") == "Pattern 1 is not on your cards. (SA-2)"
    assert why_not(s, "draft 1") == "First choose one of your four patterns."
    play(s, "pattern 5")
    assert seat(s) == 2
    play(s, "pattern 10")
    assert seat(s) == 0
    play(s, "pattern 4")
    assert tokens(s) == [3, 6, 3]
    assert seat(s) == 1
    assert why_not(s, "pattern 5").startswith("That is not possible now")


def test_sa2_a_choice_stays_sealed_until_all_have_chosen() -> None:
    match = Match("sagrada", players=2, seed="sealed", setup={"start": 0})
    match.play(match.legal_moves[2])
    text = str(match.history[0].move)
    assert match.seat(1).view["players"][0]["pattern"] is None
    assert match.seat(1).view["players"][0]["has_chosen"] is True
    assert match.seat(0).view["players"][0]["pattern"] is not None
    assert match.move_text(0, 1) == match.move_text(0, None) == "pattern ?"
    assert match.move_text(0, 0) == text
    match.play(match.legal_moves[0])
    assert match.seat(1).view["players"][0]["pattern"] is not None
    assert match.seat(1).view["players"][0]["cards"] is None
    assert match.move_text(0, 1) == text


def test_sa3_three_tools_and_three_public_objectives() -> None:
    match = Match("sagrada", players=4, seed="cards")
    dealt = GAME.dealt_setup(match.state)
    assert len(set(dealt["tools"])) == len(set(dealt["public"])) == 3
    assert len(set(dealt["private"])) == 4
    assert len({card for cards in dealt["patterns"] for card in cards}) == 8


def test_sa3_the_start_player_comes_from_the_seed() -> None:
    starts = {Match("sagrada", players=4, seed=i).view()["start"] for i in range(40)}
    assert starts == {0, 1, 2, 3}


def test_a_setup_can_fix_everything() -> None:
    setup: dict[str, Any] = {
        "start": 1,
        "private": ["P", "G"],
        "public": ["color_diagonals", "light_shades", "shade_variety"],
        "tools": [12, 1, 6],
        "patterns": [[12, 3], [1, 7]],
        "dice": [["R1", "R2", "R3", "R4", "R5"], ["P6"] * 5],
    }
    match = Match("sagrada", players=2, seed=1, setup=setup)
    dealt = GAME.dealt_setup(match.state)
    assert dealt["private"] == ["P", "G"]
    assert dealt["public"] == ["light_shades", "shade_variety", "color_diagonals"]
    assert dealt["tools"] == [1, 6, 12]
    assert dealt["patterns"] == [[3, 12], [1, 7]]
    match.play("pattern 1")
    match.play("pattern 5")
    assert [die["colour"] for die in match.view()["pool"]] == ["R"] * 5
    assert GAME.dealt_setup(match.state)["dice"] == [["R1", "R2", "R3", "R4", "R5"]]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("start", 2),
        ("start", "0"),
        ("private", ["R"]),
        ("private", ["R", "R"]),
        ("private", ["R", "RY"]),
        ("private", ["R", 1]),
        ("public", ["light_shades", "light_shades", "deep_shades"]),
        ("public", ["light_shades", "no such", "deep_shades"]),
        ("public", "light"),
        ("tools", [1, 2, 13]),
        ("tools", [1, 2, True]),
        ("tools", [1, 2]),
        ("patterns", [[1, 2], [2, 3]]),
        ("patterns", [[1, 2], [3]]),
        ("patterns", [[1, 2], [3, 13]]),
        ("patterns", [[1, 2], [3, "4"]]),
        ("patterns", {}),
        ("dice", [["R1"] * 4]),
        ("dice", [["R1"] * 5] * 11),
        ("dice", [["R7"] * 5]),
        ("dice", [[1] * 5]),
        ("dice", 5),
        ("dice", [["R1"] * 5] * 4),
        ("rerolls", []),
        ("rerolls", {"1.5": {"1": 5}}),
        ("rerolls", {"11.1": {"1": 5}}),
        ("rerolls", {1: {"1": 5}}),
        ("rerolls", {"1.1": {"6": 5}}),
        ("rerolls", {"1.1": {"1": 7}}),
        ("rerolls", {"1.1": {}}),
        ("rerolls", {"1.1": 5}),
        ("rerolls", {f"{r}.{t}": {"1": 1} for r in range(1, 5) for t in range(1, 5)}),
        ("draws", {"1.1": "5R"}),
        ("draws", {"1.1": "91R"}),
        ("draws", {"1.1": "R"}),
        ("draws", {"1.1": 6}),
        ("draws", {"1.1": "6R", "1.2": "6B"}),
    ],
)
def test_an_impossible_setup_is_refused(part: str, value: Any) -> None:
    with pytest.raises(BadSetup):
        Match("sagrada", players=2, setup={part: value})


def test_sa8_a_pattern_prints_colours_and_shades() -> None:
    s = start(rows="B6..Y/.3B../.562./.4.1G")
    now = to_python(s)
    assert bin(now.white[0]).count("1") == 9
    assert why_not(play(s, "draft 1"), "place a1") == "Another colour is printed on a1. (SA-8)"
