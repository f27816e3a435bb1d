"""Worker processes as their parent sees them: start, requests, time limit, death, replacement."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from draftwork.i18n import Message
from draftwork.kernel import errors
from draftwork.kernel.errors import DraftworkError, WorkerLost
from draftwork.kernel.mode import VARIABLE
from draftwork.workers.protocol import Failure, Notice, Ready, Reply, Result, frame, unframe

_EXIT_SECONDS = 1.0  # to exit after the pipes are closed
_decode = msgspec.msgpack.Decoder(Reply).decode


class JobCrashed(Exception):
    """A job raised an exception that is not a DraftworkError; its traceback is attached as a note."""


def job_command(module: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "draftwork.workers.child", module)


def environment(compiled: bool) -> dict[str, str]:
    """The environment of a process whose rules run compiled, or as plain Python."""
    return {**os.environ, VARIABLE: "0" if compiled else "1"}


class Worker:
    """A worker process. The first request starts it, and the first request after its death a new one.

    Use and close it within one event loop.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        tries: int = 2,  # processes to ask before WorkerLost is raised
        quiet: bool = False,  # discard the standard error stream
        on_notice: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self._command, self._environment, self._tries = command, environment, tries
        self._stderr = subprocess.DEVNULL if quiet else None
        self._on_notice = on_notice
        self._process: _Process | None = None
        self._starting = asyncio.Lock()
        self._limit: float | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.transport.get_pid() if self._process else None

    @property
    def ready(self) -> bool:
        """Whether the process runs and has loaded its job."""
        return self._process is not None and self._process.ready and not self._process.ending

    @property
    def running(self) -> bool:
        return self._process is not None and not self._process.ending

    @property
    def stopped(self) -> bool:
        """Whether the process was ended from here: by the time limit, or because the worker is closed."""
        return self._closed or (self._process is not None and self._process.expired)

    @property
    def pending(self) -> int:
        """The number of requests without a reply."""
        return len(self._process.pending) if self._process else 0

    @property
    def limit(self) -> float | None:
        """The process is ended when a request waits and no reply comes for so many seconds."""
        return self._limit

    @limit.setter
    def limit(self, seconds: float | None) -> None:
        self._limit = seconds
        if self._process is not None:
            self._process.watch(seconds)

    async def start(self) -> None:
        """Start the process unless it is running; WorkerLost if that is impossible."""
        async with self._starting:
            if self._process is not None and self._process.ending:
                await self._process.ended.wait()
                self._process = None
            if self._closed:
                raise WorkerLost("worker-stopped")
            if self._process is None:
                try:
                    _, self._process = await asyncio.get_running_loop().subprocess_exec(
                        lambda: _Process(self._on_notice, self._limit),
                        *self._command,
                        env=self._environment,
                        stderr=self._stderr,
                    )
                except OSError as error:
                    raise WorkerLost("worker-lost", code=str(error.errno)) from error

    def submit(self, request: object) -> asyncio.Future[bytes]:
        """Send a request to a running process; the future holds the encoded result."""
        assert self._process is not None
        return self._process.submit(request)

    async def ask(self, request: object) -> bytes:
        """The encoded result of a request. If the process dies, a new one is asked.

        Cancelling the call ends the process.
        """
        for tries_left in reversed(range(self._tries)):
            await self.start()
            try:
                return await self.submit(request)
            except asyncio.CancelledError:
                self.end()
                raise
            except (WorkerLost, JobCrashed):
                if self.stopped or not tries_left:
                    raise
        raise AssertionError("a worker has at least one try")

    def end(self) -> None:
        """Kill the process. A later request starts a new one."""
        if self._process is not None:
            self._process.end()

    async def close(self) -> None:
        """Kill the process for good and wait for its end; pending requests raise WorkerLost."""
        self._closed = True
        async with self._starting:
            self.end()
            if self._process is not None:
                await self._process.ended.wait()


class _Process(asyncio.SubprocessProtocol):
    """One process from its start to its end."""

    transport: Any  # uvloop has transports of its own classes

    def __init__(self, on_notice: Callable[[Message], None], limit: float | None) -> None:
        self._on_notice, self._limit = on_notice, limit
        self._buffer = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        self.pending: deque[asyncio.Future[bytes]] = deque()
        self.ready = False
        self.ending = False  # killed, or dying
        self.expired = False  # ended by the time limit
        self.ended = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def submit(self, request: object) -> asyncio.Future[bytes]:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        data = frame(request)
        pipe = self.transport.get_pipe_transport(0)
        if self.ending or pipe is None or pipe.is_closing():
            self.end()
            future.set_exception(self._lost())
            return future
        pipe.write(data)
        self.pending.append(future)
        if len(self.pending) == 1:
            self.watch(self._limit)
        return future

    def watch(self, limit: float | None) -> None:
        """Start the time limit of the first pending request anew."""
        self._limit = limit
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.pending and limit is not None:
            self._timer = asyncio.get_running_loop().call_later(limit, self._expire)

    def _expire(self) -> None:
        self.expired = True
        self.end()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._buffer += data
        while not self.ending and (message := unframe(self._buffer)) is not None:
            try:
                self._receive(_decode(message))
            except (msgspec.MsgspecError, IndexError):  # not a reply, or a reply to nothing
                self.end()

    def _receive(self, reply: Reply) -> None:
        if isinstance(reply, Ready):
            self.ready = True
        elif isinstance(reply, Notice):
            self._on_notice(reply.message)
        else:
            future = self.pending.popleft()
            self.watch(self._limit)
            if future.done():
                return
            if isinstance(reply, Result):
                future.set_result(bytes(reply.data))
            else:
                future.set_exception(_exception(reply))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """The process is about to exit. Killing it at once would hide its exit code."""
        self.ending = True
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(_EXIT_SECONDS, self.transport.close)

    def end(self) -> None:
        self.ending = True
        self.transport.close()  # kills the process

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has exited, and all its output is read."""
        self.end()
        for future in self.pending:
            if not future.done():
                future.set_exception(self._lost())
        self.pending.clear()
        self.watch(None)
        self.ended.set()

    def _lost(self) -> WorkerLost:
        return WorkerLost("worker-lost", code=str(self.transport.get_returncode() or 0))


def _exception(failure: Failure) -> Exception:
    """The exception of a failure, with the traceback of the worker as a note."""
    kind = getattr(errors, failure.error, DraftworkError)
    if failure.message is None:
        error: Exception = JobCrashed(failure.error)
    elif kind is errors.BadEdition or not issubclass(kind, DraftworkError):
        error = DraftworkError(failure.message)
    else:
        error = kind(failure.message)
    error.add_note(failure.traceback)
    return error
