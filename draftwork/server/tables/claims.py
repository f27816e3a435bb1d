"""Claims of tables whose server has ended, and release of tables that nobody uses."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from draftwork.server.errors import OwnedElsewhere, Unavailable
from draftwork.server.log_setup import log
from draftwork.server.tables.cluster_link import ClusterLink
from draftwork.server.tables.service import TableService

IDLE_SECONDS = 300.0  # a table that nobody uses for this long may be owned by another server
_INTERVAL = 15.0  # seconds between two searches
_MAX_RELEASED = 500  # at a time
_MAX_CLAIMED = 20  # tables that are claimed at a time, so that servers share them


class TableClaims:
    """Sees to it that every table where a clock or a bot acts has an owner. Others are claimed on request."""

    def __init__(self, service: TableService, cluster: ClusterLink) -> None:
        self._service, self._cluster = service, cluster
        self._ownership = cluster.ownership

    async def run(self) -> None:
        while True:
            self._cluster.tables_are_free.clear()
            try:
                await self.claim()
                await self.release_idle()
            except Unavailable:  # tried again
                log.warning("claims failed: the database does not answer")
            except Exception as error:
                log.error("claims failed", exc_info=error)
            with suppress(TimeoutError):
                async with asyncio.timeout(_INTERVAL):
                    await self._cluster.tables_are_free.wait()

    async def claim(self) -> None:
        """Load all tables that act by themselves and that no server owns. Loading claims them."""
        damaged: set[str] = set()
        while ids := set(await self._ownership.free_self_acting(_MAX_CLAIMED + len(damaged))) - damaged:
            for id in ids:
                with suppress(OwnedElsewhere):  # another server was faster
                    if await self._service.use_table(id, lambda loaded: loaded) is None:
                        damaged.add(id)
            await asyncio.sleep(0)

    async def release_idle(self) -> None:
        """Let other servers own the tables that nobody uses here and where nothing happens by itself."""
        tables, attendance = self._service.tables, self._service.attendance
        used = {
            loaded.id
            for loaded in tables.loaded
            if loaded.busy or loaded.entry.wakes or not attendance.is_idle(loaded.id, IDLE_SECONDS)
        }
        own = self._ownership.own_tables
        idle = [id for id in own if id not in used and attendance.is_idle(id, IDLE_SECONDS)][:_MAX_RELEASED]
        for id in idle:
            tables.forget(id)
        await self._ownership.release(idle)
