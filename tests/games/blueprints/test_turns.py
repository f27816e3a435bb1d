"""BP-5 to BP-10: taking, placing, removing and discarding dice, and hidden places."""

from typing import Any

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.notation.moves import read_move
from draftwork.games.blueprints.ui.view import view
from draftwork.kernel import int_zeros, to_python
from draftwork.kernel.errors import BadMove
from draftwork.kernel.generics import NOBODY
from draftwork.kernel.random import generator
from draftwork.play import Match
from tests.games.blueprints.build import OPEN, deck, legal, play, play_on, start, why_not

DICE = ["W1", "W3", "W3", "R5", "S6", "S2", "G4", "G4", "R1", "R2", "S1", "S3", "G6", "W6"]


def begin(*plans: list[str], players: int = 2) -> Any:
    numbers = [[*range(1, players + 1)]]
    return start(players, edition=deck(*plans), plans=numbers, in_demand=["WG"], dice=[DICE])


TOWER = ["6X", "XX", "XX"]


def pool(s: Any) -> int:
    return sum(to_python(s).pool)


def test_bp5_one_die_is_taken_and_one_is_drawn() -> None:
    s = begin(OPEN, OPEN, OPEN, players=3)
    play(s, "W1 a1")
    assert pool(s) == 9
    assert to_python(s).pool[read_move("R2 a1") // 7] == 1, "the tenth die"
    assert GAME.rules.to_move(s) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bp5_the_round_ends_when_everybody_has_six_dice(players: int) -> None:
    s = play_on(start(players), until=1)
    now = to_python(s)
    assert all(now.taken[seat] >> 40 for seat in range(players))
    assert now.turn == 0


@pytest.mark.parametrize(("players", "left"), [(2, 8), (4, 7)])
def test_bp5_the_bag_is_empty_before_the_last_turn(players: int, left: int) -> None:
    match = Match("blueprints", players=players, seed="bag", setup={"start": 0})
    seen = match.view()
    while match.view()["past"] == []:
        seen = match.view()
        match.play(match.legal_moves[-1])
    assert seen["turn"] == 6 * players - 1
    assert seen["bag"] == {"W": 0, "R": 0, "S": 0, "G": 0}
    assert len(seen["pool"]) == left
    assert seen["decision"] == "take"


def test_bp5_three_players_never_empty_the_bag() -> None:
    s = start(3)
    while to_python(s).turn < 17:
        play(s, legal(s)[0])
    assert sum(view(s, 0).bag.values()) == 4


def test_bp6_two_players_also_discard_and_draw_two() -> None:
    s = begin(OPEN, OPEN)
    play(s, "W1 a1")
    assert GAME.rules.to_move(s) == 0
    assert pool(s) == 7
    assert legal(s) == [f"discard {die}" for die in ("W3", "R5", "S2", "S6", "G4")]
    assert why_not(s, "W3 a1") == "Discard a die from the pool first. (BP-6)"
    assert why_not(s, "discard W1") == "There is no W1 in the pool. (BP-5)"
    play(s, "discard W3")
    assert GAME.rules.to_move(s) == 1
    assert pool(s) == 8
    assert to_python(s).pool[read_move("W3 a1") // 7] == 1


def test_bp6_no_discard_in_the_last_turn() -> None:
    s = start(2)
    while to_python(s).turn < 11:
        play(s, legal(s)[0])
    play(s, legal(s)[0])
    assert (to_python(s).round, to_python(s).turn, to_python(s).discarding) == (1, 0, 0)


def test_bp6_no_discard_before_taking_or_with_more_players() -> None:
    assert why_not(begin(OPEN, OPEN), "discard W1").startswith("There is nothing to discard now")
    s = play(begin(OPEN, OPEN, OPEN, players=3), "W1 a1")
    assert why_not(s, "discard W3").startswith("There is nothing to discard now")


def test_bp7_dice_go_on_empty_spaces_or_on_equal_or_lower_dice() -> None:
    s = begin(["X3", "X3", "XX"], OPEN)
    assert [text for text in legal(s) if text.startswith("W3")] == ["W3 b1", "W3 b2"]
    play(s, "W3 b1", "discard W1", "R5 a1", "discard S6")
    assert "W3 b1" in legal(s), "equal"
    assert "G4 b1" in legal(s), "higher"
    assert "S2 b1" not in legal(s), "lower"
    message = "The S2 cannot go on b1: the top die there is a 3, and stacks never go down. (BP-7)"
    assert why_not(s, "S2 b1") == message
    message = "Space a1 is hatched: nothing can be built there. (BP-1)"
    assert why_not(s, "S2 a1") == message


def test_bp8_stacks_may_exceed_the_heights_of_the_plan() -> None:
    s = begin(["12", "12", "XX"], OPEN)
    play(s, "W1 a1", "discard S6", "R5 a1", "discard S2")
    play(s, "W3 a1", "discard S1", "S3 b1", "discard G4")
    assert "W3 a1" in legal(s)


def test_bp9_a_die_that_fits_nowhere_is_removed_and_counts_as_taken() -> None:
    s = begin(TOWER, OPEN)
    play(s, "R5 a1", "discard W1", "W3 a1", "discard G4")
    assert "S2 remove" in legal(s)
    message = "The S6 can be placed, so it may not be removed. (BP-9)"
    assert why_not(s, "S6 remove") == message
    play(s, "S2 remove")
    now = view(s, 0).round
    assert now
    taken = now.buildings[0].taken
    assert [(die.die, die.cell, die.removed) for die in taken] == [("R5", "a1", False), ("S2", None, True)]
    assert to_python(s).tops[0] & 15 == 5


def test_bp10_others_see_the_dice_but_not_their_places() -> None:
    match = Match("blueprints", seed="veil", setup={"start": 0, "dice": [DICE], "plans": [[3, 8]]})
    match.play("W3 a1")
    match.play("discard W1")
    match.play(next(str(move) for move in match.legal_moves if str(move).startswith("R5")))
    assert [match.move_text(i, 0) for i in range(3)][:2] == ["W3 a1", "discard W1"]
    assert [match.move_text(i, 1) for i in range(2)] == ["W3 ?", "discard W1"]
    assert match.move_text(2, None) == match.move_text(2, 0) == "R5 ?"
    mine, other = match.view(0)["round"]["buildings"]
    assert mine["plan"]["id"] == 3
    assert mine["stacks"][0] == ["W3"]
    assert (other["plan"], other["stacks"], other["score"]) == (None, None, None)
    assert other["taken"] == [{"die": "R5", "cell": None, "removed": False}]


def test_bp10_after_the_scoring_a_round_is_open() -> None:
    match = Match("blueprints", seed="open", setup={"start": 0})
    first = match.legal_moves[0]
    while not match.view()["past"]:
        match.play(match.legal_moves[0])
    assert match.move_text(0, None) == str(first)
    assert all(building["stacks"] is not None for building in match.view()["past"][0]["buildings"])


def test_bp17_all_dice_return_to_the_bag() -> None:
    match = Match("blueprints", players=4, seed="back")
    while not match.view()["past"]:
        match.play(match.legal_moves[0])
    seen = match.view()
    assert sum(seen["bag"].values()) + len(seen["pool"]) == 30


@pytest.mark.parametrize(
    "text", ["", "W4", "W7 a1", "X4 a1", "W4 c1", "W4 a4", "W4 ?", "discard", "discard W4 a1"]
)
def test_invalid_texts_are_not_moves(text: str) -> None:
    with pytest.raises(BadMove, match="is not a Blueprints move"):
        read_move(text)


def test_moves_are_read_in_any_case() -> None:
    assert read_move("  w4   B2 ") == read_move("W4 b2")
    assert read_move("DISCARD g2") == read_move("discard G2")


def test_choices_show_the_building_score_or_the_reason_against() -> None:
    match = Match(
        "blueprints", seed=1, edition=deck(TOWER, OPEN), setup={"start": 0, "plans": [[1, 2]], "dice": [DICE]}
    )
    dice = {choice.key: choice for choice in match.choices(0)}
    assert str(dice["W3"].label) == "Wood 3 (2 in the pool)"
    ways = {choice.key: choice for choice in dice["G4"].choices}
    assert str(ways["a1"].effects[0]) == "the building would score 4 (+4)"
    assert str(ways["b1"].why_not).endswith("(BP-1)")
    assert str(ways["remove"].why_not).endswith("(BP-9)")
    match.play("S6 a1")
    assert next(choice.key for choice in match.choices(0)) == "discard-W1"
    match.play("discard W1")
    match.play("R5 a1")
    match.play(match.legal_moves[0])
    ways = {choice.key: choice for choice in {c.key: c for c in match.choices(0)}["G4"].choices}
    assert str(ways["a1"].why_not).endswith("(BP-7)")
    assert str(ways["remove"].effects[0]) == "the building would score 2 (0)"


def test_moves_as_json() -> None:
    assert GAME.notation.move_json(read_move("W4 b2")) == {"kind": "place", "die": "W4", "cell": [1, 1]}
    assert GAME.notation.move_json(read_move("W4 remove")) == {"kind": "remove", "die": "W4"}
    assert GAME.notation.move_json(read_move("discard G2")) == {"kind": "discard", "die": "G2"}


def test_invalid_numbers_and_moves_after_the_end_are_refused() -> None:
    s = start(2)
    for number in (-1, GAME.num_moves):
        assert str(GAME.ui.refusal(s, number, GAME.rules.illegality(s, number)))
    play_on(s, until=3)
    assert legal(s) == []
    assert GAME.ui.choices(s) == []
    assert why_not(s, "W4 a1") == "The match is over."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_moves_are_legal_to_the_end(players: int) -> None:
    rng, out = generator("random"), int_zeros(GAME.max_legal_moves)
    kinds = set()
    for seed in range(5):
        s = start(players, str(seed))
        while GAME.rules.to_move(s) != NOBODY:
            move = GAME.rules.sample_move(s, rng, out)
            assert GAME.rules.illegality(s, move) == 0
            kinds.add(GAME.notation.move_json(int(move))["kind"])
            GAME.rules.apply(s, move)
    assert kinds == {"place", "remove", "discard"} - ({"discard"} if players > 2 else set())
