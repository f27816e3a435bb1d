"""A server on a free local port, and guests who send requests to it."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx

from draftwork.server import run
from draftwork.server.network.sharing import bind
from draftwork.server.settings import ServerSettings


@contextlib.contextmanager
def run_server(settings: ServerSettings) -> Iterator[httpx.Client]:
    """A server in a thread of this process."""
    with bind("127.0.0.1", 0) as bound:
        server = run.ListeningServer(run.uvicorn_config(settings))
        thread = threading.Thread(target=server.run, args=([bound],))
        thread.start()
        try:
            while thread.is_alive() and not server.started:
                time.sleep(0.01)
            with httpx.Client(base_url=run.local_url(bound), timeout=30) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


class Guest:
    """A person with a token."""

    def __init__(self, client: httpx.Client, nickname: str) -> None:
        self.client = client
        self.token: str = client.post("/api/guests", json={"nickname": nickname}).json()["token"]

    def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.client.request(method, f"/api{path}", headers=headers, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.request("POST", path, body)


def nonce() -> str:
    return secrets.token_hex(16)


def create_table(host: Guest, *seats: dict[str, Any], start: bool = True, **more: Any) -> str:
    made = host.post("/tables", {"game": "patchwork", "seats": list(seats), **more})
    id: str = made.json()["id"]
    if start:
        host.post(f"/tables/{id}/start", {"nonce": nonce()})
    return id


def wait_for(guest: Guest, table: str, what: str, value: Any, seconds: float = 30) -> dict[str, Any]:
    """Poll until a field of the table has the expected value."""
    end = time.monotonic() + seconds
    while True:
        info: dict[str, Any] = guest.get(f"/tables/{table}").json()
        if info[what] == value:
            return info
        assert time.monotonic() < end, info
        time.sleep(0.05)


def reconnect(guest: Guest, client: Any) -> Guest:
    """The same person at a restarted server."""
    guest.client = client
    return guest
