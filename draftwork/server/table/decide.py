"""Decisions on commands: check a command and make its event, without changing the table.

The order of the checks protects hidden information: whose seat it is, whether it is its turn, whether the
client is up to date, and only then whether the move is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from draftwork import bots
from draftwork.kernel.errors import GameOver, IllegalMove, NotYourTurn
from draftwork.play import Match
from draftwork.play.moves import read_move
from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours, ReadOnly, SeatTaken, Stale
from draftwork.server.table import events as e
from draftwork.server.table import undo
from draftwork.server.table.commands import (
    Abandon,
    Actor,
    BotMove,
    Command,
    Lapse,
    Leave,
    Rematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.table import Table

WITH_ID = (protocol.NewMove, protocol.NewUndo, protocol.Consent)


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: its event, and the match after it if the event plays moves."""

    event: e.Event | None = None  # None: the command was executed before, or changes nothing
    next_match: Match | None = None

    @property
    def ends_match(self) -> bool:
        """Whether the event plays the last move of the match."""
        return self.next_match is not None and self.next_match.to_move is None


def decide(table: Table, command: Command, actor: Actor | None, now: float) -> CommandResult:
    """Check a command and make its event. Raises a DraftworkError if the command is refused."""
    if _is_repeated(table, command, actor):
        return CommandResult()
    kind = next(cls for cls in type(command).__mro__ if cls in _DECIDE)
    if kind not in (BotMove, Lapse) and actor is None:
        raise NotYours("not-your-seat")
    result = _DECIDE[kind](table, command, actor, now)
    return result if isinstance(result, CommandResult) else CommandResult(result)


def event_number(table: Table, command: Command, actor: Actor | None) -> int:
    """The number of the event that a command made, or of the last event if it made none."""
    return table.event_by_request.get(command_key(command, actor) or "", table.number)


def _is_repeated(table: Table, command: Command, actor: Actor | None) -> bool:
    """Whether the same actor has given this command before."""
    if isinstance(command, WITH_ID) and command.seat not in table.seats_of(actor.id if actor else None):
        return False
    return command_key(command, actor) in table.event_by_request


def command_key(command: Command, actor: Actor | None) -> str | None:
    """The key that identifies a repeated command; equal to the `request_key` of its event."""
    if isinstance(command, protocol.NewChat):
        return f"{actor.id} {command.id}" if actor else None
    return f"{command.seat} {command.id}" if isinstance(command, WITH_ID) else None


def _number_and_time(table: Table, now: float) -> dict[str, Any]:
    return {"number": table.number + 1, "at": max(now, table.events[-1].at)}


def _check_own_seat(table: Table, seat: int, actor: Actor) -> None:
    if seat not in table.seats_of(actor.id):
        raise NotYours("not-your-seat")


def _check_running(table: Table) -> None:
    state = table.state
    if state == "over":
        raise GameOver("match-over")
    _check_not_read_only(table)
    if state == "abandoned":
        raise NotNow("table-abandoned")
    if state == "open":
        raise NotNow("table-not-started")


def _check_open(table: Table) -> None:
    _check_not_read_only(table)
    if table.state != "open":
        raise NotNow("table-not-open")


def _check_not_read_only(table: Table) -> None:
    if table.read_only_reason is not None:
        raise ReadOnly("table-read-only", reason=table.read_only_reason)


def _check_played_by_person(table: Table, seat: int) -> None:
    """Check that no bot plays the seat and it was not given up."""
    if not table.seats[seat].played_by_person:
        raise NotNow("seat-given-up")


def _check_up_to_date(table: Table, last_seen_event: int) -> None:
    if not table.position_event <= last_seen_event <= table.number:
        raise Stale("stale", answers=last_seen_event, number=table.number)


def _join(table: Table, command: protocol.Join, actor: Actor, now: float) -> e.Event | None:
    _check_open(table)
    own_seats = table.seats_of(actor.id)
    if command.seat in own_seats or (own_seats and command.seat is None):
        return None
    open_seats = [i for i, seat in enumerate(table.seats) if seat.open]
    if not open_seats or (command.seat is not None and command.seat not in open_seats):
        raise SeatTaken("seat-taken")
    seat = open_seats[0] if command.seat is None else command.seat
    return e.Joined(
        **_number_and_time(table, now), seat=seat, person=actor.id, name=actor.name, nonce=command.nonce
    )


def _leave(table: Table, command: Leave, actor: Actor, now: float) -> e.Event | None:
    own_seats = table.seats_of(actor.id)
    if table.state == "open":
        if actor.id == table.created.host:
            return _abandon(table, Abandon(), actor, now)
        return e.Left(**_number_and_time(table, now), person=actor.id, name=actor.name) if own_seats else None
    playing = [seat for seat in own_seats if table.seats[seat].played_by_person]
    if table.state != "running" or not playing:
        return None
    return e.TakenOver(**_number_and_time(table, now), seats=playing, bot=replacement_bot(table))


def _seat(table: Table, command: protocol.BotSeating, actor: Actor, now: float) -> e.Event | None:
    _check_host(table, actor)
    _check_open(table)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is not None:
        raise SeatTaken("seat-taken")
    if command.bot is not None:
        bots.check(command.bot, table.game)
    if table.seats[command.seat].bot == command.bot:
        return None
    return e.Seated(**_number_and_time(table, now), seat=command.seat, bot=command.bot)


def _start(table: Table, command: protocol.Start, actor: Actor, now: float) -> e.Event:
    _check_host(table, actor)
    _check_open(table)
    if any(seat.open for seat in table.seats):
        raise NotNow("seats-still-open")
    assert table.game is not None
    return e.Started(
        **_number_and_time(table, now), nonce=command.nonce, rules_version=table.game.rules_version
    )


def _check_host(table: Table, actor: Actor) -> None:
    if actor.id != table.created.host:
        raise NotYours("not-the-host")


def _move(table: Table, command: protocol.NewMove, actor: Actor, now: float) -> e.Event | CommandResult:
    seat = command.seat
    _check_own_seat(table, seat, actor)
    _check_running(table)
    _check_played_by_person(table, seat)
    assert table.match is not None
    if seat not in table.to_act:
        if table.simultaneous_turn:
            raise NotNow("chosen-already")
        raise NotYourTurn("not-your-turn", seat=(table.match.to_move or 0) + 1)
    _check_up_to_date(table, command.last_seen_event)
    number = read_move(table.match.game, command.move)
    if table.match.to_move == seat:
        return _moved(table, seat, number, now, command.id)
    state, game = table.redacted_state(seat), table.match.game
    reason = game.rules.illegality(state, number)
    if reason:
        raise IllegalMove(game.ui.refusal(state, number, reason))
    text = game.notation.write_move(number)
    return e.Sealed(**_number_and_time(table, now), seat=seat, move=number, text=text, id=command.id)


def _moved(table: Table, seat: int, number: int, now: float, id: str = "") -> CommandResult:
    match, moves = table.play_ahead(number, seat)
    return CommandResult(e.Moved(**_number_and_time(table, now), seat=seat, moves=moves, id=id), match)


def _bot_move(table: Table, command: BotMove, actor: None, now: float) -> CommandResult:
    _check_running(table)
    if command.seat != table.bot_to_move():
        raise NotNow("seat-given-up")
    _check_up_to_date(table, command.last_seen_event)
    return _moved(table, command.seat, command.move, now)


def _undo(table: Table, command: protocol.NewUndo, actor: Actor, now: float) -> e.Event:
    seat = command.seat
    _check_own_seat(table, seat, actor)
    _check_running(table)
    _check_played_by_person(table, seat)
    _check_up_to_date(table, command.last_seen_event)
    plan = undo.plan(table, seat)
    number_and_time = _number_and_time(table, now)
    if plan.waits_for:
        return e.UndoAsked(
            **number_and_time, seat=seat, ply=plan.ply, must_agree=list(plan.waits_for), id=command.id
        )
    return e.Undone(**number_and_time, seat=seat, ply=plan.ply, sealed=plan.sealed, id=command.id)


def _consent(table: Table, command: protocol.Consent, actor: Actor, now: float) -> e.Event:
    _check_own_seat(table, command.seat, actor)
    _check_running(table)
    if table.undo_request is None or command.seat not in table.undo_request.waits_for:
        raise NotNow("nothing-asked")
    _check_up_to_date(table, command.last_seen_event)
    if command.agree:
        undo.check_consent(table, command.seat, table.undo_request.ply)
    return e.UndoAnswered(
        **_number_and_time(table, now), seat=command.seat, agree=command.agree, id=command.id
    )


def _resign(table: Table, command: Resign, actor: Actor, now: float) -> e.Event:
    _check_own_seat(table, command.seat, actor)
    _check_running(table)
    _check_played_by_person(table, command.seat)
    bot = None if len(table.seats) <= 2 else replacement_bot(table)
    return e.Resigned(**_number_and_time(table, now), seat=command.seat, bot=bot)


def _lapse(table: Table, command: Lapse, actor: None, now: float) -> e.Event:
    _check_running(table)
    deadline = table.deadline()
    if deadline is None or now < deadline[0]:
        raise NotNow("time-left")
    ends_match = table.created.lapse == "loss" and len(table.seats) <= 2
    return e.Lapsed(
        **_number_and_time(table, now), seat=deadline[1], bot=None if ends_match else replacement_bot(table)
    )


def _take_over(table: Table, command: TakeOver, actor: Actor, now: float) -> e.Event:
    _check_own_seat(table, command.seat, actor)
    _check_running(table)
    _check_played_by_person(table, command.seat)
    if command.bot is not None:
        bots.check(command.bot, table.game)
    return e.TakenOver(
        **_number_and_time(table, now), seats=[command.seat], bot=command.bot or replacement_bot(table)
    )


def _return(table: Table, command: Return, actor: Actor, now: float) -> e.Event:
    _check_own_seat(table, command.seat, actor)
    _check_running(table)
    seat = table.seats[command.seat]
    may_return = seat.fate == "left" or (seat.fate == "lapsed" and table.created.lapse == "bot")
    if seat.bot is None or not may_return:
        raise NotNow("no-return")
    if table.created.clock.kind != "none" and command.seat in table.to_act:
        raise NotNow("no-return-yet")  # otherwise a player could gain time by leaving and returning
    return e.Returned(**_number_and_time(table, now), seat=command.seat)


def _abandon(table: Table, command: Abandon, actor: Actor, now: float) -> e.Event:
    if table.state == "open":
        _check_host(table, actor)
        return e.Abandoned(**_number_and_time(table, now), seat=None)
    own_seats = table.seats_of(actor.id)
    if not own_seats and actor.id != table.created.host:
        raise NotYours("not-your-seat")
    _check_running(table)
    if any(seat.played_by_person and seat.person != actor.id for seat in table.seats):
        raise NotNow("others-still-play")
    return e.Abandoned(**_number_and_time(table, now), seat=next(iter(own_seats), None))


def _rematch(table: Table, command: Rematch, actor: Actor, now: float) -> e.Event | None:
    if not table.seats_of(actor.id):
        raise NotYours("not-your-seat")
    _check_not_read_only(table)
    if table.state in ("open", "running"):
        raise NotNow("match-not-over")
    return None if table.rematch else e.Rematched(**_number_and_time(table, now), table=command.table)


def _chat(table: Table, command: protocol.NewChat, actor: Actor, now: float) -> e.Event:
    _check_not_read_only(table)
    seat = next(iter(table.seats_of(actor.id)), None)
    return e.Chatted(
        **_number_and_time(table, now),
        person=actor.id,
        name=actor.name,
        seat=seat,
        text=command.text,
        id=command.id,
    )


def replacement_bot(table: Table) -> str:
    """The bot that takes over a seat: the strongest at the table, or the default."""
    known_bots = bots.names(table.game)
    at_table = [seat.bot for seat in table.seats if seat.bot is not None and seat.bot in known_bots]
    return max(at_table, key=known_bots.index, default=bots.default_bot(table.game))


_DECIDE: dict[type[Any], Callable[[Table, Any, Any, float], e.Event | CommandResult | None]] = {
    protocol.Join: _join,
    protocol.BotSeating: _seat,
    protocol.Start: _start,
    protocol.NewMove: _move,
    protocol.NewUndo: _undo,
    protocol.Consent: _consent,
    protocol.NewChat: _chat,
    Leave: _leave,
    Resign: _resign,
    TakeOver: _take_over,
    Return: _return,
    Abandon: _abandon,
    Rematch: _rematch,
    BotMove: _bot_move,
    Lapse: _lapse,
}
