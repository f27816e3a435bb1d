"""The benchmark of single calls: every game is measured, and other libraries are optional."""

import sys

import pytest

from benchmarks import api, calls, rivals
from draftwork.games import names

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", names())
def test_every_call_of_a_game_is_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = api.positions(game)
    monkeypatch.setattr(api, "positions", lambda game: found[:2])
    figures = api.measure(game, 0)
    assert tuple(figures) == calls.ROWS
    assert all(figure > 0 for figure in figures.values())


def test_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = dict.fromkeys(calls.ROWS, 1.5)
    monkeypatch.setattr("benchmarks.arguments.PURE", False)
    monkeypatch.setattr(sys, "argv", ["benchmark", "sintra"])
    monkeypatch.setattr(rivals, "find_spec", lambda module: None)
    monkeypatch.setattr(api, "measure", lambda game, seconds: figures)
    monkeypatch.setattr(api, "run_pure", lambda *call: figures)
    api.main()
    text = capsys.readouterr().out
    assert "Draftwork, compiled" in text
    assert "pip install chess open_spiel" in text
    assert "OpenSpiel" not in text.replace("open_spiel", "")
