"""Runs the tests of an area on mutants, each worker in a copy of the checkout."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

import msgspec
from rich.console import Console
from rich.progress import Progress

from benchmarks.mutation.areas import Area
from benchmarks.mutation.mutate import Mutant

# A mutant that does not end counts as killed. The tests of an area take up to 150 s of CPU.
_CPU_LIMIT = 400  # seconds of CPU, for a mutant that loops
_TIME_LIMIT = 900.0  # seconds, for a mutant that waits
_NO_TESTS, _FAILED, _PASSED = 5, 1, 0  # exit codes of pytest


@dataclass(frozen=True)
class Result:
    """The result of the tests on a mutant."""

    area: str
    mutant: Mutant
    killed: bool
    seconds: float
    by: str  # the first test that failed, or "timeout"


def run_all(
    tree: Path, chosen: list[tuple[Area, Mutant]], workers: int, tests: str, out: Path | None
) -> list[Result]:
    """Test every mutant, after a check that the tests pass without mutants."""
    results = []
    with (
        _copy_tree(tree, workers) as copies,
        ThreadPoolExecutor(workers) as pool,
        Progress(console=Console(stderr=True)) as shown,
        (out or Path(os.devnull)).open("a", encoding="utf-8") as file,
    ):
        by_tests = {frozenset(area.tests): area for area, _ in chosen}
        for done in as_completed(
            [pool.submit(_check_tests_pass, copies, area, tests) for area in by_tests.values()]
        ):
            done.result()
        task = shown.add_task("mutants", total=len(chosen))
        for tried in as_completed(
            [pool.submit(_test_mutant, copies, area, mutant, tests) for area, mutant in chosen]
        ):
            results.append(tried.result())
            file.write(msgspec.json.encode(results[-1]).decode() + "\n")
            file.flush()
            shown.advance(task)
    return results


@contextmanager
def _copy_tree(tree: Path, count: int) -> Iterator[SimpleQueue[Path]]:
    """Copy a checkout once for each worker."""
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=tree, capture_output=True, text=True, check=True
    ).stdout
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for i in range(count):
            copy = Path(folder) / f"{i}" / "main"
            for name in files.split("\0"):
                if name and (tree / name).is_file():
                    (copy / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(tree / name, copy / name)
            (copy.parent / "shared").symlink_to(tree.parent / "shared")
            copies.put(copy)
        yield copies


def _check_tests_pass(copies: SimpleQueue[Path], area: Area, tests: str) -> None:
    """Check that the tests pass without a mutant, because otherwise they would kill every mutant."""
    copy = copies.get()
    try:
        code, output = _pytest(copy, area, tests)
    finally:
        copies.put(copy)
    if code != _PASSED:
        raise SystemExit(f"The tests of {area.name} do not pass without a mutant:\n{output}")


def _test_mutant(copies: SimpleQueue[Path], area: Area, mutant: Mutant, tests: str) -> Result:
    copy = copies.get()
    file = copy / mutant.file
    source = file.read_text(encoding="utf-8")
    begun = time.monotonic()
    try:
        file.write_text(mutant.apply(source), encoding="utf-8")
        code, output = _pytest(copy, area, tests)
    finally:
        file.write_text(source, encoding="utf-8")
        copies.put(copy)
    return Result(
        area.name, mutant, code != _PASSED, round(time.monotonic() - begun, 1), _first_failure(output)
    )


def _first_failure(output: str) -> str:
    for line in output.splitlines():
        if line.startswith(("FAILED ", "ERROR ", "timeout")):
            return line
    return ""


def _pytest(copy: Path, area: Area, tests: str) -> tuple[int, str]:
    """Run the tests of an area in a copy up to the first failure. Return the exit code and the output."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    command += ["-m", "not slow", *(["-k", tests] if tests else []), *area.tests]
    process = subprocess.Popen(
        command,
        cwd=copy,
        env={**os.environ, "DRAFTWORK_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    resource.prlimit(process.pid, resource.RLIMIT_CPU, (_CPU_LIMIT, _CPU_LIMIT))
    try:
        output, _ = process.communicate(timeout=_TIME_LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return _FAILED, "timeout"
    if process.returncode == _NO_TESTS:
        raise SystemExit(f"No tests for {area.name} with {tests!r}.")
    return process.returncode, output
