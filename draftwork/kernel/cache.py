"""The cache folder for compiled code. A cached function is never stale.

Numba compares only the source file of a cached function. It does not notice changes in the functions that it
calls, or in the data of its tables. The folder is therefore named after a hash of everything that can be
compiled in: this package and the packages of all installed games.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from importlib.metadata import entry_points
from pathlib import Path

GAMES = "draftwork.games"  # the entry point group of games
_MONTH = 30 * 24 * 3600  # seconds
_SUFFIXES = (".py", ".json")  # of the files that can be compiled in


def sources() -> list[Path]:
    """The folders and files that can be compiled in."""
    folders = {Path(__file__).parent.parent}
    for entry in entry_points(group=GAMES):
        found = importlib.util.find_spec(entry.module.partition(".")[0])
        if found and found.submodule_search_locations:
            folders |= {Path(place) for place in found.submodule_search_locations}
        elif found and found.origin:
            folders.add(Path(found.origin))
    return sorted(folder.resolve() for folder in folders)


def fingerprint(folders: list[Path]) -> str:
    """A hash of the Python version and of all source and data files in the folders."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in folders:
        files = sorted(p for p in folder.rglob("*") if p.suffix in _SUFFIXES) if folder.is_dir() else [folder]
        for file in files:
            content = file.read_bytes()
            digest.update(f"{file}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()[:20]


def folder() -> Path | None:
    """A writable cache folder for the current code. If it is None, every process compiles on its own."""
    name = fingerprint(sources())
    for base in _bases():
        place = base / "draftwork" / name
        try:
            place.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=place):
                os.utime(place)  # the time of last use, for `prune`
                return place
        except OSError:
            continue
    return None


def prune() -> None:
    """Remove cache folders that have not been used for a month."""
    current = folder()
    for place in current.parent.iterdir() if current else ():
        if place != current and time.time() - place.stat().st_mtime > _MONTH:
            shutil.rmtree(place, ignore_errors=True)


def _bases() -> list[Path]:
    """The folders in which to try to create the cache."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return [Path(chosen)]
    try:
        return [Path.home() / ".cache"]
    except RuntimeError:  # the user has no home folder
        return []
