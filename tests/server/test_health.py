"""`/healthz`, `/readyz` and HEAD requests."""

import asyncio
import os
import re
import sys
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from draftwork.server import health
from draftwork.server.app import create_app
from draftwork.server.settings import DATABASE, ServerSettings
from draftwork.server.storage import store
from draftwork.server.tables import bot_pool
from draftwork.server.tables.renderer import ViewRenderer
from tests.server.guests import Guest, create_table, run_server

pytestmark = pytest.mark.sqlite_file


@pytest.fixture(autouse=True)
def checked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_REPORT_SECONDS", -1.0)


@pytest.fixture
def server(settings: ServerSettings) -> Iterator[httpx.Client]:
    with TestClient(create_app(settings)) as client:
        yield client


def statuses(client: httpx.Client) -> tuple[int, int]:
    return client.get("/healthz").status_code, client.get("/readyz").status_code


def test_a_working_server_is_healthy_and_ready(server: httpx.Client) -> None:
    assert statuses(server) == (200, 200)
    report = server.get("/healthz").json()
    assert report.pop("version")
    assert report == {"status": "ok", "storage": "ok", "bots": "ok", "rendering": "ok"}


def test_a_report_is_shared_for_a_moment(
    server: httpx.Client, settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_REPORT_SECONDS", 60.0)
    assert statuses(server) == (200, 200)
    (settings.data_folder / DATABASE).unlink()
    assert statuses(server) == (200, 200)


@pytest.mark.skipif(os.name != "posix", reason="other systems do not let open files be deleted")
def test_a_deleted_database_is_reported_without_its_path(
    server: httpx.Client, settings: ServerSettings
) -> None:
    (settings.data_folder / DATABASE).unlink()
    answer = server.get("/healthz")
    assert (answer.status_code, answer.json()["storage"]) == (503, "damaged")
    assert str(settings.data_folder) not in answer.text
    assert DATABASE not in answer.text


def test_damage_that_a_read_finds_is_reported(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = create_table(ola, {"kind": "me"}, {"kind": "me", "name": "Jan"})
    file = settings.data_folder / DATABASE
    pages = file.stat().st_size // 4096
    with TestClient(create_app(settings)) as server:
        with file.open("r+b") as content:  # all pages but the schema
            content.seek(4096)
            content.write(b"\xff" * 4096 * (pages - 1))
        server.app.state.server.store.engine.dispose()  # its connections cache pages
        assert server.get(f"/api/tables/{table}").status_code == 500
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["storage"]) == (503, "damaged")
        assert server.get("/readyz").status_code == 503


def test_a_hanging_disk_is_reported(server: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_PROBE_SECONDS", 0.1)
    release = threading.Event()

    def block() -> None:
        server.app.state.server.store.write(lambda _: release.wait(20))

    with server.portal() as portal:
        portal.call(block)
    assert server.get("/healthz").json()["storage"] == "failing"
    release.set()


def test_dying_bot_workers_are_reported_but_requests_are_served(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool.BotPool.__init__, "__defaults__", (None, (sys.executable, "-c", "")))
    with run_server(settings) as client:
        assert statuses(client) == (200, 200)
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        create_table(Guest(client, "Ola"), *bots)
        end = time.monotonic() + 30
        while client.get("/healthz").status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert client.get("/healthz").json()["bots"] == "down"
        assert client.get("/readyz").status_code == 200


def test_a_render_worker_that_does_not_start_is_reported() -> None:
    async def render() -> bool:
        renderer = ViewRenderer(0.0, command=("/nonexistent/program",))
        await renderer._start()
        return renderer.down

    assert asyncio.run(render())


ROUTES = ["/healthz", "/readyz", "/", "/api/games", "/api/words/pl", "/api/tables", "/schema/openapi.json"]


@pytest.mark.parametrize("path", ROUTES)
def test_head_is_answered_like_get_without_a_body(client: httpx.Client, path: str) -> None:
    get, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    ignored = {"date"}
    assert {k: v for k, v in head.headers.items() if k not in ignored} == {
        k: v for k, v in get.headers.items() if k not in ignored
    }
    assert client.get(path).status_code == 200  # the connection still works


def test_every_get_route_answers_head(client: httpx.Client) -> None:
    paths = [
        path for path, item in client.get("/schema/openapi.json").json()["paths"].items() if "get" in item
    ]
    assert len(paths) > 10
    for path in paths:
        address = re.sub(r"\{.*?\}", "x", path)
        assert client.head(address).status_code == client.get(address).status_code


def test_head_does_not_reach_other_methods(client: httpx.Client) -> None:
    assert client.head("/api/guests").status_code == 405
