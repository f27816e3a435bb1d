"""Permissions of the data files: only the user who runs the server may read them.

They hold the key that signs tokens, and the seeds of running matches.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_OTHERS = 0o077  # all rights of the group and of other users


def use_private_umask() -> None:
    """Let this process create files and folders that only its user can read."""
    os.umask(_OTHERS)


@contextmanager
def private_umask() -> Iterator[None]:
    """The same within a block."""
    before = os.umask(_OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def protect_files(folder: Path, database: Path | None) -> list[Path]:
    """Take away the rights of other users to existing data files, where this user may.

    Returns the folder and the files to which others still have rights. The rights of the folder are not
    changed, because it may also be used for something else.
    """
    if os.name != "posix":
        return []
    files = {*folder.glob("draftwork.*"), *(_with_companions(database) if database else ())}
    return [path for path in [folder, *sorted(files)] if _is_exposed(path) and not _protect(path)]


def _with_companions(database: Path) -> Iterator[Path]:
    """The files of a SQLite database that exist."""
    return database.parent.glob(f"{database.name}*")


def _is_exposed(path: Path) -> bool:
    return bool(path.stat().st_mode & _OTHERS)


def _protect(path: Path) -> bool:
    """Make a file private; returns whether that was possible."""
    if path.is_dir():
        return False
    try:
        path.chmod(path.stat().st_mode & ~_OTHERS)
    except OSError:
        return False
    return True
