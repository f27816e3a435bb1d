"""The declared types: chance, information, utility and bounds."""

import pyspiel
import pytest

import draftwork
from draftwork.games import load
from draftwork.kernel.errors import BadOption, BadPlayers
from tests.envs.open_spiel.loaded import NAMES, dealt, game_of, states

GameType = pyspiel.GameType
ISLANDS = {"patchwork": False, "sintra": True, "sagrada": True, "blueprints": True, "hoard": True}


@pytest.mark.parametrize("name", NAMES)
def test_only_games_that_hide_nothing_declare_perfect_information(name: str) -> None:
    hidden = ISLANDS[name]
    expected = (
        GameType.Information.IMPERFECT_INFORMATION if hidden else GameType.Information.PERFECT_INFORMATION
    )
    assert game_of(name).get_type().information == expected
    declared = game_of(name, {"imperfect_information": True}).get_type().information
    assert declared == GameType.Information.IMPERFECT_INFORMATION


@pytest.mark.parametrize("name", NAMES)
def test_chance_decides_the_seed_in_eight_explicit_nodes(name: str) -> None:
    game = game_of(name)
    assert game.get_type().chance_mode == GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert game.max_chance_nodes_in_history() == 8
    state = game.new_initial_state()
    for byte in (0, 1, 2, 3, 250, 251, 252, 253):
        assert state.is_chance_node()
        assert state.ply.state is None  # nothing is dealt before the last byte
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == [*range(256)]
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.action_to_string(byte) == f"seed {byte:02x}"
        state.apply_action(byte)
    assert not state.is_chance_node()
    match = draftwork.Match(name, seed="00010203fafbfcfd")
    while len(state.history()) < 8 + len(match.history):  # a match plays forced moves
        (only,) = state.legal_actions()
        state.apply_action(only)
    assert str(state) == match.position()
    assert state.legal_actions() == match.legal_moves.numbers


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_history_determines_the_state(name: str, seed: int) -> None:
    game = game_of(name)
    *_, last = states(game, seed)
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)


@pytest.mark.parametrize("name", NAMES)
def test_returns_follow_the_ranks_and_add_up_to_zero(name: str) -> None:
    for players in load(name).players:
        game = game_of(name, {"players": players})
        kind = game.get_type()
        assert kind.reward_model == GameType.RewardModel.TERMINAL
        for seed in range(4):
            *before, last = states(game, seed)
            assert all(state.returns() == [0.0] * players for state in before)
            returns, ranks = last.returns(), last.ply.ranks()
            assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
            if players == 1:
                assert kind.utility == GameType.Utility.GENERAL_SUM
                assert returns == [1.0 if ranks == [0] else -1.0]
                continue
            assert kind.utility == GameType.Utility.ZERO_SUM
            assert sum(returns) == pytest.approx(0)
            assert sorted(range(players), key=lambda p: -returns[p]) == sorted(
                range(players), key=lambda p: ranks[p]
            )
            alone = ranks.count(0) == 1
            assert (max(returns) == 1.0) == alone


def test_the_declared_length_and_number_of_actions_are_those_of_the_game() -> None:
    for name in NAMES:
        game = game_of(name)
        assert game.num_distinct_actions() == load(name).num_moves
        assert game.max_game_length() == load(name).max_plies
        assert game.max_chance_outcomes() == 256


def test_impossible_parameters_are_refused() -> None:
    with pytest.raises(BadPlayers):
        game_of("patchwork", {"players": 3})
    with pytest.raises(BadOption):
        game_of("sagrada", {"tools": 2, "players": 2})
    with pytest.raises(BadOption):
        game_of("sintra", {"side": "C"})


def test_actions_are_the_moves_of_the_game() -> None:
    state = dealt(game_of("patchwork"), 1)
    assert state.action_to_string(0) == "advance"
    assert state.string_to_action("advance") == 0
