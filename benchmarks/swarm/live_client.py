"""The live connection of one seat to a table. It reconnects by itself and resumes after its last event."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from benchmarks.swarm.http import HOST, ConnectionLost, ErrorBody, ErrorResponse

RETRY_DELAY = 0.05  # seconds before a reconnect; doubled after each failure
MAX_RETRY_DELAY = 1.0


class SeenEvent(msgspec.Struct):
    """An event as this seat received it. A move and the forced moves after it share a number."""

    number: int
    kind: str
    seat: int | None = None
    text: str = ""
    forced: bool = False
    ply: int | None = None
    id: str = ""
    at: float = 0.0


class Choice(msgspec.Struct):
    move: int | None = None
    choices: list[Choice] = []


class GameState(msgspec.Struct):
    seat: int | None
    to_act: list[int]
    sealed: bool
    ply: int
    choices: list[Choice] = []


class TableState(msgspec.Struct):
    state: str
    number: int


class ServerMessage(msgspec.Struct):
    """Any message of the server. Only the fields that a player needs are decoded."""

    type: str
    id: str | None = None
    number: int = 0
    fault: ErrorBody | None = None
    events: list[SeenEvent] = []
    table: TableState | None = None
    game: GameState | None = None


_decode = msgspec.json.Decoder(ServerMessage).decode


@dataclass(eq=False)
class LiveClient:
    """A client that stores all events. `contradictions` lists events that arrive again with other content."""

    ports: tuple[int, ...]  # of the servers; each connection goes to one of them at random
    table: str
    token: str | None
    seat: int | None
    hides_moves: bool = False  # the text of other seats' moves may change when the game is over
    source: str = HOST  # the address from which it connects
    events: dict[int, list[SeenEvent]] = field(default_factory=dict)
    seen_at: dict[int, float] = field(default_factory=dict)  # when each event first arrived
    contradictions: list[str] = field(default_factory=list)
    game: GameState | None = None
    state: TableState | None = None
    reconnects: int = 0
    _socket: ClientConnection | None = None
    _waiting: dict[str, asyncio.Future[int]] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    @property
    def last(self) -> int:
        return max(self.events, default=0)

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_connected())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait_for_change(self) -> None:
        """Wait until a message arrives or the connection opens or closes."""
        self._changed.clear()
        if self._task is not None and self._task.done():
            self._task.result()
        await self._changed.wait()

    async def request(self, type: str, **fields: Any) -> int:
        """Send a message with an id. Return the acknowledged number, or raise an error."""
        if self._socket is None:
            raise ConnectionLost("not connected")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[fields["id"]] = done
        try:
            await self._socket.send(msgspec.json.encode({"type": type, **fields}), text=True)
            return await done
        except (OSError, WebSocketException) as error:
            raise ConnectionLost(str(error)) from None
        finally:
            self._waiting.pop(fields["id"], None)

    async def _keep_connected(self) -> None:
        pause = RETRY_DELAY
        while True:
            try:
                address = f"ws://{HOST}:{random.choice(self.ports)}/api/tables/{self.table}/live"
                async with connect(
                    address,
                    compression=None,
                    ping_interval=None,
                    max_queue=None,
                    local_addr=(self.source, 0),
                ) as socket:
                    pause = RETRY_DELAY
                    await self._listen(socket)
            except (OSError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError):
                pass
            finally:
                self._disconnected()
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_DELAY)
            self.reconnects += 1

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "last": self.last or None}
        await socket.send(msgspec.json.encode(hello), text=True)
        self._socket = socket
        self._changed.set()
        async for data in socket:
            self._handle(_decode(data))

    def _disconnected(self) -> None:
        self._socket = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionLost("connection lost"))
        self._changed.set()

    def _handle(self, message: ServerMessage) -> None:
        if message.type in ("snapshot", "happened"):
            for lines in group_by_number(message.events).values():
                self._store_event(lines)
            self.game, self.state = message.game, message.table
            if message.game is not None and message.game.seat != self.seat:
                self.contradictions.append(f"seat {self.seat} got the view of seat {message.game.seat}")
            self._changed.set()
        elif message.type == "ack":
            self._resolve(message.id or "", lambda waiting: waiting.set_result(message.number))
        elif message.type == "refused":
            error = message.fault.error if message.fault else ""
            if message.id is None:
                self.contradictions.append(f"refused: {error}")
            self._resolve(message.id or "", lambda waiting: waiting.set_exception(ErrorResponse(0, error)))

    def _resolve(self, id: str, settle: Callable[[asyncio.Future[int]], None]) -> None:
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.done():
            settle(waiting)

    def _store_event(self, lines: list[SeenEvent]) -> None:
        known = self.events.setdefault(lines[0].number, lines)
        self.seen_at.setdefault(lines[0].number, time.perf_counter())
        if not same_event(known, lines, self.seat, self.hides_moves):
            self.contradictions.append(f"was {known}, is {lines}")


def group_by_number(events: list[SeenEvent]) -> dict[int, list[SeenEvent]]:
    found: dict[int, list[SeenEvent]] = {}
    for event in events:
        found.setdefault(event.number, []).append(event)
    return found


def same_event(before: list[SeenEvent], after: list[SeenEvent], seat: int | None, hides_moves: bool) -> bool:
    """Return whether two versions of an event agree. Only text that was redacted first may differ."""
    return len(before) == len(after) and all(
        msgspec.structs.replace(one, text=two.text if hides_moves and one.seat != seat else one.text) == two
        for one, two in zip(before, after, strict=True)
    )
