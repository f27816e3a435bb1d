"""Alembic migrations of the database, run at each start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_LOCK = 0x6472_6166_7477  # key of the lock that upgrades of a PostgreSQL database take


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade a database, which may be empty, to the newest revision, within the transaction of the caller.

    Several servers may start at the same time: on PostgreSQL one waits for the other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Return to an older revision."""
    command.downgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
