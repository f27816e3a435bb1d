"""A disk that loses power: records what SQLite writes and syncs, and makes the files that a failure leaves.

A shim over SQLite's VFS records every write, truncation, sync and deletion of files, in their order. From
such a record `files_after_power_loss` makes what may be on the disk if the power fails after some of it:

- everything that was synced;
- of other writes any part, in units of 512 bytes, in any order and for each file on its own;
- of new, renamed and deleted names a beginning, since the last sync of the folder.
"""

from __future__ import annotations

import _sqlite3
import ctypes as c
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SECTOR = 512  # bytes that a disk writes at once
# The name is a pointer, not bytes: SQLite keeps it as long as the file is open.
OPEN = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_void_p, c.c_int, c.c_void_p)
DELETE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_char_p, c.c_int)
CLOSE = c.CFUNCTYPE(c.c_int, c.c_void_p)
WRITE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
TRUNCATE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int64)
SYNC = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int)


class Vfs(c.Structure):
    """`sqlite3_vfs`."""

    _fields_ = [
        ("version", c.c_int),
        ("file_size", c.c_int),
        ("max_path", c.c_int),
        ("next", c.c_void_p),
        ("name", c.c_char_p),
        ("data", c.c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
        ("others", c.c_void_p * 14),
    ]


class Methods(c.Structure):
    """`sqlite3_io_methods`."""

    _fields_ = [
        ("version", c.c_int),
        ("close", CLOSE),
        ("read", c.c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("others", c.c_void_p * 13),
    ]


class File(c.Structure):
    """`sqlite3_file`."""

    _fields_ = [("methods", c.POINTER(Methods))]


@dataclass(frozen=True)
class Step:
    """Something that happened to the disk, or an acknowledgement."""

    kind: str  # create, write, truncate, sync, rename, delete, sync-folder or acknowledge
    path: str = ""
    offset: int = 0  # also the size after a truncation
    data: bytes = b""
    target: str = ""  # the new name, or what was acknowledged


class Recorder:
    """A VFS that passes everything on to the usual one, and records it."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._library: Any = c.CDLL(_sqlite3.__file__)
        self._library.sqlite3_vfs_find.restype = c.POINTER(Vfs)
        self._usual = self._library.sqlite3_vfs_find(None)
        self._vfs = Vfs.from_buffer_copy(self._usual.contents)
        self._vfs.name, self._vfs.next = b"recorder", None
        self._vfs.open, self._vfs.delete = OPEN(self._open), DELETE(self._delete)
        self._paths: dict[int, str] = {}  # of open files, by the address of their structure
        self._methods: dict[int, tuple[Methods, Methods]] = {}  # the usual ones and ours, by address

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record all databases that are opened in the block. Close them before its end."""
        self._library.sqlite3_vfs_register(c.byref(self._vfs), 1)
        try:
            yield
        finally:
            self._library.sqlite3_vfs_unregister(c.byref(self._vfs))
            self._library.sqlite3_vfs_register(self._usual, 1)

    def add(self, kind: str, path: object = "", **more: Any) -> None:
        self.steps.append(Step(kind, str(path), **more))

    def _open(self, _: int, name: int | None, file: int, flags: int, out: int) -> int:
        path = c.string_at(name).decode() if name else ""
        new = bool(path) and not Path(path).exists()
        code: int = self._usual.contents.open(c.addressof(self._usual.contents), name, file, flags, out)
        if code == 0 and path:
            if new:
                self.add("create", path)
            self._paths[file] = path
            opened = File.from_address(file)
            opened.methods = c.pointer(self._recording_methods(opened.methods.contents))
        return code

    def _recording_methods(self, usual: Methods) -> Methods:
        address = c.addressof(usual)
        if address not in self._methods:
            ours = Methods.from_buffer_copy(usual)
            ours.write = WRITE(lambda file, data, size, offset: self._write(usual, file, data, size, offset))
            ours.truncate = TRUNCATE(lambda file, size: self._truncate(usual, file, size))
            ours.sync = SYNC(lambda file, flags: self._sync(usual, file, flags))
            self._methods[address] = (usual, ours)
        return self._methods[address][1]

    def _write(self, usual: Methods, file: int, data: int, size: int, offset: int) -> int:
        self.add("write", self._paths[file], offset=offset, data=c.string_at(data, size))
        return int(usual.write(file, data, size, offset))

    def _truncate(self, usual: Methods, file: int, size: int) -> int:
        self.add("truncate", self._paths[file], offset=size)
        return int(usual.truncate(file, size))

    def _sync(self, usual: Methods, file: int, flags: int) -> int:
        code = int(usual.sync(file, flags))
        self.add("sync", self._paths[file])
        return code

    def _delete(self, _: int, name: bytes, sync_folder: int) -> int:
        code: int = self._usual.contents.delete(c.addressof(self._usual.contents), name, sync_folder)
        if code == 0:
            self.add("delete", name.decode())
            if sync_folder:
                self.add("sync-folder")
        return code


@dataclass(eq=False)
class DiskFile:
    """The content of a file: what is durable, and the writes after it."""

    durable: bytearray = field(default_factory=bytearray)
    pending: list[Step] = field(default_factory=list)

    def sync(self) -> None:
        for step in self.pending:
            _apply(self.durable, step)
        self.pending.clear()

    def torn(self, rng: random.Random) -> bytes:
        """What a power failure may leave."""
        content, share = bytearray(self.durable), rng.choice([0.0, 0.5, 0.9, 1.0])
        for step in self.pending:
            parts = _sectors(step) if step.kind == "write" else [step]
            for part in parts:
                if rng.random() < share:
                    _apply(content, part)
        return bytes(content)


def _sectors(step: Step) -> Iterator[Step]:
    """A write as writes of whole sectors, or of the parts of sectors at its ends."""
    first = 0
    while first < len(step.data):
        end = first + SECTOR - (step.offset + first) % SECTOR
        yield Step("write", step.path, step.offset + first, step.data[first:end])
        first = end


def _apply(content: bytearray, step: Step) -> None:
    if step.kind == "truncate":
        del content[step.offset :]
        return
    content.extend(bytes(max(0, step.offset - len(content))))
    content[step.offset : step.offset + len(step.data)] = step.data


class Disk:
    """The names and files of a folder, some of them not yet durable."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.names: dict[str, DiskFile] = {}
        self._durable_names: dict[str, DiskFile] = {}
        self._pending_names: list[dict[str, DiskFile]] = []  # after each change
        for step in steps:
            self._take(step)

    def _take(self, step: Step) -> None:
        if step.kind == "create":
            self._rename({**self.names, step.path: DiskFile()})
        elif step.kind == "delete":
            self._rename({name: file for name, file in self.names.items() if name != step.path})
        elif step.kind == "rename":
            others = {name: file for name, file in self.names.items() if name != step.path}
            self._rename({**others, step.target: self.names[step.path]})
        elif step.kind in ("write", "truncate"):
            self.names[step.path].pending.append(step)
        elif step.kind == "sync":
            self.names[step.path].sync()
        # SQLite also syncs the folder when it first syncs a log.
        if step.kind == "sync-folder" or (step.kind == "sync" and step.path.endswith("-wal")):
            self._durable_names, self._pending_names = self.names, []

    def _rename(self, names: dict[str, DiskFile]) -> None:
        self.names = names
        self._pending_names.append(names)

    def after_power_loss(self, rng: random.Random) -> dict[str, bytes]:
        names = rng.choice([self._durable_names, *self._pending_names])
        return {name: file.torn(rng) for name, file in names.items()}


def files_after_power_loss(steps: Sequence[Step], rng: random.Random) -> dict[str, bytes]:
    """The files that may be there if the power fails after these steps."""
    return Disk(steps).after_power_loss(rng)
