"""An unreadable table or a failed write does not stop the rest of the server."""

import io
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from draftwork.server.settings import DATABASE, ServerSettings
from draftwork.server.storage.store import Store
from draftwork.server.tables import bots, service
from draftwork.server.tables.bot_pool import BotChoice, BotPool
from tests.server.guests import Guest, create_table, reconnect, run_server, wait_for

pytestmark = [pytest.mark.long, pytest.mark.sqlite_file]

BOTS = ({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
PEOPLE = ({"kind": "me"}, {"kind": "me", "name": "Jan"})
DAYS = {"kind": "days", "days": 1}


def damage(settings: ServerSettings, table: str) -> None:
    with closing(sqlite3.connect(settings.data_folder / DATABASE)) as database, database:
        changed = database.execute(
            "UPDATE events SET data = ? WHERE table_id = ? AND number = 2", (b'{"kind": "nonsense"}', table)
        )
        assert changed.rowcount == 1


def fail_writes(monkeypatch: pytest.MonkeyPatch, times: int, later: int = 0) -> list[object]:
    """Let `times` writes fail after `later` successful ones; return the list of all attempts."""
    append = Store.append
    attempts: list[object] = []

    async def broken(self: Store, *changes: Any) -> None:
        attempts.append(changes)
        if later < len(attempts) <= later + times:
            raise OSError("no space left on device")
        await append(self, *changes)

    monkeypatch.setattr(Store, "append", broken)
    return attempts


def test_an_unreadable_table_does_not_stop_other_tables(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        broken = create_table(ola, *PEOPLE, clock=DAYS, listed=True)
        open_table = create_table(ola, {"kind": "me"}, {"kind": "open"}, start=False, listed=True)
        whole = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss", listed=True)
        untouched = create_table(ola, *PEOPLE, clock=DAYS, listed=True)
    damage(settings, broken)
    with run_server(replace(settings, restart_grace=0.1)) as client:
        reconnect(ola, client)
        wait_for(ola, whole, "state", "over", 10)  # its clock is started after the broken table
        assert [table["id"] for table in ola.get("/me/tables").json()] == [untouched, whole, open_table]
        assert [table["id"] for table in client.get("/api/tables?state=running").json()] == [untouched]
        assert [table["id"] for table in client.get("/api/tables?state=open").json()] == [open_table]


def test_an_unreadable_table_is_reported_and_logged(settings: ServerSettings, written: io.StringIO) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        broken, whole = create_table(ola, *PEOPLE), create_table(ola, *PEOPLE)
    damage(settings, broken)
    with run_server(settings) as client:
        reconnect(ola, client)
        body = {"seat": 0, "answers": 2, "id": "my-first-move", "move": "advance"}
        for answer in (
            client.get(f"/api/tables/{broken}"),
            ola.get(f"/tables/{broken}/view?seat=0"),
            ola.post(f"/tables/{broken}/moves", body),
            ola.post(f"/tables/{broken}/join", {"nonce": "n" * 16}),
        ):
            assert (answer.status_code, answer.json()["error"]) == (410, "unreadable")
            assert "cannot be read" in answer.json()["text"]
        assert ola.get(f"/tables/{whole}").status_code == 200
    logged = [line for line in written.getvalue().splitlines() if "table cannot be read" in line]
    assert logged
    assert all(f'"{broken[:6]}…"' in line for line in logged)
    assert broken not in written.getvalue()


def test_a_lapse_that_could_not_be_stored_is_retried(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "_RETRY_DELAY", 0.1)
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss")
        attempts = fail_writes(monkeypatch, 2)
        wait_for(ola, id, "state", "over", 10)
        assert len(attempts) == 3


def test_a_bot_move_that_could_not_be_stored_is_retried(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(self: BotPool, *_: object) -> BotChoice:
        return BotChoice(0, 0.0, standing_in=False)

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(bots, "_RETRY_DELAY", 0.05)
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, *BOTS, start=False)
        attempts = fail_writes(monkeypatch, 3, later=1)
        ola.post(f"/tables/{id}/start", {"nonce": "n" * 16})
        end = time.monotonic() + 10
        while ola.get(f"/tables/{id}").json()["number"] < 5:
            assert time.monotonic() < end, len(attempts)
            time.sleep(0.02)
        assert len(attempts) > 4


@pytest.mark.parametrize("times", [1, 3])
def test_a_failed_bot_is_asked_again(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    asked: list[object] = []

    async def choose(self: BotPool, *request: object) -> BotChoice:
        asked.append(request)
        if len(asked) <= times:
            raise RuntimeError("no bot")
        return BotChoice(0, 0.0, standing_in=False)

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(bots, "_RETRY_DELAY", 0.02)
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, *BOTS)
        end = time.monotonic() + 10
        while ola.get(f"/tables/{id}").json()["number"] == 2:
            assert time.monotonic() < end
            time.sleep(0.02)
        assert len(asked) > times


def test_after_a_restart_clocks_wait_for_the_grace_period(settings: ServerSettings) -> None:
    with run_server(settings) as client:
        ola = Guest(client, "Ola")
        id = create_table(ola, *PEOPLE, clock={"kind": "turn", "seconds": 1}, lapse="loss")
    time.sleep(1.1)
    with run_server(replace(settings, restart_grace=1.5)) as client:
        reconnect(ola, client)
        for i in range(4):  # other events do not end the grace period
            assert ola.post(f"/tables/{id}/chat", {"text": "back", "id": f"chat-000{i}"}).status_code == 200
            time.sleep(0.1)
        info = ola.get(f"/tables/{id}").json()
        assert info["state"] == "running"
        wait_for(ola, id, "state", "over", 10)
