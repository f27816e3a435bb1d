"""A database written by an older version: its tables continue with their original components.

`fixtures/sintra-green.sql` was written by the server of commit 46a6fa9, when white was called green and
tables did not name their edition. It protects the tables of everybody who updates the program.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftwork.games.sintra.notation.moves import write_move
from draftwork.server.settings import DATABASE, ServerSettings
from tests.server.guests import Guest, nonce, run_server, wait_for

pytestmark = [pytest.mark.long, pytest.mark.sqlite_file]

DUMP = Path(__file__).parent / "fixtures" / "sintra-green.sql"
OPEN_SET = {"name": "open set", "hash": "f9220305d4f3a3c9"}  # edition of all tables at that time
RUNNING, FINISHED = (
    "7J68MSuT5j9iy-q1pnrVig",
    "QCayjEda6ZvfIcCqDHS4YQ",
)  # two or one person, and a bot
UNDONE, OPEN = "v4MSbjvbHX3iF__uEPl0VA", "2e2T0KLFDIiomsJiy86zmQ"  # two people at one device; not started
TABLES = {RUNNING: "running", FINISHED: "over", UNDONE: "running", OPEN: "open"}
SCORES = {RUNNING: [-32, -18, -13], FINISHED: [-70, -66], UNDONE: [0, 0]}  # as shown by that server
OLA = "tcx1qem6Rw6FtqA6gZl5tzOdqxG6j6wl.bEX-57TSNF-cigxg7oj7NMrpEhoi0nwD9QM3kNgHYlg"
TARAS = "gFRqgdFISUBoG2OrLvLLNhsb6bEDM-gO.4FgpWN3BvJRGuvk_3JHDmavWcVdB9qSogHj8mhAjKFA"


class ExistingGuest(Guest):
    """A person with a token of the old server."""

    def __init__(self, client: httpx.Client, token: str) -> None:
        self.client, self.token = client, token


@pytest.fixture
def server(settings: ServerSettings) -> Iterator[httpx.Client]:
    """The current server with the old data."""
    with closing(sqlite3.connect(settings.data_folder / DATABASE)) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    with run_server(settings) as client:
        yield client


@pytest.fixture
def ola(server: httpx.Client) -> ExistingGuest:
    return ExistingGuest(server, OLA)


@pytest.fixture
def taras(server: httpx.Client) -> ExistingGuest:
    return ExistingGuest(server, TARAS)


def snapshot(guest: Guest, table: str, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = guest.get(f"/tables/{table}/view?seat={seat}").json()
    return view


def record(guest: Guest, table: str, seat: int = 0) -> dict[str, Any]:
    stored: dict[str, Any] = guest.get(f"/tables/{table}/record?seat={seat}").json()
    return stored


def leaves(choices: Any) -> Iterator[int]:
    """The moves at the leaves of a tree of choices."""
    if isinstance(choices, dict):
        if isinstance(choices.get("move"), int):
            yield choices["move"]
        choices = list(choices.values())
    for choice in choices if isinstance(choices, list) else ():
        yield from leaves(choice)


def old_moves(table: str) -> list[str]:
    """The notation of all moves of a table, as stored."""
    rows = [entry for entry in DUMP.read_text(encoding="utf-8").splitlines() if f"('{table}'" in entry]
    stored = [json.loads(row.split("CAST('")[1].split("' AS BLOB")[0]) for row in rows if '"plays"' in row]
    return [play["text"] for event in stored for play in event["plays"]]


def test_every_table_is_found_in_the_state_it_had(ola: ExistingGuest) -> None:
    """No table is read-only, unreadable or lost."""
    found = {table["id"]: table["state"] for table in ola.get("/me/tables").json()}
    assert found == TABLES


@pytest.mark.parametrize("table", SCORES)
def test_a_started_table_keeps_its_points_and_its_edition(ola: ExistingGuest, table: str) -> None:
    """Shipped components may change, but a match keeps those it started with."""
    view = snapshot(ola, table)
    assert [player["score"] for player in view["game"]["view"]["players"]] == SCORES[table]
    assert record(ola, table)["edition"] == OPEN_SET


@pytest.mark.parametrize("table", [RUNNING, FINISHED])
def test_moves_and_log_use_the_current_colour_name(ola: ExistingGuest, table: str) -> None:
    """The log uses the current name of the colour for old moves."""
    assert any("green" in text for text in old_moves(table))
    expected = [text.replace("green", "white") for text in old_moves(table)]
    entries = [entry for entry in snapshot(ola, table)["events"] if entry["kind"] == "move"]
    assert [entry["text"] for entry in entries] == expected
    assert record(ola, table)["moves"] == expected
    texts = json.dumps([(entry["words"], entry["description"]) for entry in entries])
    assert '"colour": "W"' in texts
    assert '"colour": "G"' not in texts


def test_undone_moves_stay_undone(ola: ExistingGuest) -> None:
    stored = record(ola, UNDONE)["moves"]
    assert stored == [text.replace("green", "white") for text in old_moves(UNDONE)[: len(stored)]]
    assert len(stored) < len(old_moves(UNDONE))


def test_a_running_match_continues(ola: ExistingGuest, taras: ExistingGuest) -> None:
    """People and the bot continue; the green panes are white."""
    strips = snapshot(ola, RUNNING)["game"]["view"]["players"][0]["strips"]
    assert "W" in [space["pane"] for strip in strips if strip for space in strip["spaces"]]
    for _ in range(4):
        info = wait_for(ola, RUNNING, "state", "running")
        while not (mine := [seat for seat in info["to_act"] if seat < 2]):
            info = ola.get(f"/tables/{RUNNING}").json()
        seat = mine[0]
        person = (ola, taras)[seat]
        now = snapshot(person, RUNNING, seat)
        moves = [*leaves(person.get(f"/tables/{RUNNING}/choices?seat={seat}").json())]
        body = {"seat": seat, "answers": now["table"]["number"], "id": nonce(), "move": moves[-1]}
        assert person.post(f"/tables/{RUNNING}/moves", body).status_code in (200, 201)
    assert len(record(ola, RUNNING)["moves"]) >= len(old_moves(RUNNING)) + 4


def test_a_finished_match_can_be_replayed(ola: ExistingGuest) -> None:
    """The replay and the record with its seed."""
    stored = record(ola, FINISHED)
    assert stored["result"]["scores"] == SCORES[FINISHED]
    positions = ola.get(f"/tables/{FINISHED}/replay").json()
    assert "white" in json.dumps(positions)
    assert "green" not in json.dumps(positions)
    assert ola.post("/replay", stored).status_code in (200, 201)


def start_open_table(ola: ExistingGuest, taras: ExistingGuest) -> None:
    """Start the open table. The nonces are fixed, so the deal is too."""
    assert taras.post(f"/tables/{OPEN}/join", {"nonce": "n" * 16}).status_code in (200, 201)
    assert ola.post(f"/tables/{OPEN}/start", {"nonce": "m" * 16}).status_code in (200, 201)
    wait_for(ola, OPEN, "state", "running")


def test_an_open_table_starts_with_its_original_edition(ola: ExistingGuest, taras: ExistingGuest) -> None:
    """The open set was the only edition then."""
    start_open_table(ola, taras)
    assert record(ola, OPEN)["edition"] == OPEN_SET


def test_moves_with_the_old_colour_name_are_accepted(ola: ExistingGuest, taras: ExistingGuest) -> None:
    """A client written for the old server still uses the name green."""
    start_open_table(ola, taras)
    seat = ola.get(f"/tables/{OPEN}").json()["to_act"][0]
    person = (ola, taras)[seat]
    now = snapshot(person, OPEN, seat)
    white = next(text for text in map(write_move, leaves(now["game"]["choices"])) if "white" in text)
    old = white.replace("white", "green")
    body = {"seat": seat, "answers": now["table"]["number"], "id": nonce(), "move": old}
    assert person.post(f"/tables/{OPEN}/moves", body).status_code in (200, 201)
    assert record(person, OPEN, seat)["moves"] == [white]
