"""Worker processes as their parent sees them: start, requests, time limit, death, replacement."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from draftwork.i18n import Message
from draftwork.kernel import errors
from draftwork.kernel.errors import DraftworkError, WorkerLost
from draftwork.kernel.mode import VARIABLE
from draftwork.workers.protocol import Failure, Notice, Ready, Reply, Result, frame, unframe

_EXIT_SECONDS = 5.0  # to exit after the pipes are closed
_decode = msgspec.msgpack.Decoder(Reply).decode


class JobCrashed(Exception):
    """A job raised an exception that is not a DraftworkError; its traceback is attached as a note."""


@dataclass(frozen=True)
class Program:
    """The command of a worker process, its environment, and what happens to its output."""

    command: Sequence[str]
    environment: Mapping[str, str]
    quiet: bool = False  # discard the standard error stream
    on_notice: Callable[[Message], None] = lambda message: None


def job_command(module: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "draftwork.workers.child", module)


def environment(compiled: bool) -> dict[str, str]:
    """The environment of a process whose rules run compiled, or as plain Python."""
    return {**os.environ, VARIABLE: "0" if compiled else "1"}


class Process(asyncio.SubprocessProtocol):
    """One worker process from its start to its end. It answers requests in order."""

    transport: Any  # uvloop has transports of its own classes

    def __init__(self, program: Program, limit: float | None = None) -> None:
        self._program, self._limit = program, limit
        self._buffer = bytearray()
        self._timer: asyncio.TimerHandle | None = None
        self.pending: deque[asyncio.Future[bytes]] = deque()  # requests without a reply
        self.ready = False  # it runs and has loaded its job
        self.ending = False  # it was killed, or is dying
        self.expired = False  # it was ended by the time limit
        self.ended = asyncio.Event()

    async def start(self) -> Process:
        """Start the process; WorkerLost if that is impossible."""
        program, loop = self._program, asyncio.get_running_loop()
        stderr = subprocess.DEVNULL if program.quiet else None
        try:
            await loop.subprocess_exec(lambda: self, *program.command, env=program.environment, stderr=stderr)
        except OSError as error:
            raise WorkerLost("worker-lost", code=str(error.errno)) from error
        return self

    def submit(self, request: object) -> asyncio.Future[bytes]:
        """Send a request; the future holds the encoded result."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        pipe = self.transport.get_pipe_transport(0)
        if self.ending or pipe is None or pipe.is_closing():
            self.end()
            future.set_exception(self._lost())
            return future
        pipe.write(frame(request))
        self.pending.append(future)
        if len(self.pending) == 1:
            self.watch(self._limit)
        return future

    def watch(self, limit: float | None) -> None:
        """End the process if a request is pending and no reply comes for `limit` seconds from now."""
        self._limit = limit
        self._set_timer(limit if self.pending else None, self._expire)

    def _set_timer(self, seconds: float | None, callback: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = None if seconds is None else loop.call_later(seconds, callback)

    def _expire(self) -> None:
        self.expired = True
        self.end()

    def end(self) -> None:
        """Kill the process; pending requests raise WorkerLost."""
        self.ending, self.ready = True, False
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

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
            self._program.on_notice(reply.message)
        else:
            future = self.pending.popleft()
            self.watch(self._limit)
            if isinstance(reply, Failure) and reply.message is None:
                self.ending, self.ready = True, False  # the process exits
            if not future.done() and isinstance(reply, Result):
                future.set_result(bytes(reply.data))
            elif not future.done() and isinstance(reply, Failure):
                future.set_exception(_exception(reply))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """The process is about to exit. Killing it at once would hide its exit code."""
        self.ending, self.ready = True, False
        self._set_timer(_EXIT_SECONDS, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has exited, and all its output is read."""
        self.end()
        while self.pending:
            future = self.pending.popleft()
            if not future.done():
                future.set_exception(self._lost())
        self.watch(None)
        self.ended.set()

    def _lost(self) -> WorkerLost:
        return WorkerLost("worker-lost", code=str(self.transport.get_returncode() or 0))


def _exception(failure: Failure) -> Exception:
    """The exception of a failure, with the traceback of the worker as a note."""
    if failure.message is None:
        error: Exception = JobCrashed(failure.error)
    else:
        error = getattr(errors, failure.error, DraftworkError)(failure.message)
    error.add_note(failure.traceback)
    return error


class Worker:
    """A worker process that is started by the first request, and replaced after its death.

    Use and close it within one event loop.
    """

    def __init__(self, program: Program, tries: int = 2) -> None:
        self._program = program
        self._tries = tries  # attempts for one request, each with a new process after a crash
        self._limit: float | None = None
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        return self._process.transport.get_pid() if self._process else None

    @property
    def stopped(self) -> bool:
        """Whether the process was ended from here: by the time limit or by `close`."""
        return self._closed or (self._process is not None and self._process.expired)

    def watch(self, limit: float | None) -> None:
        """End the process if a request is pending and no reply comes for `limit` seconds from now."""
        self._limit = limit
        if self._process is not None:
            self._process.watch(limit)

    async def ask(self, request: object) -> bytes:
        """The encoded result of a request. Cancelling the call ends the process."""
        for tries_left in reversed(range(self._tries)):
            process = await self._running()
            try:
                return await process.submit(request)
            except asyncio.CancelledError:
                process.end()
                raise
            except (WorkerLost, JobCrashed):
                if self.stopped or not tries_left:
                    raise
        raise AssertionError("a worker has at least one try")

    async def _running(self) -> Process:
        async with self._starting:
            if self._process is not None and self._process.ending:
                await self._process.ended.wait()
                self._process = None
            if self._closed:
                raise WorkerLost("worker-stopped")
            if self._process is None:
                self._process = await Process(self._program, self._limit).start()
            return self._process

    async def close(self) -> None:
        """End the process for good; pending requests raise WorkerLost."""
        self._closed = True
        async with self._starting:
            if self._process is not None:
                self._process.end()
                await self._process.ended.wait()
