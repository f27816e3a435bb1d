"""A process that thinks for bots: `python -m draftwork.bots.worker`.

It is told only what a seat may know. Requests come on standard input and answers go to standard output, each
as a length of four bytes and a MessagePack map. When there is nobody left to ask, it ends at once.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from draftwork.i18n import Message

LENGTH = struct.Struct("<I")
MOST_PLAYERS = 32  # bots remembered; of one that was forgotten only the tree is lost, and trees are large


class Request(msgspec.Struct):
    player: str  # who plays: the same text is the same bot, with its memory of the match
    bot: str
    game: str
    seed: str
    seat: int
    state: bytes  # what the seat knows
    iterations: int | None = None  # a budget other than the bot's own
    seconds: float | None = None
    edition: bytes = b""  # of the match, if it is not one that we ship: `play.editions.pack_edition`


class Answer(msgspec.Struct):
    move: int = -1
    fault: Message | None = None  # why there is none


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
    waiting: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    from draftwork.bots.service import Service

    service = Service(MOST_PLAYERS)
    while True:
        send(answers, service.answer(waiting.get()))


def _listen(requests: BinaryIO, waiting: SimpleQueue[Request]) -> None:
    """Apart from the thinking, so that the end of the one who asks ends that too, however long it takes."""
    while (data := receive(requests)) is not None:
        waiting.put(msgspec.msgpack.decode(data, type=Request))
    os._exit(0)


def run(serve: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Be a process that serves the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it ends it
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed by accident is taken for an answer
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        sys.exit(1)


if __name__ == "__main__":
    run(serve)
