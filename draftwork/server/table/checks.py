"""Checks that several commands share. Each raises a DraftworkError that names the reason."""

from __future__ import annotations

from typing import Any

from draftwork.kernel.errors import GameOver
from draftwork.server.errors import NotNow, NotYours, ReadOnly, Stale
from draftwork.server.table.commands import Actor
from draftwork.server.table.table import Table


def number_and_time(table: Table, now: float) -> dict[str, Any]:
    return {"number": table.number + 1, "at": max(now, table.events[-1].at)}


def check_own_seat(table: Table, seat: int, actor: Actor) -> None:
    if seat not in table.seats_of(actor.id):
        raise NotYours("not-your-seat")


def check_running(table: Table) -> None:
    state = table.state
    if state == "over":
        raise GameOver("match-over")
    check_not_read_only(table)
    if state == "abandoned":
        raise NotNow("table-abandoned")
    if state == "open":
        raise NotNow("table-not-started")


def check_open(table: Table) -> None:
    check_not_read_only(table)
    if table.state != "open":
        raise NotNow("table-not-open")


def check_not_read_only(table: Table) -> None:
    if table.read_only_reason is not None:
        raise ReadOnly("table-read-only", reason=table.read_only_reason)


def check_played_by_person(table: Table, seat: int) -> None:
    """Check that no bot plays the seat and it was not given up."""
    if not table.seats[seat].played_by_person:
        raise NotNow("seat-given-up")


def check_up_to_date(table: Table, last_seen_event: int) -> None:
    if not table.position_event <= last_seen_event <= table.number:
        raise Stale("stale", answers=last_seen_event, number=table.number)


def check_host(table: Table, actor: Actor) -> None:
    if actor.id != table.created.host:
        raise NotYours("not-the-host")
