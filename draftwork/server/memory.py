"""Garbage collection by the growth of the process.

A full collection blocks all requests, for about a second with a thousand tables in memory, and few objects
here form cycles. So Python's own collections are off, and a tick of the server collects when enough has been
allocated.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

_MB = 1 << 20
_MAX_NEW_OBJECTS = 5_000  # containers since the last collection of young objects: a few milliseconds
# Bytes by which the process must grow between two collections of the kind. Between full ones it must also
# double, because their time grows with its size.
_YOUNG_GROWTH, _FULL_GROWTH = 16 * _MB, 512 * _MB
_STATM = Path("/proc/self/statm")


class GarbageCollector:
    """Collects young objects often, and all objects when the process has grown much.

    Objects that survive a collection are frozen, so that the next one does not look at them again. Only a
    full collection does.
    """

    def __init__(self) -> None:
        gc.disable()
        gc.freeze()
        self._young_size = self._full_size = process_size()

    def collect_if_grown(self) -> None:
        size = process_size()
        self._young_size, self._full_size = min(self._young_size, size), min(self._full_size, size)
        if size > self._full_size + max(_FULL_GROWTH, self._full_size):
            self.collect_all()
        elif size > self._young_size + _YOUNG_GROWTH or gc.get_count()[0] > _MAX_NEW_OBJECTS:
            gc.collect(0)
            gc.freeze()
            self._young_size = process_size()

    def collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._young_size = self._full_size = process_size()


def process_size() -> int:
    """Bytes of memory that this process uses now, or its maximum where the system does not tell."""
    try:
        return int(_STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return _max_process_size()


def _max_process_size() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
