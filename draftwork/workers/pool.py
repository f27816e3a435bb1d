"""Workers for callers without an event loop, and the number of cores."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from threading import Thread
from typing import Any, TypeVar

from draftwork.workers.process import Worker

T = TypeVar("T")


def core_count() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LoopThread:
    """An event loop in a thread of its own. The workers that it starts do not receive Ctrl-C."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # Processes inherit the mask of the thread that starts them. If Ctrl-C reached them before they
            # could ignore it, they would print a traceback.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        self._loop.run_forever()

    def submit(self, coroutine: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop)

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return self.submit(coroutine).result()

    def close(self) -> None:
        """Cancel all tasks, then end the thread."""
        self.run(_cancel_others())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _cancel_others() -> None:
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class WorkerPool:
    """Workers that share a list of requests. Each gets the setup first, then one request at a time.

    Their `tries` should be 1: a replacement process would not get the setup.
    """

    def __init__(self, workers: Sequence[Worker], setup: object, requests: Sequence[object]) -> None:
        self.workers = workers
        self._requests = requests
        self._thread = LoopThread()
        self._next = 0  # index of the next request to hand out
        self._running = {self._thread.submit(worker.ask(setup)): (worker, -1) for worker in workers}

    def encoded_results(self) -> Iterator[bytes]:
        """The results in the order of the requests."""
        done: dict[int, bytes] = {}
        for number in range(len(self._requests)):
            while number not in done:
                for future in wait(self._running, return_when=FIRST_COMPLETED).done:
                    worker, finished = self._running.pop(future)
                    done[finished] = future.result()
                    self._hand_out(worker)
            yield done.pop(number)

    def _hand_out(self, worker: Worker) -> None:
        if self._next < len(self._requests):
            future = self._thread.submit(worker.ask(self._requests[self._next]))
            self._running[future] = (worker, self._next)
            self._next += 1

    def close(self) -> None:
        """End all workers without waiting for their requests."""
        for worker in self.workers:
            self._thread.run(worker.close())
        self._thread.close()
