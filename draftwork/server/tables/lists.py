"""Lists of tables, of which other servers may own some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from draftwork.server.cluster.ownership import Ownership
from draftwork.server.errors import NotFound, Unreadable
from draftwork.server.tables.cache import LoadedTable
from draftwork.server.tables.copies import TableCopies
from draftwork.server.tables.service import TableService

T = TypeVar("T")


class TableLists:
    """Reads tables for lists: its own as they are, and those of other servers as copies."""

    def __init__(self, service: TableService, ownership: Ownership, copies: TableCopies) -> None:
        self._service, self._ownership, self.copies = service, ownership, copies

    async def read(self, ids: Sequence[str], work: Callable[[LoadedTable], T]) -> list[T]:
        """Call a function with tables. Damaged ones are left out."""
        own = {id for id in ids if self._ownership.is_own(id)}
        await self.copies.compare([id for id in ids if id not in own])
        found = [
            await self._service.use_table(id, work) if id in own else await self._use_copy(id, work)
            for id in ids
        ]
        return [one for one in found if one is not None]

    async def _use_copy(self, id: str, work: Callable[[LoadedTable], T]) -> T | None:
        try:
            return work(await self.copies.find(id))
        except (Unreadable, NotFound):
            return None
