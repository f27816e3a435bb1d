"""The coordination of this server with the other servers of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from draftwork.server.cluster.announcer import Announcer, News
from draftwork.server.cluster.lease_keeper import LeaseKeeper
from draftwork.server.cluster.ownership import SharedOwnership
from draftwork.server.guests import Guests
from draftwork.server.network.relay import Relays
from draftwork.server.storage.store import Store
from draftwork.server.tables.claims import TableClaims
from draftwork.server.tables.cluster_link import ClusterLink
from draftwork.server.tables.copies import TableCopies
from draftwork.server.tables.service import TableService


class Coordination:
    """The lease of this server, its announcements, and what follows from those of others."""

    def __init__(self, store: Store, address: str) -> None:
        self.keeper = LeaseKeeper(store, address)
        self.announcer = Announcer(store, self.keeper)
        self.ownership = SharedOwnership(store, self.keeper)
        self.link = ClusterLink(self.ownership, self.announcer.event)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, store: Store, address: str) -> Coordination:
        opened = cls(store, address)
        await opened.keeper.open()
        opened.link.clock_offset = opened.keeper.clock_offset
        return opened

    def start(self, service: TableService, guests: Guests, copies: TableCopies, relays: Relays) -> None:
        """Begin to renew the lease, to claim tables and to listen."""

        def free_tables(ended: Collection[int]) -> None:
            self.ownership.forget_owners(ended)
            relays.end(ended)
            self.link.tables_are_free.set()

        def hear(news: News) -> None:
            copies.announce(news.events)
            guests.forget(news.tokens, news.people)
            service.hub.disconnect_tokens(news.tokens)
            if news.ended:
                free_tables([news.sender])

        self.keeper.on_lost = service.drop_tables
        self.keeper.on_ended = free_tables
        self.announcer.on_news, self.announcer.on_gap = hear, copies.distrust
        guests.on_revoked, guests.on_renamed = self.announcer.revoked, self.announcer.renamed
        self.announcer.start()
        claims = TableClaims(service, self.link)
        self._tasks = [asyncio.create_task(work) for work in (self.keeper.run(), claims.run())]

    async def stop(self) -> None:
        """Claim no more tables. The lease is still renewed, so that running commands can be stored."""
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks[1:], return_exceptions=True)

    async def close(self) -> None:
        """End the lease and tell the other servers. Nothing is stored any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        lease = self.keeper.lease or 0
        await self.keeper.close()
        await self.announcer.close(lease)
