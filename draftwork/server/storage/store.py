"""Storage of tables and guests in a SQL database, by default SQLite."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, TextClause, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from draftwork.server.errors import DiskFull, StorageDown
from draftwork.server.storage.database import sqlite_file
from draftwork.server.storage.faults import StorageFault, is_outage, storage_fault
from draftwork.server.storage.schema import EVENTS, KEPT, SITTERS, TABLES
from draftwork.server.storage.writer import DatabaseJob, Writer

T = TypeVar("T")
_MAX_INSERTED_ROWS = 100  # per statement
# Options of connections that execute a single statement, which needs no explicit transaction.
_ONE_STATEMENT: dict[str, dict[str, Any]] = {
    "sqlite": {"one_statement": True},
    "postgresql": {"isolation_level": "AUTOCOMMIT"},
}
_MAX_LISTED = 200  # tables per response, the newest first
_PROBE_SECONDS = 5.0  # for a write that checks the storage
_PROBE = "probe"


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
        self._file = sqlite_file(engine.url)
        self._file_identity = _identity(self._file)
        self._fault: StorageFault | None = None  # found by the last write; damage is remembered
        self._writer = Writer(engine, self._run_jobs)

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
        def read() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return self._call(read)

    def _run_jobs(self, engine: Engine, jobs: list[DatabaseJob[Any]]) -> list[Any]:
        results = self._call(partial(_run_jobs, engine, jobs))
        self._note(None)
        return results

    def _call(self, work: Callable[[], T]) -> T:
        """Use the database. A lost connection is replaced once: the database server may have restarted."""
        try:
            try:
                return work()
            except DBAPIError as error:
                if not is_outage(error):
                    raise
                return work()
        except DBAPIError as error:
            fault = storage_fault(error, self._file)
            self._note(fault)
            if fault == "disk-full":
                raise DiskFull("disk-full") from error
            if is_outage(error):
                raise StorageDown("storage-down") from error
            raise

    def _note(self, fault: StorageFault | None) -> None:
        if self._fault != "damaged":
            self._fault = fault

    async def check(self) -> StorageFault | None:
        """Write something, and return what is wrong with the storage."""
        try:
            async with asyncio.timeout(_PROBE_SECONDS):
                await self.write(_probe)
        except IntegrityError:  # another server has written it first
            return self._fault
        except Exception:
            return self._fault or "failing"
        # A deleted or replaced file still takes writes, which nobody will ever read.
        return "damaged" if _identity(self._file) != self._file_identity else self._fault

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


def _probe(connection: Connection) -> None:
    """Change a value that nobody reads."""
    value = secrets.token_bytes(16)
    change = update(KEPT).where(KEPT.c.name == _PROBE).values(value=value)
    if not connection.execute(change).rowcount:
        connection.execute(insert(KEPT), {"name": _PROBE, "value": value})


def _identity(file: Path | None) -> tuple[int, int] | None:
    """The device and the number of a file; None if it does not exist."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None


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
        engine = engine.execution_options(**_ONE_STATEMENT[engine.dialect.name])
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
