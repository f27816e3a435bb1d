"""Storage of tables and guests in a SQL database, by default SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    TextClause,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from draftwork.i18n import shorten
from draftwork.server.errors import NoDatabase
from draftwork.server.storage.migrations import upgrade
from draftwork.server.storage.schema import EVENTS, SITTERS, TABLES
from draftwork.server.storage.writer import WRITE_OPTIONS, DatabaseJob, Writer

T = TypeVar("T")
_MAX_INSERTED_ROWS = 100  # per statement
_ONE_STATEMENT = {"one_statement": True}  # option of connections that execute a single statement
_MAX_LISTED = 200  # tables per response, the newest first


class Conflict(Exception):
    """An event with this number or request key is already stored."""


@dataclass(frozen=True)
class EventRow:
    """A stored event."""

    number: int
    data: bytes
    request_key: str | None = None  # of the request that made the event


@dataclass(frozen=True)
class TableEntry:
    """A row of the table index."""

    id: str
    game: str
    state: str
    listed: bool
    wakes: bool
    created: float
    sitters: frozenset[str]  # the host, and all people who have or had a seat


@dataclass(frozen=True)
class TableChange:
    """New events of a table, and its index entry after them."""

    entry: TableEntry
    before: TableEntry | None  # None: the table is new
    rows: Sequence[EventRow]


class Store:
    """The database of a server. It is created, used and closed in one event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine, _run_jobs)

    async def close(self) -> None:
        await self._writer.close()
        self.engine.dispose()

    def write(self, job: DatabaseJob[T]) -> asyncio.Future[T]:
        """A future that is done when the writes of the job are on disk."""
        return self._writer.submit(job)

    async def execute(self, statement: Executable) -> None:
        def job(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(job)

    async def read(self, job: DatabaseJob[T]) -> T:
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: DatabaseJob[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    async def append(self, *changes: TableChange) -> None:
        """Store all changes or none. Raises Conflict if an event number or request key exists."""
        only_events = all(change.entry == change.before for change in changes)
        job = _Append(changes) if only_events else partial(change_tables, changes=changes)
        try:
            await self.write(job)
        except IntegrityError as error:
            raise Conflict from error

    async def events(self, table: str) -> list[bytes]:
        """All events of a table in order; empty if the table does not exist."""
        query = select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def listed(self, state: str, game: str | None) -> list[str]:
        """The newest listed tables in a state."""
        query = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.state == state)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        return await self._ids(query.order_by(TABLES.c.created.desc()).limit(_MAX_LISTED))

    async def of_person(self, person: str) -> list[str]:
        """The newest tables of a person."""
        query = select(TABLES.c.id).join(SITTERS).where(SITTERS.c.person == person)
        return await self._ids(query.order_by(TABLES.c.created.desc()).limit(_MAX_LISTED))

    async def self_acting(self) -> list[str]:
        """Tables where a clock or a bot acts by itself."""
        return await self._ids(select(TABLES.c.id).where(TABLES.c.wakes).order_by(TABLES.c.created))

    async def _ids(self, query: Any) -> list[str]:
        return await self.read(lambda connection: list(connection.scalars(query)))


class _Append:
    """A job that only stores events, like most jobs. The writer merges such jobs into one statement."""

    def __init__(self, changes: Sequence[TableChange]) -> None:
        self.changes = changes

    def __call__(self, connection: Connection) -> None:
        _store_events(connection, self.changes)


def _run_jobs(engine: Engine, jobs: list[DatabaseJob[Any]]) -> list[Any]:
    appends = [job for job in jobs if isinstance(job, _Append)]
    changes = [change for job in appends for change in job.changes]
    if len(appends) == len(jobs) and sum(len(change.rows) for change in changes) <= _MAX_INSERTED_ROWS:
        engine = engine.execution_options(**_ONE_STATEMENT)
    with engine.begin() as connection:
        _store_events(connection, changes)
        return [None if isinstance(job, _Append) else job(connection) for job in jobs]


def change_tables(connection: Connection, changes: Iterable[TableChange]) -> None:
    for change in changes:
        if change.entry != change.before:
            _write_entry(connection, change.entry, change.before)
        _store_events(connection, [change])


def _store_events(connection: Connection, changes: Sequence[TableChange]) -> None:
    """Store all events with as few statements as possible: each one costs a thread switch."""
    rows = [
        (change.entry.id, row.number, row.data, row.request_key) for change in changes for row in change.rows
    ]
    for first in range(0, len(rows), _MAX_INSERTED_ROWS):
        batch = rows[first : first + _MAX_INSERTED_ROWS]
        values = {
            f"{name}{i}": value
            for i, row in enumerate(batch)
            for name, value in zip("tnda", row, strict=True)
        }
        connection.execute(_insert_statement(len(batch)), values)


@cache
def _insert_statement(rows: int) -> TextClause:
    placeholders = ", ".join(f"(:t{i}, :n{i}, :d{i}, :a{i})" for i in range(rows))
    return text(f"INSERT INTO {EVENTS.name} (table_id, number, data, asked) VALUES {placeholders}")


def _write_entry(connection: Connection, entry: TableEntry, before: TableEntry | None) -> None:
    values = {key: value for key, value in vars(entry).items() if key != "sitters"}
    if before is None:
        connection.execute(insert(TABLES), values)
    else:
        connection.execute(update(TABLES).where(TABLES.c.id == entry.id), values)
    new = _sitters(entry.id, entry.sitters - (before.sitters if before else frozenset()))
    if new:
        connection.execute(insert(SITTERS), new)


def _sitters(table: str, people: Iterable[str]) -> list[dict[str, str]]:
    return [{"table_id": table, "person": person} for person in sorted(people)]


def open_database(address: str) -> Engine:
    """Open the database, and create or upgrade it if necessary."""
    try:
        url = make_url(address)
        engine = create_engine(url, hide_parameters=True)  # errors are logged without data
        if url.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        with engine.execution_options(**WRITE_OPTIONS).begin() as connection:
            upgrade(connection)
    except (SQLAlchemyError, CommandError, ImportError) as error:
        raise NoDatabase("no-database", fault=shorten(str(error).splitlines()[0], 200)) from None
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
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
