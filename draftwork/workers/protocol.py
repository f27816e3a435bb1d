"""Messages between a process and its workers.

Every message is a length of four bytes and a MessagePack value. Requests go to the standard input of the
worker. Its replies come from its standard output, in the order of the requests.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from draftwork.i18n import Message

_LENGTH = struct.Struct("<I")


class Ready(msgspec.Struct, tag=True):
    """The first message of a worker: its job is loaded."""


class Notice(msgspec.Struct, tag=True):
    """A log message for the user."""

    message: Message


class Result(msgspec.Struct, tag=True):
    """The encoded result of a request."""

    data: msgspec.Raw


class Failure(msgspec.Struct, tag=True):
    """The exception that a request raised."""

    error: str  # name of the class
    message: Message | None  # of a DraftworkError; after any other exception the worker exits
    traceback: str


Reply = Ready | Notice | Result | Failure


@dataclass(frozen=True)
class Job:
    """The work of a worker process. A job module has a function `job()` that returns one."""

    request: Any  # type of the requests
    handle: Callable[[Any], object]


def frame(message: object) -> bytes:
    data = msgspec.msgpack.encode(message)
    return _LENGTH.pack(len(data)) + data


def unframe(buffer: bytearray) -> bytes | None:
    """Remove the first message from a buffer and return it; None if it is not complete."""
    if len(buffer) < _LENGTH.size:
        return None
    end = _LENGTH.size + _LENGTH.unpack_from(buffer)[0]
    if len(buffer) < end:
        return None
    message = bytes(buffer[_LENGTH.size : end])
    del buffer[:end]
    return message
