"""The command line of `playthroughs`, `counts` and `schemas`, which keep files of a game in a folder."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from draftwork.kernel.errors import DraftworkError

DIFFERENT, REFUSED = 1, 2  # exit codes


class Unusable(Exception):
    """A file that a command cannot use. The text is one line that says why."""


def parser(module: str, doc: str | None, games: str = "+") -> argparse.ArgumentParser:
    """The arguments `games`, `folder` and `write`. The folder has no default, so that it is always named."""
    made = argparse.ArgumentParser(
        prog=f"python -m {module}", description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("games", nargs=games, metavar="GAME")
    made.add_argument("--folder", type=Path, required=True, help="the folder of the files")
    made.add_argument("--write", action="store_true", help="write them instead of comparing them")
    return made


def run(work: Callable[[], Iterable[str]]) -> int:
    """The exit code. `work` gives what differs, a line each; what cannot be done is told in one line."""
    different = False
    try:
        for line in work():
            print(line)
            different = True
    except (DraftworkError, Unusable, OSError) as fault:
        print(fault, file=sys.stderr)
        return REFUSED
    return DIFFERENT if different else 0


def read_json(file: Path) -> Any:
    if not file.is_file():
        raise Unusable(f"There is no file {file}: --write makes it.")
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise Unusable(f"{file} is not JSON: {fault}") from None
