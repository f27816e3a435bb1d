"""A table, folded from its events. It does no I/O, and callers pass the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from draftwork.games import Game, load
from draftwork.i18n import Message
from draftwork.kernel import pack
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadRecord, DraftworkError, UnsupportedVersion
from draftwork.play import Match
from draftwork.play.archive import find_edition, name_edition
from draftwork.play.editions import pack_edition
from draftwork.play.seat import redact_state
from draftwork.play.simultaneous import state_at_turn, still_to_decide
from draftwork.server.table import events as e
from draftwork.server.table.clock import TableClock
from draftwork.server.table.seats import Decision, RematchOffer, SeatState, TableState, UndoRequest


class Table:
    """A table of one match, with its seats, clock and event log."""

    def __init__(self, id: str, created: e.Created) -> None:
        self.id = id
        self.created = created
        self.seats = [SeatState(seat.person, seat.name, seat.bot, nonce=seat.nonce) for seat in created.seats]
        self.commitment = commitment(created.seed)
        self.events: list[e.Event] = [created]
        self.event_by_request: dict[str, int] = {}  # number of the event, by request key
        self.position_event = created.number  # number of the event that made the current position
        self.match: Match | None = None
        self.decisions: dict[int, Decision] = {}  # by event number
        self.undo_stack: list[Decision] = []  # decisions that were not undone
        self.sealed: dict[int, e.Sealed] = {}  # decisions before the seat's turn, by seat
        self.sealed_time: dict[int, float | None] = {}  # remaining time of these seats when they decided
        self.restored_time: dict[int, float | None] = {}  # by seat: limit of the time after an undo
        self.undo_request: UndoRequest | None = None
        self.clock = TableClock(created.clock, len(self.seats))
        self.loser: int | None = None  # seat whose resignation or time-out ended the match
        self.abandoned = False
        self.ended_by: int | None = None  # number of the event that ended the match
        self.undone_to: dict[int, int] = {}  # number of moves left by an undo, by number of its event
        self.rematch: str | None = None  # id of the next table
        self.rematch_offer: RematchOffer | None = None
        self.rematch_number = 0  # number of the event that started the rematch
        self.to_act: list[int] = []
        self.acted_at = created.at  # time of the last event that can change whose turn it is
        self.simultaneous_turn = False  # several seats decide in secret, in any order
        self.cache: dict[Any, Any] = {}  # of `render`, valid until the next event
        self.read_only_reason: Message | None = None
        try:
            self.game: Game[Any] | None = load(created.game)
        except DraftworkError as unknown:
            self.game = None
            self.read_only_reason = unknown.message
        self.edition = created.edition  # None only if the game is not installed
        if self.edition is None and self.game is not None:
            self.edition = name_edition(self.game, self.game.first_edition)

    @classmethod
    def fold(cls, id: str, stored: Iterable[e.Event]) -> Table:
        first, *rest = stored
        if not isinstance(first, e.Created):
            raise BadRecord("table-without-beginning", table=id)
        table = cls(id, first)
        for event in rest:
            table.apply(event)
        return table

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.events[-1].number

    @property
    def state(self) -> TableState:
        if self.read_only_reason is not None:
            return "read-only"
        if self.abandoned:
            return "abandoned"
        if self.match is None:
            return "open"
        return "over" if self.loser is not None or self.match.to_move is None else "running"

    @property
    def bots(self) -> list[str | None]:
        """The bot of each seat; None for a person's seat, even if a bot has taken over."""
        return [None if seat.person is not None else seat.bot for seat in self.seats]

    @property
    def people(self) -> set[str]:
        """The people who have a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def seats_of(self, person: str | None) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def play_ahead(self, chosen: Sequence[int], seat: int) -> tuple[Match, list[e.StoredMove]]:
        """The match after some moves and all that follow at once, and these moves. Raises IllegalMove."""
        assert self.match is not None
        match = self.match.copy()
        before = len(match.history)
        for move in chosen:
            match.play(move, seat)
        while match.to_move in self.sealed and match.to_move is not None:
            match.play(self.sealed[match.to_move].move)
        played = match.history[before:]
        moves = [e.StoredMove(one.seat, one.move.number, str(one.move), one.forced) for one in played]
        return match, moves

    def apply(self, event: e.Event, next_match: Match | None = None) -> None:
        """Add a stored event. `next_match` is the match after it, if `decide` has played the moves."""
        assert event.number == self.number + 1, "an event is missing"
        if self.read_only_reason is None:
            try:
                if isinstance(event, e.Moved):
                    self._moved(event, next_match)
                else:
                    _APPLY[type(event)](self, event)
            except UnsupportedVersion as old:
                self.read_only_reason = old.message
            except DraftworkError as error:
                self.read_only_reason = Message(
                    "table-broken", {"number": event.number, "reason": error.message}
                )
            self._update_turn(event)
        self.events.append(event)
        self.cache.clear()
        key = e.request_key(event)
        if key is not None:
            self.event_by_request[key] = event.number

    def _update_turn(self, event: e.Event) -> None:
        """Update the seats to act and the running clocks."""
        if isinstance(event, e.Chatted | e.UndoAsked):
            return
        if self.ended_by is None and self.state == "over":
            self.ended_by = event.number
        self.to_act = self._seats_to_act()
        self.acted_at = event.at
        people = [seat for seat in self.to_act if self.seats[seat].played_by_person]
        done = [event.seat] if isinstance(event, e.Moved | e.Sealed) else []
        self.clock.set_running(people, event.at, done, self.restored_time)
        self.restored_time = {}

    def _seats_to_act(self) -> list[int]:
        self.simultaneous_turn = False
        if self.state != "running" or self.match is None or self.match.to_move is None:
            return []
        choosing = still_to_decide(self.match.game, self.match.state)
        self.simultaneous_turn = bool(choosing)
        return [seat for seat in choosing if seat not in self.sealed] if choosing else [self.match.to_move]

    def deadline(self) -> tuple[float, int] | None:
        """The time when the next clock runs out, and its seat; None if no clock is running."""
        return self.clock.deadline()

    @property
    def paused(self) -> bool:
        """Whether the bots wait: no person is playing, but somebody may return to their seat."""
        if self.state != "running" or any(seat.played_by_person for seat in self.seats):
            return False
        return any(seat.may_return(self.created.lapse) for seat in self.seats)

    def bot_to_move(self) -> int | None:
        """The seat whose bot is to move now, if any."""
        if self.paused:
            return None
        turn = self.match.to_move if self.match is not None and self.to_act else None
        return turn if turn is not None and self.seats[turn].bot is not None else None

    def redacted_state(self, seat: int) -> Any:
        """The state as a seat may know it when it decides.

        In a simultaneous decision its turn may come later.
        """
        assert self.match is not None
        game, state = self.match.game, self.match.state
        if self.match.to_move != seat and seat in self.to_act:
            return state_at_turn(game, state, seat)
        return redact_state(game, state, seat)

    def packed_redacted_state(self, seat: int) -> bytes:
        """The redacted state for a bot in another process."""
        return pack(self.redacted_state(seat))

    def packed_own_edition(self) -> bytes:
        """An uploaded edition for another process; empty for a shipped one."""
        assert self.match is not None
        return pack_edition(self.match.game, self.match.edition)

    # One method for each kind of event

    def _joined(self, event: e.Joined) -> None:
        self.seats[event.seat] = SeatState(event.person, event.name, None, nonce=event.nonce)

    def _left(self, event: e.Left) -> None:
        for seat in self.seats_of(event.person):
            self.seats[seat] = SeatState(None, "", None)

    def _seated(self, event: e.Seated) -> None:
        self.seats[event.seat] = SeatState(None, event.bot or "", event.bot)

    def _started(self, event: e.Started) -> None:
        game = load(self.created.game)
        if event.rules_version != game.rules_version:
            raise UnsupportedVersion(
                "unsupported-version", game=game.name, version=event.rules_version, now=game.rules_version
            )
        nonces = [seat.nonce for seat in self.seats if seat.nonce is not None] + [event.nonce]
        names = tuple(seat.name for seat in self.seats)
        self.match = Match(
            self.created.game,
            players=len(self.seats),
            seed=self.created.seed,
            nonces=nonces,
            seats=names,
            setup=None,
            edition=find_edition(game, self.edition) if self.edition else game.first_edition,
            **self.created.options,
        )
        self.position_event = event.number

    def _imported(self, event: e.Imported) -> None:
        self.match = Match.from_record(event.record)
        self.edition = name_edition(self.match.game, self.match.edition)
        for one in event.record.gave_up:
            self.seats[one.seat].fate = one.how
        if self.match.to_move is not None:
            self.loser = next((one.seat for one in event.record.gave_up), None)
            self.abandoned = self.loser is None
        self.position_event = event.number

    def _moved(self, event: e.Moved, next_match: Match | None) -> None:
        assert self.match is not None
        assert self.game is not None
        first = len(self.match.history)
        if next_match is not None:
            self.match = next_match
        else:
            self.match, moves = self.play_ahead(event.chosen, event.seat)
            if [*map(_without_text, moves)] != [*map(_without_text, event.moves)]:
                raise BadRecord("table-other-moves")
        time_left = self.clock.remaining_at(event.at)[event.seat]
        decision = Decision(event.number, event.seat, first, list(self.match.history[first:]), time_left)
        self.decisions[event.number] = decision
        self.undo_stack.append(decision)
        for move in event.moves:
            self.sealed.pop(move.seat, None)
        self.undo_request = None
        # A simultaneous decision does not make the decisions of other seats stale.
        if not (
            self.simultaneous_turn
            and self.game.simultaneous is not None
            and self.game.simultaneous(self.match.state)
        ):
            self.position_event = event.number

    def _sealed(self, event: e.Sealed) -> None:
        self.sealed[event.seat] = event
        self.sealed_time[event.seat] = self.clock.remaining_at(event.at)[event.seat]

    def _undone(self, event: e.Undone) -> None:
        if event.sealed:
            del self.sealed[event.seat]
            self.restored_time = {event.seat: self.sealed_time[event.seat]}
        else:
            self._undo_to(event.ply, event.number)

    def _undo_to(self, ply: int, number: int) -> None:
        assert self.match is not None
        while len(self.match.history) > ply:
            self.match.undo()
        while self.undo_stack and self.undo_stack[-1].first >= ply:
            decision = self.undo_stack.pop()
            decision.standing = False
            decision.public_entries = None
            self.restored_time[decision.seat] = decision.time_left
        self.undo_request = None
        self.undone_to[number] = ply
        self.position_event = number

    def _undo_asked(self, event: e.UndoAsked) -> None:
        self.undo_request = UndoRequest(event.seat, event.ply, tuple(event.must_agree))

    def _undo_answered(self, event: e.UndoAnswered) -> None:
        if self.undo_request is None:
            return
        waits_for = tuple(seat for seat in self.undo_request.waits_for if seat != event.seat)
        if not event.agree:
            self.undo_request = None
        elif waits_for:
            self.undo_request = UndoRequest(self.undo_request.seat, self.undo_request.ply, waits_for)
        else:
            self._undo_to(self.undo_request.ply, event.number)

    def _gave_up(self, event: e.Resigned | e.Lapsed) -> None:
        seat = self.seats[event.seat]
        seat.fate = "resigned" if isinstance(event, e.Resigned) else "lapsed"
        self.undo_request = None
        if event.bot is None:
            self.loser = event.seat
        else:
            seat.bot = event.bot

    def _taken_over(self, event: e.TakenOver) -> None:
        for seat in event.seats:
            self.seats[seat].bot = event.bot
            self.seats[seat].fate = "left"
        self.undo_request = None

    def _returned(self, event: e.Returned) -> None:
        self.seats[event.seat].bot = None
        self.seats[event.seat].fate = "playing"
        self.clock.grant_return_time(event.seat)

    def _abandoned(self, event: e.Abandoned) -> None:
        self.abandoned = True

    def _rematched(self, event: e.Rematched) -> None:
        self.rematch, self.rematch_number = event.table, event.number

    def _rematch_offered(self, event: e.RematchOffered) -> None:
        self.rematch_offer = RematchOffer(event.seat, event.table, event.seed)

    def _rematch_answered(self, event: e.RematchAnswered) -> None:
        offer, person = self.rematch_offer, self.seats[event.seat].person
        if offer is None or person is None:
            return
        if not event.agree:
            self.rematch_offer = None
            return
        offer.nonces[person] = event.nonce
        if offer.nonces.keys() == self.people:
            self.rematch, self.rematch_number = offer.table, event.number
            self.rematch_offer = None

    def _chatted(self, event: e.Chatted) -> None:
        """Chat changes nothing but the log."""


def _without_text(move: e.StoredMove) -> tuple[int, int, bool]:
    """A stored move without its notation, which may have changed since."""
    return move.seat, move.move, move.forced


_APPLY: dict[type[Any], Callable[[Table, Any], None]] = {
    e.Joined: Table._joined,
    e.Left: Table._left,
    e.Seated: Table._seated,
    e.Started: Table._started,
    e.Imported: Table._imported,
    e.Sealed: Table._sealed,
    e.Undone: Table._undone,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.Resigned: Table._gave_up,
    e.Lapsed: Table._gave_up,
    e.TakenOver: Table._taken_over,
    e.Returned: Table._returned,
    e.Abandoned: Table._abandoned,
    e.Rematched: Table._rematched,
    e.RematchOffered: Table._rematch_offered,
    e.RematchAnswered: Table._rematch_answered,
    e.Chatted: Table._chatted,
}
