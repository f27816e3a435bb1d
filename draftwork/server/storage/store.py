"""Storage of tables and guests in a SQL database, by default SQLite."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, Executable, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from draftwork.server.errors import DiskFull, StorageDown
from draftwork.server.storage.database import sqlite_file
from draftwork.server.storage.faults import StorageFault, is_outage, storage_fault
from draftwork.server.storage.leases import check_fence
from draftwork.server.storage.rows import (
    MAX_INSERTED_ROWS,
    EventRow,
    TableChange,
    change_tables,
    store_events,
)
from draftwork.server.storage.schema import EVENTS, KEPT, SITTERS, TABLES
from draftwork.server.storage.writer import DatabaseJob, Writer

T = TypeVar("T")
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


class Store:
    """The database of a server. It is created, used and closed in one event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._file = sqlite_file(engine.url)
        self._file_identity = _identity(self._file)
        self._fault: StorageFault | None = None  # found by the last write; damage is remembered
        self.lease: int | None = None  # of this server, for all writes; None with SQLite
        self._writer = Writer(engine, self._run_jobs)

    async def close(self) -> None:
        await self.close_writer()
        self.engine.dispose()

    async def close_writer(self) -> None:
        """Do all writes that were asked for. Later ones are not done."""
        await self._writer.close()

    def write(self, job: DatabaseJob[T]) -> asyncio.Future[T]:
        """A future that is done when the writes of the job are on disk."""
        return self._writer.submit(_FencedJob(job, self.lease) if self.lease is not None else job)

    def coordinate(self, job: DatabaseJob[T]) -> T:
        """Run a job on the leases themselves, at once and in this thread, whatever the writer does.

        Each of its statements is a transaction, so a server that is paused holds no locks.
        """

        def run() -> T:
            with self.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                return job(connection)

        return self._call(run)

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
        lease = changes[0].lease
        job = (
            _Append(changes, lease)
            if only_events
            else _FencedJob(partial(change_tables, changes=changes), lease)
        )
        try:
            await self._writer.submit(job)
        except IntegrityError as error:
            raise Conflict from error

    async def events(self, table: str) -> list[bytes]:
        """All events of a table in order; empty if the table does not exist."""
        query = select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def events_after(self, table: str, number: int) -> list[EventRow]:
        """The events of a table after a number, in order."""
        columns = (EVENTS.c.number, EVENTS.c.data, EVENTS.c.asked)
        query = select(*columns).where((EVENTS.c.table_id == table) & (EVENTS.c.number > number))
        query = query.order_by(EVENTS.c.number)
        return await self.read(lambda connection: [EventRow(*row) for row in connection.execute(query)])

    async def last_events(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each table."""
        query = select(EVENTS.c.table_id, func.max(EVENTS.c.number)).where(EVENTS.c.table_id.in_(tables))
        query = query.group_by(EVENTS.c.table_id)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

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

    def __init__(self, changes: Sequence[TableChange], lease: int | None) -> None:
        self.changes, self.lease = changes, lease

    def __call__(self, connection: Connection) -> None:
        store_events(connection, self.changes)


class _FencedJob(Generic[T]):
    """A job that is only done as long as a lease is valid."""

    def __init__(self, job: DatabaseJob[T], lease: int | None) -> None:
        self.job, self.lease = job, lease

    def __call__(self, connection: Connection) -> T:
        return self.job(connection)


class _MixedLeases(Exception):
    """The jobs belong to several leases, so each gets its own transaction: one lease may have ended."""


def _run_jobs(engine: Engine, jobs: list[DatabaseJob[Any]]) -> list[Any]:
    leases = {lease for job in jobs if (lease := getattr(job, "lease", None)) is not None}
    if len(leases) > 1:
        raise _MixedLeases
    appends = [job for job in jobs if isinstance(job, _Append)]
    changes = [change for job in appends for change in job.changes]
    in_one = len(appends) == len(jobs) and sum(len(change.rows) for change in changes) <= MAX_INSERTED_ROWS
    if in_one:
        with engine.execution_options(**_ONE_STATEMENT[engine.dialect.name]).begin() as connection:
            store_events(connection, changes, next(iter(leases), None))
            return [None for _ in jobs]
    with engine.begin() as connection:
        for lease in sorted(leases):
            check_fence(connection, lease)
        store_events(connection, changes)
        return [None if isinstance(job, _Append) else job(connection) for job in jobs]
