"""SA-17: tools 7 and 8, which change the pool and the order of turns."""

from draftwork.games.sagrada import GAME
from tests.games.sagrada.build import die_at, legal, play, pool, seat, start, why_not


def test_sa17_tool_7_is_legal_only_in_the_second_turn_before_the_draft() -> None:
    s = start(tools=[7, 1, 2], rerolls={"1.4": {str(i): 6 for i in range(1, 6)}})
    assert why_not(s, "tool 7") == "“Glazing Hammer” works only on your second turn of the round. (SA-17)"
    play(s, "pass", "pass", "pass")
    assert (seat(s), legal(s, "tool")) == (0, ["tool 7"])
    play(s, "tool 7")
    assert pool(s) == "R6 Y6 G6 B6 P6"
    assert why_not(s, "tool 7") == "You have already used a tool this turn. (SA-11)"
    play(s, "draft 1", "place a1")
    assert seat(s) == 1  # the next round has begun


def test_sa17_tool_7_is_illegal_after_the_draft() -> None:
    s = play(start(tools=[7, 1, 2]), "pass", "pass", "draft 1", "place a1")
    assert why_not(s, "tool 7") == "“Glazing Hammer” works only before you draft. (SA-17)"


def test_sa17_tool_7_re_rolls_depend_on_turn_and_slot() -> None:
    s = start(tools=[7, 1, 2])
    play(s, "pass", "draft 1", "place a1", "pass", "tool 7")
    values = GAME.dealt_setup(s)["rerolls"]["1.3"]
    assert sorted(values) == ["2", "3", "4", "5"]
    assert pool(s) == " ".join(["--", *(f"{c}{values[str(i)]}" for i, c in enumerate("YGBP", 2))])


def test_sa17_tool_8_gives_another_draft_and_skips_the_second_turn() -> None:
    s = start(3, tools=[8, 1, 2])
    assert why_not(s, "tool 8") == "“Running Pliers” works only after you have placed a die. (SA-17)"
    play(s, "draft 1", "place a1", "tool 8")
    assert set(legal(s)) <= {f"draft {i}" for i in range(1, 8)}
    assert why_not(s, "pass") == "First draft another die."
    play(s, "draft 2", "place b1")
    assert die_at(s, 0, "b1") == "Y2"
    order = []
    for _ in range(4):
        order.append(seat(s))
        play(s, "pass")
    assert order == [1, 2, 2, 1]
    assert seat(s) == 1  # the second turn of seat 0 is skipped and round 2 begins


def test_sa17_tool_8_the_last_player_skips_the_next_turn() -> None:
    s = play(start(tools=[8, 1, 2]), "pass", "draft 1", "place a1", "tool 8", "draft 2", "place b1")
    assert seat(s) == 0


def test_sa17_tool_8_is_illegal_in_the_second_turn() -> None:
    s = play(start(tools=[8, 1, 2]), "pass", "pass", "draft 1", "place a1")
    assert why_not(s, "tool 8") == "“Running Pliers” works only on your first turn of the round. (SA-17)"


def test_sa17_tool_8_needs_a_die_of_the_pool_that_can_be_placed() -> None:
    s = start(tools=[8, 1, 2], rows="R1111/11111/11111/11111", pool="R6 R2 R3 R4 R5")
    play(s, "draft 1", "place a1")
    assert why_not(s, "tool 8").startswith("“Running Pliers” could not be completed")


def test_sa17_tool_8_no_second_tool_can_place_the_extra_die() -> None:
    s = start(tools=[8, 6, 1], rows="RY111/11111/11111/11111", pool="R6 Y2 R3 R4 R5")
    play(s, "draft 1", "place a1", "tool 8")
    assert legal(s) == ["draft 2"]
    assert why_not(s, "draft 3") == "That die could not be placed anywhere. (SA-12)"
