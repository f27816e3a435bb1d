"""Connections to the database, with the durability that the server promises."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

POSTGRESQL, SQLITE = "postgresql", "sqlite"
_DRIVER = "postgresql+psycopg"
_CONNECT_SECONDS = 5
# A lost database server is noticed within these seconds, also if it ends no connection.
_SILENCE_SECONDS = 10
_POOL_SIZE, _MAX_OVERFLOW = 5, 15  # connections of one process to PostgreSQL


def database_url(address: str | URL) -> URL:
    """The URL of a database. PostgreSQL is used through psycopg unless the address names another driver."""
    url = make_url(address)
    return url.set(drivername=_DRIVER) if url.drivername in ("postgres", POSTGRESQL) else url


def is_postgresql(url: URL) -> bool:
    return url.drivername.partition("+")[0] == POSTGRESQL


def new_engine(url: URL) -> Engine:
    if is_postgresql(url):
        engine = create_engine(
            url,
            hide_parameters=True,  # errors are logged without data
            pool_size=_POOL_SIZE,
            max_overflow=_MAX_OVERFLOW,
            connect_args={
                "application_name": "draftwork",
                "connect_timeout": _CONNECT_SECONDS,
                "keepalives_idle": _SILENCE_SECONDS // 2,
                "keepalives_interval": 1,
                "keepalives_count": _SILENCE_SECONDS // 2,
                "tcp_user_timeout": 1000 * _SILENCE_SECONDS,
            },
        )
        event.listen(engine, "connect", _prepare_postgresql)
        return engine
    engine = create_engine(url, hide_parameters=True)
    if url.get_backend_name() == SQLITE:
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_postgresql(connection: Any, _: Any) -> None:
    connection.autocommit = True
    # A commit survives a power failure. Stricter settings of the database server stay.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
    )
    connection.autocommit = False


def prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver would begin transactions late, and not before CREATE TABLE
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not block writers
    cursor.execute("PRAGMA synchronous = FULL")  # a commit survives a power failure
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction. A writer locks at once, so that what it reads stays true until it writes.

    A single INSERT needs no explicit BEGIN and COMMIT; skipping them saves two thread switches.
    """
    options = connection.get_execution_options()
    if not options.get("one_statement", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")
