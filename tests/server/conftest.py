"""Fixtures: a server for the tests of a module, its guests, and the stores on which the tests run.

Tests that need a store get a SQLite file. Those of modules marked `both_stores` run on a real PostgreSQL too;
with --thorough all tests do, except those marked `sqlite_file`.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from benchmarks.swarm.postgres import PostgresServer
from draftwork.server import log_setup
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import DATABASE, ServerSettings
from draftwork.testing.effort import THOROUGH
from tests.server.guests import Guest, run_server

UNLIMITED = Rate(100_000, 100_000)


SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store_kind" in metafunc.fixturenames:
        marked = metafunc.definition.get_closest_marker
        both = marked("both_stores") or (THOROUGH and not marked("sqlite_file"))
        metafunc.parametrize("store_kind", (SQLITE, POSTGRESQL) if both else (SQLITE,), scope="module")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for the tests of this process."""
    server = PostgresServer(fsync=False)
    server.create()
    try:
        yield server
    finally:
        server.remove()


def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The URL of a new database of a kind."""
    if kind == SQLITE:
        return f"sqlite:///{folder / DATABASE}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def database(store_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    return new_database(store_kind, tmp_path, request)


@pytest.fixture
def settings(store_kind: str, database: str, tmp_path: Path) -> ServerSettings:
    return ServerSettings(
        data_folder=tmp_path,
        database=database if store_kind == POSTGRESQL else "",
        page_folder=tmp_path / "page",
        bot_workers=1,
    )


@pytest.fixture
def written() -> io.StringIO:
    """The log of the server."""
    stream = io.StringIO()
    log_setup.configure_logging(logging.StreamHandler(stream))
    return stream


@pytest.fixture(scope="module")
def client(
    store_kind: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[httpx.Client]:
    """One server for all tests of a module. Each test creates its own guests and tables."""
    data = tmp_path_factory.mktemp("data")
    settings = ServerSettings(
        data_folder=data,
        database=new_database(store_kind, data, request),
        page_folder=data / "page",
        bot_workers=1,
        limits=Limits(moves=UNLIMITED, tables=UNLIMITED, chat=UNLIMITED),
    )
    with run_server(settings) as client:
        yield client


@pytest.fixture
def guest(client: httpx.Client) -> Callable[[str], Guest]:
    return lambda nickname: Guest(client, nickname)
