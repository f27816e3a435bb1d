"""Policies play as bots: in Python, and by an entry point in the arena."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from draftwork import Match
from draftwork.envs.observation import Observer
from draftwork.envs.policy import About, Policy, PolicyBot, read_policy
from draftwork.games import load
from draftwork.kernel.errors import BadWeights, NotYourTurn
from draftwork.kernel.random import generator
from tests.third_party import install, run_python

AGENT = """
from pathlib import Path
from draftwork.envs.policy import PolicyBot

class Agent(PolicyBot):
    weights = Path(__file__).with_name("weights.npz")
"""


def hoard_policy(players: int = 2) -> Policy:
    """A policy with random weights."""
    game, rng = load("hoard"), np.random.default_rng(1)
    sizes = (Observer(game, players).size, 8, game.num_moves)
    layers = [
        (rng.normal(size=(a, b)).astype(np.float32), rng.normal(size=b).astype(np.float32))
        for a, b in pairwise(sizes)
    ]
    return Policy(About("hoard", game.rules_version, players), layers)


def bot_with(file: Path) -> PolicyBot:
    bot = type("Agent", (PolicyBot,), {"weights": file})()
    bot.begin(load("hoard"), generator("1"))
    return bot


def test_a_policy_survives_its_file_and_plays_its_best_legal_move(tmp_path: Path) -> None:
    policy = hoard_policy()
    policy.save(tmp_path / "weights.npz")
    read = read_policy(tmp_path / "weights.npz")
    match, bot = Match("hoard", players=2, seed="1"), bot_with(tmp_path / "weights.npz")
    while match.to_move is not None:
        seat = match.seat(match.to_move)
        numbers = policy(policy.observer.observe(match.state, match.to_move))
        assert (read(policy.observer.observe(match.state, match.to_move)) == numbers).all()
        best = max(match.legal_moves.numbers, key=lambda move: numbers[move])
        assert match.play(bot.choose(seat)).number == best
    with pytest.raises(NotYourTurn):
        bot.choose(match.seat(0))


def test_a_network_with_one_layer_is_linear() -> None:
    policy = Policy(About("hoard", 1, 2), [(np.eye(2, dtype=np.float32), np.ones(2, np.float32))])
    assert policy(np.array([3, 4], np.float32)).tolist() == [4, 5]


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    with pytest.raises(BadWeights):
        read_policy(file)
    file.write_bytes(b"no weights")
    with pytest.raises(BadWeights):
        read_policy(file)
    policy = hoard_policy()
    Policy(About("hoard", 99, 2), policy.layers).save(file)
    with pytest.raises(BadWeights, match="not for hoard"):
        read_policy(file)
    Policy(policy.about, policy.layers[:1]).save(file)
    with pytest.raises(BadWeights, match="not for hoard"):
        read_policy(file)


def test_a_policy_plays_only_its_game_with_its_number_of_players(tmp_path: Path) -> None:
    hoard_policy(players=2).save(tmp_path / "weights.npz")
    bot = bot_with(tmp_path / "weights.npz")
    with pytest.raises(BadWeights):
        bot.begin(load("patchwork"), generator("1"))
    match = Match("hoard", players=3, seed="1")
    with pytest.raises(BadWeights):
        bot.choose(match.seat(match.to_move))


def test_a_policy_plays_in_the_arena_by_its_entry_point(tmp_path: Path) -> None:
    install(
        tmp_path, "learner", {"learner/__init__.py": AGENT}, entry="learner:Agent", group="draftwork.bots"
    )
    hoard_policy().save(tmp_path / "learner" / "weights.npz")
    command = ["arena", "hoard", "--bots", "learner,random", "--deals", "3", "--workers", "0", "--json"]
    ran = run_python(tmp_path, "-m", "draftwork", *command)
    assert ran.returncode == 0, ran.stderr
    result = json.loads(ran.stdout)
    assert {bot["name"] for bot in result["bots"]} == {"learner", "random"}
