"""SA-4 to SA-6: rounds, turns and the round track."""

import pytest

from draftwork.games.sagrada import GAME
from draftwork.play import Match
from tests.games.sagrada.build import legal, play, pool, seat, start, track, why_not


@pytest.mark.parametrize(("players", "dice"), [(1, 4), (2, 5), (3, 7), (4, 9)])
def test_sa4_the_pool_has_two_dice_for_each_player_and_one_more(players: int, dice: int) -> None:
    match = Match("sagrada", players=players, seed=3)
    while match.view()["round"] == 0:
        match.play(match.legal_moves[0])
    assert len(match.view()["pool"]) == dice


def test_sa4_turns_go_clockwise_then_back_and_the_start_player_changes() -> None:
    s = start(3)
    order: list[int] = []
    for _ in range(12):
        order.append(seat(s))
        play(s, "pass")
    assert order == [0, 1, 2, 2, 1, 0, 1, 2, 0, 0, 2, 1]


def test_sa5_a_turn_has_one_draft_and_one_tool_in_either_order() -> None:
    s = start(windows={0: "a1 R5"}, tools=[2, 1, 3], pool="R1 Y2 G3 B4 P5")
    play(s, "tool 2", "from a1", "to e4", "draft 2", "place d4")
    assert seat(s) == 1  # the turn ends after both
    s = start(windows={0: "a1 R5"}, tools=[2, 1, 3])
    play(s, "draft 2", "place b1")
    assert why_not(s, "draft 1") == "You have already drafted a die this turn. (SA-5)"
    assert legal(s, "draft") == []
    play(s, "tool 2", "from a1", "to c2")
    assert seat(s) == 1


def test_sa5_draft_and_tool_are_optional() -> None:
    assert "pass" in legal(start())
    assert "pass" in legal(play(start(), "draft 2", "place a1"))
    assert why_not(play(start(), "draft 2"), "pass") == "The die can be placed, so it must be. (SA-12)"


def test_sa6_remaining_dice_go_to_the_round_track() -> None:
    s = start()
    play(s, "draft 2", "place a1", "pass", "pass", "pass", "pass")
    assert track(s, 1) == "R1 G3 B4 P5"
    assert len(pool(s).split()) == 5
    assert seat(s) == 1  # the next start player has the bag


def test_sa6_the_tenth_round_ends_the_match() -> None:
    s = start()
    for _ in range(40):
        play(s, "pass")
    assert seat(s) == -1
    assert len(track(s, 10).split()) == 5
    assert legal(s) == []
    assert GAME.ui.choices(s) == []


def test_sa4_a_die_keeps_its_slot_after_other_dice_leave() -> None:
    s = play(start(), "draft 2", "place a1", "pass")
    assert pool(s) == "R1 -- G3 B4 P5"
    assert why_not(s, "draft 2") == "There is no die 2 in the pool. (SA-4)"
