"""The games that come with Draftwork, by the entry points in pyproject.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

_FILE = Path(__file__).parents[1] / "pyproject.toml"
_PROJECT = tomllib.loads(_FILE.read_text(encoding="utf-8"))["project"]
GAMES: tuple[str, ...] = tuple(_PROJECT["entry-points"]["draftwork.games"])
