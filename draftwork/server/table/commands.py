"""Commands to a table that are not already structs of the protocol, and the actor who gives them."""

from __future__ import annotations

from msgspec import Struct

from draftwork.server import protocol


class Actor(Struct, frozen=True):
    """The person who gives a command."""

    id: str
    name: str


class Leave(Struct, frozen=True):
    """Before the start: free the person's seats. After it: let a bot play them."""


class Resign(Struct, frozen=True):
    seat: int


class TakeOver(Struct, frozen=True):
    """Let a bot play a seat."""

    seat: int
    bot: str | None = None  # None: the strongest bot at the table, or a default


class Return(Struct, frozen=True):
    """Take an own seat back from the bot."""

    seat: int


class Abandon(Struct, frozen=True):
    pass


class OfferRematch(Struct, frozen=True):
    table: str  # id of the next table
    seed: str  # 256 random bits of the server


class BotMove(Struct, frozen=True):
    """A move of a bot, given by the server."""

    seat: int
    last_seen_event: int
    move: int
    stand_in: str = ""  # the bot that chose the move in place of the seat's


class Lapse(Struct, frozen=True):
    """A clock has run out; given by the server."""


Command = (
    protocol.Join
    | protocol.BotSeating
    | protocol.Start
    | protocol.NewMove
    | protocol.NewUndo
    | protocol.Consent
    | protocol.NewChat
    | protocol.RematchAnswer
    | Leave
    | Resign
    | TakeOver
    | Return
    | Abandon
    | OfferRematch
    | BotMove
    | Lapse
)
