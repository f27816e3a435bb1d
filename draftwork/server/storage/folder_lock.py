"""The lock of a data folder: only one server process may use it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from draftwork.server.errors import AlreadyServed

LOCK_FILE = "draftwork.lock"
# A file of its own, because Windows does not let other processes read a locked file.
ADDRESS_FILE = "draftwork.address"


@contextmanager
def lock_folder(folder: Path, address: str) -> Iterator[None]:
    """Lock the folder until the block or the process ends.

    The address of this server is written beside the lock, for the error message of a second server.
    """
    lock = FileLock(folder / LOCK_FILE)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise AlreadyServed("already-served", folder=str(folder), address=_read_address(folder)) from None
    try:
        (folder / ADDRESS_FILE).write_text(f"{address}\n", encoding="utf-8")
        yield
    finally:
        lock.release()


def _read_address(folder: Path) -> str:
    with suppress(OSError, UnicodeError):
        return (folder / ADDRESS_FILE).read_text(encoding="utf-8")[:200].strip()
    return ""
