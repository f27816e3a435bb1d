"""Moves of bots from worker processes, one process for each core.

A request goes to a worker that has loaded the code of the bot and the game, if possible to the one that holds
the bot's search tree. `BotQueue` decides which request comes next. Until a worker has loaded the code, the
Apprentice plays in a thread of this process; it also replaces a bot whose process keeps dying. Code is
loaded when a table is made, and in the background from the start of the server. Workers receive only redacted
states.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from draftwork.bots.ladder import RANDOM, STAND_IN, stand_in
from draftwork.bots.think import COMMAND, BotHost, ThinkRequest, ThinkWorker, opening_request
from draftwork.games import Game, load
from draftwork.kernel.errors import DraftworkError, WorkerLost
from draftwork.server.tables.bot_loading import Key, LoadingPlan, key_of
from draftwork.server.tables.bot_queue import BotQueue, Queued, Requester
from draftwork.workers.pool import core_count

MAX_SECONDS = 60.0  # for a move; a worker that takes longer is replaced
MAX_LOADING_SECONDS = 1800.0  # to compile everything of one game on a slow machine
GRACE = 3.0  # seconds to finish a move that is no longer wanted
MAX_FAILURES = 3  # in a row, of one bot at one game; then the Apprentice plays for it
MAX_REMEMBERED_PLAYERS = 10_000  # players whose last worker is remembered
_WITHOUT_CODE = (RANDOM, STAND_IN)  # bots that play in this process until a worker has loaded their code


class BotChoice(NamedTuple):
    move: int
    seconds: float  # of thinking, without the time in the queue
    standing_in: bool


@dataclass(eq=False)
class _Pending(Queued):
    """A request for a move, and the future for its answer."""

    request: ThinkRequest
    answer: asyncio.Future[BotChoice]


@dataclass(eq=False)
class _Slot:
    """A worker, the code it has loaded, and its current task."""

    worker: ThinkWorker
    loaded: set[Key] = field(default_factory=set)
    pending: _Pending | None = None
    loading: Key | None = None

    @property
    def idle(self) -> bool:
        return self.pending is None and self.loading is None


class BotPool:
    """The workers that choose moves for bots. Use and close it within one event loop."""

    def __init__(self, size: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._slots = [_Slot(ThinkWorker(command)) for _ in range(size or core_count())]
        self._queue: BotQueue[_Pending] = BotQueue()
        self._plan = LoadingPlan()
        self._failures: Counter[Key] = Counter()
        self._lost_in_a_row = 0  # workers that have died since the last answer of a worker
        # By player: the slot of the last request, whose worker has the search tree.
        self._last_slot: OrderedDict[str, _Slot] = OrderedDict()
        self._stand_in = BotHost()
        self._stand_in_thread = ThreadPoolExecutor(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def standing_in(self, game: str, bot: str) -> bool:
        """Whether the Apprentice would play for the bot now."""
        return bot not in _WITHOUT_CODE and not self._is_ready(Key(game, bot))

    def _is_ready(self, key: Key) -> bool:
        ready = any(key in slot.loaded and slot.loading is None for slot in self._slots)
        return ready and self._failures[key] < MAX_FAILURES

    def prepare(self, game: Game[Any], bot: str, *, background: bool = False) -> None:
        """Load the code of a bot before its first request, in the background with one worker at most."""
        key = Key(game.name, bot)
        if key not in self._plan:
            self._plan.add(opening_request(game, bot), background=background)
        elif not background:
            self._plan.urge(key)
        self._assign()

    @property
    def down(self) -> bool:
        """Whether worker processes keep dying."""
        return self._lost_in_a_row >= MAX_FAILURES

    async def choose(self, requester: Requester, request: ThinkRequest) -> BotChoice:
        """A move for a seat of a table. Cancel the call when the game moves on."""
        self._plan.add(request)
        if not self._is_ready(key_of(request)):
            self._assign()
            return await self._choose_here(request)
        pending = _Pending(requester, request, asyncio.get_running_loop().create_future())
        self._queue.add(pending)
        self._assign()
        try:
            return await pending.answer
        except asyncio.CancelledError:
            self._drop(pending)
            raise
        except DraftworkError as error:
            logging.getLogger("draftwork").warning("%s", error.message)
            return await self._choose_here(request)

    async def _choose_here(self, request: ThinkRequest) -> BotChoice:
        began = time.perf_counter()
        own = request.bot in _WITHOUT_CODE
        bot = request.bot if own else stand_in(load(request.game))
        replaced = msgspec.structs.replace(request, bot=bot)
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._stand_in_thread, self._stand_in.choose, replaced)
        return BotChoice(move, time.perf_counter() - began, standing_in=not own)

    def _drop(self, pending: _Pending) -> None:
        """Forget a request. A worker that has begun it gets a short time to finish; its answer is ignored."""
        if pending in self._queue:
            self._queue.remove(pending)
        for slot in self._slots:
            if slot.pending is pending:
                slot.worker.watch(GRACE)

    def _assign(self) -> None:
        """Give tasks to idle workers: code that no worker has, then moves, then code that others have."""
        if self._closed:
            return
        wanted = self._plan.keys()
        self._load([key for key in wanted if all(key not in slot.loaded for slot in self._slots)])
        while (found := self._next()) is not None:
            pending, slot = found
            self._queue.serve(pending)
            slot.pending = pending
            self._remember(pending.request.player, slot)
            self._start(slot, pending.request)
        self._load([key for key in wanted if not self._plan.is_background(key)])

    def _next(self) -> tuple[_Pending, _Slot] | None:
        """The next request that an idle worker can answer, and that worker."""
        if not any(slot.idle for slot in self._slots):
            return None
        for pending in self._queue:
            key, address = key_of(pending.request), pending.requester.address
            able = [slot for slot in self._slots if slot.idle and key in slot.loaded]
            if able and self._occupied(address) < self._queue.max_workers(address, len(self._slots)):
                last = self._last_slot.get(pending.request.player)
                return pending, last if last in able else able[0]
        return None

    def _occupied(self, address: str) -> int:
        """The number of workers that think for an address."""
        return sum(
            slot.pending is not None and slot.pending.requester.address == address for slot in self._slots
        )

    def _load(self, keys: list[Key]) -> None:
        """Let one worker at a time load the same code: the next one finds it compiled in the cache."""
        for key in keys:
            loading = [slot.loading for slot in self._slots if slot.loading]
            if key in loading or self._failures[key] >= MAX_FAILURES:
                continue
            if self._plan.is_background(key) and not self._may_load_in_background(loading):
                continue
            able = [slot for slot in self._slots if slot.idle and key not in slot.loaded]
            if able:
                able[-1].loading = key
                self._start(able[-1], self._plan.request(key))

    def _may_load_in_background(self, loading: list[Key]) -> bool:
        """Whether a worker stays free for a table that is made in the meantime."""
        return len(self._slots) > 1 and not any(self._plan.is_background(key) for key in loading)

    def _remember(self, player: str, slot: _Slot) -> None:
        self._last_slot[player] = slot
        self._last_slot.move_to_end(player)
        if len(self._last_slot) > MAX_REMEMBERED_PLAYERS:
            self._last_slot.popitem(last=False)

    def _start(self, slot: _Slot, request: ThinkRequest) -> None:
        task = asyncio.get_running_loop().create_task(self._run(slot, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, slot: _Slot, request: ThinkRequest) -> None:
        """Send a request to a worker and pass on its answer or its error."""
        key = key_of(request)
        began = time.perf_counter()
        slot.worker.watch(MAX_LOADING_SECONDS if slot.loading else MAX_SECONDS)
        try:
            move = await slot.worker.choose(request)
        except Exception as error:
            await self._fail(slot, key, error)
        else:
            self._lost_in_a_row = 0
            slot.loaded.add(key)
            if slot.pending:
                self._failures[key] = 0
            if slot.pending and not slot.pending.answer.done():
                choice = BotChoice(move, time.perf_counter() - began, standing_in=False)
                slot.pending.answer.set_result(choice)
        finally:
            slot.pending = slot.loading = None
            self._assign()

    async def _fail(self, slot: _Slot, key: Key, error: Exception) -> None:
        if isinstance(error, DraftworkError):
            reported = error
        else:  # a bug: the state of the worker is unknown, so it is replaced
            logging.getLogger("draftwork").error("worker failed", exc_info=error)
            reported = WorkerLost("worker-died")
        if isinstance(reported, WorkerLost):
            self._lost_in_a_row += 1
            await slot.worker.close()
            slot.worker, slot.loaded = ThinkWorker(self._command), set()
        if slot.pending is None or not slot.pending.answer.done():  # a dropped request is not a failure
            self._failures[key] += 1
        if slot.pending and not slot.pending.answer.done():
            slot.pending.answer.set_exception(reported)

    async def close(self) -> None:
        """End all workers; pending calls of `choose` are cancelled."""
        self._closed = True
        for pending in [*self._queue, *(slot.pending for slot in self._slots if slot.pending)]:
            pending.answer.cancel()
        await asyncio.gather(*(slot.worker.close() for slot in self._slots))
        await asyncio.gather(*self._tasks)
        self._stand_in_thread.shutdown()
