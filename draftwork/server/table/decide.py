"""Whether a request to a table is granted, and the event that it makes. Nothing here changes the table.

The order of the checks is part of what keeps secrets: whose seat it is, whether it is its turn, whether the
client has seen all there is, and only then whether the move is legal.
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
    BotMove,
    Command,
    Lapse,
    Leave,
    Person,
    Rematch,
    Resign,
    Return,
    TakeOver,
)
from draftwork.server.table.table import Table

USUAL_BOT = "craftsman"  # who plays on where no bot was invited
WITH_ID = (protocol.NewMove, protocol.NewUndo, protocol.Consent)


@dataclass(frozen=True)
class Decided:
    """The result of a command: its event, and the match after it if the event plays moves."""

    event: e.Event | None = None  # None: the command was carried out before, or changes nothing
    next_match: Match | None = None

    @property
    def ends_match(self) -> bool:
        """Whether the event plays the last move of the match."""
        return self.next_match is not None and self.next_match.to_move is None


def decide(table: Table, command: Command, person: Person | None, now: float) -> Decided:
    """Check a command and make its event. A refused command raises a DraftworkError."""
    if _is_repeated(table, command, person):
        return Decided()
    kind = next(cls for cls in type(command).__mro__ if cls in _DECIDE)
    if kind not in (BotMove, Lapse) and person is None:
        raise NotYours("not-your-seat")
    made = _DECIDE[kind](table, command, person, now)
    return made if isinstance(made, Decided) else Decided(made)


def event_number(table: Table, command: Command, person: Person | None) -> int:
    """The number of the event that a command made, or of the last event if it made none."""
    return table.answers.get(key_of(command, person) or "", table.number)


def _is_repeated(table: Table, command: Command, person: Person | None) -> bool:
    """Whether it was done before, by the one who asks."""
    if isinstance(command, WITH_ID) and command.seat not in table.seats_of(person.id if person else None):
        return False
    return key_of(command, person) in table.answers


def key_of(command: Command, person: Person | None) -> str | None:
    """What a repeated request is known by: like that of its event."""
    if isinstance(command, protocol.NewChat):
        return f"{person.id} {command.id}" if person else None
    return f"{command.seat} {command.id}" if isinstance(command, WITH_ID) else None


def _stamp(table: Table, now: float) -> dict[str, Any]:
    return {"number": table.number + 1, "at": max(now, table.events[-1].at)}


def _mine(table: Table, seat: int, person: Person) -> None:
    if seat not in table.seats_of(person.id):
        raise NotYours("not-your-seat")


def _running(table: Table) -> None:
    state = table.state
    if state == "over":
        raise GameOver("match-over")
    _not_read_only(table)
    if state == "abandoned":
        raise NotNow("table-abandoned")
    if state == "open":
        raise NotNow("table-not-started")


def _open(table: Table) -> None:
    _not_read_only(table)
    if table.state != "open":
        raise NotNow("table-not-open")


def _not_read_only(table: Table) -> None:
    if table.reason is not None:
        raise ReadOnly("table-read-only", reason=table.reason)


def _present(table: Table, seat: int) -> None:
    """A seat that was given up, or to a bot, decides nothing."""
    if not table.seats[seat].played_by_person:
        raise NotNow("seat-given-up")


def _up_to_date(table: Table, answers: int) -> None:
    if not table.last_position <= answers <= table.number:
        raise Stale("stale", answers=answers, number=table.number)


def _join(table: Table, command: protocol.Join, person: Person, now: float) -> e.Event | None:
    _open(table)
    mine = table.seats_of(person.id)
    if command.seat in mine or (mine and command.seat is None):
        return None
    open_seats = [i for i, seat in enumerate(table.seats) if seat.open]
    if not open_seats or (command.seat is not None and command.seat not in open_seats):
        raise SeatTaken("seat-taken")
    seat = open_seats[0] if command.seat is None else command.seat
    return e.Joined(**_stamp(table, now), seat=seat, person=person.id, name=person.name, nonce=command.nonce)


def _leave(table: Table, command: Leave, person: Person, now: float) -> e.Event | None:
    mine = table.seats_of(person.id)
    if table.state == "open":
        if person.id == table.created.host:
            return _abandon(table, Abandon(), person, now)
        return e.Left(**_stamp(table, now), person=person.id, name=person.name) if mine else None
    playing = [seat for seat in mine if table.seats[seat].played_by_person]
    if table.state != "running" or not playing:
        return None
    return e.TakenOver(**_stamp(table, now), seats=playing, bot=strongest_bot(table))


def _seat(table: Table, command: protocol.Seating, person: Person, now: float) -> e.Event | None:
    _host(table, person)
    _open(table)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is not None:
        raise SeatTaken("seat-taken")
    if command.bot is not None:
        bots.check(command.bot, table.game)
    if table.seats[command.seat].bot == command.bot:
        return None
    return e.Seated(**_stamp(table, now), seat=command.seat, bot=command.bot)


def _start(table: Table, command: protocol.Start, person: Person, now: float) -> e.Event:
    _host(table, person)
    _open(table)
    if any(seat.open for seat in table.seats):
        raise NotNow("seats-still-open")
    assert table.game is not None
    return e.Started(**_stamp(table, now), nonce=command.nonce, rules_version=table.game.rules_version)


def _host(table: Table, person: Person) -> None:
    if person.id != table.created.host:
        raise NotYours("not-the-host")


def _move(table: Table, command: protocol.NewMove, person: Person, now: float) -> e.Event | Decided:
    seat = command.seat
    _mine(table, seat, person)
    _running(table)
    _present(table, seat)
    assert table.match is not None
    if seat not in table.to_act:
        if table.choosing:
            raise NotNow("chosen-already")
        raise NotYourTurn("not-your-turn", seat=(table.match.to_move or 0) + 1)
    _up_to_date(table, command.answers)
    number = read_move(table.match.game, command.move)
    if table.match.to_move == seat:
        return _moved(table, seat, number, now, command.id)
    known, game = table.known_to(seat), table.match.game
    reason = game.rules.illegality(known, number)
    if reason:
        raise IllegalMove(game.ui.refusal(known, number, reason))
    text = game.notation.write_move(number)
    return e.Sealed(**_stamp(table, now), seat=seat, move=number, text=text, id=command.id)


def _moved(table: Table, seat: int, number: int, now: float, id: str = "") -> Decided:
    match, plays = table.play_ahead(number, seat)
    return Decided(e.Moved(**_stamp(table, now), seat=seat, plays=plays, id=id), match)


def _bot_move(table: Table, command: BotMove, person: None, now: float) -> Decided:
    _running(table)
    if command.seat not in table.bots_to_move():
        raise NotNow("seat-given-up")
    _up_to_date(table, command.answers)
    return _moved(table, command.seat, command.move, now)


def _undo(table: Table, command: protocol.NewUndo, person: Person, now: float) -> e.Event:
    seat = command.seat
    _mine(table, seat, person)
    _running(table)
    _present(table, seat)
    _up_to_date(table, command.answers)
    plan = undo.plan(table, seat)
    stamp = _stamp(table, now)
    if plan.waits_for:
        return e.UndoAsked(**stamp, seat=seat, ply=plan.ply, of=list(plan.waits_for), id=command.id)
    return e.Undone(**stamp, seat=seat, ply=plan.ply, sealed=plan.sealed, id=command.id)


def _consent(table: Table, command: protocol.Consent, person: Person, now: float) -> e.Event:
    _mine(table, command.seat, person)
    _running(table)
    if table.asking is None or command.seat not in table.asking.waits_for:
        raise NotNow("nothing-asked")
    _up_to_date(table, command.answers)
    if command.agree:
        undo.check_consent(table, command.seat, table.asking.ply)
    return e.UndoAnswered(**_stamp(table, now), seat=command.seat, agree=command.agree, id=command.id)


def _resign(table: Table, command: Resign, person: Person, now: float) -> e.Event:
    _mine(table, command.seat, person)
    _running(table)
    _present(table, command.seat)
    bot = None if len(table.seats) <= 2 else strongest_bot(table)
    return e.Resigned(**_stamp(table, now), seat=command.seat, bot=bot)


def _lapse(table: Table, command: Lapse, person: None, now: float) -> e.Event:
    _running(table)
    end = table.deadline()
    if end is None or now < end[0]:
        raise NotNow("time-left")
    ends = table.created.lapse == "loss" and len(table.seats) <= 2
    return e.Lapsed(**_stamp(table, now), seat=end[1], bot=None if ends else strongest_bot(table))


def _take_over(table: Table, command: TakeOver, person: Person, now: float) -> e.Event:
    _mine(table, command.seat, person)
    _running(table)
    _present(table, command.seat)
    if command.bot is not None:
        bots.check(command.bot, table.game)
    return e.TakenOver(**_stamp(table, now), seats=[command.seat], bot=command.bot or strongest_bot(table))


def _return(table: Table, command: Return, person: Person, now: float) -> e.Event:
    _mine(table, command.seat, person)
    _running(table)
    seat = table.seats[command.seat]
    may = seat.fate == "left" or (seat.fate == "lapsed" and table.created.lapse == "bot")
    if seat.bot is None or not may:
        raise NotNow("no-return")
    if table.created.clock.kind != "none" and command.seat in table.to_act:
        raise NotNow("no-return-yet")  # else leaving and coming back would wind the clock up
    return e.Returned(**_stamp(table, now), seat=command.seat)


def _abandon(table: Table, command: Abandon, person: Person, now: float) -> e.Event:
    if table.state == "open":
        _host(table, person)
        return e.Abandoned(**_stamp(table, now), seat=None)
    mine = table.seats_of(person.id)
    if not mine and person.id != table.created.host:
        raise NotYours("not-your-seat")
    _running(table)
    if any(seat.played_by_person and seat.person != person.id for seat in table.seats):
        raise NotNow("others-still-play")
    return e.Abandoned(**_stamp(table, now), seat=next(iter(mine), None))


def _rematch(table: Table, command: Rematch, person: Person, now: float) -> e.Event | None:
    if not table.seats_of(person.id):
        raise NotYours("not-your-seat")
    _not_read_only(table)
    if table.state in ("open", "running"):
        raise NotNow("match-not-over")
    return None if table.rematch else e.Rematched(**_stamp(table, now), table=command.table)


def _chat(table: Table, command: protocol.NewChat, person: Person, now: float) -> e.Event:
    _not_read_only(table)
    seat = next(iter(table.seats_of(person.id)), None)
    return e.Chatted(
        **_stamp(table, now), person=person.id, name=person.name, seat=seat, text=command.text, id=command.id
    )


def strongest_bot(table: Table) -> str:
    """Who plays on for somebody: the strongest bot at the table, or else the usual one."""
    known = bots.names(table.game)
    invited = [seat.bot for seat in table.seats if seat.bot is not None and seat.bot in known]
    usual = USUAL_BOT if USUAL_BOT in known else bots.RANDOM
    return max(invited, key=known.index, default=usual)


_DECIDE: dict[type[Any], Callable[[Table, Any, Any, float], e.Event | Decided | None]] = {
    protocol.Join: _join,
    protocol.Seating: _seat,
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
