"""Many connections lock nobody out, with and without proxies."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from benchmarks.swarm.server import Server
from draftwork.server.network import open_files
from draftwork.server.rate_limit import Limits, Rate
from draftwork.server.settings import ServerSettings
from tests.server.guests import Guest, create_table, run_server
from tests.server.raw import connection, healthy, open_connection, port_of, read_all, status_of
from tests.server.sockets import SocketClient

ATTACKER, SECOND_ATTACKER, SOMEBODY = "127.0.0.2", "127.0.0.3", "127.0.0.4"
ORIGIN = ("https://play.example",)  # with an origin, loopback addresses are limited like any other


def test_1100_idle_connections_lock_nobody_out(tmp_path: Path) -> None:
    server = Server(tmp_path, max_open_files=600)
    server.start()
    try:
        server.wait_until_ready()
        with contextlib.ExitStack() as opened:
            for _ in range(1_100):
                opened.enter_context(open_connection(server.port, ATTACKER))
            assert healthy(server.port, SOMEBODY)
            assert healthy(server.port, ATTACKER)
            assert server.is_ready()
    finally:
        server.stop()
    log = server.log.read_text()
    assert "because this process may open only 600 files" in " ".join(log.split())
    assert "Traceback" not in log


def test_the_limit_of_open_files_is_raised_as_far_as_needed() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (500, before[1]))
        assert open_files.allowed_connections(1_000, 1) == (1_000, 1_132)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 1_132
        allowed, files = open_files.allowed_connections(1 << 30, 1)
        assert files == before[1]
        assert allowed == files - 132
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def limited(settings: ServerSettings, limits: Limits) -> ServerSettings:
    return replace(settings, origins=ORIGIN, limits=replace(limits, requests=Rate(10_000, 10_000)))


def test_an_address_with_too_many_busy_connections_is_refused(settings: ServerSettings) -> None:
    with (
        run_server(limited(settings, Limits(connections_by_address=5))) as client,
        contextlib.ExitStack() as opened,
    ):
        port = port_of(client)
        host = Guest(client, "Ola")
        table = create_table(host, {"kind": "me"}, {"kind": "open"}, start=False)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        for _ in range(5):
            live = connect(address, source_address=(ATTACKER, 0))
            opened.enter_context(live)
            SocketClient(live).send(type="hello", token=None)
            live.recv(timeout=10)
        with connection(port, ATTACKER) as refused:
            answer = read_all(refused)
        assert status_of(answer) == 429
        assert b"too-many-connections" in answer
        assert healthy(port, SOMEBODY)


def test_a_full_server_lets_others_in(settings: ServerSettings) -> None:
    with run_server(limited(settings, Limits(connections=40))) as client, contextlib.ExitStack() as opened:
        port = port_of(client)
        for source in (ATTACKER, SECOND_ATTACKER) * 20:
            opened.enter_context(open_connection(port, source))
        for last in range(10, 25):
            assert healthy(port, f"127.0.0.{last}")
        assert client.get("/healthz").status_code == 200


@contextlib.contextmanager
def watching(port: int, table: str, forwarded: str = "", source: str = "127.0.0.1") -> Iterator[SocketClient]:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    with connect(address, additional_headers=headers, source_address=(source, 0)) as live:
        client = SocketClient(live)
        client.send(type="hello", token=None)
        yield client


def test_spectators_of_one_address_leave_places_for_others(settings: ServerSettings) -> None:
    from draftwork.server.protocol import Refused, Snapshot

    with (
        run_server(limited(settings, Limits(spectators_by_address=3))) as client,
        contextlib.ExitStack() as opened,
    ):
        ola = Guest(client, "Ola")
        table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        port = port_of(client)
        for _ in range(3):
            live = opened.enter_context(watching(port, table, source=ATTACKER))
            assert live.receive(Snapshot)
        refused = opened.enter_context(watching(port, table, source=ATTACKER))
        assert refused.receive(Refused).fault.message.id == "too-many-clients"
        assert opened.enter_context(watching(port, table, source=SOMEBODY)).receive(Snapshot)


def test_a_person_with_a_seat_is_not_counted_as_a_spectator(settings: ServerSettings) -> None:
    from draftwork.server.protocol import Snapshot

    with (
        run_server(limited(settings, Limits(spectators_by_address=1))) as client,
        contextlib.ExitStack() as opened,
    ):
        ola = Guest(client, "Ola")
        table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        address = f"ws://127.0.0.1:{port_of(client)}/api/tables/{table}/live"
        assert opened.enter_context(watching(port_of(client), table)).receive(Snapshot)
        for _ in range(3):
            live = SocketClient(opened.enter_context(connect(address)))
            live.send(type="hello", token=ola.token, seat=0)
            assert live.receive(Snapshot)


@pytest.mark.parametrize(("proxies", "statuses"), [(("127.0.0.1",), [101, 101, 429, 101]), ((), [101] * 4)])
def test_sockets_behind_a_trusted_proxy_count_for_their_clients(
    settings: ServerSettings, proxies: tuple[str, ...], statuses: list[int]
) -> None:
    changed = replace(
        settings, trusted_proxies=proxies, limits=Limits(connections_by_address=2, connections=1_000)
    )
    with run_server(changed) as client, contextlib.ExitStack() as opened:
        ola = Guest(client, "Ola")
        table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
        found = []
        for forwarded in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
            try:
                live = opened.enter_context(watching(port_of(client), table, forwarded))
                live.socket.recv(timeout=10)
                found.append(101)
            except InvalidStatus as refused:
                found.append(refused.response.status_code)
        assert found == statuses


def test_requests_over_the_limit_are_refused_on_every_path(settings: ServerSettings) -> None:
    """Addresses that do not exist are charged too."""
    strict = replace(settings, origins=ORIGIN, limits=Limits(requests=Rate(2, 0.01)))
    with run_server(strict) as client:
        paths = ("/api/nowhere", "/api/games", "/api/nowhere")
        assert [client.post(path).status_code for path in paths] == [404, 405, 429]
