"""What can be asked of a table, besides what the wire already names: `Join`, `Start`, `NewMove` and so on."""

from __future__ import annotations

from msgspec import Struct

from draftwork.server import protocol


class Actor(Struct, frozen=True):
    """Who asks: somebody with a token."""

    id: str
    name: str


class Leave(Struct, frozen=True):
    """Before the start: give the seats back. After it: a bot plays on."""


class Resign(Struct, frozen=True):
    seat: int


class TakeOver(Struct, frozen=True):
    """Let a bot play on."""

    seat: int
    bot: str | None = None  # without a name, the table's strongest


class Return(Struct, frozen=True):
    """Take a seat of one's own back from the bot."""

    seat: int


class Abandon(Struct, frozen=True):
    pass


class Rematch(Struct, frozen=True):
    table: str  # the id of the table to be made, unless there is one already


class BotMove(Struct, frozen=True):
    """Of the server alone."""

    seat: int
    last_seen_event: int
    move: int


class Lapse(Struct, frozen=True):
    """Of the server alone: somebody's time is up."""


Command = (
    protocol.Join
    | protocol.BotSeating
    | protocol.Start
    | protocol.NewMove
    | protocol.NewUndo
    | protocol.Consent
    | protocol.NewChat
    | Leave
    | Resign
    | TakeOver
    | Return
    | Abandon
    | Rematch
    | BotMove
    | Lapse
)
