"""A table whose rules this program no longer plays is shown with the reason; nothing else happens to it."""

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
from draftwork.server.table.commands import Command, Leave, Rematch, Resign
from draftwork.server.table.decide import CommandResult, decide
from draftwork.server.table.table import Table
from tests.server.tables import NONCE, OLA, TARAS, Sitting, fresh_id, made, started, wished


def old(sitting: Sitting) -> Table:
    """The table as a program would find it that plays other rules."""
    stored = [
        e.decode(e.encode(event).replace(b'"rules_version":1', b'"rules_version":99'))
        for event in sitting.table.events
    ]
    return Table.fold("table", stored)


def played() -> Sitting:
    sitting = started("sagrada", 2, protocol.TimeControl("turn"))
    for _ in range(5):
        sitting.play_on()
    sitting.ask(protocol.NewChat("hello", fresh_id()), OLA)
    return sitting


def test_it_is_read_only_with_the_reason() -> None:
    table = old(played())
    info = render.table_info(table, OLA.id)
    assert (info.state, info.to_act) == ("read-only", [])
    assert info.reason == Message("unsupported-version", {"game": "sagrada", "version": 99, "now": 1})
    assert [seat.name for seat in info.seats] == ["Ola", "Taras"]
    assert table.deadline() is None
    assert table.bots_to_move() == []


def test_its_log_is_there_without_what_might_be_secret() -> None:
    sitting = played()
    table = old(sitting)
    shown = render.snapshot(table, 1, "taras", (), 0.0)
    assert shown.game is None
    assert [line.number for line in shown.events] == [*range(1, table.number + 1)]
    assert all(not line.text for line in shown.events if line.kind in ("move", "sealed") and line.seat != 1)
    assert shown.events[-1].text == "hello"


@pytest.mark.parametrize(
    "command",
    [
        protocol.NewMove(0, 5, "client-1", 0),
        protocol.NewUndo(0, 5, "client-1"),
        protocol.NewChat("hm", "client-1"),
        protocol.Join(NONCE),
        protocol.Start(NONCE),
        Resign(0),
        Rematch("next"),
    ],
)
def test_nothing_can_be_done_there(command: Command) -> None:
    table = old(played())
    with pytest.raises(ReadOnly, match=r"is view-only\. This was made with version 99"):
        decide(table, command, OLA, 0.0)
    assert decide(table, Leave(), OLA, 0.0) == CommandResult()
    for ask in (lambda: render.record(table, 0), lambda: render.snapshot_at_ply(table, 0, 0, 0.0)):
        with pytest.raises(ReadOnly):
            ask()


def test_a_game_that_is_no_longer_installed() -> None:
    sitting = started("hoard", 2)
    stored = [e.decode(e.encode(event).replace(b'"hoard"', b'"gone"')) for event in sitting.table.events]
    table = Table.fold("table", stored)
    assert table.state == "read-only"
    assert table.read_only_reason is not None
    assert "no game “gone”" in table.read_only_reason.text()


def test_events_that_the_rules_do_not_allow_make_it_read_only_too() -> None:
    sitting = started("patchwork", 2)
    sitting.play_on()
    broken = e.decode(e.encode(sitting.table.events[-1]).replace(b'"move":0', b'"move":7000'))
    table = Table.fold("table", [*sitting.table.events[:-1], broken])
    assert table.state == "read-only"
    assert table.read_only_reason is not None
    assert table.read_only_reason.text().startswith("Event 4 of this table cannot be replayed: ")


def test_an_open_table_goes_on_under_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is agreed on before the start holds in any version."""
    sitting = made(wished("sintra", 2))
    newer = replace(load("sintra"), rules_version=2)
    monkeypatch.setattr(tables, "load", lambda name: newer)
    table = sitting.again()
    assert table.state == "open"
    joined = decide(table, protocol.Join(NONCE), TARAS, 0.0).event
    assert joined is not None
    table.apply(joined)
    begun = decide(table, protocol.Start(NONCE), OLA, 0.0).event
    assert isinstance(begun, e.Started)
    assert begun.rules_version == 2


def test_a_table_begins_with_its_beginning() -> None:
    with pytest.raises(DraftworkError, match="The first event of the table “table” is missing"):
        Table.fold("table", started("patchwork", 2).table.events[1:])
