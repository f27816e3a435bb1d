"""The copy of a whole database into an empty one, for example from SQLite to PostgreSQL."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, Table, insert, select

from draftwork.server.errors import StoreNotCopied
from draftwork.server.storage.schema import METADATA
from draftwork.server.storage.writer import WRITE_OPTIONS

_MAX_ROWS = 500  # per statement


def copy_store(source: Engine, target: Engine) -> dict[str, int]:
    """Copy all tables in one transaction and compare every row; returns the number of rows by table.

    Raises StoreNotCopied if the target holds something, or if a row differs. Then the target stays empty.
    """
    writing = target.execution_options(**WRITE_OPTIONS)
    with source.connect() as reader, writing.begin() as writer:
        for table in METADATA.sorted_tables:
            if writer.execute(select(table).limit(1)).first() is not None:
                raise StoreNotCopied("store-not-empty", table=table.name)
        return {table.name: _copy(reader, writer, table) for table in METADATA.sorted_tables}


def _copy(reader: Connection, writer: Connection, table: Table) -> int:
    sent, count = hashlib.sha256(), 0
    for rows in _batches(reader, table):
        _add_digest(sent, rows)
        count += len(rows)
        writer.execute(insert(table), [dict(row) for row in rows])
    stored = hashlib.sha256()
    for rows in _batches(writer, table):
        _add_digest(stored, rows)
    if stored.digest() != sent.digest():
        raise StoreNotCopied("store-copy-differs", table=table.name)
    return count


def _batches(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows in the order of their keys, which both databases must sort alike: by bytes."""
    keys = [_by_bytes(connection, column) for column in table.primary_key]
    query = select(table).order_by(*keys).execution_options(yield_per=_MAX_ROWS)
    for rows in connection.execute(query).mappings().partitions():
        yield [dict(row) for row in rows]


def _by_bytes(connection: Connection, column: Any) -> Any:
    is_text = column.type.python_type is str
    return column.collate("C") if is_text and connection.dialect.name == "postgresql" else column


def _add_digest(digest: Any, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        digest.update(repr(sorted(row.items())).encode())
