"""The default implementations of generic functions."""

from __future__ import annotations

from typing import Any

import pytest

from draftwork.games import Game, Heuristics, Notation, Rules, load
from draftwork.games.defaults import rules as default
from draftwork.kernel import int_zeros, pack
from draftwork.kernel.deal import deal_key
from draftwork.kernel.random import generator
from tests.games.sintra.build import changed, start


def dealt(game: Game[Any], players: int = 2) -> Any:
    options = {option.name: option.default for option in game.options}
    state = game.new_state(players, options, {})
    game.rules.deal(state, deal_key("defaults"))
    return state


@pytest.mark.parametrize("name", ["sintra", "hoard"])
def test_a_random_move_is_one_of_the_legal_moves(name: str) -> None:
    game = load(name)
    state = dealt(game)
    rng, out = generator("moves"), int_zeros(game.max_legal_moves)
    sampled = {default.sample_move(state, rng, out) for _ in range(2000)}
    legal = {int(out[i]) for i in range(game.rules.legal_moves(state, out))}
    assert sampled == legal


def test_candidates_are_all_legal_moves() -> None:
    game = load("sintra")
    state = dealt(game)
    out, legal = int_zeros(game.max_legal_moves), int_zeros(game.max_legal_moves)
    assert default.candidates(state, out) == game.rules.legal_moves(state, legal)
    assert [*out] == [*legal]


def test_seats_with_equal_points_have_the_same_rank() -> None:
    state = changed(start(3), score=[5, 9, 5])
    assert [default.rank(state, seat) for seat in range(3)] == [1, 0, 1]


def test_nothing_is_hidden_and_nothing_filled_in() -> None:
    state = dealt(load("hoard"))
    before = pack(state)
    default.redact(state, 0)
    default.determinize(state, 0, generator("any"))
    assert pack(state) == before


def test_a_match_is_one_stage_and_a_turn_one_decision() -> None:
    state = start()
    assert default.stage(state) == 0
    assert default.midturn(state) is False


def test_a_game_may_leave_out_what_has_a_default() -> None:
    game = load("sintra")
    assert game.heuristics is not None
    rules: Rules[Any] = Rules(
        deal=game.rules.deal,
        to_move=game.rules.to_move,
        legal_moves=game.rules.legal_moves,
        illegality=game.rules.illegality,
        apply=game.rules.apply,
        score=game.rules.score,
    )
    assert (rules.sample_move, rules.rank) == (default.sample_move, default.rank)
    assert (rules.redact, rules.determinize) == (default.redact, default.determinize)
    notation: Notation[Any] = Notation(
        write_move=game.notation.write_move,
        read_move=game.notation.read_move,
        write_position=game.notation.write_position,
        read_position=game.notation.read_position,
    )
    assert notation.move_json(0) == {}
    heuristics: Heuristics[Any] = Heuristics(
        rate=game.heuristics.rate,
        estimate=game.heuristics.estimate,
        features=game.heuristics.features,
        feature_names=game.heuristics.feature_names,
        max_candidates=game.max_legal_moves,
        lead_sd=(20.0,),
        lead_scale=20.0,
        temperature=3.0,
        noise=1.0,
    )
    assert heuristics.generic_functions["candidates"] is default.candidates
    assert heuristics.stages == len(heuristics.lead_sd)
