"""Rendering of positions by a worker process.

The process is started when many positions are to be rendered. It is an optimisation: if it fails or has too
much to do, positions are rendered in this process.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec

from draftwork.kernel import pack
from draftwork.kernel.errors import WorkerLost
from draftwork.server.log_setup import log
from draftwork.server.table import render
from draftwork.server.table.table import Table
from draftwork.server.tables.render_job import Rendered, RenderRequest, Viewer
from draftwork.workers.pool import core_count
from draftwork.workers.process import Process, Program, environment, job_command

COMMAND = job_command("draftwork.server.tables.render_job")
_MAX_PENDING = 8  # further positions are rendered in this process, so that both are busy
_TIME_LIMIT = 2.0  # seconds without a reply
_RESTART_DELAY = 30.0  # seconds
_decode = msgspec.msgpack.Decoder(list[Rendered] | None).decode


class ViewRenderer:
    """Renders positions for the clients of a table. Use and close it within one event loop."""

    def __init__(self, offload_rate: float, command: Sequence[str] = COMMAND) -> None:
        self._offload_rate = offload_rate  # positions per second from which the process is started
        self._program = Program(command, environment(compiled=False))
        self._process: Process | None = None
        self._starting: asyncio.Task[None] | None = None
        self.down = False  # the last start failed
        self._second_start, self._count = 0.0, 0  # of the current second, and its positions
        self._not_before = 0.0 if core_count() > 1 else float("inf")  # time of the next start

    async def close(self) -> None:
        self._not_before = float("inf")
        if self._starting is not None:
            await self._starting
        if self._process is not None:
            self._process.end()
            await self._process.ended.wait()

    def render(self, table: Table, seats: Collection[int | None], then: Callable[[], None]) -> bool:
        """Let the process render a position for seats, then call `then`.

        False if the caller has to render it.
        """
        self._count_position()
        process = self._process
        if not seats or process is None or not process.ready or len(process.pending) >= _MAX_PENDING:
            return False
        if table.state != "running":  # clients then need more than a position
            return False
        order = list(seats)
        try:
            request = render_request(table, order)
        except Exception as error:
            log.error("position cannot be sent to the render worker", table=table.id, exc_info=error)
            return False
        future = process.submit(request)
        future.add_done_callback(partial(_receive, table, table.number, order, then))
        return True

    def _count_position(self) -> None:
        """Count a position, and start the process if there were many within a second."""
        now = time.monotonic()
        if now - self._second_start > 1.0:
            self._second_start, self._count = now, 0
        self._count += 1
        has_process = self._process is not None and not self._process.ended.is_set()
        running = self._starting is not None or has_process
        if self._count >= self._offload_rate and not running and now >= self._not_before:
            self._starting = asyncio.get_running_loop().create_task(self._start())

    async def _start(self) -> None:
        self._not_before = time.monotonic() + _RESTART_DELAY
        try:
            self._process = await Process(self._program, _TIME_LIMIT).start()
            self.down = False
        except WorkerLost as error:
            self.down = True
            log.error("render worker failed to start", exc_info=error)
        finally:
            self._starting = None


def _receive(
    table: Table,
    number: int,
    seats: Sequence[int | None],
    then: Callable[[], None],
    future: asyncio.Future[bytes],
) -> None:
    """Store what was rendered, unless the table has a new event since then."""
    try:
        rendered = _decode(future.result())
    except Exception as error:
        log.error("render worker failed", table=table.id, exc_info=error)
        rendered = None
    if rendered is not None and table.number == number:
        store(table, seats, rendered)
    then()


def store(table: Table, seats: Sequence[int | None], rendered: Sequence[Rendered]) -> None:
    """Put rendered positions into the cache of the table, which is cleared by the next event."""
    for seat, fields in zip(seats, rendered, strict=True):
        ready = {name: msgspec.Raw(json) for name, json in fields.items()}
        table.cache[render.cache_key(seat)] = render.RenderedPosition(**ready)


def render_request(table: Table, seats: Sequence[int | None]) -> RenderRequest:
    viewers = [_viewer(table, seat) for seat in seats]
    return RenderRequest(table.created.game, viewers, table.packed_own_edition())


def _viewer(table: Table, seat: int | None) -> Viewer:
    known, deciding = render.known_states(table, seat)
    state = pack(known)
    if deciding is None:
        return Viewer(seat, state)
    return Viewer(seat, state, state if deciding is known else pack(deciding))
