"""Where compiled code is kept, so that it can never be stale.

Numba notices a change only in the file of the function it cached, not in what that function calls
nor in the data its tables were made of. So the folder is named after the content of everything that
can be compiled in: this package and the package of every installed game.
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

GAMES = "draftwork.games"  # the entry point by which games are found
_MONTH = 30 * 24 * 3600  # seconds
_COMPILED_IN = (".py", ".json")


def sources() -> list[Path]:
    """The folders whose content can end up in compiled code."""
    folders = {Path(__file__).parent.parent}
    for entry in entry_points(group=GAMES):
        found = importlib.util.find_spec(entry.module.partition(".")[0])
        if found and found.submodule_search_locations:
            folders |= {Path(place) for place in found.submodule_search_locations}
        elif found and found.origin:
            folders.add(Path(found.origin))
    return sorted(folder.resolve() for folder in folders)


def fingerprint(folders: list[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for folder in folders:
        files = (
            sorted(p for p in folder.rglob("*") if p.suffix in _COMPILED_IN) if folder.is_dir() else [folder]
        )
        for file in files:
            content = file.read_bytes()
            digest.update(f"{file}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()[:20]


def folder() -> Path | None:
    """A writable folder for this very code, or None: then every process compiles for itself."""
    name = fingerprint(sources())
    for base in _bases():
        place = base / "draftwork" / name
        try:
            place.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=place):
                os.utime(place)  # when it was last of use
                return place
        except OSError:
            continue
    return None


def prune() -> None:
    """Remove the folders of code that has not been run for a month."""
    current = folder()
    for place in current.parent.iterdir() if current else ():
        if place != current and time.time() - place.stat().st_mtime > _MONTH:
            shutil.rmtree(place, ignore_errors=True)


def _bases() -> list[Path]:
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return [Path(chosen)]
    try:
        return [Path.home() / ".cache"]
    except RuntimeError:  # no HOME and no user entry
        return []
