"""SA-12 to SA-15: tools 2, 3, 4 and 12, which move dice in a window."""

from tests.games.sagrada.build import die_at, legal, on_track, play, seat, start, tokens, why_not


def test_sa13_tool_2_ignores_only_the_printed_colour() -> None:
    s = start(tools=[2, 1, 5], rows="....1/....R/...../.....", windows={0: "d1 B1, d3 G2"})
    play(s, "tool 2", "from d3")
    assert "to e2" in legal(s)  # printed red
    assert why_not(s, "to e1") == "Another shade is printed on e1. (SA-8)"
    assert why_not(s, "to a4") == "On a4 it would touch no die. (SA-7)"
    play(s, "to e2")
    assert (die_at(s, 0, "e2"), die_at(s, 0, "d3")) == ("G2", "")
    assert seat(s) == 0  # the draft is still possible
    assert tokens(s)[0] == 5


def test_sa13_tool_3_ignores_only_the_printed_shade() -> None:
    s = start(tools=[3, 1, 5], rows="...../....R/...1./.....", windows={0: "d1 B1, c2 G2"})
    play(s, "tool 3", "from d1")
    assert "to d3" in legal(s)
    assert why_not(s, "to e2").endswith("(SA-7)")
    s = start(tools=[3, 1, 5], rows="...../....R/...1./.....", windows={0: "d1 B1, e3 G2"})
    play(s, "tool 3", "from d1")
    assert why_not(s, "to e2") == "Another colour is printed on e2. (SA-8)"


def test_sa13_moved_dice_obey_the_rules_for_neighbours() -> None:
    s = start(tools=[2, 1, 5], windows={0: "a1 B1, a3 B2, b4 G1"})
    play(s, "tool 2", "from a3")
    assert why_not(s, "to b1") == "b1 is next to a die of the same colour. (SA-9)"
    s = start(tools=[2, 1, 5], windows={0: "a1 B1, a3 B2, b4 G1"})
    play(s, "tool 2", "from a1")
    assert why_not(s, "to c4") == "c4 is next to a die of the same value. (SA-9)"


def test_sa13_a_lone_die_is_lifted_first_so_the_edge_rule_applies() -> None:
    s = play(start(tools=[2, 1, 5], windows={0: "a1 B1"}), "tool 2", "from a1")
    assert len(legal(s)) == 13  # the edge without the space of the die
    assert why_not(s, "to b2").startswith("The first die")
    assert why_not(s, "to a1") == "The die is already on a1. (SA-13)"


def test_sa13_a_die_without_neighbours_after_a_move_stays() -> None:
    s = start(tools=[2, 1, 5], windows={0: "a1 B1, b1 G2, c1 R3"})
    play(s, "tool 2", "from b1", "to d2")
    assert die_at(s, 0, "a1") == "B1"


def test_sa12_a_moving_tool_may_be_used_after_placing() -> None:
    s = play(start(tools=[2, 1, 5]), "draft 1", "place a1", "tool 2", "from a1", "to e4")
    assert seat(s) == 1


def test_sa12_a_moving_tool_is_legal_only_if_a_die_can_move() -> None:
    s = start(tools=[2, 3, 4])
    for tool in (2, 3, 4):
        assert why_not(s, f"tool {tool}").endswith("(SA-12)")  # an empty window
    s = start(tools=[2, 3, 4], rows="B1111/11111/11111/11111", windows={0: "a1 B4"})
    assert legal(s, "tool") == ["tool 3"]


def test_sa13_a_die_is_lifted_before_it_is_put_down() -> None:
    s = play(start(tools=[2, 1, 5], windows={0: "a1 B1"}), "tool 2")
    assert legal(s) == ["from a1"]
    assert why_not(s, "from b2") == "There is no die on b2. (SA-13)"
    assert why_not(s, "to b2") == "First choose the die to move."
    assert why_not(s, "done") == "First choose the die to move."
    assert why_not(play(s, "from a1"), "from a1") == "First choose where to move the die."


def test_sa14_tool_4_moves_two_different_dice() -> None:
    s = start(tools=[4, 1, 5], windows={0: "a1 B1, b1 G2"})
    play(s, "tool 4", "from a1", "to c2")
    assert why_not(s, "from c2") == "The die on c2 has already been moved. (SA-14)"
    assert why_not(s, "done") == "First choose the die to move."
    play(s, "from b1", "to d3")
    assert (die_at(s, 0, "c2"), die_at(s, 0, "d3")) == ("B1", "G2")
    assert legal(s, "draft") != []


def test_sa13_the_second_die_may_go_on_the_former_space_of_the_first() -> None:
    s = start(tools=[4, 1, 5], windows={0: "a1 B1, b1 G2"})
    play(s, "tool 4", "from a1", "to b2", "from b1")
    assert "to a1" in legal(s)


def test_sa14_tool_4_needs_two_dice() -> None:
    s = start(tools=[4, 1, 5], windows={0: "a1 B1"})
    assert why_not(s, "tool 4").startswith("“Lathekin” could not be completed")


def test_sa14_a_first_move_must_leave_a_second_move() -> None:
    s = start(tools=[4, 1, 5], rows="..666/.6.66/66666/66666", windows={0: "a1 R1, b1 G2"})
    play(s, "tool 4", "from a1")
    assert legal(s) == ["to a2"]  # after a move to c2 the other die would have no destination
    assert why_not(s, "to c2") == "After a move to c2 no second die could be moved. (SA-14)"
    assert why_not(s, "to c1") == "Another shade is printed on c1. (SA-8)"


def test_sa14_tool_4_is_illegal_if_no_first_move_leaves_a_second() -> None:
    s = start(tools=[4, 2, 5], rows="..666/66.66/66666/66666", windows={0: "a1 R1, b1 G2"})
    assert why_not(s, "tool 4").startswith("“Lathekin” could not be completed")
    assert legal(s, "tool") == ["tool 2"]  # one die alone could move


def test_sa13_a_die_without_destinations_cannot_be_lifted() -> None:
    windows = {0: "a1 R1, b1 G2, c1 B3"}
    s = play(start(tools=[2, 1, 5], rows="....6/66666/66666/66666", windows=windows), "tool 2")
    assert legal(s) == ["from a1", "from b1"]
    assert why_not(s, "from c1") == "The die on c1 cannot be moved anywhere. (SA-13)"


def test_sa15_tool_12_needs_a_die_of_the_colour_on_the_round_track() -> None:
    s = start(tools=[12, 1, 5], windows={0: "a1 B1, b1 G2"})
    assert why_not(s, "tool 12") == "No die of that colour is on the round track. (SA-15)"
    on_track(s, "G6")
    play(s, "tool 12")
    assert legal(s) == ["from b1"]
    assert why_not(s, "from a1") == "No die of that colour is on the round track. (SA-15)"


def test_sa14_tool_12_moves_one_or_two_dice_of_one_colour() -> None:
    s = on_track(start(tools=[12, 1, 5], windows={0: "a1 B1, b1 G2, a3 B4, b2 R6"}), "B6 G6")
    play(s, "tool 12", "from a1", "to c2")
    assert legal(s) == ["from a3", "done"]
    assert why_not(s, "from b1") == "The die on b1 does not have the same colour as the first. (SA-14)"
    assert legal(play(s, "done"), "draft") != []
    s = on_track(start(tools=[12, 1, 5], windows={0: "a1 B1, b1 G2, a3 B4, b2 R6"}), "B6 G6")
    play(s, "tool 12", "from a1", "to c2", "from a3", "to a1")
    assert die_at(s, 0, "a1") == "B4"


def test_sa14_tool_12_obeys_printed_colours_and_shades() -> None:
    s = start(tools=[12, 1, 5], rows=".Y.../...../...../.....", windows={0: "a2 G1, b3 R5"})
    play(on_track(s, "R6"), "tool 12", "from b3")
    assert legal(s) == ["to a1", "to b2", "to a3"]
    assert why_not(s, "to b1") == "Another colour is printed on b1. (SA-8)"
