"""SA-11, SA-12, SA-15 to SA-17: paying, and the tools that work on a selected die: 1, 5, 6, 9, 10, 11."""

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

# A window in which only one space is left to begin with: everything but a1 is printed purple.
NARROW = "6PPPP/PPPPP/PPPPP/PPPPP"


def test_sa11_a_tool_costs_one_token_then_two_and_they_stay_on_it() -> None:
    s = start(3, tools=[10, 1, 2])
    play(s, "draft 1", "tool 10", "place a1")
    assert tokens(s) == [5, 6, 6]
    play(s, "draft 2", "tool 10", "place a1")
    assert tokens(s) == [5, 4, 6]
    assert to_python(s).paid[2] == 3


def test_sa11_one_tool_a_turn_and_only_those_of_the_game() -> None:
    s = play(start(tools=[1, 10, 3]), "draft 2", "tool 10")
    assert why_not(s, "tool 1") == "You have already used a tool this turn. (SA-11)"
    assert why_not(s, "tool 5") == "“Lens Cutter” is not in this game. (SA-3)"


def test_sa11_too_few_tokens() -> None:
    s = start(tools=[10, 1, 2])
    s.tokens[0] = 0
    assert "no favour tokens left" in why_not(play(s, "draft 2"), "tool 10")


def test_two_tools_in_one_game() -> None:
    s = start(tools=[1, 10, 2])
    play(s, "draft 2", "tool 1", "up", "place a1")  # Y3
    play(s, "draft 1", "tool 10", "place a1")  # R6
    play(s, "draft 4", "tool 1", "down", "place b2")  # B3
    assert (die_at(s, 0, "a1"), die_at(s, 1, "a1"), die_at(s, 1, "b2")) == ("Y3", "R6", "B3")
    assert tokens(s) == [5, 3]


def test_tool_1_one_up_or_down_never_round() -> None:
    s = play(start(tools=[1, 2, 3]), "draft 1", "tool 1")
    assert legal(s) == ["up"]
    assert why_not(s, "down") == "A 6 cannot become a 1, nor a 1 a 6. (SA-12)"
    assert hand(play(s, "up")) == "R2"
    assert legal(s, "place") == legal(s)  # it must be placed now
    s = play(start(tools=[1, 2, 3], pool="R6 Y2 G3 B4 P5"), "draft 1", "tool 1")
    assert legal(s) == ["down"]


def test_sa12_tool_1_offers_no_value_that_could_not_be_placed() -> None:
    s = play(start(tools=[1, 2, 3], rows=NARROW, pool="R5 Y2 G3 B4 P5"), "draft 1")
    assert legal(s) == ["tool 1"]  # a 5 fits nowhere, a 6 does
    play(s, "tool 1")
    assert legal(s) == ["up"]
    assert why_not(s, "down") == "That die could not be placed anywhere. (SA-12)"


def test_sa12_a_die_is_selected_only_if_it_can_be_placed_or_helped() -> None:
    s = start(tools=[1, 2, 3], rows=NARROW, pool="R5 Y2 G3 B4 P5")
    assert legal(s, "draft") == ["draft 1", "draft 5"]
    assert why_not(s, "draft 2") == "That die could not be placed anywhere. (SA-12)"
    s.tokens[0] = 0  # the tool can no longer be paid
    assert legal(s, "draft") == ["draft 5"]


def test_sa12_tools_on_a_die_need_one_and_the_others_none() -> None:
    s = start(tools=[1, 2, 7])
    assert why_not(s, "tool 1") == "“Grozing Pliers” works on a selected die: draft one first. (SA-12)"
    play(s, "draft 2")
    assert why_not(s, "tool 2").startswith("“Eglomise Brush” is used with no die in hand")
    play(s, "place a1")
    assert why_not(s, "tool 1").endswith("(SA-12)")


def test_sa12_with_6_or_11_any_die_may_be_selected() -> None:
    for tool in (6, 11):
        s = start(tools=[tool, 2, 3], rows="11111/11111/11111/11111", pool="R5 Y2 G3 B4 P5")
        assert len(legal(s, "draft")) == 5
        assert legal(play(s, "draft 1")) == [f"tool {tool}"]


def test_sa15_tool_5_needs_a_die_on_the_round_track() -> None:
    s = play(start(tools=[5, 2, 3]), "draft 1")
    assert why_not(s, "tool 5") == "“Lens Cutter” needs a die on the round track. (SA-15)"


def test_tool_5_swaps_with_the_round_track_values_kept() -> None:
    s = on_track(start(tools=[5, 2, 3]), "G6 B2", "Y4")
    play(s, "draft 1", "tool 5")
    assert legal(s) == ["track 1.1", "track 1.2", "track 2.1"]
    assert why_not(s, "track 2.2") == "There is no die 2 of round 2 on the round track. (SA-15)"
    play(s, "track 1.2")
    assert hand(s) == "B2"
    assert track(s, 1) == "G6 R1"
    assert to_python(s).on_track == sum(1 << die for die in (2 * 8 + 6, 0 + 1, 8 + 4))
    assert why_not(s, "tool 5") == "You have already used a tool this turn. (SA-11)"


def test_sa12_tool_5_offers_no_die_that_could_not_be_placed() -> None:
    s = on_track(start(tools=[5, 2, 3], rows=NARROW), "G5 R6")
    play(s, "draft 1", "tool 5")
    assert legal(s) == ["track 1.2"]
    assert why_not(s, "track 1.1") == "That die could not be placed anywhere. (SA-12)"
    s = on_track(start(tools=[5, 2, 3], rows=NARROW, pool="R6 Y2 G3 B4 P5"), "G5")
    assert why_not(play(s, "draft 1"), "tool 5").startswith("“Lens Cutter” could not be completed")


def test_sa16_tool_6_must_place_the_die_if_it_can() -> None:
    s = start(tools=[6, 2, 3], rerolls={"1.1": {"1": 6}}, rows=NARROW)
    play(s, "draft 1", "tool 6")
    assert hand(s) == "R6"
    assert legal(s) == ["place a1"]
    assert why_not(s, "return") == "The die can be placed, so it must be. (SA-12)"
    play(s, "place a1")
    assert seat(s) == 1


def test_sa16_tool_6_else_it_returns_with_the_new_value_and_the_draft_is_spent() -> None:
    s = start(tools=[6, 2, 3], rerolls={"1.1": {"1": 4}}, rows=NARROW)
    play(s, "draft 1", "tool 6")
    assert legal(s) == ["return"]
    play(s, "return")
    assert pool(s) == "R4 Y2 G3 B4 P5"
    assert seat(s) == 1
    assert tokens(s)[0] == 5  # SA-12: never refunded


def test_sa16_tool_11_the_player_sees_the_colour_and_chooses_the_value() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "57B"})
    before = int(bag_counts(s))
    play(s, "draft 1", "tool 11")
    assert hand(s) == "B0"
    assert int(bag_counts(s)) == before + 1 - (1 << 24)  # a red die in, a blue one out
    assert legal(s) == [f"value {n}" for n in range(1, 7)]
    play(s, "value 5")
    assert "return" in legal(s)
    assert "place a1" in legal(s)
    play(s, "place a1")
    assert die_at(s, 0, "a1") == "B5"


def test_sa16_tool_11_may_put_it_into_the_pool_also_when_it_fits() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "57B"})
    play(s, "draft 1", "tool 11", "value 5", "return")
    assert pool(s) == "B5 Y2 G3 B4 P5"
    assert seat(s) == 1


def test_sa16_tool_11_the_returned_die_can_come_back() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "own"})
    before = int(bag_counts(s))
    play(s, "draft 1", "tool 11")
    assert hand(s) == "R0"
    assert int(bag_counts(s)) == before
    assert GAME.dealt_setup(s)["draws"] == {"1.1": "own"}


def test_sa16_tool_11_with_an_empty_bag_the_same_die_comes_back() -> None:
    s = start(4, tools=[11, 2, 3])
    for _ in range(72):
        play(s, "pass")
    assert to_python(s).round == 9
    assert int(bag_counts(s)) == 0
    own = pool(s).split()[0][0]
    play(s, "draft 1", "tool 11")
    assert hand(s) == f"{own}0"


def test_tool_11_changes_one_die_of_one_later_round_at_most() -> None:
    s = start(tools=[11, 2, 3], draws={"1.1": "6B"})
    play(s, "draft 1", "tool 11", "value 5", "return", "pass", "pass", "pass")
    assert pool(s).startswith("R")  # the red die took place 6: the first of round 2
    assert GAME.dealt_setup(s)["dice"][1][0][0] == "B"  # as it was dealt
    assert GAME.dealt_setup(s)["draws"] == {"1.1": "6B"}


def test_sa17_tool_9_places_where_it_touches_no_die() -> None:
    s = start(tools=[9, 2, 3], windows={0: "a1 P6"}, rows="...../...../..Y../....2")
    play(s, "draft 1", "tool 9")
    assert "place c3" not in legal(s)
    assert why_not(s, "place b2") == "On b2 it would touch a die. (SA-17)"
    assert why_not(s, "place c3") == "Another colour is printed on c3. (SA-8)"
    assert why_not(s, "place e4") == "Another shade is printed on e4. (SA-8)"
    assert len(legal(s)) == 20 - 4 - 2
    assert seat(play(s, "place d3")) == 1


def test_sa17_tool_9_in_an_empty_window_keeps_the_edge_rule() -> None:
    s = play(start(tools=[9, 2, 3]), "draft 1", "tool 9")
    assert len(legal(s)) == 14
    assert why_not(s, "place c3").endswith("(SA-7)")
    assert why_not(s, "pass") == "The die can be placed, so it must be. (SA-12)"


def test_sa12_tool_9_only_if_there_is_such_a_space() -> None:
    s = start(tools=[9, 2, 3], windows={0: "b2 P6, d2 B6, b4 G5, d4 Y5"})
    assert why_not(play(s, "draft 1"), "tool 9").endswith("(SA-12)")


def test_tool_10_turns_the_die_over() -> None:
    for value in range(1, 7):
        s = play(start(tools=[10, 2, 3], pool=f"R{value} Y2 G3 B4 P5"), "draft 1", "tool 10")
        assert hand(s) == f"R{7 - value}"
    s = start(tools=[10, 2, 3], rows=NARROW, pool="R6 Y2 G3 B4 P5")
    assert why_not(play(s, "draft 1"), "tool 10").endswith("(SA-12)")
