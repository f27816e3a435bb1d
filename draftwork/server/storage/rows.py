"""The rows of tables and their events, and the statements that store them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, TextClause, insert, text, update

from draftwork.server.errors import LeaseLost
from draftwork.server.storage.leases import FENCE
from draftwork.server.storage.schema import EVENTS, SITTERS, TABLES

MAX_INSERTED_ROWS = 100  # per statement


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
    lease: int | None = None  # under which the server owns the table; None with SQLite


def change_tables(connection: Connection, changes: Iterable[TableChange]) -> None:
    for change in changes:
        if change.entry != change.before:
            _write_entry(connection, change)
        store_events(connection, [change])


def store_events(connection: Connection, changes: Sequence[TableChange], lease: int | None = None) -> None:
    """Store all events with as few statements as possible: each one costs a thread switch.

    With a lease, the statement stores nothing and raises LeaseLost unless the lease is valid.
    """
    rows = [
        (change.entry.id, row.number, row.data, row.request_key) for change in changes for row in change.rows
    ]
    for first in range(0, len(rows), MAX_INSERTED_ROWS):
        batch = rows[first : first + MAX_INSERTED_ROWS]
        values: dict[str, Any] = {
            f"{name}{i}": value
            for i, row in enumerate(batch)
            for name, value in zip("tnda", row, strict=True)
        }
        if lease is None:
            connection.execute(_insert_statement(len(batch)), values)
        elif not connection.execute(_fenced_insert(len(batch)), values | {"lease": lease}).rowcount:
            raise LeaseLost("lease-lost")


@cache
def _insert_statement(rows: int) -> TextClause:
    placeholders = ", ".join(f"(:t{i}, :n{i}, :d{i}, :a{i})" for i in range(rows))
    return text(f"INSERT INTO {EVENTS.name} (table_id, number, data, asked) VALUES {placeholders}")


@cache
def _fenced_insert(rows: int) -> TextClause:
    types = ("text", "integer", "bytea", "text")
    first = ", ".join(f"CAST(:{name}0 AS {type})" for name, type in zip("tnda", types, strict=True))
    others = (f"(:t{i}, :n{i}, :d{i}, :a{i})" for i in range(1, rows))
    return text(
        f"WITH fence AS ({FENCE}) INSERT INTO {EVENTS.name} (table_id, number, data, asked)"
        f" SELECT rows.* FROM fence, (VALUES {', '.join((f'({first})', *others))}) AS rows"
    )


def _write_entry(connection: Connection, change: TableChange) -> None:
    entry, before = change.entry, change.before
    values = {key: value for key, value in vars(entry).items() if key != "sitters"}
    if before is None:
        connection.execute(insert(TABLES), values | {"owner": change.lease})
    else:
        connection.execute(update(TABLES).where(TABLES.c.id == entry.id), values)
    new = _sitters(entry.id, entry.sitters - (before.sitters if before else frozenset()))
    if new:
        connection.execute(insert(SITTERS), new)


def _sitters(table: str, people: Iterable[str]) -> list[dict[str, str]]:
    return [{"table_id": table, "person": person} for person in sorted(people)]
