"""Compare the speed of two checkouts: `python -m benchmarks.versions OTHER [GAME…]`.

Each checkout gets a process of its own. The two processes take turns with the same work. The one that begins
changes from round to round, so that other load of the machine affects both. A task is either random games of
the engine or decisions of a bot. A ratio above 1 means that this checkout is faster than the other one.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from draftwork.games import names

ROOT = Path(__file__).parents[1]
# Uses only names that older checkouts have too.
_CHILD = """
import sys, time
from draftwork import Match, bots
from draftwork.lab.simulate import simulate

def engine(game, size):
    simulate(game, games=size, seed="versions")

def bot(game, size):
    for deal in range(size):
        match = Match(game, players=2, seed=f"versions {deal}")
        player = bots.load("craftsman", game, f"versions {deal}")
        for _ in range(3):
            match.play(player.choose(match.seat(match.to_move)))

for line in sys.stdin:
    task, game, size = line.split()
    begun = time.process_time()
    {"engine": engine, "bot": bot}[task](game, int(size))
    print(time.process_time() - begun, flush=True)
"""
# 97.5 % quantiles of Student's t-distribution by degrees of freedom.
_STUDENT = {5: 2.57, 10: 2.23, 15: 2.13, 20: 2.09, 30: 2.04, 60: 2.0}


class Child:
    """A process that runs tasks with the code of one checkout."""

    def __init__(self, root: Path) -> None:
        env = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests' / 'toy'}"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CHILD],
            cwd=root,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, task: str, game: str, size: int) -> float:
        """The CPU seconds that a task takes."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{task} {game} {size}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("A process ended before its task was done.")
        return float(line)

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def interval(logs: Sequence[float]) -> tuple[float, float, float]:
    """The geometric mean of ratios, given by their logarithms, with its 95 % interval."""
    mean = statistics.fmean(logs)
    freedom = max((n for n in _STUDENT if n <= len(logs) - 1), default=5)
    error = _STUDENT[freedom] * statistics.stdev(logs) / math.sqrt(len(logs))
    return math.exp(mean), math.exp(mean - error), math.exp(mean + error)


def fitting_size(child: Child, task: str, game: str, seconds: float) -> int:
    """The number of games or deals that take about that many CPU seconds."""
    size = 1
    while (took := child.run(task, game, size)) < seconds / 4:
        size *= 2
    return max(1, round(size * seconds / took))


def compare(ours: Child, other: Child, task: str, game: str, rounds: int, seconds: float) -> list[float]:
    """The logarithms of the ratios of speed, one for each round."""
    for child in (ours, other):
        child.run(task, game, 1)  # compiles
    size = fitting_size(ours, task, game, seconds)
    logs = []
    for i in track(range(rounds), f"{game}, {task}", console=Console(stderr=True)):
        took = {}
        for child in (ours, other) if i % 2 else (other, ours):
            took[child] = child.run(task, game, size)
        logs.append(math.log(took[other] / took[ours]))
    return logs


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.versions", description=__doc__)
    parser.add_argument("other", type=Path, help="root of the other checkout")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: our four games")
    parser.add_argument("--rounds", type=int, default=16, help="at least 6")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a task")
    arguments = parser.parse_args()
    if arguments.rounds < 6:
        parser.error("--rounds must be at least 6")
    if not (arguments.other / "draftwork").is_dir():
        parser.error(f"{arguments.other} is not a checkout of Draftwork")
    grid = Grid("game", "task", "ratio of speed", "95 % interval")
    ours, other = Child(ROOT), Child(arguments.other.resolve())
    try:
        for game in arguments.games or [name for name in names() if name != "hoard"]:
            for task in ("engine", "bot"):
                mean, low, high = interval(
                    compare(ours, other, task, game, arguments.rounds, arguments.seconds)
                )
                grid.add_row(game, task, f"{mean:.3f}", f"{low:.3f} to {high:.3f}")
    finally:
        ours.close()
        other.close()
    Console().print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
