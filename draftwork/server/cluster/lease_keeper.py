"""The lease of this server: it is opened, renewed, and opened anew after it was lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from draftwork.server.errors import Unavailable
from draftwork.server.log_setup import log
from draftwork.server.storage import leases
from draftwork.server.storage.leases import LEASE_SECONDS
from draftwork.server.storage.store import Store
from draftwork.server.storage.writer import DatabaseJob

T = TypeVar("T")
RENEW_SECONDS = 1.0  # between two renewals


class LeaseKeeper:
    """Holds one lease. It renews it in a thread of its own, so that other work does not delay that."""

    def __init__(self, store: Store, address: str) -> None:
        self._store, self._address = store, address
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lease")
        self.lease: int | None = None
        self.others: list[int] = []  # leases of other servers
        self.clock_offset = 0.0  # seconds that the clock of the database is ahead of this machine
        self.num_changes = 0  # leases that were lost
        self.on_lost: Callable[[], None] = lambda: None
        self.on_ended: Callable[[Collection[int]], None] = lambda ended: None  # leases of other servers
        self._valid_until = 0.0  # by the monotonic clock
        self._judges_from = 0.0  # before this time it ends no lease of another server

    @property
    def is_valid(self) -> bool:
        """Whether no other server can own the tables of this one, by the clock of this machine."""
        return self.lease is not None and time.monotonic() < self._valid_until

    @property
    def is_first(self) -> bool:
        """Whether this server has the oldest lease, so that it does what only one server has to do."""
        return self.lease is not None and all(self.lease < other for other in self.others)

    async def open(self) -> None:
        began = time.monotonic()
        lease, now = await self._call(partial(leases.open_lease, address=self._address))
        self.clock_offset = now - time.time()
        self._set(lease, began)
        log.info("lease opened", lease=lease)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.renew()
            except Unavailable:
                log.warning("lease not renewed: the database does not answer")
            except Exception as error:
                log.error("lease not renewed", exc_info=error)

    async def renew(self) -> None:
        """Renew the lease, or open a new one. Then end the leases that other servers have not renewed."""
        began, lease = time.monotonic(), self.lease
        if lease is None:
            await self.open()
            return
        found = await self._call(partial(leases.renew_lease, lease=lease))
        if lease not in found:
            self._lose(lease)
            await self.open()
            return
        if began > self._valid_until:  # the others could not renew theirs either, if the database was away
            self._judges_from = began + LEASE_SECONDS
        self._set(lease, began)
        gone = set(self.others) - set(found)
        self.others = [other for other in found if other != lease]
        if began >= self._judges_from:
            gone.update(await self._call(leases.end_expired_leases))
        if gone:
            log.info("leases ended", leases=sorted(gone))
            self.on_ended(gone)

    def _set(self, lease: int, began: float) -> None:
        self.lease, self._store.lease = lease, lease
        self._valid_until = began + LEASE_SECONDS

    def _lose(self, lease: int) -> None:
        log.warning("lease lost: another server takes over", lease=lease)
        self.lease, self.num_changes = None, self.num_changes + 1
        self.on_lost()

    async def close(self) -> None:
        """End the lease at once, so that other servers need not wait for it."""
        lease, self.lease = self.lease, None
        if lease is not None:
            try:
                await self._call(partial(leases.end_lease, lease=lease))
            except Unavailable:
                log.warning("lease not ended: the database does not answer")
        self._thread.shutdown()

    async def _call(self, job: DatabaseJob[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._store.coordinate, job)
