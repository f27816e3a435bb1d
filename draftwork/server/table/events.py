"""What happened at a table, as it is stored: numbered from 1, only appended, and enough to make the table.

One request makes one event. What follows from it by the rules alone is not stored: that the match is over, or
that the last of those asked has agreed to take a move back.
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
    """A seat as it is set up: for the host, for whoever comes, or for a bot."""

    person: str | None = None
    name: str = ""
    bot: str | None = None


class Created(StoredEvent, tag="created", frozen=True, kw_only=True):
    host: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatSetup] = field(name="chairs")
    clock: TimeControl
    lapse: Literal["loss", "bot"]
    listed: bool
    seed: str  # the server's part: told to nobody before the end, only its commitment
    follows: str | None = None  # the table this is the rematch of
    # None in events from before there was a choice: then it is the first edition of the game.
    edition: EditionOf | None = None


class Joined(StoredEvent, tag="joined", frozen=True, kw_only=True):
    seat: int
    person: str
    name: str
    nonce: str


class Left(StoredEvent, tag="left", frozen=True, kw_only=True):
    """Before the start: the seats of a person are open again."""

    person: str
    name: str


class Seated(StoredEvent, tag="seated", frozen=True, kw_only=True):
    """Before the start: a seat is a bot's, or open again."""

    seat: int
    bot: str | None


class Started(StoredEvent, tag="started", frozen=True, kw_only=True):
    nonce: str  # of the host
    rules_version: int


class Imported(StoredEvent, tag="imported", frozen=True, kw_only=True):
    """Instead of a start: a match that was played elsewhere, to be looked at."""

    record: Record


class StoredMove(Struct, frozen=True, omit_defaults=True):
    seat: int
    move: int
    text: str
    forced: bool = False


class Moved(StoredEvent, tag="moved", frozen=True, kw_only=True):
    """A decision, with what follows at once: forced moves, and decisions that were sealed before."""

    seat: int
    moves: list[StoredMove] = field(name="plays")
    id: str = ""  # of the client; bots have none


class Sealed(StoredEvent, tag="sealed", frozen=True, kw_only=True):
    """A decision that the rules have not reached yet. It is played when they do."""

    seat: int
    move: int
    text: str
    id: str


class Undone(StoredEvent, tag="undone", frozen=True, kw_only=True):
    """Taken back without asking anybody."""

    seat: int
    ply: int  # moves that are left
    id: str
    sealed: bool = False  # a sealed decision instead of moves


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
    bot: str | None  # who plays on; None: the match ends


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
    table: str


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
    | Chatted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes | str) -> Event:
    return _decoder.decode(data)


def request_key(event: Event) -> str | None:
    """What a repeated request is known by, within its table: the seat and the client's id."""
    if isinstance(event, Chatted):
        return f"{event.person} {event.id}"
    if isinstance(event, Moved | Sealed | Undone | UndoAsked | UndoAnswered) and event.id:
        return f"{event.seat} {event.id}"
    return None
