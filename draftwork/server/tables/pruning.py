"""Pruning: tables without a move, guests without a table and unused tokens are deleted after some time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from draftwork.server.guests import TOKEN_SECONDS
from draftwork.server.log_setup import log
from draftwork.server.storage import prune
from draftwork.server.storage.schema import EVENTS
from draftwork.server.storage.store import Store
from draftwork.server.table import events as e
from draftwork.server.tables.cache import TableCache
from draftwork.server.tables.hub import Hub

PRUNE_SECONDS = 30 * 86_400.0  # without an event or a visit
_FIRST_DELAY = 600.0  # seconds after the start: by then a wrong wall clock is usually corrected
_INTERVAL = 3_600.0  # seconds between two rounds
_PAUSE = 0.05  # seconds between two steps
_PLAYED = (e.Moved, e.Sealed, e.Imported)


class Pruner:
    """Deletes in small steps what nobody needs any more. It never deletes a table with a move."""

    def __init__(
        self, store: Store, tables: TableCache, hub: Hub, is_responsible: Callable[[], bool] = lambda: True
    ) -> None:
        self._store, self._tables, self._hub = store, tables, hub
        self._is_responsible = is_responsible  # of several servers only one prunes

    async def run(self) -> None:
        delay = _FIRST_DELAY
        while True:
            await asyncio.sleep(delay)
            try:
                if self._is_responsible():
                    await self.prune(time.time())
            except Exception as error:  # for example a full disk; tried again in the next round
                log.error("pruning failed", exc_info=error)
            delay = _INTERVAL

    async def prune(self, now: float) -> None:
        """One round: tables first, because their people may have no other table."""
        before = now - PRUNE_SECONDS
        tables = await self._prune_tables(before)
        tokens = await self._repeat(partial(prune.delete_tokens, before=now - TOKEN_SECONDS))
        guests = await self._repeat(partial(prune.delete_guests, before=before))
        if tables or tokens or guests:
            log.info("pruned", tables=tables, tokens=tokens, guests=guests)

    async def _repeat(self, step: Any) -> int:
        """Repeat a step until nothing is left to delete; returns the number of deleted rows."""
        count = 0
        while deleted := await self._store.write(step):
            count += deleted
            await asyncio.sleep(_PAUSE)
        return count

    async def _prune_tables(self, before: float) -> int:
        count, after, lease = 0, "", self._store.lease
        while old := await self._store.read(
            partial(prune.old_tables, before=before, after=after, lease=lease)
        ):
            after = old[-1]
            watched = [id for id in old if self._hub.clients(id)]
            unplayed = await self._store.read(
                partial(_unplayed, tables=[id for id in old if id not in watched], before=before)
            )
            deleted = await self._store.write(partial(prune.delete_tables, tables=unplayed, lease=lease))
            for id in deleted:
                self._tables.forget(id)
            count += len(deleted)
            await asyncio.sleep(_PAUSE)
        return count


def _unplayed(connection: Connection, tables: list[str], before: float) -> list[tuple[str, int]]:
    """The tables without a move whose last event is old, with the number of that event."""
    found = [(id, _last_event_before_moves(connection, id)) for id in tables]
    return [(id, last.number) for id, last in found if last is not None and last.at < before]


def _last_event_before_moves(connection: Connection, table: str) -> e.Event | None:
    """The last event of a table; None if there is a move, or an event that cannot be read."""
    event = None
    query = select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
    for data in connection.scalars(query):
        try:
            event = e.decode(data)
        except ValueError:
            return None
        if isinstance(event, _PLAYED):
            return None
    return event
