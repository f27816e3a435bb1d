"""Refused requests and garbage do not let the process grow."""

from __future__ import annotations

import gc
import http.client
import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from benchmarks.attack.routes import Route, server_routes
from benchmarks.swarm.http import HOST
from benchmarks.swarm.server import Server
from draftwork.server import memory
from draftwork.server.rate_limit import MAX_EDITION_BYTES, MAX_RECORD_BYTES, Limits
from draftwork.server.settings import ServerSettings
from tests.server.guests import run_server

MB = 1 << 20
JSON = {"Content-Type": "application/json"}
NUM_REFUSED = 2_000
LARGE = 1_000_000  # bytes: as much as the largest route accepts
BODIES = (
    b'{"format": "' + b"x" * LARGE + b'"}',
    b'{"format": "' + b"x" * (MAX_EDITION_BYTES - 100) + b'", "game": 5, "edition": []}',
    b'{"nickname": ["' + b"x" * (Limits().body - 100) + b'"]}',
    b"[" * LARGE,
    b"\xff" * 1_000,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


def refused(port: int, route: Route, body: bytes) -> int:
    connection = http.client.HTTPConnection(HOST, port, timeout=30)
    try:
        connection.request(route.method, route.path(), body, JSON)
        return connection.getresponse().status
    except ConnectionError:  # the server has closed the connection while the body is being sent
        return 0
    finally:
        connection.close()


def test_refused_requests_over_all_routes_take_no_memory(server: Server) -> None:
    routes = [route for route in server_routes() if route.method in ("POST", "PATCH", "PUT", "DELETE")]
    assert len(routes) > 20
    statuses: Counter[int] = Counter()
    process = psutil.Process(server.pid)
    before = process.memory_info().rss
    for route, body in itertools.islice(itertools.product(routes * 100, BODIES), NUM_REFUSED):
        statuses[refused(server.port, route, body)] += 1
    grown = process.memory_info().rss - before
    assert max(statuses) < 500
    assert {400, 401, 404, 413} <= set(statuses)
    assert not {200, 201} & set(statuses)
    assert grown < 50 * MB, statuses


def test_wrong_records_take_no_memory(server: Server) -> None:
    """A wrong field of a large record: the validation error must not hold the body."""
    process = psutil.Process(server.pid)
    before = process.memory_info().rss
    statuses = {refused(server.port, Route("POST", "/api/replay"), BODIES[0]) for _ in range(150)}
    assert statuses == {400}
    assert len(BODIES[0]) < MAX_RECORD_BYTES
    assert process.memory_info().rss - before < 50 * MB


def test_a_refused_body_is_freed_without_the_garbage_collector(settings: ServerSettings) -> None:
    process = psutil.Process()
    with run_server(settings) as client:
        client.post("/api/replay", content=BODIES[0], headers=JSON)
        gc.collect()
        gc.disable()
        try:
            before = process.memory_info().rss
            for _ in range(60):
                assert client.post("/api/replay", content=BODIES[0], headers=JSON).status_code == 400
            assert process.memory_info().rss - before < 20 * MB
        finally:
            gc.enable()


class Garbage:
    """An object that only the garbage collector frees."""

    num_alive = 0

    def __init__(self, size: int) -> None:
        self.itself, self.content = self, bytearray(size)
        Garbage.num_alive += 1

    def __del__(self) -> None:
        Garbage.num_alive -= 1


@pytest.fixture
def collector() -> Iterator[memory.GarbageCollector]:
    Garbage.num_alive = 0
    yield memory.GarbageCollector()
    gc.unfreeze()
    gc.collect()
    gc.enable()


def test_growth_of_the_process_triggers_a_collection(
    collector: memory.GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = memory.process_size()
    Garbage(1)
    monkeypatch.setattr(memory, "process_size", lambda: size + 15 * MB)
    collector.collect_if_grown()
    assert Garbage.num_alive == 1
    monkeypatch.setattr(memory, "process_size", lambda: size + 18 * MB)
    collector.collect_if_grown()
    assert Garbage.num_alive == 0


def test_many_new_objects_trigger_a_collection(collector: memory.GarbageCollector) -> None:
    for _ in range(60_000):
        Garbage(1)
    collector.collect_if_grown()
    assert Garbage.num_alive == 0


def test_growth_by_live_objects_does_not_collect_again_and_again(
    collector: memory.GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = memory.process_size()
    for more in (20, 20, 22):
        monkeypatch.setattr(memory, "process_size", lambda more=more: size + more * MB)
        collector.collect_if_grown()
        Garbage(1)
    assert Garbage.num_alive == 3  # collected at the first growth only, before the first was made


def test_much_growth_collects_old_objects_too(
    collector: memory.GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = memory.process_size()
    old = Garbage(1)
    gc.collect(1)  # survives and becomes old
    del old
    monkeypatch.setattr(memory, "process_size", lambda: size + 40 * MB)
    collector.collect_if_grown()
    assert Garbage.num_alive == 1
    monkeypatch.setattr(memory, "process_size", lambda: 2 * size + 520 * MB)
    collector.collect_if_grown()
    assert Garbage.num_alive == 0


def test_process_size_is_that_of_this_process() -> None:
    assert abs(memory.process_size() - psutil.Process().memory_info().rss) < 50 * MB
