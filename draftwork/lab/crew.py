"""Games played by several processes at once, and handed out in order.

The rules of each process run compiled or not as `compiled` says, whichever way they run here: bots that
search need the compiler, commands that only wait for them do not.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

from draftwork.i18n import Message
from draftwork.kernel import PURE
from draftwork.kernel.errors import WorkerLost
from draftwork.kernel.mode import VARIABLE
from draftwork.lab.table import GameResult, Job, Table

Link = Any  # one end of a pipe; its class differs between systems


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    table: Table, jobs: Sequence[Job], workers: int, compiled: bool | None = None
) -> Generator[GameResult]:
    """The results in order of the jobs; with no workers they are played here. Closing it ends the workers."""
    if not jobs:
        return
    if workers == 0:
        for job in jobs:
            yield table.play(job)
        return
    crew = Crew(table, jobs, min(workers, len(jobs)), not PURE if compiled is None else compiled)
    try:
        yield from crew.results()
    finally:
        crew.end()


class Crew:
    def __init__(self, table: Table, jobs: Sequence[Job], workers: int, compiled: bool) -> None:
        self._jobs = jobs
        self._next = 0  # job to hand out
        self._told: set[str] = set()
        self._processes: list[BaseProcess] = []
        self._working: dict[Link, tuple[BaseProcess, int]] = {}  # with the job each has
        bots = sorted({bot for job in jobs for bot in job.seats})
        context = multiprocessing.get_context("spawn")
        with _environment(VARIABLE, "0" if compiled else "1"):
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=serve, args=(theirs, table, bots), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._working[ours] = (process, -1)
                self._hand_out(ours)

    def results(self) -> Iterator[GameResult]:
        done: dict[int, GameResult] = {}
        for number in range(len(self._jobs)):
            while number not in done:
                for link in wait(list(self._working)):
                    self._listen(link, done)
            yield done.pop(number)

    def _listen(self, link: Link, done: dict[int, GameResult]) -> None:
        process, number = self._working[link]
        try:
            said = link.recv()
        except (EOFError, ConnectionError):
            process.join()
            raise WorkerLost("worker-lost", code=str(process.exitcode or 0)) from None
        if isinstance(said, Exception):
            raise said
        if isinstance(said, Message):
            self._tell(said)
        else:
            done[number] = said
            self._hand_out(link)

    def _hand_out(self, link: Link) -> None:
        if self._next == len(self._jobs):
            del self._working[link]
            link.close()
            return
        with suppress(ConnectionError):  # one that is gone is noticed when it is listened to
            link.send(self._jobs[self._next])
        self._working[link] = (self._working[link][0], self._next)
        self._next += 1

    def _tell(self, notice: Message) -> None:
        """What a process tells its user, once for all of them."""
        if notice.id not in self._told:
            self._told.add(notice.id)
            logging.getLogger("draftwork").warning("%s", notice)

    def end(self) -> None:
        for link, (process, _) in self._working.items():
            process.terminate()
            link.close()
        for process in self._processes:
            process.join()


@contextmanager
def _environment(name: str, value: str) -> Iterator[None]:
    """A variable as processes started meanwhile find it."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


class _Forward(logging.Handler):
    def __init__(self, link: Link) -> None:
        super().__init__()
        self._link = link

    def emit(self, record: logging.LogRecord) -> None:
        for arg in record.args if isinstance(record.args, tuple) else ():
            if isinstance(arg, Message):
                self._link.send(arg)


def serve(link: Link, table: Table, bots: list[str]) -> None:
    """What a process of the crew does: play what it is handed until there is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it ends it
    logger = logging.getLogger("draftwork")
    logger.addHandler(_Forward(link))
    logger.propagate = False
    try:
        table.warm(bots)
        while True:
            link.send(table.play(link.recv()))
    except (EOFError, ConnectionError):
        pass
    except Exception as fault:
        fault.add_note(traceback.format_exc())  # where it was is lost on the way
        with suppress(ConnectionError):
            link.send(fault)
