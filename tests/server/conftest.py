"""A server in this process, and guests who speak to it over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from draftwork.server.app import create_app
from draftwork.server.limits import Limits, Rate
from draftwork.server.settings import Settings

Client = TestClient[Litestar]


class Guest:
    """Somebody with a token."""

    def __init__(self, client: Client, nickname: str) -> None:
        self.client = client
        self.nickname = nickname
        self.token: str = client.post("/api/guests", json={"nickname": nickname}).json()["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.client.request(method, f"/api{path}", headers=self.headers, json=body)

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.ask("POST", path, body)


OFTEN = Rate(1_000, 1_000)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, page=tmp_path / "page", limits=Limits(guests=OFTEN, requests=OFTEN))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """One server for all tests of a file; each makes guests and tables of its own."""
    data = tmp_path_factory.mktemp("data")
    often = Limits(guests=OFTEN, claims=OFTEN, requests=OFTEN, tables=OFTEN, moves=OFTEN)
    with TestClient(create_app(Settings(data=data, page=data / "page", limits=often))) as client:
        yield client


@pytest.fixture
def guest(client: Client) -> Callable[[str], Guest]:
    return lambda nickname: Guest(client, nickname)
