"""The cache folders for compiled code. A cached function is never stale.

Numba compares only the source file of a cached function. It does not notice changes in the functions that it
calls, or in the data of its tables. A folder is therefore named after a hash of everything that can be
compiled into the functions in it. Code is stored only if these files have not changed since they were hashed,
because a running program can contain older code.

A unit is a set of sources that are hashed together. Each installed game is a unit: its folder, or, for a game
of a third party, its top-level package. The rest of Draftwork is the unit `SHARED`. Compiled code depends on
`SHARED` and on the units that `rule_cache` finds for it. A package of a third party that contains the name of
another game can import that game, so it depends on it too. Shared code and our games import no other games;
`lint-imports` checks that.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

GAMES = "draftwork.games"  # the entry point group of games
SHARED = "draftwork"  # the name of the unit of shared code; other units have the name of their package
_ROOT = Path(__file__).resolve().parent.parent
_MONTH = 30 * 24 * 3600  # seconds
_SUFFIXES = (".py", ".json")  # of the files that can be compiled in


class Unit(NamedTuple):
    """The places of the files of a unit."""

    places: tuple[Path, ...]  # folders and files
    without: tuple[Path, ...] = ()  # folders inside, which belong to other units

    def files(self) -> Iterator[Path]:
        """All source and data files, in a fixed order."""
        for place in self.places:
            if place.is_file():
                yield place
            for parent, folders, names in os.walk(place):
                folders[:] = sorted(name for name in folders if Path(parent, name) not in self.without)
                yield from (Path(parent, name) for name in sorted(names) if name.endswith(_SUFFIXES))

    def stamp(self) -> list[tuple[Path, int, int]]:
        """The time of the last change and the size of each file."""
        return [(file, file.stat().st_mtime_ns, file.stat().st_size) for file in self.files()]


class Digest(NamedTuple):
    """What a unit contained when it was read."""

    hash: str
    names: frozenset[str]  # the other units whose names occur in the code of this one
    stamp: list[tuple[Path, int, int]]


def find_units() -> dict[str, Unit]:
    """All units, by the name of their package."""
    games: dict[str, Unit] = {}
    for entry in entry_points(group=GAMES):
        module = _module(entry)
        top, *rest = module.split(".")
        if top == SHARED:
            games[module] = Unit((_ROOT.joinpath(*rest),))
        elif found := _find_package(top):
            places = found.submodule_search_locations or ([found.origin] if found.origin else [])
            games[top] = Unit(tuple(sorted(Path(place).resolve() for place in places)))
    inside = tuple(place for unit in games.values() for place in unit.places)
    return {SHARED: Unit((_ROOT,), inside), **games}


def _module(entry: EntryPoint) -> str:
    """The module that an entry point names; empty if it names none."""
    try:
        return entry.module
    except AttributeError:
        return ""


def _find_package(name: str) -> ModuleSpec | None:
    try:
        return importlib.util.find_spec(name)
    except (ImportError, ValueError):  # there is no module of this name
        return None


def read(name: str, units: Mapping[str, Unit]) -> Digest:
    """Read the files of one of the units."""
    unit = units[name]
    stamp = unit.stamp()
    made, mentioned = hashlib.sha256(), set()
    short = {other.rpartition(".")[2].encode(): other for other in units if other != SHARED}
    word = re.compile(rb"\b(?:" + b"|".join(short) + rb")\b")
    for file in unit.files():
        content = file.read_bytes()
        made.update(f"{file}\0{len(content)}\0".encode())
        made.update(content)
        if not name.startswith(SHARED):
            mentioned |= {short[found] for found in word.findall(content)}
    return Digest(made.hexdigest(), frozenset(mentioned - {name}), stamp)


@cache
def _units() -> dict[str, Unit]:
    return find_units()


@cache
def read_all() -> dict[str, Digest]:
    """Read all units. This must precede the import of games, so that the hashes fit what is imported."""
    return {name: read(name, _units()) for name in _units()}


def unit_of(module: str) -> str | None:
    """The name of the unit of a module, or None if it is not in a unit."""
    while module and module not in _units():
        module = module.rpartition(".")[0]
    return module or None


def _needed(names: Iterable[str] | None) -> list[str]:
    """The units that code can contain if it can contain these (all for None): also those that they name."""
    needed: set[str] = set()
    waiting = set(_units() if names is None else names) | {SHARED}
    while waiting:
        name = waiting.pop()
        needed.add(name)
        waiting |= read_all()[name].names - needed
    return sorted(needed)


def folder_name(names: Iterable[str] | None) -> str:
    """The name of the folder for code that can contain these units, or all units for None."""
    needed = _needed(names)
    made = hashlib.sha256(sys.version.encode())
    for name in needed:
        made.update(f"{name}\0{read_all()[name].hash}\0".encode())
    games = [name.rpartition(".")[2] for name in needed if name != SHARED]
    label = "all" if names is None else "-".join(games) or "shared"
    return f"{label}-{made.hexdigest()[:20]}"


def unchanged(names: Iterable[str] | None) -> bool:
    """Whether no file of these units has changed since they were read."""
    try:
        return all(_units()[name].stamp() == read_all()[name].stamp for name in _needed(names))
    except FileNotFoundError:  # removed while we look
        return False


def folder() -> Path | None:
    """The writable folder that holds all cache folders. If it is None, every process compiles on its own."""
    return next((base / "draftwork" for base in _bases() if _is_writable(base / "draftwork")), None)


@cache
def folder_of(names: frozenset[str] | None) -> Path | None:
    """The writable folder for code that can contain these units, or all units for None."""
    base = folder()
    place = base / folder_name(names) if base else None
    return place if place and _is_writable(place) else None


def prune() -> None:
    """Remove cache folders that have not been used for a month. Those for the current code remain."""
    base = folder()
    current = {folder_name([name]) for name in _units()} | {folder_name(None)}
    for place in base.iterdir() if base else ():
        if place.name not in current and time.time() - place.stat().st_mtime > _MONTH:
            shutil.rmtree(place, ignore_errors=True)


def _is_writable(place: Path) -> bool:
    """Create a folder if it is missing, and set the time of its last use, for `prune`."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            os.utime(place)
    except OSError:
        return False
    return True


def _bases() -> list[Path]:
    """The folders in which to try to create the cache."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return [Path(chosen)]
    try:
        return [Path.home() / ".cache"]
    except RuntimeError:  # the user has no home folder
        return []
