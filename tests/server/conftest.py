"""A server on a free port of this machine, and guests who speak to it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from draftwork.server import running
from draftwork.server.limits import Limits, Rate
from draftwork.server.settings import Settings

OFTEN = Rate(100_000, 100_000)


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


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, page=tmp_path / "page", workers=1)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """One server for all tests of a file; each makes guests and tables of its own."""
    data = tmp_path_factory.mktemp("data")
    limits = Limits(moves=OFTEN, tables=OFTEN, chat=OFTEN)
    with serving(Settings(data=data, page=data / "page", workers=1, limits=limits)) as client:
        yield client


@pytest.fixture
def guest(client: httpx.Client) -> Callable[[str], Guest]:
    return lambda nickname: Guest(client, nickname)
