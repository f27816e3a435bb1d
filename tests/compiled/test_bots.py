"""Bots in compiled mode: worker processes and training."""

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


def test_a_worker_that_dies_is_replaced() -> None:
    worker = ThinkProcess()
    match = Match("hoard", seed="worker", players=2)
    seat = match.seat(match.to_move)
    try:
        bot = remote(worker, patient=True)
        before = bot.choose(seat)
        first = worker.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert bot.choose(seat) in match.legal_moves
        assert worker.pid not in (first, None)
        assert before in match.legal_moves
    finally:
        worker.close()


def test_the_apprentice_stands_in_until_the_first_answer() -> None:
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
        assert bot.choose(seat) in match.legal_moves
        assert not bot.standing_in
    finally:
        worker.close()


def test_a_short_training_reports_its_fits_and_gates(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    line = "train hoard --players 2 --games 64 --visits 16 --generations 2 --units 2 --gate 40 --json"
    made = CliRunner().invoke(app, [*line.split(), "--out", str(file)])
    assert made.exit_code == 0, made.output
    output = json.loads(made.stdout)
    assert [(chapter["generation"], chapter["units"]) for chapter in output["story"]] == [
        (1, 0),
        (1, 2),
        (2, 0),
        (2, 2),
    ]
    for chapter in output["story"]:
        assert chapter["error"] < 1.2 * chapter["error_of_hand"]
        assert 0 < chapter["gate"]["deals"] <= 40
    assert file.exists() == output["written"]
    if output["written"]:
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
    output = [
        subprocess.run(
            [sys.executable, "-c", CHOOSE.format(game=game)],
            env=os.environ | {"DRAFTWORK_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in "01"
    ]
    assert output[0] == output[1]
    assert output[0].count("[") == 2


def test_a_budget_of_seconds_allows_many_visits() -> None:
    """The search makes many visits in 0.2 seconds."""
    match = Match("hoard", seed="time", players=2)
    found = bots.analyse(match.seat(match.to_move), Budget(seconds=0.2))
    assert found.visits > 400
