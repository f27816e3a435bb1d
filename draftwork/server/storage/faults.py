"""Faults of the storage, as the database reports them."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import DBAPIError

StorageFault = Literal["disk-full", "damaged", "failing"]

_MIN_FREE_BYTES = 1 << 20  # with less, a failed write counts as one to a full disk
_PRIMARY_CODE = 0xFF  # the bits of an error code of SQLite without its details
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_FAILING = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def storage_fault(error: DBAPIError, file: Path | None) -> StorageFault | None:
    """The fault of the storage behind an error; None if the storage works."""
    code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY_CODE
    if code == sqlite3.SQLITE_FULL:
        return "disk-full"
    if code in _DAMAGED:
        return "damaged"
    if code in _FAILING:
        return "disk-full" if file is not None and _is_full(file.parent) else "failing"
    return None


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _MIN_FREE_BYTES
    except OSError:
        return False
