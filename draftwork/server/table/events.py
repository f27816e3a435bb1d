"""Stored events of a table. They are numbered from 1, only appended, and define the table completely.

A command makes one event. Consequences of the rules are not stored, such as the end of the match or the undo
after the last consent.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from draftwork.play import Record
from draftwork.play.record import EditionOf
from draftwork.server.protocol import TimeControl


class StoredEvent(Struct, tag_field="kind", omit_defaults=True, frozen=True, kw_only=True):
    number: int
    at: float  # seconds since 1970


class SeatSetup(Struct, omit_defaults=True, frozen=True):
    """The initial setup of a seat: for the host, for a bot, or open."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str | None = None  # of a person who agreed to a rematch


class Created(StoredEvent, tag="created", frozen=True, kw_only=True):
    host: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatSetup] = field(name="chairs")
    clock: TimeControl
    lapse: Literal["loss", "bot"]
    listed: bool
    seed: str  # secret until the end; its commitment is public
    follows: str | None = None  # the previous table of a rematch
    # None in old events: the first edition of the game.
    edition: EditionOf | None = None


class Joined(StoredEvent, tag="joined", frozen=True, kw_only=True):
    seat: int
    person: str
    name: str
    nonce: str


class Left(StoredEvent, tag="left", frozen=True, kw_only=True):
    """Before the start: the seats of a person become open."""

    person: str
    name: str


class Seated(StoredEvent, tag="seated", frozen=True, kw_only=True):
    """Before the start: the host gives a seat to a bot, or opens it, also that of a person."""

    seat: int
    bot: str | None


class Started(StoredEvent, tag="started", frozen=True, kw_only=True):
    nonce: str  # of the host
    rules_version: int


class Imported(StoredEvent, tag="imported", frozen=True, kw_only=True):
    """Starts the match from a record, for viewing."""

    record: Record


class StoredMove(Struct, frozen=True, omit_defaults=True):
    seat: int
    move: int
    text: str
    forced: bool = False


class Moved(StoredEvent, tag="moved", frozen=True, kw_only=True):
    """A decision and the moves that follow at once: forced moves and sealed decisions.

    A decision has several moves if the client sent a sequence.
    """

    seat: int
    moves: list[StoredMove] = field(name="plays")
    id: str = ""  # client id; empty for bots
    stand_in: str = ""  # the bot that played in place of the seat's, which was not ready

    @property
    def chosen(self) -> list[int]:
        """The moves that the seat chose."""
        return [move.move for move in self.moves if move.seat == self.seat and not move.forced]


class Sealed(StoredEvent, tag="sealed", frozen=True, kw_only=True):
    """A decision of a seat before its turn. It stays hidden until the rules play it."""

    seat: int
    move: int
    text: str
    id: str


class Undone(StoredEvent, tag="undone", frozen=True, kw_only=True):
    """An undo without consent of others."""

    seat: int
    ply: int  # remaining moves
    id: str
    sealed: bool = False  # a sealed decision is withdrawn, and no move is undone


class UndoAsked(StoredEvent, tag="undo-asked", frozen=True, kw_only=True):
    seat: int
    ply: int
    must_agree: list[int] = field(name="of")  # seats
    id: str


class UndoAnswered(StoredEvent, tag="undo-answered", frozen=True, kw_only=True):
    seat: int
    agree: bool
    id: str


class Resigned(StoredEvent, tag="resigned", frozen=True, kw_only=True):
    seat: int
    bot: str | None  # the bot that takes over; None: the match ends


class Lapsed(StoredEvent, tag="lapsed", frozen=True, kw_only=True):
    seat: int
    bot: str | None


class TakenOver(StoredEvent, tag="taken-over", frozen=True, kw_only=True):
    seats: list[int]
    bot: str


class Returned(StoredEvent, tag="returned", frozen=True, kw_only=True):
    seat: int


class Abandoned(StoredEvent, tag="abandoned", frozen=True, kw_only=True):
    seat: int | None


class Rematched(StoredEvent, tag="rematched", frozen=True, kw_only=True):
    """Only in old databases: a player made the next table without asking the others."""

    table: str


class RematchOffered(StoredEvent, tag="rematch-offered", frozen=True, kw_only=True):
    """A player offers a rematch. The seed is chosen here, so that its commitment precedes all nonces."""

    seat: int
    table: str  # id of the next table
    seed: str  # of the next table: secret until its end


class RematchAnswered(StoredEvent, tag="rematch-answered", frozen=True, kw_only=True):
    """A person agrees, declines, or withdraws their offer. When all have agreed, the next match starts."""

    seat: int
    agree: bool
    nonce: str = ""


class Chatted(StoredEvent, tag="chatted", frozen=True, kw_only=True):
    person: str
    name: str
    seat: int | None
    text: str
    id: str


Event = (
    Created
    | Joined
    | Left
    | Seated
    | Started
    | Imported
    | Moved
    | Sealed
    | Undone
    | UndoAsked
    | UndoAnswered
    | Resigned
    | Lapsed
    | TakenOver
    | Returned
    | Abandoned
    | Rematched
    | RematchOffered
    | RematchAnswered
    | Chatted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes | str) -> Event:
    return _decoder.decode(data)


def request_key(event: Event) -> str | None:
    """The key of the request that made an event: the seat, or the person, and the client id."""
    if isinstance(event, Chatted):
        return f"{event.person} {event.id}"
    if isinstance(event, Moved | Sealed | Undone | UndoAsked | UndoAnswered) and event.id:
        return f"{event.seat} {event.id}"
    return None
