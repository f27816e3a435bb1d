"""Attendance of tables: bots play only while somebody looks.

A table is attended while a client is connected to it, and for a minute after an HTTP request for it. An
unattended table pauses, so that tables that nobody looks at cost nothing.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from draftwork.server.table.table import Table
from draftwork.server.tables.bot_queue import Requester
from draftwork.server.tables.hub import Hub

_VISIT_SECONDS = 60.0  # a table is attended for this long after an HTTP request
_MAX_VISITS = 10_000  # remembered; the oldest are forgotten


class Attendance:
    """The connected clients of tables, and their last visits over HTTP."""

    def __init__(self, hub: Hub, clock: Callable[[], float] = time.monotonic) -> None:
        self._hub, self._clock = hub, clock
        self._visits: OrderedDict[str, tuple[str, float]] = OrderedDict()  # address and time, by table

    def visit(self, table: str, address: str) -> None:
        """Note an HTTP request for a table."""
        self._visits[table] = (address, self._clock())
        self._visits.move_to_end(table)
        if len(self._visits) > _MAX_VISITS:
            self._visits.popitem(last=False)

    def is_idle(self, table: str, seconds: float) -> bool:
        """Whether nobody is connected to a table, and nobody has visited it for some time."""
        since = self._visits.get(table, ("", float("-inf")))[1]
        return not self._hub.clients(table) and self._clock() - since > seconds

    def requester(self, table: Table) -> Requester | None:
        """The people for whom a bot of the table thinks; None if the table is unattended."""
        players = {seat.person for seat in table.seats if seat.played_by_person}
        clients = sorted(self._hub.clients(table.id), key=lambda client: client.person_id not in players)
        if clients:
            return Requester(table.id, clients[0].address, waiting=clients[0].person_id in players)
        address, since = self._visits.get(table.id, ("", float("-inf")))
        return Requester(table.id, address) if self._clock() - since <= _VISIT_SECONDS else None
