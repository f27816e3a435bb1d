"""A server in its own process, a table with two players, and an attacker."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, settings

from benchmarks.swarm.http import HOST
from benchmarks.swarm.server import Server

BOUNDED = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=8,
    phases=(Phase.generate,),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)  # derandomized: the same examples in every run


@dataclass
class AttackedServer:
    server: Server
    client: httpx.Client
    players: list[str]  # tokens of the players
    attacker: str  # a valid token, but without a seat at the table
    table: str
    views_before: bytes = b""

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.client.request(method, f"/api{path}", json=body, headers=headers)

    def player_views(self) -> bytes:
        """Everything that the players see of their table."""
        views = [self.request("GET", f"/tables/{self.table}/view?seat={i}", token=t) for i, t in self.seats()]
        assert all(view.is_success for view in views)
        return msgspec.json.encode([_game(view.json()) for view in views])

    def seats(self) -> Iterator[tuple[int, str]]:
        yield from enumerate(self.players)

    def check_unharmed(self) -> None:
        """Check that the server runs without internal errors and that the table is unchanged."""
        assert self.server.process
        assert self.server.process.poll() is None, self.server.log.read_text()
        assert self.server.is_ready()
        assert self.player_views() == self.views_before
        log = self.server.log.read_text()
        assert "Traceback" not in log
        assert "unhandled exception" not in log, log


def _game(response: dict[str, Any]) -> list[Any]:
    """The parts of a view that only players may change. Spectators may connect and chat."""
    return [response["game"], [event for event in response["events"] if event["kind"] != "chat"]]


@contextmanager
def attacked_server(folder: Path) -> Iterator[AttackedServer]:
    """A Sagrada match in its first round, with hidden information and decisions to make."""
    server = Server(folder)
    server.start()
    try:
        server.wait_until_ready()
        with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=30) as client:
            attacked = AttackedServer(server, client, [], "", "")
            *attacked.players, attacked.attacker = (_guest(attacked, name) for name in ("Ola", "Jan", "Eve"))
            attacked.table = _table(attacked)
            attacked.views_before = attacked.player_views()
            yield attacked
    finally:
        assert server.stop() == 0, server.log.read_text()


def _guest(attacked: AttackedServer, name: str) -> str:
    token: str = attacked.request("POST", "/guests", {"nickname": name}).json()["token"]
    return token


def _table(attacked: AttackedServer) -> str:
    ola, jan = attacked.players
    requested = {"game": "sagrada", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    id: str = attacked.request("POST", "/tables", requested, ola).json()["id"]
    path = f"/tables/{id}"
    assert attacked.request("POST", f"{path}/join", {"nonce": secrets.token_urlsafe(16)}, jan).is_success
    assert attacked.request("POST", f"{path}/start", {"nonce": secrets.token_urlsafe(16)}, ola).is_success
    for seat, token in attacked.seats():
        choices = attacked.request("GET", f"{path}/choices?seat={seat}", token=token).json()
        number = attacked.request("GET", path).json()["number"]
        move = {"seat": seat, "answers": number, "id": f"opening-{seat}", "move": choices[0]["move"]}
        assert attacked.request("POST", f"{path}/moves", move, token).is_success
    return id
