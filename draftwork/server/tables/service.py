"""What is done at tables: decided, stored, and only then told; then clocks are set and bots asked."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from draftwork.kernel.errors import DraftworkError
from draftwork.server import protocol
from draftwork.server.errors import Stale, Unreadable
from draftwork.server.log_setup import log
from draftwork.server.storage.store import Conflict, Store
from draftwork.server.table import create
from draftwork.server.table.commands import BotMove, Command, Lapse, Person, Rematch
from draftwork.server.table.events import Created, Event
from draftwork.server.table.table import Table
from draftwork.server.tables.bots import BotTurns
from draftwork.server.tables.cache import Live, Tables, change, entry_after, entry_of
from draftwork.server.tables.hub import Hub
from draftwork.server.tables.renderer import ViewRenderer

T = TypeVar("T")
_TRIES = 3  # when another process stores at the same table
_TELL = 0.002  # seconds after; who moved is answered first, as telling everybody takes longer
_AGAIN = 5.0  # seconds; then a clock that could not be stopped is tried again
_LONGEST_SLEEP = 3600.0  # seconds; then the clock is looked at again


class Service:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        hub: Hub,
        thinkers: BotTurns,
        renderer: ViewRenderer,
        grace: float = 0.0,
    ) -> None:
        self.tables, self.hub = tables, hub
        self._store, self._thinkers, self._renderer = store, thinkers, renderer
        self._grace = grace
        self._spared: dict[str, float] = {}  # until when no time is up, where the server was away
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def close(self) -> None:
        """Finish what was begun; nothing new begins by itself."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        await self._thinkers.close()
        await self._renderer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def wake(self) -> None:
        """After a start: clocks run on, and bots whose turn it is are asked."""
        waking = await self._store.waking()
        self._spared = dict.fromkeys(waking, time.time() + self._grace)
        for id in waking:
            await self.with_table(id, self._go_on)
            await asyncio.sleep(0)

    async def with_table(self, id: str, work: Callable[[Live], T]) -> T | None:
        """Something with one of many stored tables; None if it is damaged, as the others go on."""
        try:
            return work(await self.tables.find(id))
        except Unreadable:
            return None
        except Exception as fault:
            log.error("table cannot be shown", table=id, exc_info=fault)
            return None

    async def create(self, wish: protocol.NewTable, host: Person) -> Live:
        live = _new(create.create(wish, host, secrets.token_hex(32), time.time()))
        await self._store.append(change(live.entry, None, live.table.created))
        self.tables.keep(live)
        log.info("table made", table=live.id, game=live.table.created.game)
        return live

    async def act(self, id: str, command: Command, person: Person | None) -> int:
        """Do what is asked; the number of the event that it made. It is on disk when this returns."""
        return await self._finish(self._act(id, command, person))

    async def rematch(self, id: str, person: Person) -> Live:
        """The table that follows; the second who asks gets that of the first."""
        return await self._finish(self._rematch(id, person))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What is begun is finished, even if the one who asked has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _act(self, id: str, command: Command, person: Person | None) -> int:
        for _ in range(_TRIES):
            live = await self.tables.find(id)
            async with live.lock:
                events = live.table.decide(command, person, time.time())
                if not events:
                    return live.table.answered(command, person)
                if await self._commit(live, events[0]):
                    return events[0].number
        raise await self._beaten(id)

    async def _rematch(self, id: str, person: Person) -> Live:
        for _ in range(_TRIES):
            live = await self.tables.find(id)
            async with live.lock:
                new = _new(create.rematch_of(live.table, person, secrets.token_hex(32), time.time()))
                events = live.table.decide(Rematch(new.id), person, time.time())
                if not events:
                    return await self.tables.find(live.table.rematch or "")
                if await self._commit(live, events[0], new):
                    self.tables.keep(new)
                    return new
        raise await self._beaten(id)

    async def _beaten(self, id: str) -> Stale:
        """Another process was faster every time."""
        number = (await self.tables.find(id)).table.number
        return Stale("stale", answers=number - 1, number=number)

    async def _commit(self, live: Live, event: Event, new: Live | None = None) -> bool:
        """Store, take in, tell. False if another process was faster: then all must be looked at again."""
        entry = entry_after(live, event)
        changes = [change(entry, live.entry, event)]
        if new is not None:
            changes.append(change(new.entry, None, new.table.created))
        try:
            await self._store.append(*changes)
        except Conflict:
            self.tables.forget(live)
            return False
        live.table.apply(event)
        live.entry = entry
        live.told.clear()
        self._tell(live)
        self._go_on(live)
        return True

    def _tell(self, live: Live) -> None:
        """Everybody who looks: once what they see is drawn, or soon if it is drawn when they are told."""
        seats = {client.seat for client in self.hub.clients(live.id)}
        if not self._renderer.render(live.table, seats, partial(self.hub.wake, live.id)):
            asyncio.get_running_loop().call_later(_TELL, self.hub.wake, live.id)

    def _go_on(self, live: Live) -> None:
        """What happens by itself from here: a clock that runs out, a bot that moves."""
        if self._closed:
            return
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        end = live.table.deadline()
        if end is not None:
            self._set_timer(live.id, max(end[0], self._spared.get(live.id, 0.0)) - time.time())
        self._thinkers.update(live, self._play)

    def _set_timer(self, id: str, delay: float) -> None:
        if self._closed:
            return
        delay = min(max(0.0, delay), _LONGEST_SLEEP)
        self._timers[id] = asyncio.get_running_loop().call_later(delay, self._time_is_up, id)

    async def _play(self, id: str, move: BotMove) -> object:
        return await self.act(id, move, None)

    def _time_is_up(self, id: str) -> None:
        self._timers.pop(id, None)
        if self._spared.get(id, 0.0) <= time.time():
            self._spared.pop(id, None)
        task = asyncio.create_task(self._lapse(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lapse(self, id: str) -> None:
        try:
            await self._lapse_or_go_on(id)
        except Exception as fault:
            log.error("clock could not be stopped", table=id, exc_info=fault)
            self._set_timer(id, _AGAIN)

    async def _lapse_or_go_on(self, id: str) -> None:
        try:
            await self._act(id, Lapse(), None)
        except DraftworkError:  # somebody was just in time
            self._go_on(await self.tables.find(id))


def _new(created: Created) -> Live:
    table = Table(secrets.token_urlsafe(16), created)
    return Live(table, entry_of(table))
