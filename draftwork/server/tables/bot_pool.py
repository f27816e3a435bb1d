"""Bots think in worker processes, as many as there are cores, and nobody waits for a compiler.

A request goes to a worker that has loaded the code of that bot and game, if it can be to the one that holds
the bot's tree; those that wait take turns by table. Until a worker has the code, and for a bot whose process
keeps dying, the Apprentice stands in: pure, in a thread of this process. Workers get what a seat may know.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from draftwork.bots import RANDOM, names
from draftwork.bots.remote import COMMAND, STAND_IN, Worker
from draftwork.bots.service import Service
from draftwork.bots.worker import MOST_PLAYERS, Request
from draftwork.games import load
from draftwork.kernel.errors import DraftworkError, UnknownBot, WorkerLost
from draftwork.lab.crew import cores

LONGEST = 60.0  # seconds for a move: whatever the bot's budget is, a worker that takes longer hangs
LONGEST_WARMING = 1800.0  # compiling everything of one game, on a slow machine
GRACE = 3.0  # seconds for a move that nobody waits for any more
MOST_FAILURES = 3  # in a row, of one bot at one game, before the Apprentice plays for it for good
MOST_HOMES = 10_000  # bots of which it is known who holds their tree
WARMING = 8  # iterations are enough to load all the code

Key = tuple[str, str]  # game and bot: what a worker has to load


class Chosen(NamedTuple):
    move: int
    seconds: float  # of thinking, without the waiting
    standing_in: bool


@dataclass(eq=False)
class _Job:
    table: str
    request: Request
    answer: asyncio.Future[Chosen]

    @property
    def key(self) -> Key:
        return (self.request.game, self.request.bot)


@dataclass(eq=False)
class _Desk:
    """A worker, the thread that waits for it, and what it is doing."""

    worker: Worker
    thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1))
    warm: set[Key] = field(default_factory=set)
    job: _Job | None = None
    warming: Key | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        return self.job is None and self.warming is None

    def limit(self, seconds: float) -> None:
        """Stop the worker if it is still at it after so many seconds."""
        self.unlimit()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.worker.stop)

    def unlimit(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BotPool:
    """Made and used within one event loop; `close` it there too."""

    def __init__(self, size: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._desks = [_Desk(Worker(command)) for _ in range(size or cores())]
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()  # by table, whose turn it is first
        self._asked: dict[Key, Request] = {}  # what to warm with
        self._failures: Counter[Key] = Counter()
        self._homes: OrderedDict[str, _Desk] = OrderedDict()  # of a player, who holds its tree
        self._stand_in = Service(MOST_PLAYERS)
        self._stand_in_thread = ThreadPoolExecutor(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def standing_in(self, game: str, bot: str) -> bool:
        """Whether the Apprentice would play for the bot now."""
        key = (game, bot)
        ready = any(key in desk.warm and desk.warming is None for desk in self._desks)
        return not ready or self._failures[key] >= MOST_FAILURES

    async def choose(
        self, game: str, bot: str, table: str, seed: str, seat: int, state: bytes, edition: bytes = b""
    ) -> Chosen:
        """A move for what the seat knows. Cancel it when the game moves on."""
        request = Request(f"{table}/{seat}", bot, game, seed, seat, state, edition=edition)
        self._asked.setdefault((game, bot), request)
        if self.standing_in(game, bot):
            self._assign()
            return await self._think_here(request)
        job = _Job(table, request, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table, deque()).append(job)
        self._assign()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._drop(job)
            raise
        except DraftworkError as fault:
            logging.getLogger("draftwork").warning("%s", fault.message)
            return await self._think_here(request)

    async def _think_here(self, request: Request) -> Chosen:
        began = time.perf_counter()
        bot = STAND_IN if STAND_IN in names(load(request.game)) else RANDOM
        asked = msgspec.structs.replace(request, bot=bot)
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._stand_in_thread, self._stand_in.answer, asked)
        if answer.fault:
            raise UnknownBot("worker-fault", fault=answer.fault)
        return Chosen(answer.move, time.perf_counter() - began, standing_in=True)

    def _drop(self, job: _Job) -> None:
        """Nobody waits for it any more: a worker that has begun may finish soon, and is not listened to."""
        if job in self._waiting.get(job.table, ()):
            self._take(job)
        for desk in self._desks:
            if desk.job is job:
                desk.limit(GRACE)

    def _assign(self) -> None:
        """Give idle workers something to do: code that nobody has yet, then moves, then code for others."""
        if self._closed:
            return
        self._warm([key for key in self._asked if all(key not in desk.warm for desk in self._desks)])
        for job in list(self._in_turn()):
            able = [desk for desk in self._desks if desk.idle and job.key in desk.warm]
            if able:
                home = self._homes.get(job.request.player)
                self._take(job)
                self._begin(home if home in able else able[0], job)
        self._warm(list(self._asked))

    def _in_turn(self) -> Iterator[_Job]:
        """Those that wait: the first of every table, then the second of every table."""
        lines = [list(line) for line in self._waiting.values()]
        for place in range(max(map(len, lines), default=0)):
            yield from (line[place] for line in lines if place < len(line))

    def _take(self, job: _Job) -> None:
        """Out of the line; its table is the last in turn from now on."""
        self._waiting[job.table].remove(job)
        self._waiting.move_to_end(job.table)
        if not self._waiting[job.table]:
            del self._waiting[job.table]

    def _warm(self, keys: list[Key]) -> None:
        """One worker at a time: the next finds in the cache what this one compiles."""
        for key in keys:
            if any(desk.warming for desk in self._desks) or self._failures[key] >= MOST_FAILURES:
                continue
            cold = [desk for desk in self._desks if desk.idle and key not in desk.warm]
            if cold:
                cold[-1].warming = key
                self._start(
                    cold[-1], msgspec.structs.replace(self._asked[key], player="", iterations=WARMING)
                )

    def _begin(self, desk: _Desk, job: _Job) -> None:
        desk.job = job
        self._homes[job.request.player] = desk
        self._homes.move_to_end(job.request.player)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        self._start(desk, job.request)

    def _start(self, desk: _Desk, request: Request) -> None:
        task = asyncio.get_running_loop().create_task(self._run(desk, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, desk: _Desk, request: Request) -> None:
        """One request at one worker, whatever comes of it."""
        key = (request.game, request.bot)
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        desk.limit(LONGEST_WARMING if desk.warming else LONGEST)
        try:
            move = await loop.run_in_executor(desk.thread, desk.worker.ask, request)
        except Exception as fault:
            self._failed(desk, key, fault)
        else:
            desk.warm.add(key)
            if desk.job:
                self._failures[key] = 0
            if desk.job and not desk.job.answer.done():
                desk.job.answer.set_result(Chosen(move, time.perf_counter() - began, standing_in=False))
        finally:
            desk.unlimit()
            desk.job = desk.warming = None
            self._assign()

    def _failed(self, desk: _Desk, key: Key, broken: Exception) -> None:
        if isinstance(broken, DraftworkError):
            fault = broken
        else:  # a mistake of ours: nobody knows what the worker is at, so it is replaced
            logging.getLogger("draftwork").error("worker failed", exc_info=broken)
            fault = WorkerLost("worker-died")
        if desk.job is None or not desk.job.answer.done():  # one that was given up says nothing about the bot
            self._failures[key] += 1
        if desk.job and not desk.job.answer.done():
            desk.job.answer.set_exception(fault)
        if isinstance(fault, WorkerLost):
            desk.worker.close()
            desk.worker, desk.warm = Worker(self._command), set()

    async def close(self) -> None:
        """End all workers; who still waits is cancelled."""
        self._closed = True
        for job in [*self._in_turn(), *(desk.job for desk in self._desks if desk.job)]:
            job.answer.cancel()
        for desk in self._desks:
            desk.worker.stop()
        await asyncio.gather(*self._tasks)
        for desk in self._desks:
            desk.worker.close()
            desk.thread.shutdown()
        self._stand_in_thread.shutdown()
