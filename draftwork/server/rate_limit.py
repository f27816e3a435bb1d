"""How much one person or one address may ask for: buckets of tokens, kept in memory."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from draftwork.server.errors import TooMany

_MOST_BUCKETS = 100_000  # remembered; whoever has not come for longest is forgotten first


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    guests: Rate = Rate(20, 1 / 6)  # new people, by address
    claims: Rate = Rate(10, 1 / 6)  # of carried codes, by address
    requests: Rate = Rate(300, 50)  # of any kind, by address; our own machine has no such limit
    tables: Rate = Rate(60, 1)  # made by a person
    moves: Rate = Rate(120, 30)  # and whatever else is done at a table, by person
    chat: Rate = Rate(8, 0.5)  # by person
    live: Rate = Rate(120, 10)  # looks through other eyes and refused live messages, by person or address
    uploads: Rate = Rate(10, 0.5)  # records to look at, by address
    editions: Rate = Rate(30, 0.5)  # files of components to check, by address
    thinking: Rate = Rate(1800, 0.5)  # seconds of bots at the tables of a person; half an hour of each hour
    body: int = 64 << 10  # bytes of a request
    record: int = 1 << 20  # bytes of an uploaded record
    message: int = 8 << 10  # bytes of a live message
    clients: int = 64  # connections to one table by one person, or by all who have no name


class Buckets:
    """Who has asked how much."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, rate: Rate, amount: float = 1) -> None:
        """Take what is asked, or refuse and say how long to wait."""
        now = self._clock()
        left = self._now(kind, who, rate, now)
        if left < amount:
            raise TooMany("too-many", seconds=max(1, round((amount - left) / rate.each_second)))
        self._keep(kind, who, left - amount, now)

    def left(self, kind: str, who: str, rate: Rate) -> float:
        return self._now(kind, who, rate, self._clock())

    def charge(self, kind: str, who: str, rate: Rate, amount: float) -> None:
        """Take what has been used already, even where there is less."""
        now = self._clock()
        self._keep(kind, who, self._now(kind, who, rate, now) - amount, now)

    def _now(self, kind: str, who: str, rate: Rate, now: float) -> float:
        left, since = self._left.get((kind, who), (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.each_second)

    def _keep(self, kind: str, who: str, left: float, now: float) -> None:
        self._left[kind, who] = (left, now)
        self._left.move_to_end((kind, who))
        if len(self._left) > _MOST_BUCKETS:
            self._left.popitem(last=False)


@lru_cache(10_000)
def is_here(address: str) -> bool:
    """Whether somebody comes from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """What is counted as one address: with IPv6 a network of one customer, who can use any address in it."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
