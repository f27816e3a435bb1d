"""Heuristics of Blueprints: candidates, ratings, estimates and features."""

from math import isfinite

import pytest

from draftwork.games.blueprints import GAME, HEURISTICS
from draftwork.games.blueprints.ai.building_value import summarize
from draftwork.games.blueprints.ai.candidates import MAX_TAKING_CANDIDATES
from draftwork.games.blueprints.notation.moves import read_move
from draftwork.games.blueprints.notation.names import read_die
from draftwork.games.blueprints.rules.building import building_score
from draftwork.games.blueprints.state import State
from draftwork.kernel import batch, float_array, int_zeros, to_compiled, to_python
from draftwork.kernel.random import generator
from tests.games.blueprints.build import building, deck, start

LOW_TOWER = ["6X", "XX", "XX"]


def features(s: State, seat: int) -> list[float]:
    out = float_array([9.0] * len(HEURISTICS.feature_names))
    HEURISTICS.features(s, seat, out)
    return [float(x) for x in out]


def ratings(s: State, *texts: str) -> list[float]:
    moves, out = int_zeros(len(texts)), float_array([0.0] * len(texts))
    for i, text in enumerate(texts):
        moves[i] = read_move(text)
        assert GAME.rules.illegality(s, moves[i]) == 0, text
    HEURISTICS.rate(s, moves, len(texts), out, batch(State, 1))
    return [float(x) for x in out]


def standing(
    mine: str, pool: str, plan: list[str], theirs: str = "", discarding: bool = False, players: int = 2
) -> State:
    """A first round with these buildings and this pool. Seat 0 is to move."""
    s = start(players, edition=deck(plan, *[["22", "11", "XX"]] * 3), plans=[[1, 2, 3, 4][:players]])
    now = to_python(s)
    now.in_demand[0], now.in_demand[1] = 3, 0
    for seat, text in ((0, mine), (1, theirs)):
        now.taken[seat] = building(text) if text else 0
        for space, stack in enumerate(text.replace("|", "/").split("/")):
            for die in stack.split():
                if die != "-":
                    now.tops[seat] = now.tops[seat] & ~(15 << 4 * space) | int(die[1]) << 4 * space
    now.turn = players * len(mine.replace("|", " ").replace("/", " ").replace("-", " ").split())
    now.discarding = int(discarding)
    now.offer = 0
    for kind in range(24):
        now.pool[kind] = 0
    for die in pool.split():
        now.pool[read_die(die)] += 1
        now.offer |= 1 << read_die(die)
    return to_compiled(now)


@pytest.mark.parametrize("players", GAME.players)
def test_candidates_and_features_in_random_matches(players: int) -> None:
    rng, moves, legal = (
        generator(f"bots {players}"),
        int_zeros(GAME.max_legal_moves),
        int_zeros(GAME.max_legal_moves),
    )
    for match in range(4):
        s = start(players, seed=f"bots {match}", start=match % players)
        while GAME.rules.to_move(s) != -1:
            n = HEURISTICS.candidates(s, moves)
            allowed = {legal[i] for i in range(GAME.rules.legal_moves(s, legal))}
            assert n >= 1
            assert {moves[i] for i in range(n)} <= allowed
            assert all(isfinite(x) and abs(x) < 10 for x in features(s, 0))
            GAME.rules.apply(s, GAME.rules.sample_move(s, rng, moves))
        for seat in range(players):
            assert HEURISTICS.estimate(s, seat) == GAME.rules.score(s, seat)


def test_moves_that_remove_a_die_are_candidates_only_without_others() -> None:
    s = standing("W6", "W2 R6", LOW_TOWER)
    moves = int_zeros(GAME.max_legal_moves)
    assert HEURISTICS.candidates(s, moves) == 1
    assert moves[0] == read_move("R6 a1")
    s = standing("W6", "W2 R3", LOW_TOWER)
    assert HEURISTICS.candidates(s, moves) == 2, "no other move is left"


def test_the_best_rated_moves_that_take_a_die_are_candidates() -> None:
    s = standing("G1|S2", "W1 W3 R2 R5 S3 S6 G4 G6", ["11", "11", "11"])
    moves, legal = int_zeros(GAME.max_legal_moves), int_zeros(GAME.max_legal_moves)
    n = HEURISTICS.candidates(s, moves)
    every = [GAME.notation.write_move(legal[i]) for i in range(GAME.rules.legal_moves(s, legal))]
    rated = dict(zip(every, ratings(s, *every), strict=True))
    kept = {GAME.notation.write_move(moves[i]) for i in range(n)}
    assert len(kept) == n == MAX_TAKING_CANDIDATES < len(every)
    assert min(rated[text] for text in kept) >= max(rated[text] for text in every if text not in kept) - 1e-4


@pytest.mark.parametrize(
    "text",
    [
        "-|R4/G1 G2 R4|W6/R3",
        "-|-/W2 R4|R2 S5/R1|W6",
        "-|W3/G5 R5 S6|W4/R1",
        "W1 W2 W3 W4 W5 W6",
        "S1 S2 xS1 S3 S4",
    ],
)
def test_a_summary_has_the_building_score_without_the_bonus(text: str) -> None:
    assert summarize(building(text))[0] == building_score(building(text), 0x777777)


def test_features_and_estimate_ignore_the_deal_of_a_round_before_its_first_die() -> None:
    states = []
    for seed in ("one", "other"):
        now = to_python(start(3, seed=seed))
        now.cards[0], now.cards[1] = 1 << 3, 1
        now.round, now.start[1] = 1, 2
        s = to_compiled(now)
        states.append([[*features(s, seat), HEURISTICS.estimate(s, seat)] for seat in range(3)])
    assert states[0] == states[1]
    assert states[0][0] != states[0][1]


def test_features_depend_on_the_building_after_the_first_die() -> None:
    low, high = standing("W1", "R1 R2", LOW_TOWER), standing("R6", "R1 R2", LOW_TOWER)
    assert features(low, 0) != features(high, 0)


def test_a_later_recycled_die_is_better_than_the_first() -> None:
    fifth = standing("R1|R1/R1|R1", "R5 W5", ["11", "11", "11"])
    first = standing("S1|S1/G1|G1", "R5 W5", ["11", "11", "11"])
    assert ratings(fifth, "R5 a3")[0] - ratings(fifth, "W5 a3")[0] > (
        ratings(first, "R5 a3")[0] - ratings(first, "W5 a3")[0]
    ), "each further recycled die scores more"


def test_completing_the_plan_is_rated_higher() -> None:
    s = standing("R1 R1|S2/G1|W3", "G4", ["21", "11", "1X"])
    done, over = ratings(s, "G4 a3", "G4 b1")
    assert done > over, "the plan bonus is six points"


def test_completing_the_skyscraper_is_rated_higher() -> None:
    s = standing("W1 R1 S2 G3|S1", "G5", ["23", "1X", "XX"])
    up, beside = ratings(s, "G5 a1", "G5 b1")
    assert up > beside, "a tower of five fulfils a prize"


def test_stone_is_rated_higher_on_a_higher_level() -> None:
    s = standing("G1 G2|G3", "S4", ["23", "1X", "XX"])
    up, ground = ratings(s, "S4 a1", "S4 a2")
    assert up > ground, "stone scores five points on the third level and two on the ground"


def test_discards_deny_the_opponent_and_spare_useful_dice() -> None:
    mine, theirs = "S1 S2 S3|G1", "R1 R2|R3/R4"
    s = standing(mine, "R5 W1 S4", ["3X", "12", "XX"], theirs, discarding=True)
    deny, waste, own = ratings(s, "discard R5", "discard W1", "discard S4")
    assert deny > waste > own
