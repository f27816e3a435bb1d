"""OpenSpiel's own tests of games: the random simulation and the checks of its integration suite."""

import time
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from draftwork.games import load
from tests.envs.open_spiel.loaded import IDS, NAMES, PREFIX, VARIANTS, game_of, states
from tests.third_party import run_python

GameType = pyspiel.GameType
PLAYERS = [(name, {"players": players}) for name in NAMES for players in load(name).players]
LIMIT = 60e-6  # seconds of a clone


@pytest.mark.parametrize(("name", "params"), VARIANTS, ids=IDS)
def test_random_simulation_with_serialized_states(name: str, params: dict[str, Any]) -> None:
    game = game_of(name, params)
    ended = []
    pyspiel.random_sim_test(
        game,
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: ended.append(state.is_terminal()),
    )
    assert ended[-1]
    assert not any(ended[:-1])


@pytest.mark.parametrize(("name", "params"), PLAYERS, ids=str)
def test_checks_of_the_integration_suite_on_a_partial_tree(name: str, params: dict[str, Any]) -> None:
    base = api_test.EnforceAPIOnPartialTreeBase
    made = type("Checks", (base,), {"game": game_of(name, params), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert result.testsRun >= 5
    assert (result.errors, result.failures, result.skipped) == ([], [], [])


@pytest.mark.parametrize("name", NAMES)
def test_every_installed_game_is_registered_with_its_parameters(name: str) -> None:
    game = load(name)
    (kind,) = (each for each in pyspiel.registered_games() if each.short_name == PREFIX + name)
    assert set(kind.parameter_specification) == {
        "players",
        "imperfect_information",
        *(option.name for option in game.options),
    }
    assert (kind.min_num_players, kind.max_num_players) == (min(game.players), max(game.players))


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_takes_at_most_60_microseconds_and_is_independent(name: str) -> None:
    game = game_of(name)
    *_, state, _ = states(game, 3)
    best = 1.0
    for _ in range(20):
        began = time.perf_counter()
        for _ in range(50):
            state.clone()
        best = min(best, (time.perf_counter() - began) / 50)
    assert best <= LIMIT
    clone, before, history = state.clone(), str(state), state.history()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), state.history()) == (before, history)
    assert clone.history()[:-1] == history


@pytest.mark.parametrize(("name", "params"), PLAYERS, ids=str)
def test_information_set_search_of_python_plays(name: str, params: dict[str, Any]) -> None:
    game = game_of(name, params | {"imperfect_information": True})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    searched = 0
    for state in states(game, 5, step=25):
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()
            searched += 1
    assert searched


def test_the_import_does_not_disturb_the_end_of_a_process(tmp_path: Any) -> None:
    done = run_python(tmp_path, "-c", "import draftwork.envs.open_spiel")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_serialized_with_its_parameters(name: str) -> None:
    for other, params in [*VARIANTS, ("patchwork", {"board": "2014"})]:
        if other == name:
            game = game_of(name, params)
            again = pyspiel.load_game(str(game))
            assert (str(again), again.num_players()) == (str(game), game.num_players())
            assert again.setup == game.setup
