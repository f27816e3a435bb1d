"""Decisions on commands that leave a seat or a match, or end it, and on the return to a seat."""

from __future__ import annotations

from draftwork import bots
from draftwork.server.errors import NotNow, NotYours
from draftwork.server.table import events as e
from draftwork.server.table.checks import (
    check_host,
    check_own_seat,
    check_played_by_person,
    check_running,
    number_and_time,
)
from draftwork.server.table.clock import DAY
from draftwork.server.table.commands import Abandon, Actor, Lapse, Leave, Resign, Return, TakeOver
from draftwork.server.table.table import Table

GONE_SECONDS = 3.0 * DAY  # without a move of those who are to act, at a table without a clock


def leave(table: Table, command: Leave, actor: Actor, now: float) -> e.Event | None:
    own_seats = table.seats_of(actor.id)
    if table.state == "open":
        if actor.id == table.created.host:
            return abandon(table, Abandon(), actor, now)
        return e.Left(**number_and_time(table, now), person=actor.id, name=actor.name) if own_seats else None
    playing = [seat for seat in own_seats if table.seats[seat].played_by_person]
    if table.state != "running" or not playing:
        return None
    return e.TakenOver(**number_and_time(table, now), seats=playing, bot=replacement_bot(table))


def resign(table: Table, command: Resign, actor: Actor, now: float) -> e.Event:
    check_own_seat(table, command.seat, actor)
    check_running(table)
    check_played_by_person(table, command.seat)
    bot = None if len(table.seats) <= 2 else replacement_bot(table)
    return e.Resigned(**number_and_time(table, now), seat=command.seat, bot=bot)


def lapse(table: Table, command: Lapse, actor: None, now: float) -> e.Event:
    check_running(table)
    deadline = table.deadline()
    if deadline is None or now < deadline[0]:
        raise NotNow("time-left")
    ends_match = table.created.lapse == "loss" and len(table.seats) <= 2
    return e.Lapsed(
        **number_and_time(table, now), seat=deadline[1], bot=None if ends_match else replacement_bot(table)
    )


def take_over(table: Table, command: TakeOver, actor: Actor, now: float) -> e.Event:
    if command.seat not in table.seats_of(actor.id):
        check_gone(table, command.seat, actor, now)
    check_running(table)
    check_played_by_person(table, command.seat)
    if command.bot is not None:
        bots.check(command.bot, table.game)
    return e.TakenOver(
        **number_and_time(table, now), seats=[command.seat], bot=command.bot or replacement_bot(table)
    )


def return_to_seat(table: Table, command: Return, actor: Actor, now: float) -> e.Event:
    check_own_seat(table, command.seat, actor)
    check_running(table)
    seat = table.seats[command.seat]
    if not seat.may_return(table.created.lapse):
        raise NotNow("no-return")
    if table.created.clock.kind != "none" and command.seat in table.to_act and not table.paused:
        raise NotNow("no-return-yet")  # otherwise a player could gain time by leaving and returning
    return e.Returned(**number_and_time(table, now), seat=command.seat)


def abandon(table: Table, command: Abandon, actor: Actor, now: float) -> e.Event:
    if table.state == "open":
        check_host(table, actor)
        return e.Abandoned(**number_and_time(table, now), seat=None)
    own_seats = table.seats_of(actor.id)
    if not own_seats and actor.id != table.created.host:
        raise NotYours("not-your-seat")
    check_running(table)
    playing = [i for i, seat in enumerate(table.seats) if seat.played_by_person and seat.person != actor.id]
    if any(not is_gone(table, seat, now) for seat in playing):
        raise NotNow("others-still-play")
    return e.Abandoned(**number_and_time(table, now), seat=next(iter(own_seats), None))


def replacement_bot(table: Table) -> str:
    """The bot that takes over a seat: the strongest at the table, or the default."""
    known_bots = bots.names(table.game)
    at_table = [seat.bot for seat in table.seats if seat.bot is not None and seat.bot in known_bots]
    return max(at_table, key=known_bots.index, default=bots.default_bot(table.game))


def gone_at(table: Table) -> float | None:
    """When the people who are to act count as gone; None if a clock runs or nobody is to act."""
    if table.created.clock.kind != "none" or not table.to_act:
        return None
    return table.acted_at + GONE_SECONDS


def is_gone(table: Table, seat: int, now: float) -> bool:
    """Whether the person of a seat has not acted for a long time, although it is their turn."""
    at = gone_at(table)
    return at is not None and seat in table.to_act and now >= at


def check_gone(table: Table, seat: int, actor: Actor, now: float) -> None:
    """Check that a player, or the host, may give the seat of another person to a bot."""
    if not table.seats_of(actor.id) and actor.id != table.created.host:
        raise NotYours("not-your-seat")
    if not is_gone(table, seat, now):
        raise NotYours("not-gone")
