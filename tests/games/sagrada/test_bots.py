"""The heuristics of Sagrada: candidates, ratings, estimates and features."""

import math
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from draftwork.games.sagrada import GAME, HEURISTICS
from draftwork.games.sagrada.constants import COLOUR_LETTERS, ROUNDS
from draftwork.games.sagrada.notation.moves import read_move
from draftwork.games.sagrada.rules.dice import die_of
from draftwork.games.sagrada.rules.phases import VALUE
from draftwork.games.sagrada.rules.scoring import target
from draftwork.games.sagrada.state import State
from draftwork.kernel import batch, float_array, int_zeros, pack, to_python, unpack
from draftwork.kernel.deal import deal_key
from draftwork.kernel.random import generator
from tests.games.sagrada.build import begin, fill, on_track, play, start

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"tools": 1}),
    (1, {"tools": 5}),
    (1, {"solo_private": "both"}),
    (2, {}),
    (2, {"reduced_bag": True}),
    (3, {}),
    (4, {}),
]
UNWRITTEN = 1e9
SHADELESS = ["color_variety", "color_diagonals", "column_color_variety"]
ROWS_FIRST = ["row_color_variety", "color_diagonals", "light_shades"]
MOVERS = [2, 3, 4]


def deal(players: int, options: dict[str, Any], seed: str) -> State:
    chosen = {option.name: option.default for option in GAME.options} | options
    s = GAME.new_state(players, chosen, {})
    GAME.rules.deal(s, deal_key(seed))
    return s


def walk(s: State, seed: str) -> Iterator[State]:
    """Every state of a random match, also the last."""
    rng, out = generator(seed), int_zeros(GAME.max_legal_moves)
    while GAME.rules.to_move(s) >= 0:
        yield s
        GAME.rules.apply(s, GAME.rules.sample_move(s, rng, out))
    yield s


def listed(write: Any, s: State) -> list[int]:
    """The moves that a function writes."""
    out = int_zeros(GAME.max_legal_moves)
    return [int(out[i]) for i in range(write(s, out))]


def features(s: State, seat: int) -> list[float]:
    row = float_array([UNWRITTEN] * len(HEURISTICS.feature_names))
    HEURISTICS.features(s, seat, row)
    return [float(x) for x in row]


def ratings(s: State, *texts: str) -> list[float]:
    """The ratings of moves."""
    moves = int_zeros(len(texts))
    for i, text in enumerate(texts):
        assert GAME.rules.illegality(s, read_move(text)) == 0
        moves[i] = read_move(text)
    found = float_array([UNWRITTEN] * len(texts))
    HEURISTICS.rate(s, moves, len(texts), found, batch(State, 1))
    return [float(x) for x in found]


def better(s: State, good: str, bad: str) -> bool:
    """Whether a move has a higher rating than another."""
    one, two = ratings(s, good, bad)
    return one > two


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_candidates_are_legal_distinct_and_rated(players: int, options: dict[str, Any]) -> None:
    for s in walk(deal(players, options, "c"), "c"):
        found = listed(HEURISTICS.candidates, s)
        if GAME.rules.to_move(s) < 0:
            assert found == []
            continue
        assert 1 <= len(found) <= HEURISTICS.max_candidates
        assert len({*found}) == len(found)
        assert {*found} <= {*listed(GAME.rules.legal_moves, s)}
        rated = ratings(s, *[GAME.notation.write_move(move) for move in found])
        assert all(math.isfinite(x) and x != UNWRITTEN for x in rated)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_all_features_are_written_and_have_moderate_size(players: int, options: dict[str, Any]) -> None:
    for s in islice(walk(deal(players, options, "f"), "f"), 0, None, 5):  # features are slow in pure mode
        assert 0 <= HEURISTICS.stage(s) < HEURISTICS.stages
        for seat in range(players):
            assert all(abs(x) < 12 for x in features(s, seat))
    assert len(HEURISTICS.lead_sd) == HEURISTICS.stages


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_estimate_of_a_finished_match_is_its_score(players: int, options: dict[str, Any]) -> None:
    *_, s = walk(deal(players, options, "e"), "e")
    for seat in range(players):
        assert HEURISTICS.estimate(s, seat) == GAME.rules.score(s, seat)
    if players == 1:
        assert HEURISTICS.estimate(s, 1) == int(target(s))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_features_and_estimates_ignore_the_pool_before_the_first_turn(players: int) -> None:
    checked = 0
    for s in walk(deal(players, {}, "n"), "n"):
        now = to_python(s)
        if now.turn > 0 or HEURISTICS.midturn(s) or now.round in (0, ROUNDS):
            continue
        other = unpack(GAME.state, pack(s))
        other.pool = 0
        for r in range(now.round, ROUNDS):
            other.dice[r] = 0
        for i in range(8):
            other.key[i] = i
        for seat in range(players):
            assert features(other, seat) == features(s, seat)
        for seat in range(max(2, players)):
            assert HEURISTICS.estimate(other, seat) == HEURISTICS.estimate(s, seat)
        checked += 1
    assert checked == ROUNDS - 1


def test_midturn_holds_after_the_first_move_of_a_turn() -> None:
    s = begin(2)
    assert not HEURISTICS.midturn(s)
    s = start(2)
    assert not HEURISTICS.midturn(s)
    assert HEURISTICS.midturn(play(s, "draft 1"))
    assert HEURISTICS.midturn(play(s, "place a1"))
    assert not HEURISTICS.midturn(play(s, "pass"))


def test_a_high_die_of_the_private_colour_is_better_than_a_low_one() -> None:
    s = start(2, pool="R1 R6 G3 B4 P5", private=["R", "Y"], public=SHADELESS, tools=MOVERS)
    assert better(s, "draft 2", "draft 1")


def test_a_space_that_can_take_no_die_lowers_the_value() -> None:
    s = start(2, rows="R..../...../...../.....", pool="R1 Y2 G3 B4 P5", private=["P", "Y"], tools=MOVERS)
    fill(s, 0, "b2 G4")
    play(s, "draft 1")
    assert better(s, "place a3", "place a2")  # a red die beside the red space closes it
    spoiled = HEURISTICS.estimate(fill(s, 0, "a2 R1"), 0)
    fill(s, 0, "a2 R1")  # removed again
    assert HEURISTICS.estimate(fill(s, 0, "a3 R1"), 0) > spoiled


def test_the_die_that_completes_a_varied_row_is_better_than_one_that_spoils_it() -> None:
    s = start(2, pool="P2 R3 G3 B4 P5", private=["Y", "G"], public=ROWS_FIRST, tools=MOVERS)
    fill(s, 0, "a1 R4, b1 Y5, c1 G4, d1 B5")
    assert better(s, "draft 1", "draft 2")
    play(s, "draft 1")
    assert better(s, "place e1", "place e2")


def test_solo_prefers_the_higher_of_two_dice_because_it_does_not_raise_the_target() -> None:
    s = start(1, pool="G1 G6 B4 P5", private=["R", "Y"], public=SHADELESS[:2], tools=[4])
    assert better(s, "draft 2", "draft 1")
    before = HEURISTICS.estimate(s, 1)
    assert HEURISTICS.estimate(on_track(s, "G6 G5"), 1) == before + 11


def test_a_white_pattern_with_more_tokens_is_better() -> None:
    assert better(begin(2, dots=6), "pattern 1", "pattern 2")


def test_a_tool_is_worth_its_price_only_if_it_helps() -> None:
    s = start(2, pool="R1 Y2 G3 B4 P5", private=["R", "Y"], public=SHADELESS, tools=[2, 3, 10])
    play(s, "draft 1")
    assert better(s, "tool 10", "place a1")  # the private colour: 6 points instead of 1
    s = start(2, pool="R6 Y2 G3 B4 P5", private=["R", "Y"], public=SHADELESS, tools=[2, 3, 10])
    play(s, "draft 1")
    assert better(s, "place a1", "tool 10")
    play(s, "place a1")
    assert better(s, "pass", "tool 2")  # a move of the only die gains nothing


def test_solo_a_space_that_can_take_no_die_costs_points_and_raises_the_target() -> None:
    s = start(1, rows="R..../...../...../.....", private=["P", "Y"], public=SHADELESS[:2], tools=[4])
    fill(s, 0, "b2 G4, a3 R1")
    open_, low = HEURISTICS.estimate(s, 0), HEURISTICS.estimate(s, 1)
    fill(s, 0, "a3 R1")  # removed again
    fill(s, 0, "a2 R1")  # a red die beside the red space closes it
    assert HEURISTICS.estimate(s, 0) < open_
    assert HEURISTICS.estimate(s, 1) > low


def test_solo_pays_for_a_tool_with_the_highest_die() -> None:
    s = start(1, pool="G1 P6 P2 B5", private=["R", "Y"], public=SHADELESS[:2], tools=[1])  # a purple die pays
    play(s, "draft 1", "tool 1")
    assert better(s, "pay 2", "pay 3")


def test_solo_an_unused_tool_lowers_the_expected_target() -> None:
    one = start(1, private=["R", "Y"], public=SHADELESS[:2], tools=[4])
    five = start(1, private=["R", "Y"], public=SHADELESS[:2], tools=[1, 2, 3, 4, 5])
    assert HEURISTICS.estimate(five, 1) < HEURISTICS.estimate(one, 1)
    play(five, "draft 1", "place a1")
    before = HEURISTICS.estimate(five, 1)
    five.paid[0] = 1
    assert HEURISTICS.estimate(five, 1) > before


def test_solo_a_drawn_die_that_fits_nowhere_gets_a_low_value() -> None:
    s = start(1, rows="RRRRR/R...R/R...R/RRRRR", pool="R1 Y2 G3 B4", private=["R", "Y"], tools=[11])
    assert HEURISTICS.stage(s) == ROUNDS  # the stages of solo follow those with more players
    s.phase, s.hand, s.tool = VALUE, die_of(COLOUR_LETTERS.index("G"), 1), 11
    assert better(s, "value 1", "value 6")  # it fits nowhere, so its pips go to the round track
