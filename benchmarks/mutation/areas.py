"""The code that is mutated, and the tests that are expected to notice."""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

_GAMES = ("patchwork", "sintra", "sagrada", "blueprints")
_TABLE = ("table", "deciding", "undoing", "clocks", "making", "results", "commands")
_SHOWN = ("showing", "log", "replays", "news")
_GATE = Path(__file__).parents[2] / "scripts" / "rules.coveragerc"  # says which files are no rules


@dataclass(frozen=True)
class Area:
    """Files with the same tests. `share` says how many of 300 sampled mutants come from here."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    share: int


def areas(tree: Path) -> list[Area]:
    """The rules of each game, the logic of a table, and everything that keeps secrets."""
    found = [_rules(tree, game) for game in _GAMES]
    found += [_secrets(game) for game in _GAMES if game != "patchwork"]
    table = tuple(f"draftwork/server/{name}.py" for name in _TABLE)
    shown = tuple(f"draftwork/server/{name}.py" for name in _SHOWN)
    tests = ("tests/server/test_deciding.py", "tests/server/test_undo.py", "tests/server/test_clocks.py")
    leaks = ("tests/server/test_leaks.py", "tests/server/test_sealed.py", "tests/server/test_http.py")
    late = ("tests/server/test_network_leaks.py", "tests/server/test_swarm.py")
    others = tuple(
        file.relative_to(tree).as_posix()
        for file in sorted((tree / "tests/server").glob("test_*.py"))
        if f"tests/server/{file.name}" not in tests + leaks + late
    )
    found.append(Area("table logic", table, tests + others + leaks + late, 80))
    seen = ("draftwork/play/seat.py", "draftwork/play/sealed.py", *shown)
    found.append(Area("what viewers see", seen, ("tests/play", *leaks, *tests, *others, *late), 28))
    return found


def _tests(game: str) -> tuple[str, ...]:
    return f"tests/games/{game}", f"tests/battery/test_{game}.py"


def _rules(tree: Path, game: str) -> Area:
    gate = configparser.ConfigParser()
    gate.read(_GATE, encoding="utf-8")
    left_out = gate["run"]["omit"].split()
    found = (file.relative_to(tree).as_posix() for file in (tree / "draftwork/games" / game).glob("*.py"))
    files = sorted(file for file in found if not any(PurePosixPath(file).match(left) for left in left_out))
    rules = tuple(file for file in files if not file.endswith(("/secrets.py", "/view.py", "/todo.py")))
    return Area(f"rules of {game}", rules, _tests(game), 45)


def _secrets(game: str) -> Area:
    return Area(f"secrets of {game}", (f"draftwork/games/{game}/secrets.py",), _tests(game), 4)
