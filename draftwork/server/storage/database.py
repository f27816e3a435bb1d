"""Opening, creating and checking the database: a file of SQLite, or a database of a PostgreSQL server."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, Engine
from sqlalchemy.exc import SQLAlchemyError

from draftwork.i18n import shorten
from draftwork.server.errors import NoDatabase
from draftwork.server.log_setup import log
from draftwork.server.storage.engines import database_url, new_engine
from draftwork.server.storage.migrations import upgrade
from draftwork.server.storage.private_files import private_umask
from draftwork.server.storage.writer import WRITE_OPTIONS

CHECK_SECONDS = 10.0  # for the check of a large database at the start
_STEPS_BETWEEN_LOOKS = 100_000  # instructions of SQLite between two looks at the time
_WAL, _SHARED_MEMORY = "-wal", "-shm"  # suffixes of the files beside a SQLite database


def open_database(address: str, *, check: bool = False) -> Engine:
    """Open the database, and create or upgrade it if necessary. `check` searches it for damage first."""
    try:
        url = database_url(address)
        file = sqlite_file(url)
        if file is not None and not _exists(file):
            _create(url, file)
        engine = new_engine(url)
        if check and file is not None:
            _check_for_damage(engine, file)
        _upgrade(engine)
    except (SQLAlchemyError, sqlite3.Error, CommandError, ImportError, OSError) as error:
        fault = shorten(str(error).splitlines()[0], 200)
        raise NoDatabase("no-database", database=_display_name(address), fault=fault) from None
    return engine


def sqlite_file(address: str | URL) -> Path | None:
    """The file of a SQLite database; None for one in memory or of another kind."""
    try:
        url = database_url(address)
    except SQLAlchemyError:
        return None
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name)


def _display_name(address: str) -> str:
    """The file or address of a database, without a password."""
    try:
        url = database_url(address)
    except SQLAlchemyError:
        return shorten(address.rpartition("@")[2], 80)
    return str(sqlite_file(url) or url.render_as_string(hide_password=True))


def _exists(file: Path) -> bool:
    """Whether there is a database. Raises NoDatabase if there was one and its content is gone.

    A database gets its name only when it is complete, so an empty file was not left by this program. SQLite
    would take it for a new database, and would replay a log that was left behind into a new one.
    """
    if file.exists():
        if file.stat().st_size == 0:
            raise NoDatabase("database-empty", file=str(file))
        return True
    wal = Path(f"{file}{_WAL}")
    if wal.exists() and wal.stat().st_size > 0:
        raise NoDatabase("database-missing", file=str(file), log=wal.name)
    return False


def _create(url: URL, file: Path) -> None:
    """Create the database under another name and rename it, so that a kill leaves all of it or nothing."""
    draft = Path(f"{file}.new")
    for suffix in ("", _WAL, _SHARED_MEMORY):
        Path(f"{draft}{suffix}").unlink(missing_ok=True)
    with private_umask():
        engine = new_engine(url.set(database=str(draft)))
        try:
            _upgrade(engine)
        finally:
            engine.dispose()  # the last connection writes everything into the database file
    draft.replace(file)
    _sync_folder(file.parent)


def _sync_folder(folder: Path) -> None:
    """Make the names of files in a folder durable."""
    if os.name != "posix":  # other systems cannot open a folder
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _upgrade(engine: Engine) -> None:
    with engine.execution_options(**WRITE_OPTIONS).begin() as connection:
        upgrade(connection)


def _check_for_damage(engine: Engine, file: Path) -> None:
    """Raise NoDatabase if the file is damaged. The check of a large file ends after `CHECK_SECONDS`."""
    end = time.monotonic() + CHECK_SECONDS
    connection = engine.raw_connection()
    driver: Any = connection.driver_connection
    driver.set_progress_handler(lambda: time.monotonic() > end, _STEPS_BETWEEN_LOOKS)
    try:
        found = driver.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise NoDatabase("database-damaged", file=str(file), fault=str(error)) from None
        log.warning("the check of the database was stopped", seconds=CHECK_SECONDS)
        found = "ok"
    except sqlite3.DatabaseError as error:
        raise NoDatabase("database-damaged", file=str(file), fault=str(error)) from None
    finally:
        driver.set_progress_handler(None, 0)
        connection.close()
    if found != "ok":
        fault = shorten(" ".join(found.split()), 200)
        raise NoDatabase("database-damaged", file=str(file), fault=fault)
