"""Bots play only at tables that somebody attends."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from draftwork.server.guests import Person
from draftwork.server.rate_limit import Limits
from draftwork.server.settings import ServerSettings
from draftwork.server.table.table import Table
from draftwork.server.tables import attendance
from draftwork.server.tables.attendance import Attendance
from draftwork.server.tables.bot_queue import Requester
from draftwork.server.tables.hub import Client, Hub
from tests.server.guests import Guest, create_table, run_server
from tests.server.sockets import connect_to_table

BOT = {"kind": "bot", "bot": "random"}


@dataclass
class Seat:
    person: str | None
    played_by_person: bool = True


@dataclass
class FakeTable:
    seats: list[Seat] = field(default_factory=lambda: [Seat("ola"), Seat(None, False)])
    id: str = "t"


TABLE = cast(Table, FakeTable())


def client(person: str | None, address: str) -> Client:
    identity = None if person is None else Person(person, person, person)
    return Client(identity, None, None, address)


def test_a_table_is_attended_while_a_client_is_connected() -> None:
    hub = Hub(Limits())
    here = Attendance(hub)
    assert here.requester(TABLE) is None
    watcher, player = client(None, "1.1.1.1"), client("ola", "2.2.2.2")
    hub.connect("t", watcher)
    assert here.requester(TABLE) == Requester("t", "1.1.1.1", waiting=False)
    hub.connect("t", player)
    assert here.requester(TABLE) == Requester("t", "2.2.2.2", waiting=True)
    hub.disconnect("t", player)
    hub.disconnect("t", watcher)
    assert here.requester(TABLE) is None


def test_a_person_who_has_given_up_the_seat_only_watches() -> None:
    hub = Hub(Limits())
    hub.connect("t", client("ola", "2.2.2.2"))
    gave_up = cast(Table, FakeTable([Seat("ola", played_by_person=False)]))
    assert Attendance(hub).requester(gave_up) == Requester("t", "2.2.2.2", waiting=False)


def test_a_request_attends_a_table_for_a_minute() -> None:
    now = [100.0]
    here = Attendance(Hub(Limits()), lambda: now[0])
    here.visit("t", "3.3.3.3")
    now[0] += 60
    assert here.requester(TABLE) == Requester("t", "3.3.3.3")
    now[0] += 0.1
    assert here.requester(TABLE) is None


def test_the_number_of_visits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "_MAX_VISITS", 3)
    here = Attendance(Hub(Limits()))
    for i in range(9):
        here.visit(f"t{i}", "")
    assert [*here._visits] == ["t6", "t7", "t8"]


def number(guest: Guest) -> int:
    """The number of the last event of the guest's table. This request attends no table."""
    found: list[dict[str, Any]] = guest.get("/me/tables").json()
    return int(found[0]["number"])


@pytest.mark.long
def test_bots_pause_while_nobody_is_connected(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "_VISIT_SECONDS", -1.0)  # only connections count
    with run_server(settings) as http:
        ola = Guest(http, "Ola")
        id = create_table(ola, BOT, BOT)
        begun = number(ola)
        time.sleep(0.5)
        assert number(ola) == begun
        with connect_to_table(ola, id):
            while number(ola) < begun + 3:
                time.sleep(0.01)
        left = number(ola)
        time.sleep(0.5)
        paused = number(ola)
        assert paused <= left + 2  # a bot that was thinking has played
        time.sleep(0.5)
        assert number(ola) == paused


@pytest.mark.long
def test_bots_play_for_people_who_use_only_http(settings: ServerSettings) -> None:
    with run_server(settings) as http:
        ola = Guest(http, "Ola")
        id = create_table(ola, BOT, BOT)
        begun = number(ola)
        ola.get(f"/tables/{id}/view")
        end = time.monotonic() + 20
        while number(ola) < begun + 3:
            assert time.monotonic() < end
            time.sleep(0.01)
