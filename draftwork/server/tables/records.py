"""All matches as records, out of the database and into it."""

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
from draftwork.server.storage.schema import EVENTS, TABLES
from draftwork.server.storage.store import EventRow, TableChange, change_tables
from draftwork.server.table import events as e
from draftwork.server.table.render import record
from draftwork.server.table.table import Table
from draftwork.server.tables.cache import NO_PERSON, table_entry


def export_records(engine: Engine, damaged: Callable[[str], None]) -> Iterator[tuple[Table, Record]]:
    """Every match that is over, the oldest first; `damaged` is told the ids of those that cannot be read."""
    over = select(TABLES.c.id).where(TABLES.c.state == "over").order_by(TABLES.c.created, TABLES.c.id)
    with engine.connect() as connection:
        for id in list(connection.scalars(over)):
            stored = select(EVENTS.c.data).where(EVENTS.c.table_id == id).order_by(EVENTS.c.number)
            try:
                table = Table.fold(id, [e.decode(data) for data in connection.scalars(stored)])
            except Exception:  # whatever is wrong with one, the others are saved
                damaged(id)
                continue
            if table.state == "over":  # and not of rules that are no longer played
                yield table, record(table, None)


def import_record(engine: Engine, data: Record) -> tuple[str, bool]:
    """Keep a record as a table of nobody, every move checked; its id, and whether it was not there before."""
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
    """The same record is always the same table."""
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
