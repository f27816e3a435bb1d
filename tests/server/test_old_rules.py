"""A table with an unsupported rules version is read-only and shows the reason."""

from dataclasses import replace

import pytest

from draftwork.games import load
from draftwork.i18n import Message
from draftwork.kernel.errors import DraftworkError
from draftwork.server import protocol
from draftwork.server.errors import ReadOnly
from draftwork.server.table import events as e
from draftwork.server.table import render
from draftwork.server.table import table as tables
from draftwork.server.table.commands import Command, Leave, OfferRematch, Resign
from draftwork.server.table.decide import CommandResult, decide
from draftwork.server.table.table import Table
from tests.server.tables import (
    NONCE,
    OLA,
    SEED,
    TARAS,
    TableDriver,
    fresh_id,
    new_table,
    started_table,
    table_request,
)


def read_only_table(driver: TableDriver) -> Table:
    """The table as a program with other rules loads it."""
    stored = [
        e.decode(e.encode(event).replace(b'"rules_version":1', b'"rules_version":99'))
        for event in driver.table.events
    ]
    return Table.fold("table", stored)


def played_table() -> TableDriver:
    driver = started_table("sagrada", 2, protocol.TimeControl("turn"))
    for _ in range(5):
        driver.play_any()
    driver.execute(protocol.NewChat("hello", fresh_id()), OLA)
    return driver


def test_the_table_is_read_only_with_a_reason() -> None:
    table = read_only_table(played_table())
    info = render.table_info(table, OLA.id)
    assert (info.state, info.to_act) == ("read-only", [])
    assert info.reason == Message("unsupported-version", {"game": "sagrada", "version": 99, "now": 1})
    assert [seat.name for seat in info.seats] == ["Ola", "Taras"]
    assert table.deadline() is None
    assert table.bot_to_move() is None


def test_its_log_is_shown_without_moves() -> None:
    driver = played_table()
    table = read_only_table(driver)
    snapshot = render.snapshot(table, 1, "taras", (), 0.0)
    assert snapshot.game is None
    assert [entry.number for entry in snapshot.events] == [*range(1, table.number + 1)]
    assert all(
        not entry.text for entry in snapshot.events if entry.kind in ("move", "sealed") and entry.seat != 1
    )
    assert snapshot.events[-1].text == "hello"


@pytest.mark.parametrize(
    "command",
    [
        protocol.NewMove(0, 5, "client-1", 0),
        protocol.NewUndo(0, 5, "client-1"),
        protocol.NewChat("hm", "client-1"),
        protocol.Join(NONCE),
        protocol.Start(NONCE),
        Resign(0),
        OfferRematch("next", SEED),
    ],
)
def test_all_commands_are_refused(command: Command) -> None:
    table = read_only_table(played_table())
    with pytest.raises(ReadOnly, match=r"is view-only\. This was made with version 99"):
        decide(table, command, OLA, 0.0)
    assert decide(table, Leave(), OLA, 0.0) == CommandResult()
    for ask in (lambda: render.record(table, 0), lambda: render.snapshot_at_ply(table, 0, 0, 0.0)):
        with pytest.raises(ReadOnly):
            ask()


def test_a_table_of_a_missing_game_is_read_only() -> None:
    driver = started_table("hoard", 2)
    stored = [e.decode(e.encode(event).replace(b'"hoard"', b'"gone"')) for event in driver.table.events]
    table = Table.fold("table", stored)
    assert table.state == "read-only"
    assert table.read_only_reason is not None
    assert "no game “gone”" in table.read_only_reason.text()


def test_illegal_stored_moves_make_a_table_read_only() -> None:
    driver = started_table("patchwork", 2)
    driver.play_any()
    broken = e.decode(e.encode(driver.table.events[-1]).replace(b'"move":0', b'"move":7000'))
    table = Table.fold("table", [*driver.table.events[:-1], broken])
    assert table.state == "read-only"
    assert table.read_only_reason is not None
    assert table.read_only_reason.text().startswith("Event 4 of this table cannot be replayed: ")


def test_an_open_table_starts_under_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings of an open table are valid under any rules version."""
    driver = new_table(table_request("sintra", 2))
    newer = replace(load("sintra"), rules_version=2)
    monkeypatch.setattr(tables, "load", lambda name: newer)
    table = driver.reload()
    assert table.state == "open"
    joined = decide(table, protocol.Join(NONCE), TARAS, 0.0).event
    assert joined is not None
    table.apply(joined)
    started = decide(table, protocol.Start(NONCE), OLA, 0.0).event
    assert isinstance(started, e.Started)
    assert started.rules_version == 2


def test_the_first_event_must_be_created() -> None:
    with pytest.raises(DraftworkError, match="The first event of the table “table” is missing"):
        Table.fold("table", started_table("patchwork", 2).table.events[1:])
