"""The command line of `playthroughs`, `counts` and `schemas`, which write and compare files in a folder."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from draftwork.kernel.errors import DraftworkError

EXIT_DIFFERENT, EXIT_ERROR = 1, 2  # exit codes


class UnusableFile(Exception):
    """A file that a command cannot use. The text of the error is one line with the reason."""


def make_parser(module: str, description: str | None, games: str = "+") -> argparse.ArgumentParser:
    """Make a parser with the arguments GAME, --folder and --write. `games` is the `nargs` of GAME."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs=games, metavar="GAME")
    parser.add_argument("--folder", type=Path, required=True, help="the folder of the files")
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing them")
    return parser


def run_command(work: Callable[[], Iterable[str]]) -> int:
    """Run `work`, print each difference that it yields, and return the exit code."""
    different = False
    try:
        for line in work():
            print(line)
            different = True
    except (DraftworkError, UnusableFile, OSError) as error:
        print(error, file=sys.stderr)
        return EXIT_ERROR
    return EXIT_DIFFERENT if different else 0


def read_json(file: Path) -> Any:
    if not file.is_file():
        raise UnusableFile(f"There is no file {file}: --write makes it.")
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UnusableFile(f"{file} is not JSON: {error}") from None
