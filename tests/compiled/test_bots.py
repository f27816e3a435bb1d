"""Bots where they run fast: in worker processes, and learning."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from draftwork import Match, bots
from draftwork.bots import Budget
from draftwork.bots.remote import RemoteBot, ThinkProcess
from draftwork.bots.weights import read
from draftwork.cli.app import app
from draftwork.games import load
from draftwork.kernel import PURE
from draftwork.kernel.random import generator


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert not PURE, "run with DRAFTWORK_PURE=0"


def remote(worker: ThinkProcess, patient: bool) -> RemoteBot:
    bot = RemoteBot("craftsman", worker, patient)
    bot.begin(load("hoard"), generator("1"))
    return bot


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    worker = ThinkProcess()
    match = Match("hoard", seed="worker", players=2)
    seat = match.seat(match.to_move)
    try:
        bot = remote(worker, patient=True)
        before = bot.choose(seat)
        first = worker.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert bot.choose(seat) in match.moves
        assert worker.pid not in (first, None)
        assert before in match.moves
    finally:
        worker.close()


def test_the_apprentice_stands_in_until_the_worker_has_answered() -> None:
    worker = ThinkProcess()
    match = Match("hoard", seed="worker", players=2)
    seat = match.seat(match.to_move)
    try:
        bot = remote(worker, patient=False)
        move = bot.choose(seat)
        assert bot.standing_in
        assert move == bots.load("apprentice", "hoard", "1").choose(seat)
        assert bot._first is not None
        bot._first.result()
        assert bot.choose(seat) in match.moves
        assert not bot.standing_in
    finally:
        worker.close()


def test_a_short_training_plays_fits_gates_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    line = "train hoard --players 2 --games 64 --visits 16 --generations 2 --units 2 --gate 40 --json"
    made = CliRunner().invoke(app, [*line.split(), "--out", str(file)])
    assert made.exit_code == 0, made.output
    told = json.loads(made.stdout)
    assert [(chapter["generation"], chapter["units"]) for chapter in told["story"]] == [
        (1, 0),
        (1, 2),
        (2, 0),
        (2, 2),
    ]
    for chapter in told["story"]:
        assert chapter["error"] < 1.2 * chapter["error_of_hand"]  # and is no worse than by hand
        assert 0 < chapter["gate"]["deals"] <= 40
    assert file.exists() == told["written"]
    if told["written"]:
        assert read(file, load("hoard")).models[0].made["story"]


CHOOSE = """
from draftwork import Match, bots
from draftwork.bots import Budget
for name in ("craftsman", "master"):
    match = Match({game!r}, seed="modes", players=2)
    bot = bots.load(name, {game!r}, "modes")
    for _ in range(4):
        match.play(bot.choose(match.seat(match.to_move), Budget(iterations=30)))
    print(name, [played.move.number for played in match.history])
"""


@pytest.mark.parametrize("game", ["hoard", "patchwork", "sintra", "sagrada", "blueprints"])
def test_compiled_and_pure_bots_choose_the_same(game: str) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", CHOOSE.format(game=game)],
            env=os.environ | {"DRAFTWORK_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in "01"
    ]
    assert told[0] == told[1]
    assert told[0].count("[") == 2


def test_seconds_are_seconds_of_a_turn() -> None:
    """A searcher on time makes many visits where one on iterations makes those it was given."""
    match = Match("hoard", seed="time", players=2)
    found = bots.analyse(match.seat(match.to_move), Budget(seconds=0.2))
    assert found.visits > 400
