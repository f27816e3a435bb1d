"""Fixtures that run commands in this process with given input."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from draftwork import Match, bots
from draftwork.cli.app import app
from draftwork.cli.language import set_language
from draftwork.i18n import DEFAULT
from draftwork.play import encode

Run = Callable[..., Result]


def _no_locale() -> dict[str, str | None]:
    return {"LC_ALL": "C", "DRAFTWORK_LANG": None, "NO_COLOR": None, "FORCE_COLOR": None, "COLUMNS": None}


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for each test, so that no command uses that of the user."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def default_language() -> Iterator[None]:
    """Reset the language, which a command sets for the whole process."""
    yield
    set_language(DEFAULT)


@pytest.fixture
def run() -> Run:
    """Run a command line and check that it prints no traceback."""

    def invoke(*args: str, typed: str | bytes = "", **env: str) -> Result:
        result = CliRunner(env=_no_locale() | env).invoke(app, list(args), input=typed, prog_name="draftwork")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command line that must be refused, and return its one-line error."""

    def invoke(*args: str, typed: str | bytes = "", **env: str) -> str:
        result = run(*args, typed=typed, **env)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        return result.stderr.strip()

    return invoke


def moves_of_player_1(game: str, seed: str) -> list[str]:
    """The random moves of player 1 in a whole match of `play GAME --seats me,apprentice --seed SEED`."""
    match = Match(game, seed=seed, players=2)
    me = bots.load("random", game, "me")
    other = bots.load("apprentice", game, f"{seed}/1")
    typed: list[str] = []
    while match.to_move is not None:
        bot = me if match.to_move == 0 else other
        move = bot.choose(match.seat(match.to_move))
        if match.to_move == 0:
            typed.append(str(move))
        match.play(move)
    return typed


@pytest.fixture
def my_moves() -> list[str]:
    return moves_of_player_1("patchwork", "SEED")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A file with the record of a whole match."""
    match = Match("patchwork", seed="finished", seats=("Ola", "random"))
    bot = bots.load("random", "patchwork", "1")
    while match.to_move is not None:
        match.play(bot.choose(match.seat(match.to_move)))
    file = tmp_path / "finished.json"
    file.write_text(encode(match.record()))
    return file
