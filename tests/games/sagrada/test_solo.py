"""SA-21 to SA-23: solo."""

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.rules.scoring import target
from draftwork.games.sagrada.state import State
from draftwork.kernel import to_python
from draftwork.play import Match
from tests.games.sagrada.build import fill, legal, on_track, play, pool, seat, start, tokens, why_not


def test_sa21_solo_has_no_tokens_two_objectives_of_each_kind_and_four_dice() -> None:
    match = Match("sagrada", players=1, seed=5, tools=5)
    dealt = GAME.dealt_setup(match.state)
    assert (len(dealt["public"]), len(set(dealt["private"])), len(dealt["tools"])) == (2, 2, 5)
    assert match.seat(None).view["players"][0]["private"] == dealt["private"]  # face up
    s = start(1)
    assert tokens(s) == [0]
    assert len(pool(s).split()) == 4
    play(s, "pass", "pass")
    assert to_python(s).round == 1


def test_sa22_a_die_of_its_colour_pays_for_a_tool_and_both_leave_the_match() -> None:
    s = start(1, tools=[1], pool="R1 P2 G3 P4")
    play(s, "draft 1", "tool 1")
    assert legal(s) == ["pay 2", "pay 4"]  # the player chooses
    assert why_not(s, "pay 3") == "“Grozing Pliers” is paid for with a purple die. (SA-22)"
    assert why_not(s, "pay 1") == "There is no die 1 in the pool. (SA-4)"
    assert why_not(s, "up") == "First pay for the tool with a die from the pool."
    play(s, "pay 4", "up", "place a1")
    assert pool(s) == "-- P2 G3 --"
    play(s, "draft 2")
    assert why_not(s, "tool 1") == "“Grozing Pliers” was used and has been removed from the game. (SA-22)"


def test_sa22_the_selected_die_cannot_pay() -> None:
    s = play(start(1, tools=[1], pool="R1 P2 G3 B4"), "draft 2")
    assert why_not(s, "tool 1") == "No purple die in the pool can pay for “Grozing Pliers”. (SA-22)"


def test_sa12_sa22_a_die_that_needs_a_tool_can_be_drafted_only_if_another_die_can_pay() -> None:
    s = start(1, tools=[1], rows="6BBBB/BBBBB/BBBBB/BBBBB", pool="P5 R5 G3 G4")
    assert legal(s, "draft") == ["draft 2"]


def test_sa22_tool_7_is_paid_before_the_roll_and_a_die_must_remain() -> None:
    s = start(1, tools=[7], pool="B1 B2 G3 P4", rerolls={"1.2": {"2": 5, "3": 5, "4": 5}})
    play(s, "pass", "tool 7", "pay 1")
    assert pool(s) == "-- B5 G5 P5"
    s = start(1, tools=[7], pool="B1 B2 G3 P4")
    play(s, "pass")
    s.pool = int(s.pool) & 63  # only the first die is left
    assert why_not(s, "tool 7").endswith("(SA-22)")


def test_sa22_the_payment_for_tool_8_must_leave_a_die_that_can_be_placed() -> None:
    s = start(1, tools=[8], rows="YR111/11111/11111/11111", pool="Y1 R2 R3 G4")
    play(s, "draft 1", "place a1", "tool 8")
    assert legal(s) == ["pay 2", "pay 3"]
    s = start(1, tools=[8], rows="YR111/11111/11111/11111", pool="Y1 R2 B3 G4")
    play(s, "draft 1", "place a1")
    assert why_not(s, "tool 8").startswith("No red die")
    s = start(1, tools=[8], rows="YRPPP/PPPPP/PPPPP/PPPPP", pool="Y1 R2 R1 G4")
    play(s, "draft 1", "place a1", "tool 8")
    assert why_not(s, "pay 2").startswith("After paying with this die")


def test_sa6_in_solo_a_space_of_the_round_track_may_stay_empty() -> None:
    s = start(1, tools=[2, 3], pool="B1 R2 G3 P4")
    play(s, "draft 3", "place a1", "tool 2", "pay 1", "from a1", "to c1")
    play(s, "draft 4", "place d1", "tool 3", "pay 2", "from d1", "to b1")
    assert GAME.ui.view(s, 0).track[0] == []  # type: ignore[attr-defined]
    assert to_python(s).round == 1


def test_sa23_an_empty_space_costs_three_points_and_the_better_private_objective_counts() -> None:
    s = start(1, private=["R", "G"], public=["deep_shades", "shade_variety"])
    fill(s, 0, "a1 R5, b2 R6, c3 G6")
    assert GAME.rules.score(s, 0) == 2 + 11 - 3 * 17
    both = start(1, private=["R", "G"], public=["deep_shades", "shade_variety"], solo_private="both")
    fill(both, 0, "a1 R5, b2 R6, c3 G6")
    assert GAME.rules.score(both, 0) == 2 + 17 - 3 * 17
    assert sum(point.amount for point in GAME.ui.points(both, 0)) == -32


def end(s: State) -> None:
    while seat(s) >= 0:
        play(s, "pass")


def test_sa23_the_score_must_exceed_the_sum_of_the_round_track() -> None:
    s = start(1)
    end(s)
    assert int(target(s)) > 40
    assert GAME.rules.rank(s, 0) == 1
    assert str(GAME.ui.ending(s).decided_by).startswith("−60 points do not beat the target of")
    for r in range(10):
        s.track[r] = 0
    row = "a1 R6, b2 R6, c3 R6, d4 R6, c1 R6, d2 R6, e3 R6, a3 R6, b4 R6, e1 R6"
    fill(s, 0, row)
    points = int(GAME.rules.score(s, 0))
    on_track(s, *["P6"] * (points // 6), f"P{points % 6}" if points % 6 else "")
    assert points == int(target(s))
    assert GAME.rules.rank(s, 0) == 1  # equal is not enough
    s.track[0] = 0
    assert GAME.rules.rank(s, 0) == 0
    assert "beat the target" in str(GAME.ui.ending(s).decided_by)


def test_sa23_a_lost_solo_match_has_no_winner() -> None:
    match = Match("sagrada", players=1, seed=9)
    while match.to_move is not None:
        match.play("pass" if match.view()["phase"] == "turn" else match.legal_moves[0])
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.ranks == (1,)
