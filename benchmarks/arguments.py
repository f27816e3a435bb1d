"""Common command-line arguments of the benchmarks, their child process, and storage of their figures."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from draftwork.games import load, names
from draftwork.kernel import PURE
from draftwork.kernel.errors import UnknownGame


def parse_arguments(doc: str | None) -> argparse.Namespace:
    """Parse the arguments `games`, `seconds` and `json`."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all installed games")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure")
    parser.add_argument("--json", type=Path, help="keep the figures in this file")
    arguments = parser.parse_args()
    if PURE:
        parser.error("this measures compiled code: run it without DRAFTWORK_PURE, with Numba")
    check_games(parser, arguments.games)
    arguments.games = arguments.games or names()
    return arguments


def check_games(parser: argparse.ArgumentParser, games: list[str]) -> None:
    """Exit with an error if one of the games is not installed."""
    try:
        for name in games:
            load(name)
    except UnknownGame as error:
        parser.error(str(error))


def run_pure(module: str, function: str, *arguments: str | float) -> Any:
    """Call a function of a benchmark in a process in pure mode; it returns JSON data."""
    code = f"import json; from {module} import {function}; print(json.dumps({function}(*{arguments})))"
    environment = os.environ | {"DRAFTWORK_PURE": "1"}
    made = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    return json.loads(made.stdout)


def save_figures(file: Path | None, figures: dict[str, Any]) -> None:
    """Write the figures by game and players, with the Python version and the machine."""
    if file:
        of = {"python": platform.python_version(), "machine": platform.machine(), "games": figures}
        file.write_text(json.dumps(of, indent=1) + "\n")
