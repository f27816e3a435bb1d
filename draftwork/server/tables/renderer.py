"""Having positions drawn by another process, so that this one has time for moves.

It is started when there is much to draw, and asked unless too much waits for it. Whatever goes wrong with it,
positions are drawn here instead: it can make nothing wrong, only save time.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from draftwork.bots.worker import LENGTH
from draftwork.kernel import pack
from draftwork.kernel.mode import VARIABLE
from draftwork.lab.crew import cores
from draftwork.server.log_setup import log
from draftwork.server.table import render
from draftwork.server.table.table import Table
from draftwork.server.tables.render_worker import Answer, Eyes, Request

COMMAND = (sys.executable, "-m", "draftwork.server.tables.render_worker")
_MOST_WAITING = 8  # positions; more than that are drawn here, so that both are busy
_SLOW = 2.0  # seconds; a process that takes longer for one is ended
_AGAIN = 30.0  # seconds before another is started
_decode = msgspec.msgpack.Decoder(Answer).decode
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class _Asked:
    table: Table
    number: int  # of the last event: if there are more by then, the drawing is of no use
    seats: Sequence[int | None]
    then: Callable[[], None]
    at: float


class _Process(asyncio.SubprocessProtocol):
    """Takes answers from one process, as long as there is one."""

    def __init__(self, answered: Callable[[_Process, bytes], None], lost: Callable[[_Process], None]) -> None:
        self._answered, self._lost = answered, lost
        self._read = bytearray()
        self.ended = asyncio.Event()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._read += data
        while len(self._read) >= LENGTH.size:
            (size,) = LENGTH.unpack_from(self._read)
            end = LENGTH.size + size
            if len(self._read) < end:
                return
            answer = bytes(self._read[LENGTH.size : end])
            del self._read[:end]
            self._answered(self, answer)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._lost(self)

    def process_exited(self) -> None:
        self.ended.set()
        self._lost(self)


class Draughtsman:
    """Made and used within one event loop; `close` it there too."""

    def __init__(self, busy: float, command: Sequence[str] = COMMAND) -> None:
        self._busy = busy  # positions in a second, from which on they are drawn elsewhere
        self._command = command
        self._loop = asyncio.get_running_loop()
        self._process: _Process | None = None
        self._last: _Process | None = None  # also after its end
        self._transport: asyncio.SubprocessTransport | None = None
        self._starting: asyncio.Task[None] | None = None
        self._ready = False  # it has said so
        self._asked: deque[_Asked] = deque()
        self._watch: asyncio.TimerHandle | None = None
        self._second, self._count = 0.0, 0  # positions since then
        self._not_before = 0.0 if cores() > 1 else float("inf")

    async def close(self) -> None:
        self._not_before = float("inf")
        if self._starting is not None:
            await asyncio.gather(self._starting, return_exceptions=True)
        self._end()
        if self._last is not None:
            await self._last.ended.wait()

    def draw(self, table: Table, seats: Collection[int | None], then: Callable[[], None]) -> bool:
        """Have it drawn for seats, and do something then; False if it is better drawn here."""
        now = time.monotonic()
        self._count_one(now)
        if not seats or self._transport is None or not self._ready or len(self._asked) >= _MOST_WAITING:
            return False
        if table.state != "running":  # before and after there is more to tell than a position
            return False
        pipe: Any = self._transport.get_pipe_transport(0)  # uvloop's are of no class that asyncio knows
        if pipe is None or pipe.is_closing():
            self._end()
            return False
        order = list(seats)
        try:
            data = _encode(request(table, order))
        except Exception as fault:
            log.error("nothing to draw", table=table.id, exc_info=fault)
            return False
        pipe.write(LENGTH.pack(len(data)) + data)
        self._asked.append(_Asked(table, table.number, order, then, now))
        return True

    def _count_one(self, now: float) -> None:
        """Start the process once there is enough to do."""
        if now - self._second > 1.0:
            self._second, self._count = now, 0
        self._count += 1
        idle = self._transport is None and self._starting is None
        if self._count >= self._busy and idle and now >= self._not_before:
            self._starting = self._loop.create_task(self._start())

    async def _start(self) -> None:
        self._not_before = time.monotonic() + _AGAIN
        environment = {**os.environ, VARIABLE: "1"}  # to draw, the rules need no compiler
        try:
            self._transport, self._process = await self._loop.subprocess_exec(
                lambda: _Process(self._take, self._lost), *self._command, stderr=None, env=environment
            )
            self._last = self._process
            self._look()
        except OSError as fault:
            log.error("nobody to draw", exc_info=fault)
        finally:
            self._starting = None

    def _look(self) -> None:
        """From time to time: whether it still answers."""
        if self._asked and time.monotonic() - self._asked[0].at > _SLOW:
            log.error("drawing takes too long")
            self._end()
        elif self._transport is not None:
            self._watch = self._loop.call_later(_SLOW, self._look)

    def _take(self, process: _Process, data: bytes) -> None:
        if process is not self._process:
            return
        try:
            drawings = _decode(data).drawings
        except msgspec.MsgspecError as fault:
            log.error("drawing cannot be read", exc_info=fault)
            self._end()
            return
        if not self._ready:
            self._ready = True
            return
        asked = self._asked.popleft()
        if drawings is not None and asked.table.number == asked.number:
            keep(asked.table, asked.seats, drawings)
        asked.then()

    def _lost(self, process: _Process) -> None:
        if process is self._process:
            self._end()

    def _end(self) -> None:
        """What was asked for is drawn here."""
        if self._watch is not None:
            self._watch.cancel()
        transport, self._transport, self._process, self._ready = self._transport, None, None, False
        if transport is not None:
            transport.close()  # this ends the process too
        asked, self._asked = self._asked, deque()
        for one in asked:
            one.then()


def keep(table: Table, seats: Sequence[int | None], drawings: Sequence[dict[str, bytes]]) -> None:
    """What seats see, until something happens at the table."""
    for seat, fields in zip(seats, drawings, strict=True):
        ready = {name: msgspec.Raw(json) for name, json in fields.items()}
        table.cache[render.cache_key(seat)] = render.RenderedPosition(**ready)


def request(table: Table, seats: Sequence[int | None]) -> Request:
    eyes = [_eyes(table, seat) for seat in seats]
    return Request(table.created.game, eyes, table.packed_own_edition())


def _eyes(table: Table, seat: int | None) -> Eyes:
    known, deciding = render.known_states(table, seat)
    state = pack(known)
    if deciding is None:
        return Eyes(seat, state)
    return Eyes(seat, state, state if deciding is known else pack(deciding))
