"""The program of a worker process: `python -m draftwork.workers.child MODULE`.

MODULE is the job module. The process exits when its parent closes the pipe or dies.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from io import BufferedReader
from queue import SimpleQueue
from threading import Lock, Thread

import msgspec

from draftwork.i18n import Message
from draftwork.workers.protocol import Failure, Job, Notice, Ready, Reply, Result, frame, unframe

Send = Callable[[Reply], None]


def main(module: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent ends its workers
    send = _sender(os.dup(sys.stdout.fileno()))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints do not mix with replies
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    logger = logging.getLogger("draftwork")
    logger.addHandler(_Forward(send))
    logger.propagate = False
    try:
        job: Job = import_module(module).job()
        send(Ready())
        while True:
            _run(job, requests.get(), send)
    except BrokenPipeError:
        os._exit(1)


def _sender(descriptor: int) -> Send:
    pipe, lock = os.fdopen(descriptor, "wb"), Lock()

    def send(reply: Reply) -> None:
        with lock:
            pipe.write(frame(reply))
            pipe.flush()

    return send


def _listen(pipe: BufferedReader, requests: SimpleQueue[bytes]) -> None:
    """Read requests in a thread of its own: the end of the parent is noticed also during a long request."""
    buffer = bytearray()
    while data := pipe.read1():
        buffer += data
        while (request := unframe(buffer)) is not None:
            requests.put(request)
    os._exit(0)


def _run(job: Job, data: bytes, send: Send) -> None:
    try:
        result = job.handle(msgspec.msgpack.decode(data, type=job.request))
        reply: Reply = Result(msgspec.Raw(msgspec.msgpack.encode(result)))
    except Exception as error:
        message = getattr(error, "message", None)
        known = message if isinstance(message, Message) else None
        send(Failure(type(error).__name__, known, traceback.format_exc()))
        if known is None:
            os._exit(1)
    else:
        send(reply)


class _Forward(logging.Handler):
    """Sends log messages for the user to the parent."""

    def __init__(self, send: Send) -> None:
        super().__init__()
        self._send = send

    def emit(self, record: logging.LogRecord) -> None:
        for arg in record.args if isinstance(record.args, tuple) else ():
            if isinstance(arg, Message):
                self._send(Notice(arg))


if __name__ == "__main__":
    main(sys.argv[1])
