"""Errors in a command line or a file are reported in one line, in the selected language."""

from collections.abc import Callable
from pathlib import Path

import pytest

Refuse = Callable[..., str]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nothing"], "There is no command “nothing”."),
        (["--nothing"], "There is no option “--nothing” here."),
        (["games", "--nothing"], "There is no option “--nothing” here."),
        (["games", "extra"], "Too many arguments: extra"),
        (["games", "--lang", "xx"], "There is no language “xx”. Possible: en, pl, uk."),
        (["games", "--lang"], "The option --lang is not written like that; see “--help”."),
        (["games", "--json=3"], "The option --json is not written like that; see “--help”."),
        (["simulate"], "GAME is missing."),
        (["replay"], "FILE is missing."),
        (["draw"], "FILE is missing."),
        (["play"], "Which game? Known games:"),
        (["play", "chess"], "There is no game “chess”."),
        (
            ["play", "patchwork", "--players", "5"],
            "patchwork cannot be played with this number of players: 5.",
        ),
        (["play", "patchwork", "--players", "two"], "“two” is not possible for --players"),
        (["play", "patchwork", "--seats", "a,b,c"], "number of players: 3. Possible: 2."),
        (["play", "patchwork", "--seats", ""], "A seat in the list has no name."),
        (["play", "patchwork", "--seats", ",me"], "A seat in the list has no name."),
        (["play", "patchwork", "--seats", "x" * 41], "A name can have at most 40 characters."),
        (["play", "patchwork", "--option", "board"], "write name=value."),
        (["play", "patchwork", "--option", "board=blue"], "“blue” is not a value of the option board."),
    ],
)
def test_wrong_command_lines(refused: Refuse, args: list[str], reason: str) -> None:
    assert reason in refused(*args)


def test_errors_are_in_the_selected_language(refused: Refuse) -> None:
    assert "Nie ma polecenia „nic”." in refused("nic", LC_ALL="pl_PL.UTF-8")
    assert "Немає команди «ніц»." in refused("ніц", DRAFTWORK_LANG="uk")
    assert "Brakuje FILE." in refused("draw", "--lang", "pl")


@pytest.mark.parametrize("command", [["replay"], ["draw"], ["draw", "--svg"], ["play", "--load"]])
def test_files_that_cannot_be_read(refused: Refuse, tmp_path: Path, command: list[str]) -> None:
    contents = {
        "binary": b"\x7fELF\x00\xff\xfe",
        "empty": b" \n",
        "huge": b"{" * (9 << 20),
        "deep": b'{"a":' + b"[" * 100_000,
        "other": b'{"some": "json"}',
        "prose": b"It was a dark and stormy night.",
        "escape": b"\x1b[2J",
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
        line = refused(*command, str(tmp_path / name))
        assert "\x1b" not in line
        assert len(line) < 400
    assert "There is no file" in refused(*command, str(tmp_path / "missing"))
    assert "is a folder" in refused(*command, str(tmp_path))
    assert "cannot be read" in refused(*command, "x" * 5000)


def test_file_without_permission(refused: Refuse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", deny)
    assert "no permission" in refused("replay", str(tmp_path / "secret"))


@pytest.mark.parametrize("command", ["replay", "draw"])
@pytest.mark.parametrize("move", ["-1", "one", "100000", "200"])
def test_move_out_of_range(refused: Refuse, finished: Path, command: str, move: str) -> None:
    assert move in refused(command, str(finished), f"--move={move}")


def test_record_of_another_version(refused: Refuse, finished: Path) -> None:
    finished.write_text(finished.read_text().replace('"rules_version": 1', '"rules_version": 99'))
    assert "version 99" in refused("replay", str(finished))


def test_picture_needs_svg_and_a_folder(refused: Refuse, finished: Path, tmp_path: Path) -> None:
    assert "add --svg" in refused("draw", str(finished), "-o", str(tmp_path / "x.svg"))
    assert "There is no folder" in refused(
        "draw", str(finished), "--svg", "-o", str(tmp_path / "no" / "x.svg")
    )
    assert list(tmp_path.iterdir()) == [finished]


def test_load_excludes_options_of_the_deal(refused: Refuse, finished: Path) -> None:
    assert "leave out --players" in refused("play", "--load", str(finished), "--seed", "1")
    assert "another game: patchwork" in refused("play", "hoard", "--load", str(finished))
