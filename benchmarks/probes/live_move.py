"""Prints, as JSON, the functions of Draftwork that the server runs for each of a few live moves of Sagrada.

Run as a file with the checkout to examine on PYTHONPATH, and its folder as the argument. The server runs in
this process. Two guests sit at each table, both with a live connection; one of them places a die. Each list
holds all functions that are called from the sending of a move until both players have received it.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

NONCE = "0123456789abcdef"
MOVE_ID = "0123456789"
TABLES = 5  # the deals differ, and with them the functions that a move calls
TIMEOUT = 60  # seconds


class Recorder:
    """A profile function that collects the code of a package while it is switched on."""

    def __init__(self, package: Path) -> None:
        self.prefix = f"{package}{os.sep}"
        self.active = False
        self.seen: set[CodeType] = set()
        self.moves: list[list[str]] = []  # the functions of each move

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.active and event == "call" and frame.f_code.co_filename.startswith(self.prefix):
            self.seen.add(frame.f_code)

    def begin(self) -> None:
        self.seen = set()
        self.active = True

    def end(self) -> None:
        """Adds the functions of a move. Comprehensions belong to the function around them."""
        self.active = False
        codes = [code for code in self.seen if not code.co_name.endswith(("comp>", "genexpr>"))]
        names = (f"{code.co_filename.removeprefix(self.prefix)}:{code.co_qualname}" for code in codes)
        self.moves.append(sorted(names))


class Guest:
    """A guest of the server, with HTTP requests."""

    def __init__(self, client: httpx.Client, nickname: str) -> None:
        self.client = client
        self.token = ""
        self.token = self.post("/guests", {"nickname": nickname})["token"]

    def post(self, path: str, body: Any) -> Any:
        return self._ask("POST", path, body)

    def get(self, path: str) -> Any:
        return self._ask("GET", path, None)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return (
            self.client.request(method, f"/api{path}", headers=headers, json=body).raise_for_status().json()
        )


def leaves(choices: list[dict[str, Any]], depth: int = 0) -> Iterator[tuple[int, int]]:
    """The moves of a tree of choices, each with its depth."""
    for choice in choices:
        if choice.get("move") is not None:
            yield depth, choice["move"]
        yield from leaves(choice.get("choices", []), depth + 1)


def start_table(host: Guest, other: Guest) -> str:
    """Start a table at which both guests have chosen a pattern, and return its id."""
    table: str = host.post("/tables", {"game": "sagrada", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    other.post(f"/tables/{table}/join", {"nonce": NONCE})
    host.post(f"/tables/{table}/start", {"nonce": NONCE})
    for seat, guest in enumerate((host, other)):
        number = guest.get(f"/tables/{table}")["number"]
        _, move = next(leaves(guest.get(f"/tables/{table}/choices?seat={seat}")))
        pattern = {"seat": seat, "answers": number, "id": f"{MOVE_ID}-{seat}", "move": move}
        guest.post(f"/tables/{table}/moves", pattern)
    return table


def receive(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind. Others are dropped, and a refusal is an error."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=TIMEOUT))
        if message["type"] == "refused":
            raise RuntimeError(f"the server refused the move: {message}")
        if message["type"] == kind:
            return message


def play(address: str, recorder: Recorder) -> None:
    """Records one live move at each table."""
    with httpx.Client(base_url=address, timeout=TIMEOUT) as client:
        await_server(client)
        guests = [Guest(client, "Ola"), Guest(client, "Taras")]
        for _ in range(TABLES):
            table = start_table(guests[0], guests[1])
            live = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            with connect(live) as first, connect(live) as second:
                record_move([first, second], guests, recorder)


def record_move(connections: list[ClientConnection], guests: list[Guest], recorder: Recorder) -> None:
    snapshots = []
    for seat, connection in enumerate(connections):
        connection.send(json.dumps({"type": "hello", "token": guests[seat].token, "seat": seat}))
        snapshots.append(receive(connection, "snapshot"))
    (seat,) = snapshots[0]["table"]["to_act"]
    snapshot = snapshots[seat]
    _, move = max(
        leaves(snapshot["game"]["choices"]), key=lambda leaf: leaf[0]
    )  # a die, not the end of the turn
    message = {"seat": seat, "answers": snapshot["table"]["number"], "id": MOVE_ID, "move": move}
    recorder.begin()
    connections[seat].send(json.dumps({"type": "move", **message}))
    receive(connections[seat], "ack")
    receive(connections[1 - seat], "happened")
    time.sleep(0.5)  # the update of the mover may come last
    recorder.end()


def await_server(client: httpx.Client) -> None:
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            client.get("/healthz").raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port: int = bound.getsockname()[1]
        return port


def main(root: Path) -> int:
    from draftwork.cli import main as draftwork

    recorder = Recorder(root.resolve() / "draftwork")
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        sys.argv = ["draftwork", "serve", "--port", str(port), "--no-browser", "--data", data]
        client = threading.Thread(target=play_and_stop, args=(f"http://127.0.0.1:{port}", recorder))
        client.start()
        threading.setprofile(recorder)
        sys.setprofile(recorder)
        try:
            draftwork()
        except SystemExit:
            pass  # the server has been stopped
        finally:
            sys.setprofile(None)
            client.join()
    print(json.dumps(recorder.moves))
    return 0 if len(recorder.moves) == TABLES else 1


def play_and_stop(address: str, recorder: Recorder) -> None:
    try:
        play(address, recorder)
    finally:
        os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
