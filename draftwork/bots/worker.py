"""A process that thinks for bots: `python -m draftwork.bots.worker`.

It runs compiled whatever its parent does, and is told only what a seat may know. Requests come on standard
input and answers go to standard output, each as a length of four bytes and a MessagePack map.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

import msgspec

LENGTH = struct.Struct("<I")
MOST_PLAYERS = 256  # bots remembered; of one that was forgotten only the tree is lost


class Request(msgspec.Struct):
    player: str  # who plays: the same text is the same bot, with its memory of the match
    bot: str
    game: str
    seed: str
    seat: int
    state: bytes  # what the seat knows
    iterations: int | None = None  # a budget other than the bot's own
    seconds: float | None = None


class Answer(msgspec.Struct):
    move: int = -1
    fault: str = ""


def send(stream: BinaryIO, message: msgspec.Struct) -> None:
    data = msgspec.msgpack.encode(message)
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def receive(stream: BinaryIO) -> bytes | None:
    """The next message, or None when there is no more."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    data = stream.read(size)
    return data if len(data) == size else None


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    from draftwork.bots.service import Service

    service = Service(MOST_PLAYERS)
    while (data := receive(requests)) is not None:
        send(answers, service.answer(msgspec.msgpack.decode(data, type=Request)))


if __name__ == "__main__":
    os.environ["DRAFTWORK_PURE"] = "0"
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed by accident is taken for an answer
    try:
        serve(sys.stdin.buffer, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(1)
