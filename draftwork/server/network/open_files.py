"""The number of files that the process may open. Each connection is one."""

from __future__ import annotations

import os
import sys

_RESERVED = 128  # for the database, the log, the page and Python itself
_PER_WORKER = 4  # pipes of a worker process
_MIN_CONNECTIONS = 16


def allowed_connections(wanted: int, num_workers: int | None) -> tuple[int, int]:
    """The number of connections that fit, at most `wanted`, and the number of files that may be open.

    The soft limit of the system is raised as far as needed and allowed.
    """
    reserved = _RESERVED + _PER_WORKER * (num_workers or os.cpu_count() or 1)
    files = _raise_limit(wanted + reserved)
    return max(_MIN_CONNECTIONS, min(wanted, files - reserved)), files


def _raise_limit(wanted: int) -> int:
    """Raise the limit of open files to `wanted`, or as far as allowed, and return it."""
    if sys.platform == "win32":
        return wanted  # sockets are not files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):  # macOS may refuse values that it reports as allowed
        return soft
    return raised
