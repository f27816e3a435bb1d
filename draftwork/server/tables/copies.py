"""Copies of tables that this server does not own, for lists of tables.

A copy is folded from the stored events like any table, and never changed by a command. It is brought up to
date when it is read, if a newer event was announced, or was found by a comparison with the database.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from draftwork.server.storage.store import Store
from draftwork.server.table import events as e
from draftwork.server.tables.cache import LoadedTable, fold_table

_COMPARE_SECONDS = 2.0  # between two comparisons of a copy with the database


class TableCopies:
    """The most recently used copies, by id."""

    def __init__(self, store: Store, max_tables: int) -> None:
        self._store, self._max_tables = store, max_tables
        self._copies: OrderedDict[str, LoadedTable] = OrderedDict()
        self._compared: dict[str, float] = {}  # time of the last comparison with the database
        self._announced: dict[str, int] = {}  # number of the newest announced event

    def announce(self, events: Mapping[str, int]) -> None:
        """Note the numbers of new events at tables."""
        self._announced.update({table: number for table, number in events.items() if table in self._copies})

    def distrust(self) -> None:
        """Compare all copies with the database again, because announcements were lost."""
        self._compared.clear()

    async def compare(self, tables: Sequence[str]) -> None:
        """Look up with one query which of some copies are out of date."""
        now = time.monotonic()
        known = [table for table in tables if table in self._copies]
        due = [table for table in known if now - self._compared.get(table, 0.0) > _COMPARE_SECONDS]
        if due:
            self.announce(await self._store.last_events(due))
            self._compared.update(dict.fromkeys(due, now))

    async def find(self, id: str) -> LoadedTable:
        """A copy of a table. Raises NotFound or Unreadable."""
        copy = self._copies.get(id)
        if copy is None:
            copy = fold_table(id, await self._store.events(id), None)
            self._compared[id] = time.monotonic()
        elif self._announced.get(id, 0) > copy.table.number:
            stored = [event.data for event in await self._store.events_after(id, copy.table.number)]
            copy = fold_table(id, [*map(e.encode, copy.table.events), *stored], None)
        self._keep(copy)
        return copy

    def _keep(self, copy: LoadedTable) -> None:
        self._copies[copy.id] = copy
        self._copies.move_to_end(copy.id)
        while len(self._copies) > self._max_tables:
            id, _ = self._copies.popitem(last=False)
            self._compared.pop(id, None)
            self._announced.pop(id, None)
