"""The health of a running server: storage and worker processes."""

from __future__ import annotations

import asyncio
import time

from draftwork import __version__
from draftwork.server.protocol import Health
from draftwork.server.storage.store import Store
from draftwork.server.tables.bot_pool import BotPool
from draftwork.server.tables.renderer import ViewRenderer

_REPORT_SECONDS = 2.0  # a report is used for this long, so that requests cannot cause many disk writes


class HealthMonitor:
    """Reports the health of the parts of a server. It names them, but no files."""

    def __init__(self, store: Store, pool: BotPool, renderer: ViewRenderer) -> None:
        self._store, self._pool, self._renderer = store, pool, renderer
        self._lock = asyncio.Lock()
        self._report: Health | None = None
        self._made_at = 0.0

    async def report(self) -> Health:
        """The current health. Concurrent callers share one check."""
        async with self._lock:
            if self._report is None or time.monotonic() - self._made_at > _REPORT_SECONDS:
                self._report, self._made_at = await self._check(), time.monotonic()
            return self._report

    async def _check(self) -> Health:
        storage = await self._store.check() or "ok"
        bots, rendering = self._pool.down, self._renderer.down
        healthy = storage == "ok" and not bots and not rendering
        return Health(
            status="ok" if healthy else "failing",
            version=__version__,
            storage=storage,
            bots="down" if bots else "ok",
            rendering="down" if rendering else "ok",
        )
