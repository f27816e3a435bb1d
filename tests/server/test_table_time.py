"""The wall clock may jump; the clocks of tables do not."""

import time
from dataclasses import replace

import pytest

from draftwork.server import protocol
from draftwork.server.settings import ServerSettings
from draftwork.server.tables.table_time import TableTime
from tests.server.guests import Guest, create_table, reconnect, run_server, wait_for
from tests.server.tables import FakeTime, started_table

DAY = 86_400.0
PEOPLE = ({"kind": "me"}, {"kind": "me", "name": "Jan"})


def test_the_time_of_a_table_never_runs_backwards() -> None:
    table = started_table("patchwork", 2, protocol.TimeControl("turn", seconds=60)).table
    last, clock = table.events[-1].at, FakeTime()
    clock.now = 50.0
    times = TableTime(wall=lambda: last - DAY, monotonic=lambda: clock.now)  # set back between two runs
    assert times.now() == last - DAY
    assert times.at(table) == last
    clock.tick(20)
    assert times.at(table) == last + 20
    assert table.clock.remaining_at(times.at(table))[table.to_act[0]] == 40


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """What somebody adds to the wall clock."""
    added, real = FakeTime(), time.time
    added.now = 0.0
    monkeypatch.setattr(time, "time", lambda: real() + added.now)
    return added


def left(ola: Guest, table: str) -> list[float]:
    clock: list[float] = ola.get(f"/tables/{table}/view").json()["game"]["clock"]["left"]
    return clock


def test_a_wall_clock_set_forward_does_not_end_a_turn(settings: ServerSettings, wall: FakeTime) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = create_table(ola, *PEOPLE, clock={"kind": "fischer", "seconds": 600}, lapse="loss")
        wall.tick(DAY)
        info = ola.get(f"/tables/{table}").json()
        assert min(left(ola, table)) > 500
        body = {"seat": info["to_act"][0], "answers": info["number"], "id": "first-move", "move": "advance"}
        assert ola.post(f"/tables/{table}/moves", body).status_code == 200
        assert min(left(ola, table)) > 500
        assert ola.get(f"/tables/{table}").json()["state"] == "running"


def test_a_wall_clock_set_back_does_not_prolong_a_turn(settings: ServerSettings, wall: FakeTime) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss")
        wall.tick(-DAY)
        wait_for(ola, table, "state", "over", 20)


def test_a_wall_clock_set_back_between_two_runs_does_not_prolong_a_turn(
    settings: ServerSettings, wall: FakeTime
) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        table = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 2}, lapse="loss")
    wall.tick(-DAY)
    with run_server(replace(settings, restart_grace=0.0)) as client:
        reconnect(ola, client)
        assert max(left(ola, table)) <= 2
        wait_for(ola, table, "state", "over", 20)


def test_a_wall_clock_set_forward_between_two_runs_leaves_a_tenth_of_a_turn(
    settings: ServerSettings, wall: FakeTime
) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        short = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss")
        long = create_table(ola, *PEOPLE, clock={"kind": "days", "days": 3}, lapse="loss")
    wall.tick(30 * DAY)
    with run_server(replace(settings, restart_grace=0.0)) as client:
        reconnect(ola, client)
        wait_for(ola, short, "state", "over", 20)
        assert ola.get(f"/tables/{long}").json()["state"] == "running"
