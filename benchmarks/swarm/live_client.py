"""One seat's live connection to a table: it comes back by itself and says what it has seen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from benchmarks.swarm.http import HOST, Gone, Refused

AGAIN = 0.05  # seconds before another try to connect; twice as long after each, up to
LONGEST_PAUSE = 1.0


class Seen(msgspec.Struct):
    """A line of what happened, as this seat was told; a move and the forced ones after it share a number."""

    number: int
    kind: str
    seat: int | None = None
    text: str = ""
    forced: bool = False
    ply: int | None = None
    id: str = ""


class Choice(msgspec.Struct):
    move: int | None = None
    choices: list[Choice] = []


class Standing(msgspec.Struct):
    to_act: list[int]
    sealed: bool
    ply: int
    choices: list[Choice] = []


class TableNow(msgspec.Struct):
    state: str
    number: int


class Fault(msgspec.Struct):
    error: str


class Told(msgspec.Struct):
    """Any message of the server; what a player does not need is not even decoded."""

    type: str
    id: str | None = None
    number: int = 0
    fault: Fault | None = None
    events: list[Seen] = []
    table: TableNow | None = None
    game: Standing | None = None


_decode = msgspec.json.Decoder(Told).decode


@dataclass(eq=False)
class Live:
    """Everything it was ever told stays in `events`; a second telling that differs is in `contradictions`."""

    port: int
    table: str
    token: str | None
    seat: int | None
    secret: bool = False  # whether words about other seats' moves may change once the game is over
    events: dict[int, list[Seen]] = field(default_factory=dict)
    seen_at: dict[int, float] = field(default_factory=dict)  # when each event was first told
    contradictions: list[str] = field(default_factory=list)
    standing: Standing | None = None
    now: TableNow | None = None
    resumed: int = 0  # how often it came back
    _socket: ClientConnection | None = None
    _waiting: dict[str, asyncio.Future[int]] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    @property
    def last(self) -> int:
        return max(self.events, default=0)

    def begin(self) -> None:
        self._task = asyncio.create_task(self._keep_connected())

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def change(self) -> None:
        """Until something was told, or the connection came or went."""
        self._changed.clear()
        if self._task is not None and self._task.done():
            self._task.result()
        await self._changed.wait()

    async def ask(self, type: str, **fields: Any) -> int:
        """Send a message with an id; the number of its acknowledgement, Refused, or Gone."""
        if self._socket is None:
            raise Gone("not connected")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[fields["id"]] = done
        try:
            await self._socket.send(msgspec.json.encode({"type": type, **fields}), text=True)
            return await done
        except (OSError, WebSocketException) as fault:
            raise Gone(str(fault)) from None
        finally:
            self._waiting.pop(fields["id"], None)

    async def _keep_connected(self) -> None:
        pause = AGAIN
        while True:
            try:
                address = f"ws://{HOST}:{self.port}/api/tables/{self.table}/live"
                async with connect(address, compression=None, ping_interval=None, max_queue=None) as socket:
                    pause = AGAIN
                    await self._listen(socket)
            except (OSError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError):
                pass
            finally:
                self._lost()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self.resumed += 1

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "last": self.last or None}
        await socket.send(msgspec.json.encode(hello), text=True)
        self._socket = socket
        self._changed.set()
        async for data in socket:
            self._take(_decode(data))

    def _lost(self) -> None:
        self._socket = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Gone("connection lost"))
        self._changed.set()

    def _take(self, told: Told) -> None:
        if told.type in ("snapshot", "happened"):
            for lines in by_number(told.events).values():
                self._see(lines)
            self.standing, self.now = told.game, told.table
            self._changed.set()
        elif told.type == "ack":
            self._answer(told.id or "", lambda waiting: waiting.set_result(told.number))
        elif told.type == "refused":
            error = told.fault.error if told.fault else ""
            if told.id is None:
                self.contradictions.append(f"refused: {error}")
            self._answer(told.id or "", lambda waiting: waiting.set_exception(Refused(0, error)))

    def _answer(self, id: str, settle: Callable[[asyncio.Future[int]], None]) -> None:
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.done():
            settle(waiting)

    def _see(self, lines: list[Seen]) -> None:
        known = self.events.setdefault(lines[0].number, lines)
        self.seen_at.setdefault(lines[0].number, time.perf_counter())
        if not same(known, lines, self.seat, self.secret):
            self.contradictions.append(f"was {known}, is {lines}")


def by_number(events: list[Seen]) -> dict[int, list[Seen]]:
    found: dict[int, list[Seen]] = {}
    for event in events:
        found.setdefault(event.number, []).append(event)
    return found


def same(before: list[Seen], after: list[Seen], seat: int | None, secret: bool) -> bool:
    """Whether two tellings are of one event. What was veiled may be told in full later, and only that."""
    return len(before) == len(after) and all(
        msgspec.structs.replace(one, text=two.text if secret and one.seat != seat else one.text) == two
        for one, two in zip(before, after, strict=True)
    )
