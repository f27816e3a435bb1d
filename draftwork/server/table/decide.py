"""Decisions on commands: check a command and make its event, without changing the table.

The order of the checks protects hidden information: whose seat it is, whether it is its turn, whether the
client is up to date, and only then whether the move is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from draftwork import bots
from draftwork.kernel.errors import IllegalMove, NotYourTurn
from draftwork.play import Match
from draftwork.play.moves import read_move
from draftwork.server import protocol
from draftwork.server.errors import NotNow, NotYours, SeatTaken
from draftwork.server.names import check_chat
from draftwork.server.table import events as e
from draftwork.server.table import leaving, rematch, undo
from draftwork.server.table.checks import (
    check_host,
    check_not_read_only,
    check_open,
    check_own_seat,
    check_played_by_person,
    check_running,
    check_up_to_date,
    number_and_time,
)
from draftwork.server.table.commands import (
    Abandon,
    Actor,
    BotMove,
    Command,
    Lapse,
    Leave,
    OfferRematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.sequence import chosen_moves
from draftwork.server.table.table import Table

WITH_ID = (protocol.NewMove, protocol.NewUndo, protocol.Consent)


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: its event, and the match after it if the event plays moves."""

    event: e.Event | None = None  # None: the command was executed before, or changes nothing
    next_match: Match | None = None
    next_table: Table | None = None  # the rematch that the event starts

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


def _join(table: Table, command: protocol.Join, actor: Actor, now: float) -> e.Event | None:
    check_open(table)
    own_seats = table.seats_of(actor.id)
    if command.seat in own_seats or (own_seats and command.seat is None):
        return None
    open_seats = [i for i, seat in enumerate(table.seats) if seat.open]
    if not open_seats or (command.seat is not None and command.seat not in open_seats):
        raise SeatTaken("seat-taken")
    seat = open_seats[0] if command.seat is None else command.seat
    return e.Joined(
        **number_and_time(table, now), seat=seat, person=actor.id, name=actor.name, nonce=command.nonce
    )


def _seat(table: Table, command: protocol.BotSeating, actor: Actor, now: float) -> e.Event | None:
    check_host(table, actor)
    check_open(table)
    if command.seat >= len(table.seats):
        raise SeatTaken("seat-taken")
    seat = table.seats[command.seat]
    if seat.person is not None and (command.bot is not None or seat.person == actor.id):
        raise SeatTaken("seat-taken")
    if command.bot is not None:
        bots.check(command.bot, table.game)
    if seat.person is None and seat.bot == command.bot:
        return None
    return e.Seated(**number_and_time(table, now), seat=command.seat, bot=command.bot)


def _start(table: Table, command: protocol.Start, actor: Actor, now: float) -> e.Event:
    check_host(table, actor)
    check_open(table)
    if any(seat.open for seat in table.seats):
        raise NotNow("seats-still-open")
    assert table.game is not None
    return e.Started(
        **number_and_time(table, now), nonce=command.nonce, rules_version=table.game.rules_version
    )


def _move(table: Table, command: protocol.NewMove, actor: Actor, now: float) -> e.Event | CommandResult:
    seat = command.seat
    check_own_seat(table, seat, actor)
    check_running(table)
    check_played_by_person(table, seat)
    assert table.match is not None
    if seat not in table.to_act:
        if table.simultaneous_turn:
            raise NotNow("chosen-already")
        raise NotYourTurn("not-your-turn", seat=(table.match.to_move or 0) + 1)
    check_up_to_date(table, command.last_seen_event)
    numbers = [read_move(table.match.game, move) for move in (command.move, *command.then)]
    moves = chosen_moves(table, numbers, seat)
    if table.match.to_move == seat:
        return _moved(table, seat, moves, now, id=command.id)
    return _sealed(table, seat, moves[0], now, command.id)


def _sealed(table: Table, seat: int, number: int, now: float, id: str) -> e.Event:
    assert table.match is not None
    state, game = table.redacted_state(seat), table.match.game
    reason = game.rules.illegality(state, number)
    if reason:
        raise IllegalMove(game.ui.refusal(state, number, reason))
    text = game.notation.write_move(number)
    return e.Sealed(**number_and_time(table, now), seat=seat, move=number, text=text, id=id)


def _moved(
    table: Table, seat: int, chosen: list[int], now: float, *, id: str = "", stand_in: str = ""
) -> CommandResult:
    match, moves = table.play_ahead(chosen, seat)
    common = number_and_time(table, now)
    return CommandResult(e.Moved(**common, seat=seat, moves=moves, id=id, stand_in=stand_in), match)


def _bot_move(table: Table, command: BotMove, actor: None, now: float) -> CommandResult:
    check_running(table)
    if command.seat != table.bot_to_move():
        raise NotNow("seat-given-up")
    check_up_to_date(table, command.last_seen_event)
    return _moved(table, command.seat, [command.move], now, stand_in=command.stand_in)


def _undo(table: Table, command: protocol.NewUndo, actor: Actor, now: float) -> e.Event:
    seat = command.seat
    check_own_seat(table, seat, actor)
    check_running(table)
    check_played_by_person(table, seat)
    check_up_to_date(table, command.last_seen_event)
    plan = undo.plan(table, seat)
    common = number_and_time(table, now)
    if plan.waits_for:
        return e.UndoAsked(**common, seat=seat, ply=plan.ply, must_agree=list(plan.waits_for), id=command.id)
    return e.Undone(**common, seat=seat, ply=plan.ply, sealed=plan.sealed, id=command.id)


def _consent(table: Table, command: protocol.Consent, actor: Actor, now: float) -> e.Event:
    check_own_seat(table, command.seat, actor)
    check_running(table)
    if table.undo_request is None or command.seat not in table.undo_request.waits_for:
        raise NotNow("nothing-asked")
    check_up_to_date(table, command.last_seen_event)
    if command.agree:
        undo.check_consent(table, command.seat, table.undo_request.ply)
    return e.UndoAnswered(
        **number_and_time(table, now), seat=command.seat, agree=command.agree, id=command.id
    )


def _answer_rematch(table: Table, command: protocol.RematchAnswer, actor: Actor, now: float) -> CommandResult:
    event, next_table = rematch.answer(table, command, actor, now)
    return CommandResult(event, next_table=next_table)


def _chat(table: Table, command: protocol.NewChat, actor: Actor, now: float) -> e.Event:
    check_not_read_only(table)
    check_chat(command.text)
    seat = next(iter(table.seats_of(actor.id)), None)
    return e.Chatted(
        **number_and_time(table, now),
        person=actor.id,
        name=actor.name,
        seat=seat,
        text=command.text,
        id=command.id,
    )


_DECIDE: dict[type[Any], Callable[[Table, Any, Any, float], e.Event | CommandResult | None]] = {
    protocol.Join: _join,
    protocol.BotSeating: _seat,
    protocol.Start: _start,
    protocol.NewMove: _move,
    protocol.NewUndo: _undo,
    protocol.Consent: _consent,
    protocol.NewChat: _chat,
    Leave: leaving.leave,
    Resign: leaving.resign,
    TakeOver: leaving.take_over,
    Return: leaving.return_to_seat,
    Abandon: leaving.abandon,
    OfferRematch: rematch.offer,
    protocol.RematchAnswer: _answer_rematch,
    BotMove: _bot_move,
    Lapse: leaving.lapse,
}
