"""Commands as real processes: start time, mode, closed pipes, and a real terminal."""

import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.processes import COMMAND, Terminal, environment

pytestmark = pytest.mark.long


def run(*args: str, typed: bytes = b"", **extra: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *args], input=typed, capture_output=True, env=environment(**extra), timeout=60, check=False
    )


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["games"], ["games", "--lang", "uk"]])
def test_starts_fast_without_a_compiler(args: list[str]) -> None:
    code = f"import sys; sys.argv[1:] = {args!r}; from draftwork.cli import main\ntry: main()\nfinally: "
    code += "print('numba' in sys.modules, 'scipy' in sys.modules, file=sys.stderr)"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment(), check=False)
    assert done.returncode == 0
    assert done.stderr.split() == [b"False", b"False"]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime < 5  # CPU time; measured 0.3 to 0.5 s


@pytest.mark.parametrize(
    "args", [["play", "patchwork", "--seed", "1"], ["warm"], ["simulate", "patchwork", "--games", "20"]]
)
def test_pure_mode(args: list[str]) -> None:
    done = run(*args, DRAFTWORK_PURE="1")
    assert (done.returncode, done.stderr) == (0, b"")


def test_warm_has_nothing_to_do_in_pure_mode() -> None:
    assert "nothing to compile" in run("warm", DRAFTWORK_PURE="1").stdout.decode()
    assert "nie ma czego" in run("warm", "--lang", "pl", DRAFTWORK_PURE="1").stdout.decode()


@pytest.mark.parametrize("args", [["games", "--json"], ["play", "patchwork", "--seats", "random,random"]])
def test_a_closed_pipe_prints_no_error(args: list[str]) -> None:
    done = subprocess.Popen(
        [*COMMAND, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        env=environment(),
    )
    assert done.stdout
    done.stdout.close()
    assert done.stderr
    with done.stderr:
        assert done.stderr.read() == b""
    assert done.wait(60) == 1


def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "games", "--json"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"cannot be written" in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2"])
def test_terminal_without_unicode(encoding: str) -> None:
    done = run("play", "patchwork", "--seed", "1", "--lang", "uk", typed=b"help\n", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_argument_that_is_not_utf8() -> None:
    done = subprocess.run(
        [*COMMAND, "replay", b"\xff\x1b[2J.json"], capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"\x1b" not in done.stderr


@pytest.mark.parametrize("keys", ["quit\n", "\x04"])
def test_playing_in_a_terminal(keys: str) -> None:
    with Terminal("play", "patchwork", "--seats", "me,apprentice", "--seed", "1", "--lang", "pl") as terminal:
        assert "\x1b[" in terminal.see("> ")
        terminal.type("bzdura\n")
        assert "to nie ruch" in terminal.see("> ").replace("\r\n", " ")
        terminal.type("advance\n")
        terminal.see("> ")
        terminal.type(keys)
        terminal.see("Partia czeka.")
        assert terminal.code() == 0


def test_an_interrupt_quits_the_match() -> None:
    with Terminal("play", "patchwork", "--seed", "1") as terminal:
        terminal.see("> ")
        time.sleep(0.5)  # readline shows its prompt a moment before it reads input
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.code() == 130


def test_narrow_terminal() -> None:
    with Terminal("play", "patchwork", "--seed", "1", columns=60, extra={"NO_COLOR": "1"}) as terminal:
        assert "this window has 60" in terminal.see("> ").replace("\r\n", " ")
        terminal.type("\x04")
        assert terminal.code() == 0


def test_stepping_through_a_record(finished: Path) -> None:
    with Terminal("replay", str(finished)) as terminal:
        assert "After move 0 of" in terminal.see("> ")
        terminal.type("\n")
        assert "After move 1 of" in terminal.see("> ")
        terminal.type("q\n")
        assert terminal.code() == 0


def test_handing_over_clears_the_screen() -> None:
    with Terminal("play", "hoard", "--seats", "Ola,Jan", "--seed", "1") as terminal:
        assert "Dice" not in terminal.see("press Enter.")
        terminal.type("\n")
        assert "\x1b[3J" in terminal.see("> ")
        terminal.type("\x04")
        assert terminal.code() == 0


def test_the_prompt_shows_the_part_of_a_move_that_is_typed() -> None:
    with Terminal("play", "sagrada", "--seats", "me,apprentice", "--seed", "3", "--lang", "uk") as terminal:
        terminal.see("> ")
        terminal.type("візерунок 3\n")
        terminal.see("> ")
        terminal.type("фіолетовий\n")
        assert "Кубик 4: фіолетовий 3" in terminal.see("фіолетовий> ")
        terminal.type("5\n")
        terminal.see("(draft 1)")
        terminal.see("> ")
        terminal.type("\x04")
        assert terminal.code() == 0
