"""The lock of a data folder: only one server process may use it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from draftwork.server.errors import AlreadyServed, CannotLock

LOCK_FILE = "draftwork.lock"
# A file of its own, because Windows does not let other processes read a locked file.
ADDRESS_FILE = "draftwork.address"


@contextmanager
def lock_folder(folder: Path, address: str) -> Iterator[None]:
    """Lock the folder until the block or the process ends.

    The address of this server is written beside the lock, for the error message of a second server.
    """
    file = folder / LOCK_FILE
    lock = FileLock(file)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise AlreadyServed("already-served", folder=str(folder), address=_read_address(folder)) from None
    except OSError as error:  # such as a file of another user
        raise CannotLock("cannot-lock", file=str(file), fault=error.strerror or str(error)) from None
    try:
        with suppress(OSError):  # the disk is full: the server can still show its tables
            (folder / ADDRESS_FILE).write_text(f"{address}\n", encoding="utf-8")
        yield
    finally:
        lock.release()


def _read_address(folder: Path) -> str:
    with suppress(OSError, UnicodeError):
        return (folder / ADDRESS_FILE).read_text(encoding="utf-8")[:200].strip()
    return ""
