"""The vector environment plays as `Match` does, resets in all modes, and writes into given buffers."""

from __future__ import annotations

import tracemalloc
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from draftwork import Match
from draftwork.envs.observation import Observer
from draftwork.envs.vector import VectorEnv
from draftwork.games import load
from draftwork.kernel.errors import BadMove, BadOption, GameOver, IllegalMove
from tests.shipped import GAMES

ALL_GAMES = (*GAMES, "hoard")
CASES = [(name, players) for name in ALL_GAMES for players in (load(name).players[0], load(name).players[-1])]
STEPS = 15  # of the comparisons with `Match`
LANES = 3


def legal(env: VectorEnv, lane: int) -> list[int]:
    """The legal moves in a lane, from its mask."""
    row = env.buffers.mask[lane]
    bits = np.unpackbits(row, bitorder="little") if env.settings.masks == "bits" else row
    return [int(move) for move in np.flatnonzero(bits)]


def agrees(env: VectorEnv, lane: int, match: Match, observer: Observer) -> None:
    """Check that a lane is what a match is."""
    assert env.buffers.to_move[lane] == match.to_move
    assert legal(env, lane) == match.legal_moves.numbers
    expected = observer.observe(match.state, match.to_move)
    assert env.buffers.observation[lane].tobytes() == expected.tobytes()


def begun(env: VectorEnv, lane: int) -> Match:
    """The match that was dealt in a lane."""
    return Match(env.game.name, players=env.players, seed=env.seed_of(lane), **env.settings.options)


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("masks", ["bits", "bytes"])
def test_every_lane_is_a_match(name: str, players: int, masks: str) -> None:
    env = VectorEnv(
        name, LANES, players=players, masks=masks, autoreset_mode=AutoresetMode.SAME_STEP, threads=2
    )
    env.reset(seed=11)
    observer = Observer(env.game, players)
    matches = [begun(env, lane) for lane in range(LANES)]
    for _ in range(STEPS):
        for lane, match in enumerate(matches):
            agrees(env, lane, match, observer)
        actions = env.sample().copy()
        movers = env.buffers.to_move.copy()
        _, rewards, ended, _, infos = env.step(actions)
        for lane, match in enumerate(matches):
            match.play(int(actions[lane]))
            assert ended[lane] == match.is_over
            if match.is_over:
                final = infos["final_obs"][lane]["observation"]
                assert final.tobytes() == observer.observe(match.state, int(movers[lane])).tobytes()
                assert rewards[lane] == env.buffers.rewards[lane, movers[lane]]
                matches[lane] = begun(env, lane)
            else:
                assert rewards[lane] == 0
    env.close()


def finish(env: VectorEnv) -> int:
    """Step at random until a lane ends; return the lane."""
    while True:
        _, _, ended, _, _ = env.step(env.sample())
        if ended.any():
            return int(np.flatnonzero(ended)[0])


def test_next_step_resets_in_the_step_after_the_end() -> None:
    env = VectorEnv("hoard", 3, players=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=2)
    seed = env.seed_of(0)
    lane = finish(env)
    assert env.buffers.to_move[lane] == -1
    assert env.buffers.rewards[lane].sum() == 0
    assert legal(env, lane) == list(range(env.game.num_moves))
    _, rewards, ended, _, infos = env.step(env.sample())
    assert rewards[lane] == 0
    assert not ended[lane]
    assert env.seed_of(lane) != seed
    agrees(env, lane, begun(env, lane), env.observer)
    assert "final_obs" not in infos


def test_same_step_gives_the_final_observation_beside_the_first_of_the_next_match() -> None:
    env = VectorEnv("hoard", 3, players=2, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=2)
    lane = finish(env)
    agrees(env, lane, begun(env, lane), env.observer)
    assert env.buffers.rewards[lane].any()


def test_disabled_waits_for_a_reset_of_the_lanes_that_ended() -> None:
    env = VectorEnv("hoard", 3, players=2, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=2)
    lane = finish(env)
    with pytest.raises(GameOver):
        env.step(env.sample())
    ended = env.buffers.terminated.copy()
    others = [env.state_of(each) for each in np.flatnonzero(~ended)]
    env.reset(options={"reset_mask": ended})
    assert [env.state_of(each) for each in np.flatnonzero(~ended)] == others
    agrees(env, lane, begun(env, lane), env.observer)
    env.step(env.sample())


def test_equal_seeds_give_equal_matches_with_any_number_of_threads() -> None:
    runs = []
    for threads in (1, 3):
        env = VectorEnv("hoard", 12, opponents="apprentice", threads=threads)
        env.reset(seed=5)
        rows = []
        for _ in range(12):
            env.step(env.sample())
            rows.append([array.tobytes() for array in env.buffers])
        runs.append(rows)
        env.close()
    assert runs[0] == runs[1]


def test_a_reset_without_a_seed_deals_other_matches() -> None:
    env = VectorEnv("hoard", 2)
    env.reset(seed=5)
    first = env.seed_of(0)
    env.reset()
    assert env.seed_of(0) != first
    env.reset(seed=5)
    assert env.seed_of(0) == first


def test_duplicates_have_the_same_deals() -> None:
    env = VectorEnv("sintra", 6, duplicates=3)
    env.reset(seed=5)
    seeds = [env.seed_of(lane) for lane in range(6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]
    assert env.state_of(0) == env.state_of(2) != env.state_of(3)


@pytest.mark.parametrize("opponents", ["random", "apprentice", "journeyman"])
def test_opponents_play_all_other_seats(opponents: str) -> None:
    env = VectorEnv("hoard", 3, players=3, opponents=opponents, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=3)
    assert env.seats.tolist() == [0, 1, 2]
    finals = []
    for _ in range(5):
        assert env.buffers.to_move.tolist() == env.seats.tolist()
        _, rewards, ended, _, _ = env.step(env.sample())
        for lane in np.flatnonzero(ended):
            assert rewards[lane] == env.buffers.rewards[lane, env.seats[lane]]
            finals.append(env.buffers.rewards[lane].copy())
    assert len(finals) >= 3
    assert np.abs(np.sum(finals, axis=1)).max() < 1e-6


def test_the_seat_of_the_caller_can_be_fixed() -> None:
    env = VectorEnv("hoard", 4, players=3, opponents="random", seat=2)
    env.reset(seed=1)
    assert env.buffers.to_move.tolist() == [2] * 4


def test_a_better_opponent_leads_by_more() -> None:
    leads = {}
    for opponents in ("random", "apprentice"):
        env = VectorEnv(
            "hoard", 40, opponents=opponents, reward="lead", autoreset_mode=AutoresetMode.SAME_STEP
        )
        env.reset(seed=1)
        first = np.full(40, np.nan)
        while np.isnan(first).any():
            _, rewards, ended, _, _ = env.step(env.sample())
            first = np.where(np.isnan(first) & ended, rewards, first)
        leads[opponents] = float(first.mean())
    assert leads["apprentice"] < leads["random"] - 0.5


def test_a_step_writes_into_the_buffers_of_the_caller_and_allocates_nothing_large() -> None:
    env = VectorEnv("patchwork", 128, threads=1)
    env.reset(seed=1)
    storage = [np.zeros((128, env.observer.size), np.float32) for _ in range(2)]
    masks = [np.zeros_like(env.buffers.mask) for _ in range(2)]
    env.use_buffers(observation=storage[0], mask=masks[0])
    observations, *_ = env.step(env.sample())
    assert observations["observation"] is storage[0]
    assert observations["action_mask"] is masks[0]
    before = storage[0].copy()
    env.use_buffers(observation=storage[1], mask=masks[1])
    tracemalloc.start()
    env.step(env.sample())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (storage[1] != before).any()
    assert (storage[0] == before).all()
    assert peak < before.nbytes  # not even one of the arrays


def test_buffers_that_do_not_fit_are_refused() -> None:
    env = VectorEnv("hoard", 2)
    with pytest.raises(BadOption, match="float32"):
        env.use_buffers(observation=np.zeros((2, env.observer.size)))
    with pytest.raises(BadOption, match="contiguous"):
        env.use_buffers(reward=np.zeros(4, np.float32)[::2])
    with pytest.raises(BadOption, match="to_move"):
        env.use_buffers(rewrad=np.zeros(2, np.float32))


def test_an_illegal_action_changes_no_lane() -> None:
    env = VectorEnv("patchwork", 3)
    env.reset(seed=1)
    before = [env.state_of(lane) for lane in range(3)]
    actions = env.sample().copy()
    actions[1] = next(move for move in range(env.game.num_moves) if move not in legal(env, 1))
    with pytest.raises(IllegalMove) as refused:
        env.step(actions)
    assert refused.value.__notes__ == [f"lane 1, action {actions[1]}"]
    actions[1] = env.game.num_moves
    with pytest.raises(BadMove):
        env.step(actions)
    assert [env.state_of(lane) for lane in range(3)] == before


def test_settings_that_make_no_sense_are_refused() -> None:
    for wrong in ({"masks": "nibbles"}, {"duplicates": 0}, {"reward": "money"}):
        with pytest.raises(BadOption):
            VectorEnv("hoard", 2, **wrong)


def test_without_observations_only_masks_are_written() -> None:
    env = VectorEnv("blueprints", 2, observations=False)
    observations, infos = env.reset(seed=1)
    assert list(observations) == ["action_mask"]
    assert infos["to_move"].tolist() == env.buffers.to_move.tolist()


@pytest.mark.parametrize("name", ALL_GAMES)
def test_gymnasium_makes_it_and_its_observations_are_in_the_space(name: str) -> None:
    made: Any = gymnasium.make_vec(f"draftwork/{name}-v0", num_envs=2, masks="bytes")
    observations, _ = made.reset(seed=1)
    assert made.single_action_space.n == load(name).num_moves
    for _ in range(20):
        assert made.observation_space.contains(observations)
        observations, *_ = made.step(made.unwrapped.sample())
    made.close()


def test_the_reward_can_be_the_lead() -> None:
    env = VectorEnv("patchwork", 2, reward="lead", autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=4)
    lane = finish(env)
    scores = [env.game.rules.score(env._lanes.states[lane], seat) for seat in range(2)]
    assert env.buffers.rewards[lane].tolist() == [scores[0] - scores[1], scores[1] - scores[0]]
