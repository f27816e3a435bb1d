"""The open connections of the server, by client address.

The number of connections is limited, by address and overall. A place is made for a new client by dropping a
connection of the address that has the most: an idle one first, and otherwise the newest. So an address that
opens many connections locks out nobody else.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from draftwork.server.errors import TooMany
from draftwork.server.rate_limit import Limits, address_key

_SWEEP_INTERVAL = 1.0  # seconds between two checks of the deadlines


class Connection(Protocol):
    """What the registry knows of a connection."""

    @property
    def idle_since(self) -> float | None:
        """When the connection became idle, by the monotonic clock; None while it does something."""
        ...

    def check_deadline(self, now: float) -> None:
        """End the connection if its client takes too long."""
        ...

    def drop(self) -> None:
        """End the connection at once."""
        ...


class ConnectionRegistry:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_key: dict[str, dict[Connection, None]] = {}  # in the order in which they were opened
        self._keys: dict[Connection, str] = {}
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, connection: Connection, address: str, *, limited: bool) -> None:
        """Register a connection of an address. Raises TooMany if there is no place for it.

        The limit by address applies to `limited` addresses only, the overall limit to all.
        """
        key = address_key(address)
        own = self._by_key.get(key, {})
        full = limited and len(own) >= min(self._limits.connections_by_address, self._limits.connections // 2)
        if full and not self._drop_idle(own):
            raise TooMany("too-many-connections")
        if len(self) >= self._limits.connections:
            self._make_place(len(own))
        self._by_key.setdefault(key, {})[connection] = None
        self._keys[connection] = key
        if self._sweeping is None:
            self._schedule_sweep()

    def remove(self, connection: Connection) -> None:
        key = self._keys.pop(connection, None)
        if key is not None:
            connections = self._by_key[key]
            del connections[connection]
            if not connections:
                del self._by_key[key]

    def _make_place(self, num_own: int) -> None:
        """Drop a connection of the address with the most, unless the new client has as many."""
        largest = max(self._by_key.values(), key=len)
        if self._drop_idle(largest):
            return
        if len(largest) <= num_own + 1:
            raise TooMany("too-many-connections")
        self._drop(next(reversed(largest)))

    def _drop_idle(self, connections: dict[Connection, None]) -> bool:
        """Drop the connection that has been idle for the longest time, if there is one."""
        idle = [
            (since, connection) for connection in connections if (since := connection.idle_since) is not None
        ]
        if idle:
            self._drop(min(idle, key=lambda one: one[0])[1])
        return bool(idle)

    def _drop(self, connection: Connection) -> None:
        self.remove(connection)
        connection.drop()

    def _schedule_sweep(self) -> None:
        self._sweeping = asyncio.get_running_loop().call_later(_SWEEP_INTERVAL, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        now = time.monotonic()
        for connection in list(self._keys):
            connection.check_deadline(now)
        if self._keys:
            self._schedule_sweep()
