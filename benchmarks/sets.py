"""Comparison of sets of strips for Stained Glass of Sintra: `python -m benchmarks.sets [--games 200] [SET…]`.

For each candidate set, the hand-written estimate is adapted to the set in a copy of the code, and four
Craftsmen play with it. The constants of the estimate are fitted to games with the set. The fitted constants
are used if they win against the current ones. The table shows the score of a winner, the loss on the
broken-glass track, the completed sides per player and how often the first player wins. Results are stored in
a folder, and a stopped run continues from them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.strips.adapt import fit, initial_lack
from benchmarks.strips.candidates import candidates
from benchmarks.strips.duel import duel

ROOT = Path(__file__).parents[1]
ESTIMATE_FILE = Path("draftwork/games/sintra/ai/estimate.py")
_ASSIGNMENT = re.compile(r"^([A-Z_]+(?:, [A-Z_]+)*) = (-?[\d.]+(?:, -?[\d.]+)*)(?= |$)", re.MULTILINE)


def slug(name: str) -> str:
    return name.replace(",", "").replace(" ", "-")


def with_constants(text: str, constants: dict[str, float]) -> str:
    """Replace numbers in assignments of a module's source, such as `A, B = 0.1, 0.2`."""

    def assign(match: re.Match[str]) -> str:
        names, numbers = match[1].split(", "), match[2].split(", ")
        new = [
            f"{constants[name]:.4g}" if name in constants else number
            for name, number in zip(names, numbers, strict=True)
        ]
        return f"{match[1]} = {', '.join(new)}"

    return _ASSIGNMENT.sub(assign, text)


def copy_code(folder: Path, constants: dict[str, float]) -> Path:
    """Copy the code with these constants in the hand-written estimate. Equal constants share a copy."""
    text = with_constants((ROOT / ESTIMATE_FILE).read_text(encoding="utf-8"), constants)
    tree = folder / f"code-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    if not (tree / ESTIMATE_FILE).exists():
        for name in ("draftwork", "benchmarks"):
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
        (tree / ESTIMATE_FILE).write_text(text, encoding="utf-8")
    return tree


def adapt(name: str, edition: dict[str, Any], folder: Path, observed: int, deals: int) -> Path:
    """Return a copy of the code with an estimate for this set: fitted constants if they win more games."""
    kept = folder / f"{slug(name)}.json"
    plain = {"FRESH": float(initial_lack(edition))}
    if not kept.exists():
        fitted = fit(edition, observed)
        share, error = duel(copy_code(folder, fitted), copy_code(folder, plain), edition, deals)
        chosen = fitted if share - error > 0.5 else plain
        story = {"fitted": fitted, "share": share, "error": error, "constants": chosen}
        kept.write_text(json.dumps({**edition, "value": story}, indent=1) + "\n", encoding="utf-8")
    constants = json.loads(kept.read_text(encoding="utf-8"))["value"]["constants"]
    return copy_code(folder, constants)


def measure(name: str, edition: dict[str, Any], tree: Path, out: Path, games: int) -> None:
    """Run the games of Craftsmen with a set."""
    file = out.with_suffix(".edition.json")
    file.write_text(json.dumps(edition), encoding="utf-8")
    command = [sys.executable, "-m", "benchmarks.strips.play", str(file), str(out), "--games", str(games)]
    subprocess.run(command, cwd=tree, check=True)


def summary(file: Path) -> dict[str, Any]:
    """Summarize the games with a set: means with standard errors."""
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    winners = [max(game["scores"]) for game in games]
    first = [(game["start"] in game["winners"]) / len(game["winners"]) for game in games]
    return {
        "games": len(games),
        "winner": _mean(winners),
        "player": _mean([float(np.mean(game["scores"])) for game in games]),
        "broken": _mean([float(np.mean(game["broken"])) for game in games]),
        "sides": _mean([float(np.mean(game["sides"])) for game in games]),
        "first player wins": _mean([100 * share for share in first]),
    }


def _mean(values: list[Any]) -> str:
    return f"{np.mean(values):.1f} ± {np.std(values, ddof=1) / len(values) ** 0.5:.1f}"


def report(names: list[str], folder: Path) -> None:
    rows = {name: summary(folder / f"{slug(name)}.jsonl") for name in names}
    grid = Grid("set", *next(iter(rows.values())))
    for name, row in rows.items():
        grid.add_row(name, *map(str, row.values()))
    Console().print(grid)


def main() -> int:
    known = candidates()
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sets", description=__doc__)
    parser.add_argument("sets", nargs="*", metavar="SET", help=f"of {', '.join(known)}; default: all")
    parser.add_argument("--games", type=int, default=200, help="games of four Craftsmen with each set")
    parser.add_argument("--watched", type=int, default=120, help="games to which the estimate is fitted")
    parser.add_argument("--deals", type=int, default=60, help="deals of the match between both estimates")
    parser.add_argument("--folder", type=Path, default=Path("sets"), help="folder of the results")
    arguments = parser.parse_args()
    names = arguments.sets or list(known)
    if unknown := [name for name in names if name not in known]:
        parser.error(f"unknown: {', '.join(unknown)}; known: {', '.join(known)}")
    folder = arguments.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        tree = adapt(name, known[name], folder, arguments.watched, arguments.deals)
        measure(name, known[name], tree, folder / f"{slug(name)}.jsonl", arguments.games)
    report(names, folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
