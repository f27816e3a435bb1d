"""WebSocket clients for tests, and tables to connect to."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from draftwork.server import protocol

FROM_SERVER: Any = msgspec.json.Decoder(protocol.FromServer)


class SocketClient:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Any] = []

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, kind: type[Any] | tuple[type[Any], ...]) -> Any:
        """The next message of a type. Other messages stay queued."""
        for _ in range(200):
            found = next((message for message in self.received if isinstance(message, kind)), None)
            if found is not None:
                self.received.remove(found)
                return found
            self.received.append(FROM_SERVER.decode(self.socket.recv(timeout=10)))
        raise AssertionError(f"no {kind}")

    def send_many(self, message: str, times: int) -> None:
        """Send without receiving, then receive until the connection ends."""
        for _ in range(times):
            self.socket.send(message)
        for _ in range(400):
            self.socket.recv(timeout=10)

    def move(self, seat: int, answers: int, move: int | str, id: str = "") -> str:
        id = id or secrets.token_hex(8)
        self.send(type="move", seat=seat, answers=answers, id=id, move=move)
        return id


@contextlib.contextmanager
def connect_to_table(guest: Any, table: str, **hello: Any) -> Iterator[SocketClient]:
    with open_socket(guest, table) as client:
        client.send(type="hello", **hello)
        yield client


@contextlib.contextmanager
def open_socket(guest: Any, table: str, **headers: str) -> Iterator[SocketClient]:
    address = str(guest.client.base_url.copy_with(scheme="ws", path=f"/api/tables/{table}/live"))
    with connect(address, additional_headers=headers) as socket:
        yield SocketClient(socket)


def start_table(host: Any, *seats: dict[str, Any], joining: Any = None, game: str = "patchwork") -> str:
    answer = host.post("/tables", {"game": game, "seats": list(seats)})
    id: str = answer.json()["id"]
    if joining:
        joining.post(f"/tables/{id}/join", {"nonce": secrets.token_hex(16)})
    assert host.post(f"/tables/{id}/start", {"nonce": secrets.token_hex(16)}).json()["state"] == "running"
    return id


def first_move(guest: Any, table: str, seat: int) -> int:
    def leaf(choices: Any) -> int | None:
        for choice in choices:
            move = choice["move"] if choice["move"] is not None else leaf(choice["choices"])
            if move is not None:
                return int(move)
        return None

    move = leaf(guest.get(f"/tables/{table}/choices?seat={seat}").json())
    assert move is not None
    return move
