"""What is done at tables: decided, stored, and only then told; then clocks are set and bots asked."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from draftwork.kernel.errors import DraftworkError
from draftwork.server import making, wire
from draftwork.server.commands import Command, Lapse, Person, Rematch
from draftwork.server.errors import Stale
from draftwork.server.events import Created, Event
from draftwork.server.hub import Hub
from draftwork.server.logs import log
from draftwork.server.store import Conflict, Store
from draftwork.server.table import Table
from draftwork.server.tables import Live, Tables, change, entry_of
from draftwork.server.thinkers import Thinkers

T = TypeVar("T")
_TRIES = 3  # when another process stores at the same table
_LONGEST_SLEEP = 3600.0  # seconds; then the clock is looked at again


class Service:
    def __init__(self, store: Store, tables: Tables, hub: Hub, thinkers: Thinkers) -> None:
        self.tables, self.hub = tables, hub
        self._store = store
        self._thinkers = thinkers
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def close(self) -> None:
        """Finish what was begun; nothing new begins by itself."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def wake(self) -> None:
        """After a start: clocks run on, and bots whose turn it is are asked."""
        for id in await self._store.waking():
            try:
                self._go_on(await self.tables.find(id))
            except DraftworkError as fault:
                log.warning("table cannot be read", table=id, fault=str(fault))
            await asyncio.sleep(0)

    async def create(self, wish: wire.NewTable, host: Person) -> Live:
        created = making.create(wish, host, secrets.token_hex(32), time.time())
        live = _new(created)
        await self._store.append(change(live.entry, None, [created]))
        self.tables.keep(live)
        log.info("table made", table=live.id, game=created.game)
        return live

    async def act(self, id: str, command: Command, person: Person | None) -> int:
        """Do what is asked; the number of the event that it made. It is on disk when this returns."""
        return await self._finish(self._act(id, command, person))

    async def rematch(self, id: str, person: Person) -> Live:
        """The table that follows; the second who asks gets that of the first."""
        return await self._finish(self._rematch(id, person))

    async def _act(self, id: str, command: Command, person: Person | None) -> int:
        for _ in range(_TRIES):
            live = await self.tables.find(id)
            async with live.lock:
                events = live.table.decide(command, person, time.time())
                if not events:
                    return live.table.answered(command, person)
                if await self._commit(live, events):
                    return events[-1].number
        raise Stale("stale", answers=0, number=live.table.number)

    async def _rematch(self, id: str, person: Person) -> Live:
        for _ in range(_TRIES):
            live = await self.tables.find(id)
            async with live.lock:
                new = _new(making.rematch_of(live.table, person, secrets.token_hex(32), time.time()))
                events = live.table.decide(Rematch(new.id), person, time.time())
                if not events:
                    break
                if await self._commit(live, events, new):
                    self.tables.keep(new)
                    return new
        assert live.table.rematch is not None
        return await self.tables.find(live.table.rematch)

    async def _commit(self, live: Live, events: list[Event], new: Live | None = None) -> bool:
        """Store, take in and tell; False if another process was faster and all must be looked at again."""
        before = live.entry
        # The events say how the table will be found; they are taken in only once they are stored.
        entry = before if not _changes(events) else None
        if entry is None:
            entry = entry_of(Table.fold(live.id, [*live.table.events, *events]))
        changes = [change(entry, before, events)]
        if new is not None:
            changes.insert(0, change(new.entry, None, list(new.table.events)))
        try:
            await self._store.append(*changes)
        except BaseException as fault:
            self.tables.forget(live)
            if isinstance(fault, Conflict):
                return False
            raise
        for event in events:
            live.table.apply(event)
        live.entry = entry
        live.told.clear()
        self.hub.wake(live.id)
        self._go_on(live)
        return True
