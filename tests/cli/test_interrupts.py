"""Ctrl-C during the start and during the compilation ends every command at once and without a trace."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from tests.cli.processes import COMMAND, Terminal, environment

pytestmark = pytest.mark.long

INTERRUPTED = 130
COMPILING = [
    ["simulate", "hoard", "--games", "1000000"],
    ["arena", "patchwork", "--bots", "craftsman,apprentice", "--deals", "1000", "--out", "games.jsonl"],
    ["ladder", "patchwork", "--deals", "1000", "--out", "strength"],
    ["game", "tune", "patchwork", "--games", "1000"],
    ["train", "patchwork", "--games", "100000"],
    ["warm"],
    ["play", "patchwork", "--seats", "craftsman,craftsman"],
]


def wait_for(condition: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


def processes(group: int) -> list[psutil.Process]:
    """The running processes of a process group. A dead process may wait for its new parent."""
    found = []
    for process in psutil.process_iter():
        try:
            if os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
        except (ProcessLookupError, psutil.NoSuchProcess):
            continue
    return found


def interrupt(
    folder: Path, args: list[str], begun: Callable[[Path], object], **extra: str
) -> tuple[int, str]:
    """Press Ctrl-C when a command has begun. Return its exit code and its errors."""
    folder.joinpath("cache").mkdir()
    with subprocess.Popen(
        [*COMMAND, *args],
        cwd=folder,
        env=environment(NUMBA_CACHE_DIR=str(folder / "cache"), **extra),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            wait_for(lambda: begun(folder) or process.poll() is not None)
            os.killpg(process.pid, signal.SIGINT)
            errors = process.communicate(timeout=30)[1]
            wait_for(lambda: not processes(process.pid))
        finally:
            for left in processes(process.pid):
                left.kill()
    return process.returncode, errors


def compiles(folder: Path) -> bool:
    """Whether the first compiled function is in the cache, so that others are being compiled."""
    return any(folder.joinpath("cache").rglob("*.nbc"))


@pytest.mark.parametrize("args", COMPILING, ids=" ".join)
def test_an_interrupt_during_the_compilation_ends_the_command(tmp_path: Path, args: list[str]) -> None:
    code, errors = interrupt(tmp_path, args, compiles)
    assert code == INTERRUPTED
    assert [line for line in errors.split("\n") if line and "ompil" not in line and "warm" not in line] == []


@pytest.mark.parametrize("seconds", [0.1, 0.2, 0.4, 0.8])
def test_an_interrupt_during_the_start_prints_no_traceback(tmp_path: Path, seconds: float) -> None:
    end = time.monotonic() + seconds
    args = ["simulate", "patchwork", "--games", "1000000"]
    code, errors = interrupt(tmp_path, args, lambda folder: time.monotonic() > end)
    assert (code, "Traceback" in errors) == (INTERRUPTED, False)


def test_an_interrupt_restores_the_terminal(tmp_path: Path) -> None:
    extra = {"NUMBA_CACHE_DIR": str(tmp_path)}
    with Terminal("simulate", "hoard", "--games", "1000000", extra=extra) as terminal:
        terminal.see("\x1b[?25l")  # the progress bar hides the cursor
        wait_for(lambda: any(tmp_path.rglob("*.nbc")))
        os.killpg(terminal.process.pid, signal.SIGINT)
        terminal.see("\x1b[?25h")
        assert terminal.code() == INTERRUPTED


def test_finished_games_of_an_interrupted_arena_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    args = ["arena", "patchwork", "--bots", "random,apprentice", "--deals", "1000", "--out", file.name]

    def has_games(folder: Path) -> bool:
        return file.exists() and file.read_text().count("\n") > 4

    assert interrupt(tmp_path, args, has_games, DRAFTWORK_PURE="1")[0] == INTERRUPTED
    stored = file.read_text()
    assert stored.endswith("\n")
    done = subprocess.run(
        [*COMMAND, *args[:5], "1", *args[6:], "--json"],
        cwd=tmp_path,
        env=environment(DRAFTWORK_PURE="1"),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
