"""The width of output to pipes: COLUMNS, or 80."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import Result

from draftwork.cli.output.console import draw_board, out

Run = Callable[..., Result]
COMMANDS = [
    ["--help"],
    ["play", "--help"],
    ["games"],
    ["edition", "list"],
    ["simulate", "patchwork", "--games", "2"],
    ["arena", "patchwork", "--bots", "random,apprentice", "--deals", "2", "--workers", "0"],
    ["play", "patchwork", "--seats", "Ola,random", "--seed", "1"],
    ["play", "sintra", "--seats", "Ola,random", "--seed", "1"],
    ["play", "sagrada", "--seats", "Ola,random", "--seed", "1"],
    ["play", "blueprints", "--seats", "Ola,random", "--seed", "1"],
    ["draw", "FILE"],
    ["play", "--load", "FILE"],
    ["verify", "FILE"],
]
TYPED = "help\nmoves\nscore\n"


def widest(text: str) -> int:
    return max(cell_len(line.rstrip()) for line in text.splitlines())


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_piped_output_has_80_columns(run: Run, finished: Path, command: list[str], lang: str) -> None:
    args = [str(finished) if word == "FILE" else word for word in command]
    result = run(*args, "--lang", lang, typed=TYPED)
    assert result.exit_code == 0
    assert 40 < widest(result.stdout) <= 80


@pytest.mark.parametrize("columns", [60, 120])
@pytest.mark.parametrize("command", [["play", "--help"], ["games"], COMMANDS[6]], ids=" ".join)
def test_piped_output_follows_columns(run: Run, command: list[str], columns: int) -> None:
    assert widest(run(*command, typed=TYPED, COLUMNS=str(columns)).stdout) == columns


@pytest.mark.parametrize("columns", ["", "0", "-5", "wide"])
def test_columns_that_are_no_number_count_as_80(run: Run, columns: str) -> None:
    assert widest(run("games", COLUMNS=columns).stdout) == 80


def test_colours_do_not_change_the_width_of_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("COLUMNS", raising=False)
    assert out().is_terminal
    assert out().width == 80


def test_a_wide_board_in_a_pipe_is_stacked_without_a_note(run: Run, finished: Path) -> None:
    text = run("draw", str(finished)).stdout
    assert text.count("a  b  c") == 2
    assert "a  b  c" not in text.partition("a  b  c")[2].partition("\n")[0]
    assert "wider window" not in text


def test_moves_of_a_log_stay_on_one_line(run: Run, finished: Path) -> None:
    log = run("replay", str(finished), COLUMNS="40").stdout.splitlines()
    numbers = [line.split(".")[0].strip() for line in log if line[:3].strip().isdigit() and line[3:4] == "."]
    assert numbers[:3] == ["1", "2", "3"]
    assert widest("\n".join(log)) > 40


def test_a_long_line_of_a_board_keeps_its_indentation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    draw_board("   some words that need more room\nshort   ")
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "   some words that",
        "   need more room",
        "short",
    ]
