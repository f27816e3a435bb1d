"""Unfinished matches of `play`: kept when the user leaves, offered at the next start."""

import json
import os
import signal
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from typer.testing import Result

from draftwork import Match
from draftwork.cli import interrupts
from draftwork.cli.interactive import unfinished
from draftwork.play import encode
from tests.cli.processes import Terminal

Run = Callable[..., Result]
NEW = ("play", "patchwork", "--seats", "me,apprentice", "--seed", "1")
RECORD = encode(Match("patchwork", seed="1").record())


@pytest.fixture
def at_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The input of commands in this process comes from a person."""
    for module in ("draftwork.cli.interactive.session", "draftwork.cli.interactive.keyboard"):
        monkeypatch.setattr(f"{module}.has_keyboard", lambda: True)


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.json"))


def moves(file: Path) -> list[str]:
    found: list[str] = json.loads(file.read_text())["moves"]
    return found


@pytest.mark.usefixtures("at_keyboard")
@pytest.mark.parametrize("end", ["quit\n", ""])
def test_a_match_is_kept_continued_and_kept_in_the_same_file(run: Run, data_folder: Path, end: str) -> None:
    left = run(*NEW, typed=f"advance\n{end}")
    assert "The match is kept. “draftwork play patchwork” offers to continue it." in left.stdout
    assert "not saved" not in left.stdout
    (file,) = kept(data_folder)
    before = moves(file)
    text = run("play", "patchwork", typed=f"\nadvance\n{end}").stdout
    assert "You have an unfinished match:" in text
    assert "Player 1 (you) and Player 2 (Apprentice)" in text
    assert kept(data_folder) == [file]
    assert moves(file)[: len(before)] == before
    assert len(moves(file)) > len(before)


@pytest.mark.usefixtures("at_keyboard")
def test_a_new_match_does_not_replace_an_unfinished_one(run: Run, data_folder: Path) -> None:
    run(*NEW, typed="advance\n")
    (first,) = kept(data_folder)
    before = first.read_text()
    for answer in ("n", "nie", "н"):
        assert "At the table" in run("play", "patchwork", typed=f"{answer}\n").stdout
    assert kept(data_folder) == [first]  # nobody moved in the new ones
    os.utime(first, (1, 1))
    run("play", "patchwork", typed="n\nadvance\n")
    assert len(kept(data_folder)) == 2
    assert first.read_text() == before
    text = run("play", "patchwork", typed="7\nno idea\n2\nundo\n").stdout
    assert "You have 2 unfinished matches:" in text
    assert text.count("a number another one") == 3
    assert len(kept(data_folder)) == 1  # the second one has no decision any more


@pytest.mark.usefixtures("at_keyboard")
@pytest.mark.parametrize("args", [["--seed", "2"], ["--option", "board=later"], ["--seats", "me,random"]])
def test_options_of_a_new_match_ask_nothing(run: Run, args: list[str]) -> None:
    run(*NEW, typed="advance\n")
    assert "unfinished" not in run("play", "patchwork", *args, typed="quit\n").stdout


def test_input_from_a_pipe_keeps_nothing_and_is_asked_nothing(run: Run, data_folder: Path) -> None:
    assert "The last moves were not saved." in run(*NEW, typed="advance\nquit\n").stdout
    assert kept(data_folder) == []
    file = data_folder / "draftwork" / "unfinished" / "patchwork" / "one.json"
    file.parent.mkdir(parents=True)
    file.write_text(RECORD)
    assert "unfinished" not in run("play", "patchwork", typed="quit\n").stdout


@pytest.mark.usefixtures("at_keyboard")
def test_saved_and_finished_matches_are_not_kept(
    run: Run, data_folder: Path, tmp_path: Path, my_moves: list[str]
) -> None:
    run(*NEW, typed=f"advance\nsave {tmp_path / 'x.json'}\nquit\n")
    assert kept(data_folder) == []
    start = ("play", "patchwork", "--seats", "me,apprentice", "--seed", "SEED")
    run(*start, typed="".join(f"{move}\n" for move in my_moves[:3]))
    assert len(kept(data_folder)) == 1
    rest = "".join(f"{move}\n" for move in my_moves[3:])
    text = run("play", "patchwork", typed=f"1\n{rest}quit\n").stdout
    assert "The last moves were not saved." in text
    assert kept(data_folder) == []


@pytest.mark.usefixtures("at_keyboard")
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "record"),
        ("", "empty"),
        (RECORD.replace('"rules_version": ', '"rules_version": 9'), "version"),
    ],
)
def test_a_damaged_file_is_reported_and_a_new_match_begins(
    run: Run, data_folder: Path, content: str, reason: str
) -> None:
    run(*NEW, typed="advance\n")
    (file,) = kept(data_folder)
    file.write_text(content)
    result = run("play", "patchwork", typed="quit\n", COLUMNS="2000")
    lines = [line for line in result.stdout.splitlines() if "cannot be continued" in line]
    assert len(lines) == 1
    assert str(file) in lines[0]
    assert reason in lines[0]
    assert (result.exit_code, "At the table" in result.stdout) == (0, True)
    assert file.read_text() == content


@pytest.mark.usefixtures("at_keyboard")
def test_only_the_last_matches_are_kept(run: Run, data_folder: Path) -> None:
    folder = data_folder / "draftwork" / "unfinished" / "patchwork"
    folder.mkdir(parents=True)
    for age in range(unfinished.MAX_PER_GAME):
        file = folder / f"{age}.json"
        file.write_text(RECORD)
        os.utime(file, (1000 - age, 1000 - age))
    other = data_folder / "draftwork" / "unfinished" / "hoard" / "old.json"
    other.parent.mkdir()
    other.write_text(RECORD)
    run(*NEW, typed="advance\n")
    assert len(kept(folder)) == unfinished.MAX_PER_GAME
    assert not (folder / f"{unfinished.MAX_PER_GAME - 1}.json").exists()
    assert other.exists()


@pytest.mark.usefixtures("at_keyboard")
def test_without_a_writable_folder_there_is_one_warning_and_the_match_goes_on(
    run: Run, data_folder: Path
) -> None:
    (data_folder / "draftwork").write_text("not a folder")
    result = run("play", "patchwork", typed="advance\nquit\n")
    text = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert text.count("An unfinished match cannot be kept here: ") == 1
    assert "The last moves were not saved." in text


@pytest.mark.usefixtures("at_keyboard")
def test_without_a_game_all_unfinished_matches_are_offered(run: Run) -> None:
    run(*NEW, typed="advance\n")
    run("play", "sintra", "--seats", "me,random", "--seed", "1", typed="quit\n")
    assert "1. Patchwork" in run("play", typed="\n").stdout
    declined = run("play", typed="n\n")
    assert (declined.exit_code, "Which game?" in declined.stderr) == (2, True)
    assert run("play", typed="").exit_code == 0  # Ctrl-D at the question


@pytest.mark.usefixtures("at_keyboard")
@pytest.mark.skipif(os.name != "posix", reason="Windows has no such permissions")
def test_other_users_cannot_read_the_folder(run: Run, data_folder: Path) -> None:
    run(*NEW, typed="advance\n")
    assert (data_folder / "draftwork").stat().st_mode & 0o777 == 0o700


@pytest.mark.long
def test_a_closed_window_keeps_the_match(data_folder: Path) -> None:
    with Terminal(*NEW) as terminal:
        terminal.see("> ")
        terminal.type("advance\n")
        terminal.see("(advance)")
        terminal.see("> ")
        terminal.close_window()
        assert terminal.code()
    (file,) = kept(data_folder)
    assert moves(file)


@pytest.mark.usefixtures("at_keyboard")
def test_a_signal_at_the_end_of_the_input_does_not_lose_the_match(
    run: Run, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A closed window ends the input and sends SIGHUP, which can arrive just before signals are ignored.
    late = [signal.SIGHUP]

    def ignore() -> AbstractContextManager[None]:
        while late:
            signal.raise_signal(late.pop())
        return interrupts.ignore_interrupts()

    monkeypatch.setattr("draftwork.cli.interactive.session.ignore_interrupts", ignore)
    assert run(*NEW, typed="advance\n").exit_code == 129
    (file,) = kept(data_folder)
    assert moves(file)


def test_signals_during_the_last_work_are_ignored() -> None:
    with interrupts.exit_on_hangup(), interrupts.ignore_interrupts():
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
            signal.raise_signal(number)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_only_the_first_hangup_ends_the_command() -> None:
    with interrupts.exit_on_hangup():
        with pytest.raises(SystemExit):
            signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGTERM)


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_signals_keep_the_match(data_folder: Path, number: signal.Signals, code: int) -> None:
    with Terminal(*NEW) as terminal:
        terminal.see("> ")
        terminal.type("advance\n")
        terminal.see("> ")
        time.sleep(0.5)  # readline shows its prompt a moment before it reads input
        terminal.process.send_signal(number)
        assert terminal.code() == code
        assert "Traceback" not in terminal.text
    (file,) = kept(data_folder)
    assert moves(file)
    with Terminal("play", "patchwork") as terminal:
        terminal.see("unfinished match")
        terminal.see("> ")
        terminal.type("\nquit\n")
        assert terminal.code() == 0
