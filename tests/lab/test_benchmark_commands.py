"""Errors of the benchmark commands."""

import sys
from importlib import import_module

import pytest

from benchmarks import engine, tables

pytestmark = pytest.mark.long


def test_the_load_benchmark_says_how_to_install_psutil(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psutil", None)
    monkeypatch.delitem(sys.modules, "benchmarks.load", raising=False)
    with pytest.raises(SystemExit, match=r"needs psutil: pip install -e '\.\[dev\]'"):
        import_module("benchmarks.load")


def test_an_unknown_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.arguments.PURE", False)
    monkeypatch.setattr(sys, "argv", ["benchmark", "chess"])
    for main in (engine.main, tables.main):
        with pytest.raises(SystemExit, match="2"):
            main()
        assert "no game “chess”" in capsys.readouterr().err
