"""The cache of loaded tables. A table is folded from its events on first use."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from draftwork.server.cluster.ownership import Ownership, SoleOwnership
from draftwork.server.errors import LeaseLost, NotFound, Unreadable
from draftwork.server.log_setup import log
from draftwork.server.storage.rows import EventRow, TableChange, TableEntry
from draftwork.server.storage.store import Store
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
    lease: int | None = None  # under which this server owns the table; None with SQLite, and of a copy

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.thinking is not None


class TableCache:
    """Loaded tables by id. The least recently used ones are dropped."""

    def __init__(self, store: Store, max_tables: int, ownership: Ownership | None = None) -> None:
        self._store = store
        self._max_tables = max_tables
        self._ownership = ownership or SoleOwnership()
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self.on_claimed: Callable[[LoadedTable], None] = lambda loaded: None  # no server owned it before

    async def find(self, id: str) -> LoadedTable:
        """A table that this server owns. Raises NotFound, Unreadable or Unavailable."""
        loaded = self._loaded.get(id)
        if loaded is not None and not self._is_own(loaded):
            self.drop(loaded)
            loaded = None
        if loaded is None:
            if not _ID.fullmatch(id):
                raise NotFound("no-such-table")
            return await self._load(id)
        self._loaded.move_to_end(id)
        return loaded

    def _is_own(self, loaded: LoadedTable) -> bool:
        """Whether the table was not released since it was loaded. Raises LeaseLost while that is unknown."""
        if self._ownership.is_own(loaded.id):
            return loaded.lease == self._ownership.lease
        if loaded.lease == self._ownership.lease and not self._ownership.is_valid:
            raise LeaseLost("lease-lost")  # not renewed in time; another server may own the table
        return False

    @property
    def loaded(self) -> list[LoadedTable]:
        return list(self._loaded.values())

    def add(self, loaded: LoadedTable) -> None:
        self._loaded[loaded.id] = loaded
        for id in list(self._loaded)[: max(0, len(self._loaded) - self._max_tables)]:
            if not self._loaded[id].busy:
                del self._loaded[id]

    def drop(self, loaded: LoadedTable) -> None:
        """Drop a table whose state may differ from the stored events."""
        if self._loaded.get(loaded.id) is loaded:
            del self._loaded[loaded.id]

    def drop_all(self) -> list[LoadedTable]:
        """Drop all tables, because this server owns them no longer; returns them."""
        dropped = self.loaded
        self._loaded.clear()
        return dropped

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
        lease = self._ownership.lease
        is_new = await self._ownership.acquire(id)
        loaded = fold_table(id, await self._store.events(id), lease)
        self.add(loaded)
        if is_new:
            self.on_claimed(loaded)
        return loaded


def fold_table(id: str, stored: Sequence[bytes], lease: int | None) -> LoadedTable:
    """The table of its stored events. Raises NotFound or Unreadable."""
    if not stored:
        raise NotFound("no-such-table")
    try:
        table = Table.fold(id, [e.decode(data) for data in stored])
    except Exception as error:  # whatever is wrong, the request is not the cause
        log.error("table cannot be read", table=id, exc_info=error)
        raise Unreadable("table-unreadable") from None
    return LoadedTable(table, table_entry(table), lease=lease)


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


def table_change(loaded: LoadedTable, entry: TableEntry, event: e.Event) -> TableChange:
    """The change of a stored table by an event."""
    return TableChange(entry, loaded.entry, [_row(event)], loaded.lease)


def new_table_change(loaded: LoadedTable) -> TableChange:
    """The change that stores a new table."""
    return TableChange(loaded.entry, None, [_row(loaded.table.created)], loaded.lease)


def _row(event: e.Event) -> EventRow:
    return EventRow(event.number, e.encode(event), e.request_key(event))
