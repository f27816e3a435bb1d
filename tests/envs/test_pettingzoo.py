"""The environments of PettingZoo pass its own tests, copy correctly, and play the games as `Match` does."""

from __future__ import annotations

import copy
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from draftwork import Match, bots
from draftwork.envs import pettingzoo as adapter
from draftwork.games import load
from draftwork.kernel.errors import BadOption, IllegalMove
from tests.shipped import GAMES

ALL_GAMES = (*GAMES, "hoard")
CASES = [(name, players) for name in ALL_GAMES for players in load(name).players]
# PettingZoo warns about observations with masks, unless the environment is one of its own.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def make(name: str, kind: Any = "aec", **settings: Any) -> Any:
    return pettingzoo.make(kind, f"draftwork/{name}-v0", **settings)


def play(env: Any, rng: np.random.Generator) -> Iterator[tuple[str, int]]:
    """Play random actions to the end."""
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            yield agent, action
            env.step(action)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_api(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(make(name, players=players), num_cycles=60)
    assert {str(each.message) for each in caught} == EXPECTED
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ALL_GAMES)
def test_parallel_api(name: str) -> None:
    env = make(name, "parallel", illegal="random")
    parallel_api_test(env, num_cycles=30)
    assert len(env.turns.match.history) > 0


def test_a_random_move_replaces_an_illegal_one_if_the_caller_wants_it() -> None:
    env = make("patchwork", "parallel", illegal="random")
    env.reset(seed=1)
    mover = env.turns.match.to_move
    mask = env.turns.observe(f"player_{mover}")["action_mask"]
    env.step(dict.fromkeys(env.agents, int(np.flatnonzero(mask == 0)[0])))
    assert env.turns.replaced == 1
    assert mask[env.turns.match.history[0].move.number] == 1


@pytest.mark.parametrize(("name", "players"), CASES)
def test_seed(name: str, players: int) -> None:
    seed_test(partial(make, name, players=players), num_cycles=20)
    first, second = make(name, players=players), make(name, players=players)
    first.reset(seed=1)
    second.reset(seed=2)
    assert first.turns.match != second.turns.match


@pytest.mark.parametrize("name", ALL_GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env_fn = partial(make, name)
    render_test(env_fn, {"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out  # of the mode "human"


@pytest.mark.parametrize("name", ALL_GAMES)
def test_max_cycles(name: str) -> None:
    parallel = partial(make, name, "parallel", illegal="random")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given)))
    )
    env = make(name, max_cycles=2)
    env.reset(seed=1)
    assert len(list(play(env, np.random.default_rng(1)))) == 2 * env.turns.players
    assert not env.agents


def test_performance(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 1.0, 2.0, 9.0, 9.0])
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(times)))
    performance_benchmark(make("patchwork"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_match_is_that_of_draftwork(name: str, players: int) -> None:
    env, match = make(name, players=players), Match(name, players=players, seed=7)
    env.reset(seed=7)
    for agent, action in play(env, np.random.default_rng(7)):
        assert agent == f"player_{match.to_move}"
        assert np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == match.legal_moves.numbers
        match.play(action)
    assert match.is_over


@pytest.mark.parametrize(("name", "players"), CASES)
def test_final_rewards_are_shared_by_the_winners_and_add_up_to_0(name: str, players: int) -> None:
    env = make(name, players=players)
    env.reset(seed=3)
    rewards: dict[str, float] = {}
    for _ in play(env, np.random.default_rng(3)):
        assert not any(env.rewards.values())
    match = env.turns.match
    rewards = env.turns.final_rewards()
    winners = [seat for seat in range(players) if match.game.rules.rank(match.state, seat) == 0]
    if players > 1:
        assert sum(rewards.values()) == pytest.approx(0)
        assert [seat for seat in range(players) if rewards[f"player_{seat}"] > 0] == winners
    else:
        assert rewards["player_0"] == (1 if winners else -1)


def test_the_reward_can_be_the_lead() -> None:
    env = make("patchwork", reward="lead")
    env.reset(seed=3)
    for _ in play(env, np.random.default_rng(3)):
        pass
    first, second = env.turns.match.scores
    assert env.turns.final_rewards() == {"player_0": first - second, "player_1": second - first}
    with pytest.raises(BadOption, match="Rewards: win, lead"):
        make("patchwork", reward="money")


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_deep_copy_is_equal_and_independent(name: str) -> None:
    env = make(name)
    env.reset(seed=5)
    moves = play(env, np.random.default_rng(5))
    for _ in range(4):
        next(moves)
    other = copy.deepcopy(env)
    before = copy.deepcopy(env)
    assert other.turns.match == env.turns.match
    assert other.agent_selection == env.agent_selection
    played = [list(play(each, np.random.default_rng(9))) for each in (env, other)]
    assert played[0] == played[1]
    assert env.turns.final_rewards() == other.turns.final_rewards()
    assert before.turns.match != env.turns.match
    assert before.agents == before.possible_agents


def test_deep_copies_of_spaces_draw_the_same_actions() -> None:
    env = make("hoard")
    env.reset(seed=1)
    env.action_space("player_0").seed(4)
    other = copy.deepcopy(env)
    draws = [[each.action_space("player_0").sample() for _ in range(5)] for each in (env, other)]
    assert draws[0] == draws[1]


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    env = make("patchwork")
    env.reset(seed="1")
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="Patch"):
        env.step(illegal)


def test_agents_that_are_not_to_move_have_no_legal_actions() -> None:
    env = make("sintra", players=3)
    env.reset(seed=1)
    counts = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent in env.agents if counts[agent]] == [env.agent_selection]


def test_options_and_bots() -> None:
    env = make("sagrada", players=3, options={"reduced_bag": True})
    env.reset(seed=1)
    assert env.turns.match.options["reduced_bag"] is True
    bot = bots.load("random", "sagrada")
    env.step(int(bot.choose(env.seat(env.agent_selection))))
    assert len(env.turns.match.history) >= 1
    with pytest.raises(BadOption):
        make("sagrada", options={"reduced_bags": True})


def test_registering_again_changes_nothing() -> None:
    before = dict(pettingzoo.aec_registry)
    adapter.register()
    assert pettingzoo.aec_registry == before
