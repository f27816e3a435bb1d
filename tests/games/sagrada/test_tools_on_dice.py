"""SA-11, SA-12, SA-15 to SA-17: the price of tools, and tools 1, 5, 6, 9, 10 and 11 on a selected die."""

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.rules.turn_chance import bag_counts
from draftwork.kernel import to_python
from tests.games.sagrada.build import (
    die_at,
    hand,
    legal,
    on_track,
    play,
    pool,
    seat,
    start,
    tokens,
    track,
    why_not,
)

# A window with only one space for dice of other colours: all spaces except a1 are purple.
NARROW = "6PPPP/PPPPP/PPPPP/PPPPP"


def test_sa11_a_tool_costs_one_token_then_two_and_keeps_them() -> None:
    s = start(3, tools=[10, 1, 2])
    play(s, "draft 1", "tool 10", "place a1")
    assert tokens(s) == [5, 6, 6]
    play(s, "draft 2", "tool 10", "place a1")
    assert tokens(s) == [5, 4, 6]
    assert to_python(s).paid[2] == 3


def test_sa11_a_turn_has_one_tool_of_the_match() -> None:
    s = play(start(tools=[1, 10, 3]), "draft 2", "tool 10")
    assert why_not(s, "tool 1") == "You have already used a tool this turn. (SA-11)"
    assert why_not(s, "tool 5") == "“Lens Cutter” is not in this game. (SA-3)"


def test_sa11_a_seat_without_tokens_cannot_use_a_tool() -> None:
    s = start(tools=[10, 1, 2])
    s.tokens[0] = 0
    assert "no favour tokens left" in why_not(play(s, "draft 2"), "tool 10")


def test_sa11_prices_of_two_tools_in_one_match() -> None:
    s = start(tools=[1, 10, 2])
    play(s, "draft 2", "tool 1", "up", "place a1")  # Y3
    play(s, "draft 1", "tool 10", "place a1")  # R6
    play(s, "draft 4", "tool 1", "down", "place b2")  # B3
    assert (die_at(s, 0, "a1"), die_at(s, 1, "a1"), die_at(s, 1, "b2")) == ("Y3", "R6", "B3")
    assert tokens(s) == [5, 3]


def test_sa12_tool_1_changes_the_value_by_one_without_wrapping() -> None:
    s = play(start(tools=[1, 2, 3]), "draft 1", "tool 1")
    assert legal(s) == ["up"]
    assert why_not(s, "down") == "A 6 cannot become a 1, nor a 1 a 6. (SA-12)"
    assert hand(play(s, "up")) == "R2"
    assert legal(s, "place") == legal(s)  # the die must be placed now
    s = play(start(tools=[1, 2, 3], pool="R6 Y2 G3 B4 P5"), "draft 1", "tool 1")
    assert legal(s) == ["down"]


def test_sa12_tool_1_refuses_a_value_that_fits_nowhere() -> None:
    s = play(start(tools=[1, 2, 3], rows=NARROW, pool="R5 Y2 G3 B4 P5"), "draft 1")
    assert legal(s) == ["tool 1"]  # a 5 fits nowhere, a 6 fits on a1
    play(s, "tool 1")
    assert legal(s) == ["up"]
    assert why_not(s, "down") == "That die could not be placed anywhere. (SA-12)"


def test_sa12_a_draft_needs_a_space_or_a_tool_that_leads_to_one() -> None:
    s = start(tools=[1, 2, 3], rows=NARROW, pool="R5 Y2 G3 B4 P5")
    assert legal(s, "draft") == ["draft 1", "draft 5"]
    assert why_not(s, "draft 2") == "That die could not be placed anywhere. (SA-12)"
    s.tokens[0] = 0  # the seat cannot pay for the tool
    assert legal(s, "draft") == ["draft 5"]


def test_sa12_some_tools_need_a_selected_die_and_others_forbid_it() -> None:
    s = start(tools=[1, 2, 7])
    assert why_not(s, "tool 1") == "“Grozing Pliers” works on a selected die: draft one first. (SA-12)"
    play(s, "draft 2")
    assert why_not(s, "tool 2").startswith("“Eglomise Brush” is used with no die in hand")
    play(s, "place a1")
    assert why_not(s, "tool 1").endswith("(SA-12)")


def test_sa12_with_tool_6_or_11_any_die_may_be_drafted() -> None:
    for tool in (6, 11):
        s = start(tools=[tool, 2, 3], rows="11111/11111/11111/11111", pool="R5 Y2 G3 B4 P5")
        assert len(legal(s, "draft")) == 5
        assert legal(play(s, "draft 1")) == [f"tool {tool}"]


def test_sa15_tool_5_needs_a_die_on_the_round_track() -> None:
    s = play(start(tools=[5, 2, 3]), "draft 1")
    assert why_not(s, "tool 5") == "“Lens Cutter” needs a die on the round track. (SA-15)"


def test_sa15_tool_5_swaps_dice_and_keeps_their_values() -> None:
    s = on_track(start(tools=[5, 2, 3]), "G6 B2", "Y4")
    play(s, "draft 1", "tool 5")
    assert legal(s) == ["track 1.1", "track 1.2", "track 2.1"]
    assert why_not(s, "track 2.2") == "There is no die 2 of round 2 on the round track. (SA-15)"
    play(s, "track 1.2")
    assert hand(s) == "B2"
    assert track(s, 1) == "G6 R1"
    assert to_python(s).on_track == sum(1 << die for die in (2 * 8 + 6, 0 + 1, 8 + 4))
    assert why_not(s, "tool 5") == "You have already used a tool this turn. (SA-11)"


def test_sa12_tool_5_refuses_a_die_that_fits_nowhere() -> None:
    s = on_track(start(tools=[5, 2, 3], rows=NARROW), "G5 R6")
    play(s, "draft 1", "tool 5")
    assert legal(s) == ["track 1.2"]
    assert why_not(s, "track 1.1") == "That die could not be placed anywhere. (SA-12)"
    s = on_track(start(tools=[5, 2, 3], rows=NARROW, pool="R6 Y2 G3 B4 P5"), "G5")
    assert why_not(play(s, "draft 1"), "tool 5").startswith("“Lens Cutter” could not be completed")


def test_sa16_tool_6_the_die_must_be_placed_if_it_fits() -> None:
    s = start(tools=[6, 2, 3], rerolls={"1.1": {"1": 6}}, rows=NARROW)
    play(s, "draft 1", "tool 6")
    assert hand(s) == "R6"
    assert legal(s) == ["place a1"]
    assert why_not(s, "return") == "The die can be placed, so it must be. (SA-12)"
    play(s, "place a1")
    assert seat(s) == 1


def test_sa16_tool_6_a_die_that_fits_nowhere_returns_and_ends_the_draft() -> None:
    s = start(tools=[6, 2, 3], rerolls={"1.1": {"1": 4}}, rows=NARROW)
    play(s, "draft 1", "tool 6")
    assert legal(s) == ["return"]
    play(s, "return")
    assert pool(s) == "R4 Y2 G3 B4 P5"
    assert seat(s) == 1
    assert tokens(s)[0] == 5  # SA-12: no refund


def test_sa16_tool_11_the_player_chooses_the_value_of_the_drawn_die() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "57B"})
    before = int(bag_counts(s))
    play(s, "draft 1", "tool 11")
    assert hand(s) == "B0"
    assert int(bag_counts(s)) == before + 1 - (1 << 24)  # a red die was returned, a blue die drawn
    assert legal(s) == [f"value {n}" for n in range(1, 7)]
    play(s, "value 5")
    assert "return" in legal(s)
    assert "place a1" in legal(s)
    play(s, "place a1")
    assert die_at(s, 0, "a1") == "B5"


def test_sa16_tool_11_a_die_that_fits_may_return_to_the_pool() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "57B"})
    play(s, "draft 1", "tool 11", "value 5", "return")
    assert pool(s) == "B5 Y2 G3 B4 P5"
    assert seat(s) == 1


def test_sa16_tool_11_can_draw_the_returned_die_again() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "own"})
    before = int(bag_counts(s))
    play(s, "draft 1", "tool 11")
    assert hand(s) == "R0"
    assert int(bag_counts(s)) == before
    assert GAME.dealt_setup(s)["draws"] == {"1.1": "own"}


def test_sa16_tool_11_draws_the_returned_die_from_an_empty_bag() -> None:
    s = start(4, tools=[11, 2, 3])
    for _ in range(72):
        play(s, "pass")
    assert to_python(s).round == 9
    assert int(bag_counts(s)) == 0
    own = pool(s).split()[0][0]
    play(s, "draft 1", "tool 11")
    assert hand(s) == f"{own}0"


def test_sa16_tool_11_changes_at_most_one_die_of_a_later_round() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "6B"})
    play(s, "draft 1", "tool 11", "value 5", "return", "pass", "pass", "pass")
    assert pool(s).startswith("R")  # the red die is now at place 6, the first of round 2
    assert GAME.dealt_setup(s)["dice"][1][0][0] == "B"  # the dealt colour
    assert GAME.dealt_setup(s)["draws"] == {"1.1": "6B"}


def test_sa17_tool_9_places_a_die_where_it_touches_no_die() -> None:
    s = start(tools=[9, 2, 3], windows={0: "a1 P6"}, rows="...../...../..Y../....2")
    play(s, "draft 1", "tool 9")
    assert "place c3" not in legal(s)
    assert why_not(s, "place b2") == "On b2 it would touch a die. (SA-17)"
    assert why_not(s, "place c3") == "Another colour is printed on c3. (SA-8)"
    assert why_not(s, "place e4") == "Another shade is printed on e4. (SA-8)"
    assert len(legal(s)) == 20 - 4 - 2
    assert seat(play(s, "place d3")) == 1


def test_sa17_tool_9_obeys_the_edge_rule_in_an_empty_window() -> None:
    s = play(start(tools=[9, 2, 3]), "draft 1", "tool 9")
    assert len(legal(s)) == 14
    assert why_not(s, "place c3").endswith("(SA-7)")
    assert why_not(s, "pass") == "The die can be placed, so it must be. (SA-12)"


def test_sa12_tool_9_is_illegal_without_such_a_space() -> None:
    s = start(tools=[9, 2, 3], windows={0: "b2 P6, d2 B6, b4 G5, d4 Y5"})
    assert why_not(play(s, "draft 1"), "tool 9").endswith("(SA-12)")


def test_sa12_tool_10_turns_the_die_over() -> None:
    for value in range(1, 7):
        s = play(start(tools=[10, 2, 3], pool=f"R{value} Y2 G3 B4 P5"), "draft 1", "tool 10")
        assert hand(s) == f"R{7 - value}"
    s = start(tools=[10, 2, 3], rows=NARROW, pool="R6 Y2 G3 B4 P5")
    assert why_not(play(s, "draft 1"), "tool 10").endswith("(SA-12)")
