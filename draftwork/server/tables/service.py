"""Commands at tables: decide, store, apply and notify clients, then set clocks and ask bots."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from draftwork.kernel.errors import DraftworkError
from draftwork.server import protocol
from draftwork.server.errors import DiskFull, OwnedElsewhere, Stale, Unavailable, Unreadable
from draftwork.server.log_setup import log
from draftwork.server.storage.store import Conflict, Store
from draftwork.server.table import create
from draftwork.server.table.commands import Actor, BotMove, Command, Lapse, Rematch
from draftwork.server.table.decide import CommandResult, decide, event_number
from draftwork.server.table.events import Created, Event
from draftwork.server.table.table import Table
from draftwork.server.tables.attendance import Attendance
from draftwork.server.tables.bots import BotTurns
from draftwork.server.tables.cache import (
    LoadedTable,
    TableCache,
    entry_after,
    fold_table,
    new_table_change,
    table_change,
    table_entry,
)
from draftwork.server.tables.cluster_link import ClusterLink
from draftwork.server.tables.hub import Hub
from draftwork.server.tables.renderer import ViewRenderer
from draftwork.server.tables.table_time import TableTime

T = TypeVar("T")
_MAX_ATTEMPTS = 3  # when another process stores events at the same table
_NOTIFY_DELAY = 0.002  # seconds; the acknowledgement of a move is sent before the slower updates
_RETRY_DELAY = 5.0  # seconds until a failed time-out is tried again
_MAX_TIMER_DELAY = 3600.0  # seconds
_OUTAGE_DELAY = 1.0  # seconds until a table is loaded again whose last event may or may not be stored
_GRACE_SHARE = 0.1  # of a turn: at least this long no clock runs out after a restart


class TableService:
    """Executes commands, runs clocks and asks bots, for all tables."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        hub: Hub,
        attendance: Attendance,
        bot_turns: BotTurns,
        renderer: ViewRenderer,
        grace: float = 0.0,
        cluster: ClusterLink | None = None,
    ) -> None:
        self.tables, self.hub = tables, hub
        self._cluster = cluster or ClusterLink()
        self._ownership = self._cluster.ownership
        tables.on_claimed = self._claimed
        self._store, self._bot_turns, self._renderer = store, bot_turns, renderer
        self.attendance = attendance
        self._grace = grace
        self._time = TableTime(lambda: time.time() + self._cluster.clock_offset)
        # By table, after a restart: no clock runs out before this time of the monotonic clock.
        self._grace_until: dict[str, float] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def close(self) -> None:
        """Finish running commands. Clocks and bots stop."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        await self._bot_turns.close()
        await self._renderer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def resume_tables(self) -> None:
        """After a restart: set the clocks of all tables. Bots play on when somebody comes."""
        ids = await self._store.self_acting()
        self._grace_until = dict.fromkeys(ids, time.monotonic() + self._grace)
        for id in ids:
            await self.use_table(id, self._resume)
            await asyncio.sleep(0)

    def _claimed(self, loaded: LoadedTable) -> None:
        """Continue a table whose server has ended, with the grace period of a restart."""
        if loaded.entry.wakes:
            self._grace_until[loaded.id] = time.monotonic() + self._grace
            self._resume(loaded)

    def drop_tables(self) -> None:
        """Forget all tables, because this server has lost its lease. Clients connect again."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for loaded in self.tables.drop_all():
            if loaded.thinking is not None:
                loaded.thinking.cancel()
        self.hub.disconnect_all()

    def _resume(self, loaded: LoadedTable) -> None:
        """Extend the grace period to a share of a turn, in case the wall clock is wrong, and continue."""
        grace = _GRACE_SHARE * (loaded.table.clock.allowance or 0.0)
        if grace > self._grace:
            self._grace_until[loaded.id] += grace - self._grace
        self._continue(loaded)

    def now(self, loaded: LoadedTable) -> float:
        """The time at a table, in seconds since 1970."""
        return self._time.at(loaded.table)

    async def use_table(self, id: str, work: Callable[[LoadedTable], T]) -> T | None:
        """Call a function with a table; returns None and logs the error if the table is damaged."""
        try:
            return work(await self.tables.find(id))
        except Unreadable:
            return None
        except Unavailable:
            raise
        except Exception as error:
            log.error("table skipped", table=id, exc_info=error)
            return None

    async def visit(self, id: str, address: str) -> None:
        """Note an HTTP request for a table. Its bots play for a while after it."""
        self.attendance.visit(id, address)
        try:
            await self.attend(id)
        except DraftworkError:  # the handler of the request reports it
            return

    async def attend(self, id: str) -> None:
        """Let the bots of a table play on, after somebody has come."""
        self._bot_turns.update(await self.tables.find(id), self._play)

    async def create(self, request: protocol.NewTable, host: Actor) -> LoadedTable:
        loaded = self._new(create.created_event(request, host, secrets.token_hex(32), self._time.now()))
        await self._store.append(new_table_change(loaded))
        self._add(loaded)
        log.info("table created", table=loaded.id, game=loaded.table.created.game)
        return loaded

    async def act(self, id: str, command: Command, actor: Actor | None) -> int:
        """Execute a command; returns the number of its event, which is on disk by then."""
        return await self._run_to_end(self._act(id, command, actor))

    async def rematch(self, id: str, actor: Actor) -> LoadedTable:
        """The rematch of a table. A second request returns the same rematch."""
        return await self._run_to_end(self._rematch(id, actor))

    async def _run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to completion, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:  # nobody waits for a refusal any more
            task.add_done_callback(_log_internal_error)
            raise

    async def _act(self, id: str, command: Command, actor: Actor | None) -> int:
        for _ in range(_MAX_ATTEMPTS):
            loaded = await self.tables.find(id)
            async with loaded.lock:
                result = decide(loaded.table, command, actor, self.now(loaded))
                if result.event is None:
                    return event_number(loaded.table, command, actor)
                if await self._commit(loaded, result.event, result):
                    return result.event.number
        raise await self._conflict_error(id)

    async def _rematch(self, id: str, actor: Actor) -> LoadedTable:
        for _ in range(_MAX_ATTEMPTS):
            loaded = await self.tables.find(id)
            async with loaded.lock:
                now = self.now(loaded)
                new = self._new(create.rematch_event(loaded.table, actor, secrets.token_hex(32), now))
                result = decide(loaded.table, Rematch(new.id), actor, now)
                if result.event is None:
                    return await self._look_up(loaded.table.rematch or "")
                if await self._commit(loaded, result.event, result, new):
                    self._add(new)
                    return new
        raise await self._conflict_error(id)

    async def _look_up(self, id: str) -> LoadedTable:
        """A table, or a copy if another server may own it."""
        if self._ownership.is_own(id):
            return await self.tables.find(id)
        return fold_table(id, await self._store.events(id), None)

    async def _conflict_error(self, id: str) -> Stale:
        """The error after another process was faster every time."""
        number = (await self.tables.find(id)).table.number
        return Stale("stale", answers=number - 1, number=number)

    async def _commit(
        self, loaded: LoadedTable, event: Event, result: CommandResult, new: LoadedTable | None = None
    ) -> bool:
        """Store an event, apply it and notify clients. False after a conflict with another process."""
        entry = entry_after(loaded, event, result.ends_match)
        changes = [table_change(loaded, entry, event)]
        if new is not None:
            changes.append(new_table_change(new))
        try:
            await self._store.append(*changes)
        except Conflict:
            self.tables.drop(loaded)
            return False
        except Unavailable:  # the event may be stored or not
            self.tables.drop(loaded)
            self._set_timer(loaded.id, _OUTAGE_DELAY)
            raise
        loaded.table.apply(event, result.next_match)
        loaded.entry = entry
        loaded.update_cache.clear()
        self._cluster.announce(loaded.id, event.number)
        self._notify_clients(loaded)
        self._continue(loaded)
        return True

    def _notify_clients(self, loaded: LoadedTable) -> None:
        """Wake the clients of a table once their view is rendered, or soon if it is rendered on demand."""
        seats = {client.seat for client in self.hub.clients(loaded.id)}
        if not self._renderer.render(loaded.table, seats, partial(self.hub.wake, loaded.id)):
            asyncio.get_running_loop().call_later(_NOTIFY_DELAY, self.hub.wake, loaded.id)

    def _continue(self, loaded: LoadedTable) -> None:
        """Set the timer of the clock and ask the bot that is to move."""
        if self._closed:
            return
        timer = self._timers.pop(loaded.id, None)
        if timer is not None:
            timer.cancel()
        deadline = loaded.table.deadline()
        if deadline is not None:
            grace = self._grace_until.get(loaded.id, 0.0) - time.monotonic()
            self._set_timer(loaded.id, max(deadline[0] - self.now(loaded), grace))
        self._bot_turns.update(loaded, self._play)

    def _set_timer(self, id: str, delay: float) -> None:
        if self._closed:
            return
        delay = min(max(0.0, delay), _MAX_TIMER_DELAY)
        self._timers[id] = asyncio.get_running_loop().call_later(delay, self._deadline_reached, id)

    async def _play(self, id: str, move: BotMove) -> object:
        return await self.act(id, move, None)

    def _deadline_reached(self, id: str) -> None:
        self._timers.pop(id, None)
        if self._grace_until.get(id, 0.0) <= time.monotonic():
            self._grace_until.pop(id, None)
        task = asyncio.create_task(self._lapse(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lapse(self, id: str) -> None:
        try:
            await self._lapse_or_continue(id)
        except OwnedElsewhere:  # the clock runs there
            return
        except Unavailable:
            self._set_timer(id, _OUTAGE_DELAY)
        except Exception as error:
            log.error("time-out failed", table=id, exc_info=error)
            self._set_timer(id, _RETRY_DELAY)

    async def _lapse_or_continue(self, id: str) -> None:
        try:
            await self._act(id, Lapse(), None)
        except (DiskFull, Unavailable):  # tried again later
            raise
        except DraftworkError:  # a move came in time
            self._continue(await self.tables.find(id))
            self.hub.wake(id)  # in case the table was loaded again with an event that nobody was told of

    def _new(self, created: Created) -> LoadedTable:
        table = Table(secrets.token_urlsafe(16), created)
        return LoadedTable(table, table_entry(table), lease=self._ownership.lease)

    def _add(self, loaded: LoadedTable) -> None:
        """Add a new table that is stored."""
        if loaded.lease == self._ownership.lease:
            self._ownership.add(loaded.id)
        self.tables.add(loaded)


def _log_internal_error(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, DraftworkError):
        log.error("unhandled exception", path="act", exc_info=error)
