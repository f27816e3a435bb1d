"""A server on a free port of this machine, and guests who speak to it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import uvicorn

from draftwork.server import running
from draftwork.server.settings import Settings


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[httpx.Client]:
    """A server in a thread of this process."""
    with running.bind("127.0.0.1", 0) as bound:
        server = uvicorn.Server(running.configured(settings))
        thread = threading.Thread(target=server.run, args=([bound],))
        thread.start()
        try:
            with httpx.Client(base_url=running.address_of(bound), timeout=30) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


class Guest:
    """Somebody with a token."""

    def __init__(self, client: httpx.Client, nickname: str) -> None:
        self.client = client
        self.token: str = client.post("/api/guests", json={"nickname": nickname}).json()["token"]

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.client.request(method, f"/api{path}", headers=headers, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.ask("POST", path, body)
