"""The ownership of tables: one server at a time executes the commands of a table and serves its clients."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from typing import Protocol

from draftwork.server.cluster.lease_keeper import LeaseKeeper
from draftwork.server.errors import LeaseLost, OwnedElsewhere
from draftwork.server.storage import leases
from draftwork.server.storage.leases import Owner
from draftwork.server.storage.store import Store

_BELIEVED_SECONDS = 10.0  # for which the owner of a table is not looked up again
_MAX_REMEMBERED = 50_000  # tables of other servers


class Ownership(Protocol):
    """Which tables this server owns."""

    @property
    def lease(self) -> int | None:
        """The lease under which tables are loaded and stored; None if this is the only server."""

    @property
    def is_valid(self) -> bool:
        """Whether the lease was renewed in time."""

    @property
    def own_tables(self) -> Collection[str]:
        """The tables that this server can release."""

    def is_own(self, table: str) -> bool:
        """Whether this server owns the table now."""

    async def locate(self, table: str) -> Owner | None:
        """The other server that owns a table. None if this server owns it, after a claim if it was free."""

    async def acquire(self, table: str) -> bool:
        """Claim a table; returns whether it was not owned before. Raises OwnedElsewhere."""

    def add(self, table: str) -> None:
        """Note a table that this server has created."""

    def forget(self, table: str) -> None:
        """Look up the owner of a table again."""

    async def free_self_acting(self, most: int) -> list[str]:
        """Some tables that nobody owns and where a clock or a bot acts."""

    async def release(self, tables: Collection[str]) -> None:
        """Let other servers own some tables, except those where a clock or a bot acts."""


class SoleOwnership:
    """The ownership of a server that is alone: all tables."""

    lease: int | None = None
    is_valid = True
    own_tables: Collection[str] = ()

    def is_own(self, table: str) -> bool:
        return True

    async def locate(self, table: str) -> Owner | None:
        return None

    async def acquire(self, table: str) -> bool:
        return False

    def add(self, table: str) -> None:
        """All tables are known to be its own."""

    def forget(self, table: str) -> None:
        """There is no other owner."""

    async def free_self_acting(self, most: int) -> list[str]:
        return []

    async def release(self, tables: Collection[str]) -> None:
        """There is no other server."""


class SharedOwnership:
    """The tables that this server owns by its lease. They are its own until the lease ends."""

    def __init__(self, store: Store, keeper: LeaseKeeper) -> None:
        self._store, self._keeper = store, keeper
        self._own: set[str] = set()
        self._own_lease: int | None = None  # to which these tables belong
        self._others: OrderedDict[str, tuple[Owner, float]] = OrderedDict()  # with the time of the look-up

    @property
    def lease(self) -> int | None:
        return self._keeper.lease

    @property
    def is_valid(self) -> bool:
        return self._keeper.is_valid

    @property
    def own_tables(self) -> Collection[str]:
        return self._own if self._own_lease == self._keeper.lease else ()

    def is_own(self, table: str) -> bool:
        return self._keeper.is_valid and self._own_lease == self._keeper.lease and table in self._own

    async def locate(self, table: str) -> Owner | None:
        if self.is_own(table):
            return None
        owner, since = self._others.get(table, (None, 0.0))
        if owner is not None and time.monotonic() - since < _BELIEVED_SECONDS:
            return owner
        found, _ = await self._claim(table)
        return found

    async def acquire(self, table: str) -> bool:
        if self.is_own(table):
            return False
        owner, is_new = await self._claim(table)
        if owner is not None:
            raise OwnedElsewhere("owned-elsewhere")
        return is_new

    async def _claim(self, table: str) -> tuple[Owner | None, bool]:
        """The other owner of a table, or None, and whether this server has become the owner."""
        lease = self._keeper.lease
        if not self._keeper.is_valid or lease is None:
            raise LeaseLost("lease-lost")
        owner = await self._store.write(partial(leases.claim_table, table=table, lease=lease))
        if owner is None:  # there is no such table
            return None, False
        if owner.lease != lease:
            self._others[table] = owner, time.monotonic()
            self._others.move_to_end(table)
            if len(self._others) > _MAX_REMEMBERED:
                self._others.popitem(last=False)
            return owner, False
        if lease != self._keeper.lease:  # lost in the meantime
            raise LeaseLost("lease-lost")
        is_new = not self.is_own(table)
        self.add(table)
        return None, is_new

    def add(self, table: str) -> None:
        if self._own_lease != self._keeper.lease:
            self._own, self._own_lease = set(), self._keeper.lease
        self._own.add(table)
        self._others.pop(table, None)

    def forget(self, table: str) -> None:
        self._others.pop(table, None)

    async def free_self_acting(self, most: int) -> list[str]:
        return await self._store.read(partial(leases.free_self_acting, most=most))

    async def release(self, tables: Collection[str]) -> None:
        """The writer stores this before any later claim of this server, so a claim is never undone."""
        lease = self._keeper.lease
        released = [table for table in tables if self.is_own(table)]
        self._own.difference_update(released)
        if not released or lease is None:
            return
        kept = await self._store.write(partial(leases.release_tables, tables=released, lease=lease))
        if lease == self._keeper.lease:
            self._own.update(kept)

    def forget_owners(self, ended: Collection[int]) -> None:
        """Look up the tables of servers whose leases have ended."""
        for table in [table for table, (owner, _) in self._others.items() if owner.lease in ended]:
            del self._others[table]
