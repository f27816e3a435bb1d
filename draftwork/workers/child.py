"""The program of a worker process: `python -m draftwork.workers.child MODULE`.

MODULE is the job module. The process exits when its parent closes the pipe or dies.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import traceback
from importlib import import_module
from io import BufferedReader
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO

import msgspec

from draftwork.i18n import Message
from draftwork.workers.protocol import Failure, Job, Notice, Ready, Reply, Result, frame, unframe


def main(module: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent ends its workers
    replies = _Replies(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not mix with replies
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    logger = logging.getLogger("draftwork")
    logger.addHandler(replies)
    logger.propagate = False
    try:
        job: Job = import_module(module).job()
        replies.send(Ready())
        while True:
            reply = _run(job, requests.get())
            replies.send(reply)
            if isinstance(reply, Failure) and reply.message is None:
                os._exit(1)
    except BrokenPipeError:
        os._exit(1)


class _Replies(logging.Handler):
    """Sends replies to the parent. As a log handler, it sends the messages of log records as notices."""

    def __init__(self, pipe: BinaryIO) -> None:
        super().__init__()
        self._pipe, self._writing = pipe, Lock()

    def send(self, reply: Reply) -> None:
        with self._writing:
            self._pipe.write(frame(reply))
            self._pipe.flush()

    def emit(self, record: logging.LogRecord) -> None:
        for arg in record.args if isinstance(record.args, tuple) else ():
            if isinstance(arg, Message):
                self.send(Notice(arg))


def _listen(pipe: BufferedReader, requests: SimpleQueue[bytes]) -> None:
    """Read requests in a separate thread, so that even a long request ends when the parent dies."""
    buffer = bytearray()
    while data := pipe.read1():
        buffer += data
        while (request := unframe(buffer)) is not None:
            requests.put(request)
    os._exit(0)


def _run(job: Job, data: bytes) -> Reply:
    try:
        result = job.handle(msgspec.msgpack.decode(data, type=job.request))
        return Result(msgspec.Raw(msgspec.msgpack.encode(result)))
    except Exception as error:
        message = getattr(error, "message", None)
        known = message if isinstance(message, Message) else None
        return Failure(type(error).__name__, known, traceback.format_exc())


if __name__ == "__main__":
    main(sys.argv[1])
