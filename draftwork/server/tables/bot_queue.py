"""The queue of requests for bot moves.

Guests are free, so a limit for each guest would protect nobody. The queue is fair between addresses instead.
Requests for which a person waits come first. Among these, the address that was served least recently comes
first, and of its tables the one that was served least recently. While another address is active, one address
may occupy only a part of the workers.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

_ACTIVE_SECONDS = 60.0  # an address is active for this long after a request
_MAX_REMEMBERED = 10_000  # addresses, and tables; the least recently used ones are forgotten


class Requester(NamedTuple):
    """The table of a request, and the people who wait for its answer."""

    table: str
    address: str = ""  # the key of their address
    waiting: bool = True  # a person waits; otherwise somebody only watches


@dataclass(eq=False)
class Queued:
    """An entry of the queue."""

    requester: Requester


Q = TypeVar("Q", bound=Queued)


class BotQueue(Generic[Q]):
    """The waiting requests, and the addresses and tables that were served last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: list[Q] = []  # in the order of arrival
        self._served: OrderedDict[tuple[str, str], int] = OrderedDict()  # number of the last turn
        self._turns = 0
        self._active: OrderedDict[str, float] = OrderedDict()  # time of the last request, by address

    def __contains__(self, queued: Q) -> bool:
        return queued in self._waiting

    def __iter__(self) -> Iterator[Q]:
        """The requests, the next one first."""
        return iter(sorted(self._waiting, key=self._order))

    def add(self, queued: Q) -> None:
        self._waiting.append(queued)
        self.note_activity(queued.requester.address)

    def remove(self, queued: Q) -> None:
        self._waiting.remove(queued)

    def serve(self, queued: Q) -> None:
        """Remove a request that a worker begins."""
        self.remove(queued)
        self._turns += 1
        for key in _keys(queued.requester):
            _remember(self._served, key, self._turns)

    def note_activity(self, address: str) -> None:
        _remember(self._active, address, self._clock())

    def max_workers(self, address: str, workers: int) -> int:
        """The number of workers that an address may occupy now: all of them unless another is active."""
        others = (since for other, since in reversed(self._active.items()) if other != address)
        since = next(others, None)
        if since is None or self._clock() - since > _ACTIVE_SECONDS:
            return workers
        return max(1, workers // 2)

    def _order(self, queued: Q) -> tuple[bool, int, int]:
        address, table = (self._served.get(key, 0) for key in _keys(queued.requester))
        return not queued.requester.waiting, address, table


def _keys(requester: Requester) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("address", requester.address), ("table", requester.table)


K = TypeVar("K")
V = TypeVar("V")


def _remember(values: OrderedDict[K, V], key: K, value: V) -> None:
    values[key] = value
    values.move_to_end(key)
    if len(values) > _MAX_REMEMBERED:
        values.popitem(last=False)
