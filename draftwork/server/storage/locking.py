"""One server for one data folder: a lock that ends with the process that holds it, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from draftwork.server.errors import AlreadyServed

NAME = "draftwork.lock"


@contextmanager
def locked(folder: Path, address: str) -> Iterator[None]:
    """Hold the folder; the file says where the server is, for whoever tries to start a second one."""
    with (folder / NAME).open("a+", encoding="utf-8") as file:
        if not _try(file):
            file.seek(0)
            raise AlreadyServed("already-served", folder=str(folder), address=file.read(200).strip())
        file.seek(0)
        file.truncate()
        file.write(f"{address}\n")
        file.flush()
        yield


if sys.platform == "win32":
    import msvcrt

    def _try(file: IO[str]) -> bool:
        try:
            os.lseek(file.fileno(), 1 << 20, os.SEEK_SET)  # beyond the text, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
