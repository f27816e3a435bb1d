"""Fixtures: a server for the tests of a module, and its guests."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from draftwork.server import log_setup
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, run_server

UNLIMITED = Rate(100_000, 100_000)


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(data_folder=tmp_path, page_folder=tmp_path / "page", bot_workers=1)


@pytest.fixture
def written() -> io.StringIO:
    """The log of the server."""
    stream = io.StringIO()
    log_setup.configure_logging(logging.StreamHandler(stream))
    return stream


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """One server for all tests of a module. Each test creates its own guests and tables."""
    data = tmp_path_factory.mktemp("data")
    limits = Limits(moves=UNLIMITED, tables=UNLIMITED, chat=UNLIMITED)
    with run_server(
        ServerSettings(data_folder=data, page_folder=data / "page", bot_workers=1, limits=limits)
    ) as client:
        yield client


@pytest.fixture
def guest(client: httpx.Client) -> Callable[[str], Guest]:
    return lambda nickname: Guest(client, nickname)
