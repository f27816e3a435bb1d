"""The WebSocket of a client at a table."""

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
from draftwork.server.errors import (
    Broken,
    Malformed,
    NoToken,
    NotYours,
    TooMany,
    Unavailable,
    api_error,
    malformed,
)
from draftwork.server.live.origin import same_origin
from draftwork.server.live.updates import client_update, presence_message
from draftwork.server.log_setup import log
from draftwork.server.rate_limit import address_key
from draftwork.server.state import ServerState, client_address
from draftwork.server.tables.hub import Client

_HELLO_TIMEOUT = 10.0  # seconds to wait for the first message
_SEND_TIMEOUT = 15.0  # seconds to send a message; slower clients are disconnected
_CLOSE_TIMEOUT = 1.0  # seconds
_MAX_MALFORMED = 20  # malformed messages before a client is disconnected
_GOING_AWAY, _POLICY, _INTERNAL_ERROR = 1001, 1008, 1011  # WebSocket close codes
_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)
_encode = msgspec.json.Encoder().encode


class _Disconnect(Exception):
    """The client has disconnected, or has to be disconnected."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code  # None: the client closed the connection


@websocket("/api/tables/{table:str}/live")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    server: ServerState = socket.app.state.server
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), server.settings.origins):
        await socket.close(_POLICY)
        return
    await socket.accept()
    try:
        await _Connection(socket, server, table).run()
    except _Disconnect as disconnect:
        if disconnect.code is not None:
            await _close(socket, disconnect.code)
    except (OSError, WebSocketException):  # disconnected while sending
        return
    except Unavailable:  # the client connects again, and repeats what was not acknowledged
        await _close(socket, _GOING_AWAY)
    except Exception as error:
        log.error("unhandled exception", path="live", exc_info=error)
        await _close(socket, _INTERNAL_ERROR)


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close the connection, or give up after a short wait."""
    with contextlib.suppress(TimeoutError, OSError, WebSocketException):
        async with asyncio.timeout(_CLOSE_TIMEOUT):
            await socket.close(code)


class _Connection:
    """The tasks of one connection: receive, send updates, and watch for slow clients."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: ServerState, table: str) -> None:
        self._socket, self._server, self._table = socket, server, table
        self._service = server.service
        self._num_malformed = 0
        self._sending: list[float] = []  # start times of the messages being sent

    async def run(self) -> None:
        client = await self._register()
        coroutines = (self._send_updates(client), self._answer_messages(client), self._watch_sending())
        tasks = [asyncio.create_task(work) for work in coroutines]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._service.hub.disconnect(self._table, client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _register(self) -> Client:
        """Read the first message, authenticate the client and register it at the hub."""
        try:
            async with asyncio.timeout(_HELLO_TIMEOUT):
                hello = _read(await self._receive())
            if not isinstance(hello, protocol.Hello):
                raise Malformed("hello-first")
            person = None if hello.token is None else await self._server.guests.authenticate(hello.token)
            address = address_key(client_address(self._socket))
            client = Client(person, hello.seat, hello.last_seen_event, address)
            await self._check_seat(client, hello.seat)
            client.spectator_address = await self._spectator_address(client)
            if person is not None:
                self._server.guests.check_not_revoked(person)
            self._service.hub.connect(self._table, client)
            await self._service.attend(self._table)
        except TimeoutError:
            raise _Disconnect(_POLICY) from None
        except Unavailable:
            raise
        except DraftworkError as error:
            await self._refuse_and_disconnect(error)
        return client

    async def _refuse_and_disconnect(self, error: DraftworkError) -> NoReturn:
        await self._send(_encode(protocol.Refused(api_error(error))))
        raise _Disconnect(_POLICY)

    async def _check_seat(self, client: Client, seat: int | None) -> None:
        loaded = await self._service.tables.find(self._table)
        if seat is not None and seat not in loaded.table.seats_of(client.person_id):
            raise NotYours("not-your-seat")

    async def _spectator_address(self, client: Client) -> str | None:
        """The address that limits the number of spectators; None for a person who has a seat."""
        seats = (await self._service.tables.find(self._table)).table.seats_of(client.person_id)
        return None if seats else self._server.limited_address(client_address(self._socket))

    async def _answer_messages(self, client: Client) -> None:
        """Answer messages one at a time. The next message is read only when the answer is sent."""
        while True:
            text = await self._receive()
            id: str | None = None
            try:
                message = _read(text)
                id = getattr(message, "id", None)
                answer = await self._answer(client, message)
            except Unavailable:
                raise
            except DraftworkError as error:
                self._num_malformed += isinstance(error, Malformed)
                await self._limit_rate(client)
                answer = protocol.Refused(api_error(error), id)
            except _Disconnect:
                raise
            except Exception as error:
                log.error("unhandled exception", path="live", exc_info=error)
                answer = protocol.Refused(api_error(Broken("broken")), id)
            if answer is not None:
                await self._send(_encode(answer))
            if self._num_malformed > _MAX_MALFORMED:
                raise _Disconnect(_POLICY)

    async def _limit_rate(self, client: Client) -> None:
        """Rate-limit a message that costs work but does not advance the game."""
        try:
            self._server.limit_by_client(
                "live", self._server.settings.limits.live, self._socket, client.person
            )
        except TooMany as error:
            await self._refuse_and_disconnect(error)

    async def _answer(
        self, client: Client, message: protocol.FromClient
    ) -> protocol.Ack | protocol.Refused | None:
        if client.token_revoked:
            raise _Disconnect(_POLICY)
        if isinstance(message, protocol.Hello):
            raise malformed("hello")
        if isinstance(message, protocol.Look):
            await self._limit_rate(client)
            await self._check_seat(client, message.seat)
            client.switch_seat(message.seat)
            return None
        if client.person is None:
            raise NoToken("no-token")
        number = await self._server.act(self._table, message, client.person)
        return protocol.Ack(message.id, number)

    async def _send_updates(self, client: Client) -> None:
        """Send notices and updates in the order of the hub."""
        while True:
            await client.wake_up.wait()
            client.wake_up.clear()
            if client.token_revoked:
                raise _Disconnect(_POLICY)
            if client.must_reconnect:
                raise _Disconnect(_GOING_AWAY)
            while client.notices:
                await self._send(client.notices.popleft())
            await self._service.hub.wait_to_render()
            table = await self._service.tables.find(self._table)
            message = client_update(table, client, self._service.hub, self._service.now(table))
            if message is not None:
                await self._send(message)
            if client.presence_changed:
                client.presence_changed = False
                await self._send(presence_message(table, self._service.hub))

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise _Disconnect
        text = event.get("text")
        return text if text is not None else (event.get("bytes") or b"")

    async def _send(self, message: bytes) -> None:
        since = time.monotonic()
        self._sending.append(since)
        await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        self._sending.remove(since)

    async def _watch_sending(self) -> None:
        """Disconnect the client if sending a message takes too long."""
        while not self._sending or time.monotonic() - min(self._sending) < _SEND_TIMEOUT:
            await asyncio.sleep(_SEND_TIMEOUT / 4)
        raise _Disconnect(_GOING_AWAY)


def _read(text: str | bytes) -> protocol.FromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from None
