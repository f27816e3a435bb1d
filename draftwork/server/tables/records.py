"""Export and import of matches as records."""

from __future__ import annotations

import base64
import hashlib
import time
from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Engine, select
from sqlalchemy.exc import IntegrityError

from draftwork.play import Match, Record
from draftwork.server.protocol import TimeControl
from draftwork.server.storage.rows import EventRow, TableChange, change_tables
from draftwork.server.storage.schema import EVENTS, TABLES
from draftwork.server.table import events as e
from draftwork.server.table.render import record
from draftwork.server.table.table import Table
from draftwork.server.tables.cache import NO_PERSON, table_entry


def export_records(engine: Engine, damaged: Callable[[str], None]) -> Iterator[tuple[Table, Record]]:
    """All finished matches, the oldest first. `damaged` is called with the id of each unreadable table."""
    over = select(TABLES.c.id).where(TABLES.c.state == "over").order_by(TABLES.c.created, TABLES.c.id)
    with engine.connect() as connection:
        for id in list(connection.scalars(over)):
            stored = select(EVENTS.c.data).where(EVENTS.c.table_id == id).order_by(EVENTS.c.number)
            try:
                table = Table.fold(id, [e.decode(data) for data in connection.scalars(stored)])
            except Exception:  # a damaged table must not stop the export
                damaged(id)
                continue
            if table.state == "over":  # and not read-only
                yield table, record(table, None)


def import_record(engine: Engine, data: Record) -> tuple[str, bool]:
    """Check a record and store it as a table without people; returns its id and whether it is new."""
    match = Match.from_record(data)
    table = _table(match, data)
    rows = [EventRow(event.number, e.encode(event)) for event in table.events]
    try:
        with engine.begin() as connection:
            change_tables(connection, [TableChange(table_entry(table), None, rows)])
    except IntegrityError:
        return table.id, False
    return table.id, True


def _table(match: Match, data: Record) -> Table:
    """The table of a record. The same record always has the same id."""
    digest = hashlib.sha256(msgspec.json.encode(data, order="sorted")).digest()[:16]
    id = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    names = [*match.seats, *[""] * match.players][: match.players]
    now = time.time()
    created = e.Created(
        number=1,
        at=now,
        host=NO_PERSON,
        game=match.game.name,
        options=dict(match.options),
        seats=[e.SeatSetup(NO_PERSON, name) for name in names],
        clock=TimeControl(),
        lapse="bot",
        listed=False,
        seed=match.seed or "",
    )
    return Table.fold(id, [created, e.Imported(number=2, at=now, record=data)])
