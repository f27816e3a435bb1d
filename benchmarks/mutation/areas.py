"""Areas of the code to mutate, each with the tests that should detect the mutants."""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

_TABLE_MODULES = ("table", "decide", "undo", "clock", "create", "outcome", "commands")
_VIEW_MODULES = ("table/render", "table/event_log", "table/replay", "live/updates")
_LIKELY_TESTS = ("decide", "undo", "clock", "sealed", "leaks", "http")
_SLOW_TESTS = ("swarm", "hostile_http", "hostile_socket", "bot_pool", "damage", "network_leaks")
# Lists the files that are not rules.
_COVERAGE_CONFIG = Path(__file__).parents[2] / "scripts" / "rules.coveragerc"


@dataclass(frozen=True)
class Area:
    """Files with the same tests. `share` is the number of mutants in a sample of 300."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    share: int


def areas(tree: Path) -> list[Area]:
    """Return the areas: rules and secrets of each game, the table logic, and what viewers see."""
    table = tuple(f"draftwork/server/table/{name}.py" for name in _TABLE_MODULES)
    shown = tuple(f"draftwork/server/{name}.py" for name in _VIEW_MODULES)
    seats = ("draftwork/play/seat.py", "draftwork/play/simultaneous.py")
    server = _server_tests(tree)
    games = sorted(folder.parent.name for folder in (tree / "draftwork/games").glob("*/rules"))
    return [
        *(_rules(tree, game) for game in games),
        *(_secrets(game) for game in games if game != "patchwork"),  # which hides nothing
        Area("table logic", table, server, 80),
        Area("what viewers see", seats + shown, (*server, "tests/play"), 28),
    ]


def _server_tests(tree: Path) -> tuple[str, ...]:
    """Return the tests of the server without those that attack or load a whole server, likely ones first."""
    files = {
        file.stem.removeprefix("test_"): file for file in sorted((tree / "tests/server").glob("test_*.py"))
    }
    names = [
        *_LIKELY_TESTS,
        *(name for name in files if name not in (*_LIKELY_TESTS, *_SLOW_TESTS)),
        "network_leaks",
    ]
    return tuple(files[name].relative_to(tree).as_posix() for name in names)


def _tests(game: str) -> tuple[str, ...]:
    return f"tests/games/{game}", f"tests/battery/test_{game}.py"


def _rules(tree: Path, game: str) -> Area:
    gate = configparser.ConfigParser()
    gate.read(_COVERAGE_CONFIG, encoding="utf-8")
    left_out = gate["run"]["omit"].split()
    found = (file.relative_to(tree).as_posix() for file in (tree / "draftwork/games" / game).rglob("*.py"))
    files = sorted(file for file in found if not any(PurePosixPath(file).match(left) for left in left_out))
    rules = tuple(file for file in files if not file.endswith(("/secrets.py", "/view.py", "/prompt.py")))
    return Area(f"rules of {game}", rules, _tests(game), 45)


def _secrets(game: str) -> Area:
    return Area(f"secrets of {game}", (f"draftwork/games/{game}/rules/secrets.py",), _tests(game), 4)
