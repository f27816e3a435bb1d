"""A new game from the template: a package with the rules of a small game, its texts and its tests."""

from __future__ import annotations

import importlib.util
import re
import sys
from keyword import iskeyword
from pathlib import Path

from draftwork.cli.errors import CommandError
from draftwork.cli.files import exists, make_folder, write_text

_TEMPLATE, _WORD = Path(__file__).parent / "template", "windfall"
_FILES = (
    "pyproject.toml",
    "README.md",
    "windfall/__init__.py",
    "windfall/rules.py",
    "windfall/messages/en.ftl",
    "tests/test_windfall.py",
)
_NAME = re.compile("[a-z][a-z0-9_]{0,29}", re.ASCII)


def new_game(name: str, folder: Path) -> Path:
    """Write the package of a new game to a new folder."""
    _check_name(name)
    if exists(folder):
        raise CommandError("cli-folder-exists", folder=str(folder)[-60:])
    _check_free(name)
    target = make_folder(folder)
    for path in _FILES:
        file = target / path.replace(_WORD, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_text(file, _renamed((_TEMPLATE / path).read_text(encoding="utf-8"), name))
    return target


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise CommandError("cli-game-bad-name", name=name[:40])


def _check_free(name: str) -> None:
    """Raise CommandError if a game or a Python module has this name."""
    from draftwork.games import names

    if name in names() or name in sys.stdlib_module_names or importlib.util.find_spec(name) is not None:
        raise CommandError("cli-game-taken", name=name)


def _renamed(text: str, name: str) -> str:
    """The text of a template file for another game. Its first letters are those of its rule numbers."""
    words = name.split("_")
    prefix = "".join(words)[:2]
    text = text.replace("TestWindfall", "Test" + "".join(word.capitalize() for word in words))
    text = text.replace("Windfall", " ".join(words).strip().capitalize()).replace(_WORD, name)
    return text.replace("WI-", f"{prefix.upper()}-").replace("test_wi", f"test_{prefix}")
