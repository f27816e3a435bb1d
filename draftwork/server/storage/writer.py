"""The writer thread. It commits all waiting jobs in one transaction.

A disk write takes milliseconds whatever its size, so jobs that arrive during one are combined in the next. A
job is acknowledged only after its commit.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from draftwork.server.errors import Unavailable

T = TypeVar("T")
DatabaseJob = Callable[[Connection], T]
RunJobs = Callable[[Engine, list[DatabaseJob[Any]]], list[Any]]  # in one transaction
_QueuedJob = tuple[DatabaseJob[Any], "asyncio.Future[Any]"]
WRITE_OPTIONS = {"writes": True}  # option of connections that write
_MAX_JOBS = 500  # per transaction


class Writer:
    """Runs jobs in a thread. A job may run twice after a failure, so it must only use the database."""

    def __init__(self, engine: Engine, run: RunJobs) -> None:
        self._run_jobs = run
        self._engine = engine.execution_options(**WRITE_OPTIONS)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_QueuedJob | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: DatabaseJob[T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((job, future))
        return future

    async def close(self) -> None:
        """Run all queued jobs, then stop the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            jobs, last = self._gather(first)
            results = self._commit(jobs)
            self._loop.call_soon_threadsafe(_resolve_futures, jobs, results)
            if last:
                return

    def _gather(self, first: _QueuedJob) -> tuple[list[_QueuedJob], bool]:
        """All queued jobs, and whether the writer closes after them."""
        jobs = [first]
        while len(jobs) < _MAX_JOBS and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[_QueuedJob]) -> list[Any]:
        """Commit the jobs; returns their results or exceptions."""
        try:
            return self._run_jobs(self._engine, [job for job, _ in jobs])
        except Exception as error:
            # If one job fails, each job gets its own transaction. An outage fails them all, and so does the
            # end of the lease.
            if len(jobs) == 1 or isinstance(error, Unavailable):
                return [error for _ in jobs]
            return [result for job in jobs for result in self._commit([job])]


def _resolve_futures(jobs: list[_QueuedJob], results: list[Any]) -> None:
    for (_, future), result in zip(jobs, results, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
