"""Decisions on the offer of a rematch and on the answers to it."""

from __future__ import annotations

from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.table import events as e
from draftwork.server.table.checks import check_not_read_only, number_and_time
from draftwork.server.table.commands import Actor, OfferRematch
from draftwork.server.table.create import rematch_table
from draftwork.server.table.table import Table


def offer(table: Table, command: OfferRematch, actor: Actor, now: float) -> e.Event | None:
    seat = _own_seat(table, actor)
    if table.state in ("open", "running"):
        raise NotNow("match-not-over")
    if table.rematch is not None or table.rematch_offer is not None:
        return None
    return e.RematchOffered(**number_and_time(table, now), seat=seat, table=command.table, seed=command.seed)


def answer(
    table: Table, command: protocol.RematchAnswer, actor: Actor, now: float
) -> tuple[e.Event | None, Table | None]:
    """The event of an answer, and the next table if everybody has agreed with it."""
    seat = _own_seat(table, actor)
    if table.rematch is not None and table.rematch == command.table:
        return None, None
    pending = table.rematch_offer
    if pending is None or pending.table != command.table:
        raise NotNow("nothing-offered")
    if not command.agree:
        return e.RematchAnswered(**number_and_time(table, now), seat=seat, agree=False), None
    if actor.id in pending.nonces:
        return None, None
    event = e.RematchAnswered(**number_and_time(table, now), seat=seat, agree=True, nonce=command.nonce)
    nonces = {**pending.nonces, actor.id: command.nonce}
    complete = nonces.keys() == table.people
    return event, rematch_table(table, pending, nonces, event.at) if complete else None


def _own_seat(table: Table, actor: Actor) -> int:
    seats = table.seats_of(actor.id)
    if not seats:
        raise NotYours("not-your-seat")
    check_not_read_only(table)
    return seats[0]
