"""Rate limits per person or address: token buckets in memory."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from draftwork.server.errors import TooMany

MAX_RECORD_BYTES = 1 << 20  # of an uploaded record
MAX_EDITION_BYTES = 64 << 10  # of an uploaded edition, and of a new table, which may have one
_MAX_BUCKETS = 100_000  # the least recently used bucket is dropped first


@dataclass(frozen=True)
class Rate:
    """A burst, and the refill rate after it."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """Rate limits and size limits of a server."""

    guests: Rate = Rate(20, 1 / 6)  # new guests, by address
    claims: Rate = Rate(10, 1 / 6)  # of transfer codes, by address
    requests: Rate = Rate(300, 50)  # of any kind, by address; loopback is exempt
    tables: Rate = Rate(60, 1)  # created by a person
    moves: Rate = Rate(120, 30)  # moves and other table commands, by person
    chat: Rate = Rate(8, 0.5)  # by person
    live: Rate = Rate(120, 10)  # seat switches and refused WebSocket messages, by person or address
    uploads: Rate = Rate(10, 0.5)  # uploaded records and replays, by address
    pictures: Rate = Rate(30, 2)  # pictures that are not in the cache, by address
    editions: Rate = Rate(30, 0.5)  # uploaded editions, by address
    lists: Rate = Rate(60, 5)  # lists of tables, by address
    thinking: Rate = Rate(1800, 0.5)  # seconds that bots think at the tables of a host: half an hour per hour
    body: int = 8 << 10  # bytes of a request, except uploads
    message: int = 8 << 10  # bytes of a WebSocket message
    connections: int = 4_096  # at a time
    connections_by_address: int = 512  # for 40 people with several tabs each; loopback is exempt
    clients: int = 64  # connections to one table by one person
    spectators: int = 256  # connections to one table by all anonymous spectators
    spectators_by_address: int = (
        48  # connections to one table by spectators of one address; loopback is exempt
    )


class TokenBuckets:
    """Token buckets by kind and key."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, key: str, rate: Rate, amount: float = 1) -> None:
        """Take tokens. Raises TooMany with the seconds to wait if there are too few."""
        now = self._clock()
        left = self._available(kind, key, rate, now)
        if left < amount:
            raise TooMany("too-many", seconds=max(1, round((amount - left) / rate.per_second)))
        self._set(kind, key, left - amount, now)

    def available(self, kind: str, key: str, rate: Rate) -> float:
        return self._available(kind, key, rate, self._clock())

    def charge(self, kind: str, key: str, rate: Rate, amount: float) -> None:
        """Take tokens for something that has been used already, even below zero."""
        now = self._clock()
        self._set(kind, key, self._available(kind, key, rate, now) - amount, now)

    def _available(self, kind: str, key: str, rate: Rate, now: float) -> float:
        left, since = self._buckets.get((kind, key), (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.per_second)

    def _set(self, kind: str, key: str, left: float, now: float) -> None:
        self._buckets[kind, key] = (left, now)
        self._buckets.move_to_end((kind, key))
        if len(self._buckets) > _MAX_BUCKETS:
            self._buckets.popitem(last=False)


@lru_cache(10_000)
def is_loopback(address: str) -> bool:
    """Whether an address is of this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@lru_cache(10_000)
def address_key(address: str) -> str:
    """The key under which an address is limited. All addresses of an IPv6 /64 network share one key."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
