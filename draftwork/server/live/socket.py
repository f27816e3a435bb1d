"""Live: one WebSocket for each client of a table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, NoReturn

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from draftwork.kernel.errors import DraftworkError
from draftwork.server import protocol
from draftwork.server.errors import Broken, Malformed, NoToken, NotYours, TooMany, fault_of, malformed
from draftwork.server.live.origin import same_origin
from draftwork.server.live.updates import news, presence
from draftwork.server.log_setup import log
from draftwork.server.state import House
from draftwork.server.tables.hub import Client

_HELLO = 10.0  # seconds for the first message
_SLOW = 15.0  # seconds for a message to go out; who cannot take one for so long is disconnected
_CLOSING = 1.0  # seconds for a client to hear that we close
_MOST_MISTAKES = 20  # messages nobody could understand, before a client is disconnected
_GOING_AWAY, _POLICY, _BROKEN = 1001, 1008, 1011  # why we close
_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)
_encode = msgspec.json.Encoder().encode


class _Gone(Exception):
    """The client has left, or must."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code  # None: it has left by itself


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), house.settings.origins):
        await socket.close(_POLICY)
        return
    await socket.accept()
    try:
        await _Conversation(socket, house, table).hold()
    except _Gone as gone:
        if gone.code is not None:
            await _close(socket, gone.code)
    except (OSError, WebSocketException):  # it has left while something was sent
        return
    except Exception as fault:
        log.error("broken", path="live", exc_info=fault)
        await _close(socket, _BROKEN)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Who does not even hear that is left alone."""
    with contextlib.suppress(TimeoutError, OSError, WebSocketException):
        async with asyncio.timeout(_CLOSING):
            await socket.close(code)


class _Conversation:
    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
        self._socket, self._house, self._table = socket, house, table
        self._service = house.service
        self._mistakes = 0
        self._sending: list[float] = []  # since when, of each message that is going out

    async def hold(self) -> None:
        client = await self._greet()
        works = (self._tell(client), self._listen(client), self._watch())
        tasks = [asyncio.create_task(work) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._service.hub.leave(self._table, client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _greet(self) -> Client:
        """Who it is, and through whose eyes they look; from then on they are here."""
        try:
            async with asyncio.timeout(_HELLO):
                hello = _read(await self._receive())
            if not isinstance(hello, protocol.Hello):
                raise Malformed("hello-first")
            person = None if hello.token is None else await self._house.people.who(hello.token)
            client = Client(person, hello.seat, hello.last)
            await self._check_seat(client, hello.seat)
            if person is not None:
                self._house.people.check(person)
            self._service.hub.enter(self._table, client)
        except TimeoutError:
            raise _Gone(_POLICY) from None
        except DraftworkError as fault:
            await self._refuse_and_leave(fault)
        return client

    async def _refuse_and_leave(self, fault: DraftworkError) -> NoReturn:
        await self._send(_encode(protocol.Refused(fault_of(fault))))
        raise _Gone(_POLICY)

    async def _check_seat(self, client: Client, seat: int | None) -> None:
        live = await self._service.tables.find(self._table)
        if seat is not None and seat not in live.table.seats_of(client.id):
            raise NotYours("not-your-seat")

    async def _listen(self, client: Client) -> None:
        """One message after the other, each with its answer: who does not take that is not read from."""
        while True:
            text = await self._receive()
            id: str | None = None
            try:
                message = _read(text)
                id = getattr(message, "id", None)
                answer = await self._answer(client, message)
            except DraftworkError as fault:
                self._mistakes += isinstance(fault, Malformed)
                await self._count(client)
                answer = protocol.Refused(fault_of(fault), id)
            except _Gone:
                raise
            except Exception as fault:
                log.error("broken", path="live", exc_info=fault)
                answer = protocol.Refused(fault_of(Broken("broken")), id)
            if answer is not None:
                await self._send(_encode(answer))
            if self._mistakes > _MOST_MISTAKES:
                raise _Gone(_POLICY)

    async def _count(self, client: Client) -> None:
        """What costs us something and moves no game on; who does it without end is disconnected."""
        try:
            self._house.by_client("live", self._house.settings.limits.live, self._socket, client.person)
        except TooMany as fault:
            await self._refuse_and_leave(fault)

    async def _answer(
        self, client: Client, message: protocol.FromClient
    ) -> protocol.Ack | protocol.Refused | None:
        if client.dismissed:
            raise _Gone(_POLICY)
        if isinstance(message, protocol.Hello):
            raise malformed("hello")
        if isinstance(message, protocol.Look):
            await self._count(client)
            await self._check_seat(client, message.seat)
            client.look(message.seat)
            return None
        if client.person is None:
            raise NoToken("no-token")
        number = await self._house.act(self._table, message, client.person)
        return protocol.Ack(message.id, number)

    async def _tell(self, client: Client) -> None:
        """Send notices, and what is new when it is this client's turn."""
        while True:
            await client.news.wait()
            client.news.clear()
            if client.dismissed:
                raise _Gone(_POLICY)
            while client.notices:
                await self._send(client.notices.popleft())
            await self._service.hub.turn()
            table = await self._service.tables.find(self._table)
            message = news(table, client, self._service.hub)
            if message is not None:
                await self._send(message)
            if client.presence:
                client.presence = False
                await self._send(presence(table, self._service.hub))

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise _Gone
        text = event.get("text")
        return text if text is not None else (event.get("bytes") or b"")

    async def _send(self, message: bytes) -> None:
        since = time.monotonic()
        self._sending.append(since)
        await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        self._sending.remove(since)

    async def _watch(self) -> None:
        """Until a message takes too long to go out."""
        while not self._sending or time.monotonic() - min(self._sending) < _SLOW:
            await asyncio.sleep(_SLOW / 4)
        raise _Gone(_GOING_AWAY)


def _read(text: str | bytes) -> protocol.FromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise malformed(str(fault)) from None
