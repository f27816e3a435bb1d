"""Protocol structs of a table for one viewer. They contain only what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

import msgspec

from draftwork.games import Choice, Game, Point
from draftwork.i18n import Message
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import DraftworkError
from draftwork.kernel.generics import NOBODY
from draftwork.play import Match, Record
from draftwork.play.seat import points_of, redact_state
from draftwork.server import protocol
from draftwork.server.errors import NotNow, ReadOnly
from draftwork.server.table import editions, undo
from draftwork.server.table.event_log import log_entries
from draftwork.server.table.events import Chatted
from draftwork.server.table.leaving import gone_at
from draftwork.server.table.outcome import seats_given_up, table_outcome
from draftwork.server.table.seats import SeatState
from draftwork.server.table.table import Table

T = TypeVar("T")

MAX_CHAT_ENTRIES = 100  # in a snapshot


def table_info(table: Table, person: str | None, connected: Collection[str] = ()) -> protocol.TableInfo:
    """The table as a person sees it. `connected` holds the ids of the connected people."""
    created = table.created
    return protocol.TableInfo(
        id=table.id,
        game=created.game,
        options=created.options,
        edition=_cached(table, "edition", lambda: editions.table_edition_info(table)),
        seats=[_seat(seat, person, connected) for seat in table.seats],
        clock=created.clock,
        lapse=created.lapse,
        listed=created.listed,
        state=table.state,
        reason=table.read_only_reason,
        commitment=table.commitment,
        host=person == created.host,
        host_seat=next(iter(table.seats_of(created.host or None)), None),
        created=created.at,
        number=table.number,
        rematch=table.rematch,
        rematch_offer=_rematch_offer(table),
        to_act=table.to_act,
        paused=table.paused,
        outcome=_outcome(table),
        gone_at=gone_at(table),
    )


def _rematch_offer(table: Table) -> protocol.RematchOfferInfo | None:
    offer = table.rematch_offer
    if offer is None:
        return None
    agreed = [i for i, seat in enumerate(table.seats) if seat.person in offer.nonces]
    waits_for = [i for i, seat in enumerate(table.seats) if seat.person is not None and i not in agreed]
    return protocol.RematchOfferInfo(offer.seat, offer.table, commitment(offer.seed), agreed, waits_for)


def _seat(seat: SeatState, person: str | None, connected: Collection[str]) -> protocol.SeatInfo:
    return protocol.SeatInfo(
        kind="person" if seat.person is not None else "open" if seat.open else "bot",
        name=seat.name,
        mine=person is not None and seat.person == person,
        present=is_present(seat, connected),
        bot=seat.bot,
        fate=seat.fate,
    )


def is_present(seat: SeatState, connected: Collection[str]) -> bool:
    """Whether a client of the person is connected. Bots always are, and people of imported matches never."""
    return seat.person in connected if seat.person is not None else seat.bot is not None


def game_snapshot(table: Table, seat: int | None, at: float) -> protocol.GameSnapshot | None:
    """The game as a seat or a spectator sees it; None before the start and at a read-only table."""
    match = table.match
    if match is None or table.read_only_reason is not None:
        return None
    rendered = _cached(table, cache_key(seat), lambda: _render(table, match, seat))
    return protocol.GameSnapshot(
        seat=seat,
        view=rendered.view,
        to_act=table.to_act,
        prompt=rendered.prompt,
        points=rendered.points,
        outcome=_outcome(table),
        clock=table.clock.info(at),
        undo=_undo(table, seat),
        ply=len(match.history),
        sealed=table.simultaneous_turn and seat is not None and seat not in table.to_act,
        choices=rendered.choices,
    )


class RenderedPosition(msgspec.Struct):
    """The part of a game snapshot that depends only on the position. A worker delivers the fields as JSON."""

    view: Any
    prompt: Any  # a message or None
    points: Any  # per seat
    choices: Any


def cache_key(seat: int | None) -> tuple[str, int | None]:
    """The key of a rendered position in the cache of a table."""
    return ("rendered", seat)


def _render(table: Table, match: Match, seat: int | None) -> RenderedPosition:
    return RenderedPosition(
        view=_view(table, match, seat),
        prompt=_prompt(table, match, seat),
        points=_points(table, match, seat),
        choices=choices(table, seat),
    )


def known_states(table: Table, seat: int | None) -> tuple[Any, Any]:
    """The redacted state of a seat, and the state for its decision; None if it has nothing to decide."""
    match = _started_match(table)
    viewer = view_seat(match.game, seat)
    acts = seat is not None and seat in table.to_act
    return _redacted_state(table, match, viewer), _deciding_state(table, match, seat or 0) if acts else None


def view_seat(game: Game[Any], seat: int | None) -> int:
    """The seat whose view to build. Games without hidden information share one view."""
    return seat if game.hidden_information and seat is not None else NOBODY


def _cached(table: Table, key: Any, make: Callable[[], T]) -> T:
    """A value that stays valid until the next event."""
    if key not in table.cache:
        table.cache[key] = make()
    made: T = table.cache[key]
    return made


def _outcome(table: Table) -> protocol.OutcomeInfo | None:
    return _cached(table, "outcome", lambda: table_outcome(table))


def _redacted_state(table: Table, match: Match, viewer: int) -> Any:
    return _cached(table, ("known", viewer), lambda: redact_state(match.game, match.state, viewer))


def _view(table: Table, match: Match, seat: int | None) -> Any:
    game = match.game
    viewer = view_seat(game, seat)
    view = _cached(
        table, ("view", viewer), lambda: game.ui.view(_redacted_state(table, match, viewer), viewer)
    )
    return view if viewer == seat else msgspec.structs.replace(view, seat=seat)


def _prompt(table: Table, match: Match, seat: int | None) -> Message | None:
    if seat is None or seat not in table.to_act:
        return None
    return match.game.ui.prompt(_deciding_state(table, match, seat))


def _deciding_state(table: Table, match: Match, seat: int) -> Any:
    """The state in which a seat decides. In a simultaneous decision its turn may come later."""
    if match.to_move != seat:
        return table.redacted_state(seat)
    return _redacted_state(table, match, seat if match.game.hidden_information else NOBODY)


def _points(table: Table, match: Match, seat: int | None) -> list[list[Point] | None]:
    if table.state == "over":  # also after a resignation: then everything is revealed
        return _cached(table, "points", lambda: [*match.scores.explain()])
    game = match.game
    viewer = view_seat(game, seat)
    return _cached(
        table, ("points", viewer), lambda: points_of(game, _redacted_state(table, match, viewer), viewer)
    )


def _undo(table: Table, seat: int | None) -> protocol.UndoInfo:
    free = ask = False
    why_not: Message | None = None
    if seat is None or table.state != "running" or not table.seats[seat].played_by_person:
        why_not = Message("nothing-to-undo")
    else:
        try:
            plan = undo.quick_plan(table, seat)
            free, ask = not plan.waits_for, bool(plan.waits_for)
        except DraftworkError as error:
            why_not = error.message
    request = table.undo_request
    return protocol.UndoInfo(
        free=free,
        ask=ask,
        why_not=why_not,
        asked_by=request.seat if request else None,
        waits_for=list(request.waits_for) if request else [],
    )


def snapshot(
    table: Table, seat: int | None, person: str | None, connected: Collection[str], at: float
) -> protocol.Snapshot:
    return protocol.Snapshot(
        table=table_info(table, person, connected),
        game=game_snapshot(table, seat, at),
        events=log_since(table, seat, person),
    )


def log_since(table: Table, seat: int | None, person: str | None, after: int = 0) -> list[protocol.EventInfo]:
    """The log entries after an event. Only the newest chat entries are included."""
    events = table.events[after:]  # events are numbered from 1 without gaps
    old = {event.number for event in [one for one in events if isinstance(one, Chatted)][:-MAX_CHAT_ENTRIES]}
    return [
        entry
        for event in events
        if event.number not in old
        for entry in log_entries(table, event, seat, person)
    ]


def update(
    table: Table, after: int, seat: int | None, person: str | None, connected: Collection[str], at: float
) -> protocol.Happened:
    """The events after the last one that a client has seen, and the current state."""
    events = log_since(table, seat, person, after)
    return protocol.Happened(events, table_info(table, person, connected), game_snapshot(table, seat, at))


def snapshot_at_ply(table: Table, seat: int | None, ply: int, at: float) -> protocol.GameSnapshot:
    """The game after a number of moves, as the seat knew it then."""
    match = _started_match(table)
    then = match.at(ply)
    return protocol.GameSnapshot(
        seat=seat,
        view=then.seat(seat).view,
        to_act=[] if then.to_move is None else [then.to_move],
        prompt=None,
        points=then.seat(seat).points,
        outcome=table_outcome(table) if ply == len(match.history) else None,
        clock=table.clock.info(at),
        undo=protocol.UndoInfo(False, False, None, None, []),
        ply=ply,
        sealed=False,
        choices=[],
    )


def choices(table: Table, seat: int | None) -> list[Choice]:
    """The tree of choices; empty if the seat has nothing to decide."""
    match = table.match
    if seat is None or seat not in table.to_act or match is None:
        return []
    ui = match.game.ui
    return _cached(table, ("choices", seat), lambda: ui.choices(_deciding_state(table, match, seat)))


def record(table: Table, seat: int | None) -> Record:
    """The record as far as the viewer may know it; complete once the match is over."""
    match = _started_match(table)
    if table.state != "over":
        return match.record(seat)
    return msgspec.structs.replace(match.record("all"), gave_up=seats_given_up(table))


def _started_match(table: Table) -> Match:
    if table.read_only_reason is not None:
        raise ReadOnly("table-read-only", reason=table.read_only_reason)
    if table.match is None:
        raise NotNow("table-not-started")
    return table.match
