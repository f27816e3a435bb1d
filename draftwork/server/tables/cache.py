"""The tables in memory: folded from their events when they are asked for, forgotten when they are not."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from draftwork.server.errors import NotFound, Unreadable
from draftwork.server.log_setup import log
from draftwork.server.storage.store import Change, Entry, Row, Store
from draftwork.server.table import events as e
from draftwork.server.table.table import Table

_ID = re.compile("[0-9A-Za-z_-]{22}")
NOBODY = ""  # instead of a person, where a match came as a record


@dataclass(eq=False)
class Live:
    """A table, and what goes on around it."""

    table: Table
    entry: Entry  # how it is found again, as stored
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None  # a bot
    thinks_for: tuple[int, int, str] | None = None  # seat, position and bot
    told: dict[object, tuple[float, bytes]] = field(default_factory=dict)  # messages that several clients get

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self.thinking is not None


class Tables:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def find(self, id: str) -> Live:
        live = self._live.get(id)
        if live is None:
            if not _ID.fullmatch(id):
                raise NotFound("no-such-table")
            live = await self._load(id)
        else:
            self._live.move_to_end(id)
        return live

    def keep(self, live: Live) -> None:
        self._live[live.id] = live
        for id in list(self._live)[: max(0, len(self._live) - self._most)]:
            if not self._live[id].busy:
                del self._live[id]

    def forget(self, live: Live) -> None:
        """What is in memory may not be what is stored."""
        if self._live.get(live.id) is live:
            del self._live[live.id]

    async def _load(self, id: str) -> Live:
        """Whoever asks while it is being read gets the same."""
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._read(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _read(self, id: str) -> Live:
        stored = await self._store.events(id)
        if not stored:
            raise NotFound("no-such-table")
        try:
            table = Table.fold(id, [e.decode(data) for data in stored])
        except Exception as fault:  # whatever is wrong with it: it is not the one who asks
            log.error("table cannot be read", table=id, exc_info=fault)
            raise Unreadable("table-unreadable") from None
        live = Live(table, entry_of(table))
        self.keep(live)
        return live


def entry_of(table: Table) -> Entry:
    """How a table is found."""
    joined = [event.person for event in table.events if isinstance(event, e.Joined)]
    invited = [chair.person for chair in table.created.chairs if chair.person is not None]
    return Entry(
        id=table.id,
        game=table.created.game,
        state=table.state,
        listed=table.created.listed,
        wakes=table.state == "running" and _alive(table),
        created=table.created.at,
        sitters=frozenset([table.created.host, *invited, *joined]) - {NOBODY},
    )


def _alive(table: Table) -> bool:
    """Whether something happens by itself once the match has begun."""
    return table.created.clock.kind != "none" or any(seat.bot for seat in table.seats)


def entry_after(live: Live, event: e.Event, ends_match: bool) -> Entry:
    """The entry of a table after an event that is not applied yet."""
    if isinstance(event, e.Started):  # dealing takes long, and changes nothing of this
        return replace(live.entry, state="running", wakes=_alive(live.table))
    if isinstance(event, _CHANGES):
        return entry_of(Table.fold(live.id, [*live.table.events, event]))
    if ends_match:
        return replace(live.entry, state="over", wakes=False)
    return live.entry


# Events after which a table may be found differently, besides the last move. They are rare.
_CHANGES = (e.Joined, e.Left, e.Resigned, e.Lapsed, e.TakenOver, e.Returned, e.Abandoned)


def change(entry: Entry, before: Entry | None, event: e.Event) -> Change:
    return Change(entry, before, [Row(event.number, e.encode(event), e.key_of(event))])
