"""The time at tables."""

from __future__ import annotations

import time
from collections.abc import Callable

from draftwork.server.table.table import Table

Clock = Callable[[], float]


class TableTime:
    """Seconds since 1970, for the events and clocks of tables.

    The wall clock is read once. From then on the time follows the monotonic clock, so that setting the wall
    clock neither ends nor prolongs a turn.
    """

    def __init__(self, wall: Clock | None = None, monotonic: Clock | None = None) -> None:
        self._monotonic = monotonic or time.monotonic
        self._offset = (wall or time.time)() - self._monotonic()
        # By table: seconds ahead, if the wall clock was set back between two runs of the server.
        self._ahead: dict[str, float] = {}

    def now(self) -> float:
        return self._offset + self._monotonic()

    def at(self, table: Table) -> float:
        """The time at a table. It is never before the last event, and goes on from there."""
        now = self.now() + self._ahead.get(table.id, 0.0)
        late = table.events[-1].at - now
        if late > 0:
            self._ahead[table.id] = self._ahead.get(table.id, 0.0) + late
        return now + max(0.0, late)
