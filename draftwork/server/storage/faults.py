"""Faults of the storage, as the database reports them."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Literal

from sqlalchemy.exc import DBAPIError, OperationalError

StorageFault = Literal["disk-full", "damaged", "failing"]

_MIN_FREE_BYTES = 1 << 20  # with less, a failed write counts as one to a full disk
_PRIMARY_CODE = 0xFF  # the bits of an error code of SQLite without its details
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# SQLSTATE classes of PostgreSQL: lost connection, operator intervention (such as a shutdown), system error.
_DOWN_CLASSES = ("08", "57", "58")
_STATE_IDLE = "25P03"  # the connection was ended, because its transaction was idle for too long
_STATE_FULL, _STATE_DAMAGED = "53100", ("XX001", "XX002")
_FAILING = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def storage_fault(error: DBAPIError, file: Path | None) -> StorageFault | None:
    """The fault of the storage behind an error; None if the storage works."""
    state = getattr(error.orig, "sqlstate", None)
    if is_outage(error) or state is not None:
        return _postgresql_fault(error, state)
    code = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_OK) & _PRIMARY_CODE
    if code == sqlite3.SQLITE_FULL:
        return "disk-full"
    if code in _DAMAGED:
        return "damaged"
    if code in _FAILING:
        return "disk-full" if file is not None and _is_full(file.parent) else "failing"
    return None


def is_outage(error: Exception) -> bool:
    """Whether a database server does not answer. It may have executed what it was last asked for."""
    if not isinstance(error, DBAPIError) or isinstance(error.orig, sqlite3.Error):
        return False
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # the connection was refused or lost, so the database server named no state
        return isinstance(error, OperationalError)
    return error.connection_invalidated or state == _STATE_IDLE or state[:2] in _DOWN_CLASSES


def _postgresql_fault(error: DBAPIError, state: str | None) -> StorageFault | None:
    if state == _STATE_FULL:
        return "disk-full"
    if state in _STATE_DAMAGED:
        return "damaged"
    return "failing" if is_outage(error) else None


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _MIN_FREE_BYTES
    except OSError:
        return False
