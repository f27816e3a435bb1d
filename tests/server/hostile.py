"""A server in a process of its own, a table at it that nobody else may touch, and somebody who means ill."""

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
)  # the same every time


@dataclass
class Siege:
    server: Server
    client: httpx.Client
    victims: list[str]  # tokens of those who play
    attacker: str  # a token too, but not of this table
    table: str
    before: bytes = b""

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.client.request(method, f"/api{path}", json=body, headers=headers)

    def seen(self) -> bytes:
        """Everything the victims see of their table."""
        views = [self.ask("GET", f"/tables/{self.table}/view?seat={i}", token=t) for i, t in self.seats()]
        assert all(view.is_success for view in views)
        return msgspec.json.encode([_game(view.json()) for view in views])

    def seats(self) -> Iterator[tuple[int, str]]:
        yield from enumerate(self.victims)

    def unharmed(self) -> None:
        """The server answers, has found no mistake of ours, and the table is as it was."""
        assert self.server.process
        assert self.server.process.poll() is None, self.server.log.read_text()
        assert self.server.is_ready()
        assert self.seen() == self.before
        log = self.server.log.read_text()
        assert "Traceback" not in log
        assert '"broken"' not in log, log


def _game(told: dict[str, Any]) -> list[Any]:
    """What nobody else may change. Whoever watches may come and chat."""
    return [told["game"], [event for event in told["events"] if event["kind"] != "chat"]]


@contextmanager
def besieged(folder: Path) -> Iterator[Siege]:
    """A game of Sagrada in its first round: there are secrets, and something to decide."""
    server = Server(folder)
    server.start()
    try:
        server.wait_until_ready()
        with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=30) as client:
            siege = Siege(server, client, [], "", "")
            *siege.victims, siege.attacker = (_guest(siege, name) for name in ("Ola", "Jan", "Eve"))
            siege.table = _table(siege)
            siege.before = siege.seen()
            yield siege
    finally:
        assert server.stop() == 0, server.log.read_text()


def _guest(siege: Siege, name: str) -> str:
    token: str = siege.ask("POST", "/guests", {"nickname": name}).json()["token"]
    return token


def _table(siege: Siege) -> str:
    ola, jan = siege.victims
    wish = {"game": "sagrada", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    id: str = siege.ask("POST", "/tables", wish, ola).json()["id"]
    path = f"/tables/{id}"
    assert siege.ask("POST", f"{path}/join", {"nonce": secrets.token_urlsafe(16)}, jan).is_success
    assert siege.ask("POST", f"{path}/start", {"nonce": secrets.token_urlsafe(16)}, ola).is_success
    for seat, token in siege.seats():
        choices = siege.ask("GET", f"{path}/choices?seat={seat}", token=token).json()
        number = siege.ask("GET", path).json()["number"]
        move = {"seat": seat, "answers": number, "id": f"opening-{seat}", "move": choices[0]["move"]}
        assert siege.ask("POST", f"{path}/moves", move, token).is_success
    return id
