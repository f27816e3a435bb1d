"""The cache of loaded tables. A table is folded from its events on first use."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from draftwork.server.errors import NotFound, Unreadable
from draftwork.server.log_setup import log
from draftwork.server.storage.store import EventRow, Store, TableChange, TableEntry
from draftwork.server.table import events as e
from draftwork.server.table.table import Table

_ID = re.compile("[0-9A-Za-z_-]{22}")
NO_PERSON = ""  # owner of imported matches


@dataclass(eq=False)
class LoadedTable:
    """A table in memory, with its lock and running tasks."""

    table: Table
    entry: TableEntry  # index entry as stored
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None  # the task that asks a bot
    asked_bot: tuple[int, int, str] | None = None  # seat, `position_event` and name of the bot being asked
    # Encoded messages that several clients receive, with the time they were made.
    update_cache: dict[object, tuple[float, bytes]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.thinking is not None


class TableCache:
    """Loaded tables by id. The least recently used ones are dropped."""

    def __init__(self, store: Store, max_tables: int) -> None:
        self._store = store
        self._max_tables = max_tables
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}

    async def find(self, id: str) -> LoadedTable:
        loaded = self._loaded.get(id)
        if loaded is None:
            if not _ID.fullmatch(id):
                raise NotFound("no-such-table")
            loaded = await self._load(id)
        else:
            self._loaded.move_to_end(id)
        return loaded

    def add(self, loaded: LoadedTable) -> None:
        self._loaded[loaded.id] = loaded
        for id in list(self._loaded)[: max(0, len(self._loaded) - self._max_tables)]:
            if not self._loaded[id].busy:
                del self._loaded[id]

    def drop(self, loaded: LoadedTable) -> None:
        """Drop a table whose state may differ from the stored events."""
        if self._loaded.get(loaded.id) is loaded:
            del self._loaded[loaded.id]

    def forget(self, id: str) -> None:
        """Drop a table that was deleted."""
        self._loaded.pop(id, None)

    async def _load(self, id: str) -> LoadedTable:
        """Load a table. Concurrent callers share one read."""
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._read(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _read(self, id: str) -> LoadedTable:
        stored = await self._store.events(id)
        if not stored:
            raise NotFound("no-such-table")
        try:
            table = Table.fold(id, [e.decode(data) for data in stored])
        except Exception as error:  # whatever is wrong, the request is not the cause
            log.error("table cannot be read", table=id, exc_info=error)
            raise Unreadable("table-unreadable") from None
        loaded = LoadedTable(table, table_entry(table))
        self.add(loaded)
        return loaded


def table_entry(table: Table) -> TableEntry:
    """The index entry of a table."""
    joined = [event.person for event in table.events if isinstance(event, e.Joined)]
    initial = [seat.person for seat in table.created.seats if seat.person is not None]
    return TableEntry(
        id=table.id,
        game=table.created.game,
        state=table.state,
        listed=table.created.listed,
        wakes=table.state == "running" and _acts_by_itself(table),
        created=table.created.at,
        sitters=frozenset([table.created.host, *initial, *joined]) - {NO_PERSON},
    )


def _acts_by_itself(table: Table) -> bool:
    """Whether a clock or a bot acts at the table once the match has started."""
    return table.created.clock.kind != "none" or any(seat.bot for seat in table.seats)


def entry_after(loaded: LoadedTable, event: e.Event, ends_match: bool) -> TableEntry:
    """The index entry of a table after an event that is not applied yet."""
    if isinstance(event, e.Started):  # dealing is slow and does not affect the entry
        return replace(loaded.entry, state="running", wakes=_acts_by_itself(loaded.table))
    if isinstance(event, _ENTRY_CHANGES):
        return table_entry(Table.fold(loaded.id, [*loaded.table.events, event]))
    if ends_match:
        return replace(loaded.entry, state="over", wakes=False)
    return loaded.entry


# Rare events that can change the index entry, besides the last move.
_ENTRY_CHANGES = (e.Joined, e.Left, e.Resigned, e.Lapsed, e.TakenOver, e.Returned, e.Abandoned)


def table_change(entry: TableEntry, before: TableEntry | None, *events: e.Event) -> TableChange:
    return TableChange(
        entry, before, [EventRow(event.number, e.encode(event), e.request_key(event)) for event in events]
    )
