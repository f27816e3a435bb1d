"""The event log of a table as one viewer may know it.

Most events make one entry. Some make several, all with the same number: a move is followed by forced moves,
and the last move by the end of the match. Of the consents to an undo, only the last one makes an entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from draftwork.kernel import unpack
from draftwork.kernel.generics import NOBODY
from draftwork.play import HistoryEntry
from draftwork.play.choice_path import path_to
from draftwork.server.protocol import EventInfo
from draftwork.server.table import events as e
from draftwork.server.table.seats import Decision
from draftwork.server.table.table import Table


def log_entries(table: Table, event: e.Event, seat: int | None, person: str | None = None) -> list[EventInfo]:
    """The log entries of an event for a seat, or for a spectator."""
    entries = _ENTRIES[type(event)](table, event, seat)
    if event.number == table.ended_by:
        entries = [*entries, EventInfo(event.number, "ended", event.at)]
    id = getattr(event, "id", "")
    if entries and id and person is not None and _author(table, event) == person:
        entries = [msgspec.structs.replace(entries[0], id=id), *entries[1:]]
    return entries


def _author(table: Table, event: Any) -> str | None:
    """The person who made an event that carries a client id."""
    person: str | None = event.person if isinstance(event, e.Chatted) else table.seats[event.seat].person
    return person


def _created(table: Table, event: e.Created, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "created", event.at)]


def _joined(table: Table, event: e.Joined, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "joined", event.at, event.seat, event.name)]


def _left(table: Table, event: e.Left, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "left", event.at, name=event.name)]


def _seated(table: Table, event: e.Seated, seat: int | None) -> list[EventInfo]:
    if event.bot is None:
        return [EventInfo(event.number, "seat-freed", event.at, event.seat)]
    return [EventInfo(event.number, "bot-seated", event.at, event.seat, bot=event.bot)]


def _started(table: Table, event: e.Started | e.Imported, seat: int | None) -> list[EventInfo]:
    """The start, and moves that the rules force before the first decision."""
    started = EventInfo(event.number, "started", event.at)
    if table.match is None:
        return [started]
    first = table.undo_stack[0].first if table.undo_stack else len(table.match.history)
    forced = table.match.history[:first]
    moves = [_move_entry(table, event, played, i, seat, True) for i, played in enumerate(forced)]
    return [started, *moves]


def _moved(table: Table, event: e.Moved, seat: int | None) -> list[EventInfo]:
    decision = table.decisions.get(event.number)
    if decision is None:  # a read-only table: the move may be hidden
        return [EventInfo(event.number, "move", event.at, event.seat)]
    if decision.public_entries is not None:
        return decision.public_entries
    public = decision.standing and _is_public(table, decision)
    entries = [
        _move_entry(table, event, played, decision.first + i, None if public else seat, decision.standing)
        for i, played in enumerate(decision.entries)
    ]
    if public:
        decision.public_entries = entries
    return entries


def _is_public(table: Table, decision: Decision) -> bool:
    """Whether all moves of a decision are public.

    Then they stay public, and all viewers share the entries.
    """
    return all(move_text(table, played, None, True) == str(played.move) for played in decision.entries)


def _move_entry(
    table: Table, event: e.Event, played: HistoryEntry, ply: int, seat: int | None, standing: bool
) -> EventInfo:
    assert table.match is not None
    text = move_text(table, played, seat, standing)
    known = text == str(played.move)
    move = played.move.number
    return EventInfo(
        event.number,
        "move",
        event.at,
        played.seat,
        text=text,
        words=path_to(table.match.game, played.before, played.seat, move) if known else [],
        # An undone move has no description, because its effects may be hidden again.
        description=table.match.describe(ply, seat, known) if standing else None,
        forced=played.forced,
        ply=ply + 1,
        stand_in=event.stand_in if isinstance(event, e.Moved) and event.seat == played.seat else "",
    )


def move_text(table: Table, played: HistoryEntry, seat: int | None, standing: bool) -> str:
    """The notation of a move as a viewer may know it. An undone move stays redacted."""
    assert table.match is not None
    game = table.match.game
    over = standing and table.state == "over"  # also after a resignation: then everything is revealed
    if game.notation.redact_move is None or over:
        return str(played.move)
    before = unpack(game.state, played.before)
    now = table.match.state if standing else before
    return game.notation.redact_move(before, now, played.move.number, NOBODY if seat is None else seat)


def _sealed(table: Table, event: e.Sealed, seat: int | None) -> list[EventInfo]:
    """Others learn that the seat has decided. The move is revealed when the rules play it."""
    text = event.text if event.seat == seat else ""
    return [EventInfo(event.number, "sealed", event.at, event.seat, text=text)]


def _undone(table: Table, event: e.Undone, seat: int | None) -> list[EventInfo]:
    ply = None if event.sealed else event.ply
    return [EventInfo(event.number, "undone", event.at, event.seat, ply=ply)]


def _undo_asked(table: Table, event: e.UndoAsked, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "undo-asked", event.at, event.seat)]


def _undo_answered(table: Table, event: e.UndoAnswered, seat: int | None) -> list[EventInfo]:
    if not event.agree:
        return [EventInfo(event.number, "undo-refused", event.at, event.seat)]
    ply = table.undone_to.get(event.number)
    return [] if ply is None else [EventInfo(event.number, "undone", event.at, event.seat, ply=ply)]


def _gave_up(table: Table, event: e.Resigned | e.Lapsed, seat: int | None) -> list[EventInfo]:
    kind: Literal["resigned", "lapsed"] = "resigned" if isinstance(event, e.Resigned) else "lapsed"
    return [EventInfo(event.number, kind, event.at, event.seat, bot=event.bot or "")]


def _taken_over(table: Table, event: e.TakenOver, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "taken-over", event.at, one, bot=event.bot) for one in event.seats]


def _returned(table: Table, event: e.Returned, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "joined", event.at, event.seat, table.seats[event.seat].name)]


def _abandoned(table: Table, event: e.Abandoned, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "abandoned", event.at, event.seat)]


def _rematched(table: Table, event: e.Rematched, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "rematch", event.at, table=event.table)]


def _rematch_offered(table: Table, event: e.RematchOffered, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "rematch-offered", event.at, event.seat)]


def _rematch_answered(table: Table, event: e.RematchAnswered, seat: int | None) -> list[EventInfo]:
    """The answer, and the start of the rematch. That a player agrees to their own offer is no entry."""
    offers = (one for one in reversed(table.events[: event.number - 1]) if isinstance(one, e.RematchOffered))
    own = table.seats[next(offers).seat].person == table.seats[event.seat].person
    entries = []
    if not (own and event.agree):
        kind: Literal["rematch-agreed", "rematch-withdrawn", "rematch-declined"] = (
            "rematch-agreed" if event.agree else "rematch-withdrawn" if own else "rematch-declined"
        )
        entries.append(EventInfo(event.number, kind, event.at, event.seat))
    if event.number == table.rematch_number:
        entries.append(EventInfo(event.number, "rematch", event.at, table=table.rematch or ""))
    return entries


def _chatted(table: Table, event: e.Chatted, seat: int | None) -> list[EventInfo]:
    return [EventInfo(event.number, "chat", event.at, event.seat, event.name, event.text)]


_ENTRIES: dict[type[Any], Callable[[Table, Any, int | None], list[EventInfo]]] = {
    e.Created: _created,
    e.Joined: _joined,
    e.Left: _left,
    e.Seated: _seated,
    e.Started: _started,
    e.Imported: _started,
    e.Moved: _moved,
    e.Sealed: _sealed,
    e.Undone: _undone,
    e.UndoAsked: _undo_asked,
    e.UndoAnswered: _undo_answered,
    e.Resigned: _gave_up,
    e.Lapsed: _gave_up,
    e.TakenOver: _taken_over,
    e.Returned: _returned,
    e.Abandoned: _abandoned,
    e.Rematched: _rematched,
    e.RematchOffered: _rematch_offered,
    e.RematchAnswered: _rematch_answered,
    e.Chatted: _chatted,
}
