"""Several servers on one PostgreSQL database: forwarding, take-over, paused owners, random failures."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from benchmarks.crash import IMPATIENT_SERVER, PLANS, Trial
from benchmarks.swarm.cluster import Cluster
from benchmarks.swarm.http import HttpClient
from benchmarks.swarm.live_client import LiveClient
from benchmarks.swarm.postgres import PostgresServer
from benchmarks.swarm.server import Server
from benchmarks.swarm.tables import TablePlan, create_guest, start_table
from draftwork.server import protocol
from draftwork.server.settings import ServerSettings
from draftwork.server.storage.leases import LEASE_SECONDS
from tests.server.guests import Guest, create_table, nonce, run_server, wait_for
from tests.server.sockets import connect_to_table

pytestmark = pytest.mark.long

TWO_PEOPLE = ({"kind": "me"}, {"kind": "me", "name": "Jan"})


@pytest.fixture
def servers(tmp_path: Path, postgres: PostgresServer) -> Iterator[list[Server]]:
    url = postgres.new_database()
    options = ("--bot-workers", "1")
    started = [Server(tmp_path / str(i), url, program=IMPATIENT_SERVER, options=options) for i in range(2)]
    for server in started:
        server.start()
    try:
        for server in started:
            server.wait_until_ready()
        yield started
        assert all("Traceback" not in server.logs() for server in started)
    finally:
        for server in started:
            if server.process is not None and server.process.poll() is None:
                os.kill(server.pid, signal.SIGCONT)
                server.stop()


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def two_clients(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[httpx.Client]]:
    """Clients of two servers that run in this process, for tests in which none of them fails."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(run_server(settings)) for settings in _settings(database, tmp_path_factory)
        ]


def _settings(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerSettings]:
    for _ in range(2):
        folder = tmp_path_factory.mktemp("server")
        yield ServerSettings(data_folder=folder, database=database, page_folder=folder, bot_workers=1)


@pytest.fixture
def clients(servers: list[Server]) -> Iterator[list[httpx.Client]]:
    made = [httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) for server in servers]
    yield made
    for client in made:
        client.close()


def at(client: httpx.Client, guest: Guest) -> Guest:
    """The same person at another server."""
    same = object.__new__(Guest)
    same.client, same.token = client, guest.token
    return same


def move(guest: Guest, table: str, **more: Any) -> httpx.Response:
    info = guest.get(f"/tables/{table}").json()
    body = {"seat": info["to_act"][0], "answers": info["number"], "id": nonce(), "move": "advance"}
    return guest.post(f"/tables/{table}/moves", body | more)


def eventually(guest: Guest, table: str, seconds: float = 60.0) -> dict[str, Any]:
    """The table, once a server has taken it over."""
    end = time.monotonic() + seconds
    while True:
        answer = guest.get(f"/tables/{table}")
        if answer.status_code == 200:
            info: dict[str, Any] = answer.json()
            return info
        assert answer.status_code == 503, answer.text
        assert answer.json()["error"] in ("owned-elsewhere", "lease-lost", "storage-down")
        assert time.monotonic() < end
        time.sleep(0.2)


def test_every_server_serves_every_table(two_clients: list[httpx.Client]) -> None:
    ola = Guest(two_clients[0], "Ola")
    there = at(two_clients[1], ola)
    table = create_table(ola, *TWO_PEOPLE)
    assert there.get(f"/tables/{table}").json() == ola.get(f"/tables/{table}").json()
    assert move(there, table).status_code == 200
    assert move(ola, table).status_code == 200
    for path in ("view?seat=0", "record?seat=1", "choices?seat=0", "picture.svg", "edition"):
        answers = [guest.get(f"/tables/{table}/{path}") for guest in (ola, there)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].headers["content-type"] == answers[1].headers["content-type"]
    refusals = [guest.get(f"/tables/{table}/view?seat=7") for guest in (ola, there)]
    assert refusals[0].json() == refusals[1].json()
    assert two_clients[1].head(f"/api/tables/{table}").status_code == 200
    assert there.get("/tables/no-such-table-at-all-00").status_code == 404


def test_a_move_at_one_server_reaches_the_sockets_at_the_other(two_clients: list[httpx.Client]) -> None:
    ola, jan = Guest(two_clients[0], "Ola"), Guest(two_clients[1], "Jan")
    table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False)
    jan.post(f"/tables/{table}/join", {"nonce": nonce()})
    ola.post(f"/tables/{table}/start", {"nonce": nonce()})
    with (
        connect_to_table(ola, table, token=ola.token, seat=0) as here,
        connect_to_table(jan, table, token=jan.token, seat=1) as there,
    ):
        first = here.receive(protocol.Snapshot)
        assert there.receive(protocol.Snapshot).game.seat == 1
        mover, other = (here, there) if first.game.to_act == [0] else (there, here)
        mover.move(first.game.to_act[0], first.table.number, "advance")
        number = mover.receive(protocol.Ack).number
        assert other.receive(protocol.Happened).table.number == number
        seats = ola.get(f"/tables/{table}").json()["seats"]
        assert [seat["present"] for seat in seats] == [True, True]


def test_lists_show_the_tables_of_other_servers_as_they_are(two_clients: list[httpx.Client]) -> None:
    ola = Guest(two_clients[0], "Ola")
    there = at(two_clients[1], ola)
    table = create_table(ola, *TWO_PEOPLE, listed=True)
    for _ in range(3):
        number = move(ola, table).json()["number"]
        end = time.monotonic() + 20
        while there.get("/me/tables").json()[0]["number"] != number:  # announced, or found by a comparison
            assert time.monotonic() < end
            time.sleep(0.05)
    assert [one["id"] for one in there.get("/tables?state=running").json()] == [table]


def test_a_revoked_token_is_refused_by_all_servers(two_clients: list[httpx.Client]) -> None:
    ola = Guest(two_clients[0], "Ola")
    there = at(two_clients[1], ola)
    assert there.get("/me").status_code == 200
    assert ola.request("DELETE", "/me/token").status_code == 204
    end = time.monotonic() + 20
    while there.get("/me").status_code != 401:
        assert time.monotonic() < end  # without the announcement it would be a minute
        time.sleep(0.05)


def test_another_server_takes_over_when_the_owner_dies(
    servers: list[Server], clients: list[httpx.Client]
) -> None:
    ola = Guest(clients[0], "Ola")
    there = at(clients[1], ola)
    table = create_table(ola, *TWO_PEOPLE)
    clock = create_table(ola, *TWO_PEOPLE, clock={"kind": "turn", "seconds": 2}, lapse="loss")
    number = move(ola, table).json()["number"]
    servers[0].kill()
    began = time.monotonic()
    assert eventually(there, table)["number"] == number
    assert time.monotonic() - began < LEASE_SECONDS + 20  # on a loaded machine
    assert move(there, table).json()["number"] == number + 1
    # Nobody asks for the other table: its clock runs out at the server that has claimed it.
    time.sleep(LEASE_SECONDS)
    wait_for(there, clock, "state", "over", 60)
    events = there.get(f"/tables/{clock}/view").json()["events"]
    assert [event["kind"] for event in events].count("lapsed") == 1


def test_a_server_that_stops_hands_its_tables_over_at_once(
    servers: list[Server], clients: list[httpx.Client]
) -> None:
    ola = Guest(clients[0], "Ola")
    there = at(clients[1], ola)
    table = create_table(ola, *TWO_PEOPLE)
    number = move(ola, table).json()["number"]
    assert servers[0].stop() == 0
    assert eventually(there, table)["number"] == number
    assert move(there, table).status_code == 200


def test_a_paused_owner_writes_nothing_once_its_lease_has_ended(
    servers: list[Server], clients: list[httpx.Client]
) -> None:
    """A move that reached the paused server is refused or repeated by its client, but not stored by it."""
    ola = Guest(clients[0], "Ola")
    there = at(clients[1], ola)
    table = create_table(ola, *TWO_PEOPLE)
    info = ola.get(f"/tables/{table}").json()
    body = {"seat": info["to_act"][0], "answers": info["number"], "id": nonce(), "move": "advance"}
    os.kill(servers[0].pid, signal.SIGSTOP)
    # The request waits in the paused server until it goes on.
    headers = {"Authorization": f"Bearer {ola.token}"}
    request = clients[0].build_request("POST", f"/api/tables/{table}/moves", headers=headers, json=body)

    async def send_to_paused() -> int:
        async with httpx.AsyncClient(timeout=120) as client:
            sending = asyncio.create_task(
                client.request("POST", str(request.url), headers=headers, json=body)
            )
            await asyncio.sleep(LEASE_SECONDS)
            eventually(there, table)
            moved = move(there, table)
            assert moved.status_code == 200
            os.kill(servers[0].pid, signal.SIGCONT)
            late = await sending
            assert late.status_code in (409, 503), late.text
            return int(moved.json()["number"])

    number = asyncio.run(send_to_paused())
    for guest in (ola, there):
        assert eventually(guest, table)["number"] == number
    ids = [event["id"] for event in there.get(f"/tables/{table}/view?seat={body['seat']}").json()["events"]]
    assert body["id"] not in ids
    assert "lease lost" in servers[0].logs()


def test_other_servers_must_sign_what_they_forward(database: str, two_clients: list[httpx.Client]) -> None:
    """The port for other servers accepts nothing else, and the public port believes no such header."""
    ola = Guest(two_clients[0], "Ola")
    table = create_table(ola, *TWO_PEOPLE)
    claimed = {"X-Draftwork-Peer": "8.8.8.8 1.forged"}
    assert two_clients[0].get(f"/api/tables/{table}", headers=claimed).status_code == 200
    with psycopg.connect(database) as connection:
        addresses = [row[0] for row in connection.execute("SELECT address FROM leases")]
    assert len(addresses) == 2
    for address in addresses:
        for headers in ({}, claimed):
            answer = httpx.get(f"http://{address}/api/tables/{table}", headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (503, "owned-elsewhere")


def test_a_storm_of_reconnects_across_servers_shows_each_seat_only_its_own_view(
    servers: list[Server],
) -> None:
    async def storm() -> list[str]:
        first, *others = [server.port for server in servers]
        http = HttpClient(first, more_ports=tuple(others))
        plan = TablePlan("sagrada", people=3)
        tokens = [await create_guest(http) for _ in range(plan.people)]
        tables = [await start_table(http, plan, tokens, random.Random(i)) for i in range(4)]
        players = [player for table in tables for player in table]
        watchers = [
            LiveClient(http.ports, player.live.table, player.token, player.seat, True)
            for player in players
            for _ in range(3)
        ]
        for client in [*watchers, *(player.live for player in players)]:
            client.start()
        playing = [asyncio.create_task(player.play()) for player in players]
        for server in servers:
            await asyncio.sleep(2)
            await asyncio.to_thread(server.kill)
            server.start()
            await asyncio.to_thread(server.wait_until_ready)
        async with asyncio.timeout(240):
            await asyncio.gather(*playing)
            last = {player.live.table: player.live.last for player in players}
            while any(watcher.last < last[watcher.table] for watcher in watchers):
                await asyncio.sleep(0.1)
        for watcher in watchers:
            await watcher.stop()
        http.close()
        assert sum(watcher.reconnects for watcher in watchers) > len(watchers) / 2
        return [fault for client in watchers for fault in client.contradictions] + [
            fault for player in players for fault in player.live.contradictions + player.refused
        ]

    assert asyncio.run(storm()) == []


def test_no_acknowledged_event_is_lost_when_servers_and_the_database_fail(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, 2, seed=3, program=IMPATIENT_SERVER, fsync=False)
    trial = Trial(cluster, kills=5, tables=len(PLANS), seed=3, pause=0.01)
    result = asyncio.run(trial.run())
    assert result.faults == []
    assert sum(cluster.happened.values()) == 5
    assert len(cluster.happened) >= 2
    assert result.matches >= len(PLANS)
    assert "Traceback" not in cluster.logs()
