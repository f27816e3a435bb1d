"""The protocol: HTTP requests and responses, and WebSocket messages.

The types of the page are generated from these structs. Everything that depends on the viewer (`mine`, views,
redacted moves) is built for one person. Sentences are sent as message ids with arguments (`Message`), so that
each client shows them in its own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from draftwork.games import Choice, Description, Point
from draftwork.i18n import Message
from draftwork.play.record import GaveUp

# The view of a game is a struct of its own; its schema is docs/schema/GAME.json.
View = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
Nickname = Annotated[str, Meta(min_length=1, max_length=30)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
EventNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
MAX_MOVES = 8  # of one message
MoveInput = Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=100)]


class RequestStruct(Struct, forbid_unknown_fields=True):
    """A message of a client. Unknown fields are rejected."""


# People


class NewGuest(RequestStruct):
    nickname: Nickname


class Rename(RequestStruct):
    nickname: Nickname


class Me(Struct):
    nickname: str


class Guest(Struct):
    token: str  # the only proof of identity: clients keep it
    nickname: str


class TransferCode(Struct):
    """A one-time code that signs its owner in on another device."""

    code: str
    seconds: int  # until it expires


class Claim(RequestStruct):
    code: Annotated[str, Meta(max_length=100)]


class TransferOwner(Struct):
    """The guest whom a transfer code signs in."""

    nickname: str
    mine: bool  # the same guest as the one who asks


# Tables


class SeatRequest(RequestStruct):
    kind: Literal["me", "open", "bot"]  # "me" on several seats: several people at one device
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Nickname | None = None  # of a person at the same device, instead of the nickname


class TimeControl(RequestStruct):
    """The time control. A turn ends when another seat is to act."""

    kind: Literal["none", "turn", "fischer", "days"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=86_400)] = 60.0  # per turn; with "fischer" the initial time
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0  # "fischer": added after each turn
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # "days": for each turn


class NewTable(RequestStruct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    clock: TimeControl = field(default_factory=TimeControl)
    # When a clock runs out: "loss" ends a match of up to two seats; otherwise a bot takes over.
    lapse: Literal["loss", "bot"] = "bot"
    listed: bool = False  # shown to everybody; otherwise only people with the link find the table
    # Components: the name of a shipped edition, or the content of an edition file. None: the default edition.
    edition: Annotated[str, Meta(max_length=100)] | dict[str, Any] | None = None


class EditionInfo(Struct):
    """A set of components. Only the hash identifies it: an uploaded edition can have any name."""

    name: str
    hash: str
    own: bool  # uploaded by the host
    default: bool  # used for new tables
    title: Message | None  # localized name; None if only `name` is known


class ShippedEdition(EditionInfo):
    about: Message | None  # one sentence


class EditionDetails(EditionInfo):
    data: dict[str, Any]  # the content of the edition file, to draw the components


class OutcomeInfo(Struct):
    scores: list[int]
    ranks: list[int]  # number of seats ahead of each seat; seats that gave up rank last
    winners: list[int]
    reason: Message
    decided_by: Message
    target: int | None = None  # the score that a player without opponents had to beat
    gave_up: list[GaveUp] = []  # with one or two seats, this ended the match


class RematchOfferInfo(Struct):
    """A pending offer of a rematch. The match starts when everybody has agreed."""

    seat: int  # of the player who offers it
    table: str  # id of the next table
    commitment: str  # to the server's part of the seed of the next match
    agreed: list[int]  # seats
    waits_for: list[int]  # seats of people who have not answered


class SeatInfo(Struct):
    kind: Literal["person", "open", "bot"]
    name: str  # nickname, or the name of the bot
    mine: bool
    present: bool  # connected now; always true for a bot
    bot: str | None  # the bot that plays this seat, also in place of a person
    fate: Literal["playing", "resigned", "lapsed", "left"]


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str | int | bool]
    # None if the game is not installed and the stored table names no edition.
    edition: EditionInfo | None
    seats: list[SeatInfo]
    clock: TimeControl
    lapse: Literal["loss", "bot"]
    listed: bool
    state: Literal["open", "running", "over", "abandoned", "read-only"]
    reason: Message | None  # why the table is read-only
    commitment: str  # to the server's part of the seed, published before any nonce is sent
    host: bool  # whether the viewer created the table
    host_seat: int | None  # the first seat of the person who created it
    created: float  # seconds since 1970
    number: int  # of the last event
    rematch: str | None  # id of the next table, once it exists
    rematch_offer: RematchOfferInfo | None
    to_act: list[int]  # seats that have something to decide now
    # Whether the bots wait: no person is playing, but somebody may return to their seat.
    paused: bool
    outcome: OutcomeInfo | None  # None until the match is over
    # When the people to act count as gone, in seconds since 1970; None with a clock. From then on other
    # players and the host may give their seats to bots, or abandon the match if all others are gone.
    gone_at: float | None


class Join(RequestStruct):
    nonce: Nonce
    seat: SeatNumber | None = None  # None: the first open seat


class Start(RequestStruct):
    nonce: Nonce  # of the host


class RematchAnswer(RequestStruct):
    """An answer to the offer of a rematch. Who has made the offer agrees too, or withdraws it."""

    table: Annotated[str, Meta(max_length=40)]  # of the offer
    nonce: Nonce
    agree: bool = True


class BotSeating(RequestStruct):
    """Before the start, the host opens a seat (`bot` None), also that of a person, or gives it to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class SeatCommand(RequestStruct):
    """A command for an own seat: resign, leave it to a bot, or return. A bot may also replace who is gone."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None  # the bot that takes over


# Moves


class NewMove(RequestStruct):
    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId  # chosen by the client; a repeated id has no further effect
    move: MoveInput
    # Further moves of the same turn. All are played, or none. They are one event, and an undo removes all.
    then: Annotated[list[MoveInput], Meta(max_length=MAX_MOVES - 1)] = []


class NewUndo(RequestStruct):
    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId


class Consent(RequestStruct):
    """The answer of another seat to an undo request."""

    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId
    agree: bool


class NewChat(RequestStruct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: ClientId


class Done(Struct):
    """Acknowledges a command that is stored. `number` is the number of its event."""

    number: int


# A table as one viewer sees it


class ClockInfo(Struct):
    left: list[float | None]  # seconds per seat; None without a clock
    running: list[int]  # seats whose clock is running


class UndoInfo(Struct):
    """Undo options of the viewer, and the pending undo request."""

    free: bool  # undo is possible without consent
    ask: bool  # undo is possible with the consent of others
    why_not: Message | None  # the reason if neither is possible
    asked_by: int | None
    waits_for: list[int]  # seats that have not answered yet


class GameSnapshot(Struct):
    seat: int | None  # the viewer's seat; None: a spectator
    view: View
    to_act: list[int]
    prompt: Message | None = field(name="todo")  # None if this seat has nothing to decide
    points: list[list[Point] | None]  # current points per seat; None where they are hidden from the viewer
    outcome: OutcomeInfo | None
    clock: ClockInfo
    undo: UndoInfo
    ply: int  # number of moves so far, including forced moves
    sealed: bool  # this seat has decided and waits for the others
    choices: list[Choice]  # tree of choices that leads to a move; empty if this seat has nothing to decide


class EventInfo(Struct):
    """An entry of the event log, as one viewer may know it."""

    number: int
    kind: Literal[
        "created",
        "joined",
        "left",
        "bot-seated",
        "seat-freed",
        "started",
        "move",
        "sealed",
        "undo-asked",
        "undo-refused",
        "undone",
        "resigned",
        "lapsed",
        "taken-over",
        "abandoned",
        "ended",
        "rematch-offered",
        "rematch-agreed",
        "rematch-declined",
        "rematch-withdrawn",
        "rematch",
        "chat",
    ]
    at: float
    seat: int | None = None
    name: str = ""  # author of a chat text or person who left
    text: str = ""  # notation of a move, redacted if necessary; or the text of a chat entry
    words: list[Message] = []  # choices that lead to the move
    description: Description | None = None  # effects of a move; None if it was undone
    forced: bool = False
    ply: int | None = None  # number of a move in the record; GET …/view?ply= returns the position after it
    id: str = ""  # client id, only for the author
    table: str = ""  # for "rematch": id of the new table
    bot: str = ""  # for "taken-over" and "bot-seated": the bot
    stand_in: str = ""  # for a move of a bot: the weaker bot that played it, because the bot was not ready


# WebSocket messages of the server


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """The complete state, for clients without recent events."""

    table: TableInfo
    game: GameSnapshot | None  # None before the start
    events: list[EventInfo]  # all game events and the last hundred chat entries


class Happened(Struct, tag="happened", tag_field="type"):
    """New events in order, and the state after the last of them."""

    events: list[EventInfo]
    table: TableInfo
    game: GameSnapshot | None


class Ack(Struct, tag="ack", tag_field="type"):
    id: str
    number: int


class ApiError(Struct, omit_defaults=True):
    """The error payload of HTTP responses and of `Refused` messages."""

    error: str  # name for programs: "not-your-turn"
    message: Message
    text: str  # English sentence
    faults: list[Message] = []  # of a refused edition: the first faults


class Refused(Struct, tag="refused", tag_field="type"):
    fault: ApiError
    id: str | None = None  # of the refused message, if it has one


class Presence(Struct, tag="presence", tag_field="type"):
    seats: list[bool]
    watchers: int  # connections of spectators


class Thinking(Struct, tag="thinking", tag_field="type"):
    seat: int
    standing_in: bool  # another bot plays: the code of the bot is being compiled, or its time is used up


FromServer = Snapshot | Happened | Ack | Refused | Presence | Thinking


# WebSocket messages of the client


class Hello(RequestStruct, tag="hello", tag_field="type"):
    """The first message. The token is not part of the URL, because logs and browser histories store URLs."""

    token: Annotated[str, Meta(max_length=500)] | None = None  # None: an anonymous spectator
    seat: SeatNumber | None = None  # an own seat whose view is sent; None: the view of a spectator
    last_seen_event: EventNumber | None = field(default=None, name="last")  # None: send everything


class Look(RequestStruct, tag="look", tag_field="type"):
    """Switch to the view of another own seat (several people at one device)."""

    seat: SeatNumber | None


class LiveMove(NewMove, tag="move", tag_field="type"):
    pass


class LiveUndo(NewUndo, tag="undo", tag_field="type"):
    pass


class LiveConsent(Consent, tag="consent", tag_field="type"):
    pass


class LiveChat(NewChat, tag="chat", tag_field="type"):
    pass


FromClient = Hello | Look | LiveMove | LiveUndo | LiveConsent | LiveChat


# Games and replays


class OptionInfo(Struct):
    name: str
    default: str | int | bool
    allowed: list[str | int | bool]
    players: list[int]  # the numbers of players for which it can be chosen


class GameInfo(Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    hidden: bool  # whether the game has hidden information
    bots: list[str]  # from the weakest to the strongest
    default_bot: str  # the opponent unless the user chooses another
    rules_version: int
    editions: list[ShippedEdition]  # the default first
    own_editions: bool  # whether tables can use uploaded editions
    board: str | None  # the address of a board for the page, if the package of the game has one
    guides: list[str]  # the languages of the rules text in the package of the game


class Frame(Struct):
    """A position of a finished match, after `ply` moves."""

    ply: int
    seat: int | None  # author of the last move
    text: str
    words: list[Message]
    description: Description | None
    forced: bool
    view: View
    points: list[list[Point]]


class Replay(Struct):
    game: str
    options: dict[str, str | int | bool]
    seats: list[str]  # names
    bots: list[str | None]  # bot of each seat; None for a person or if unknown
    frames: list[Frame]
    outcome: OutcomeInfo | None


class SharingInfo(Struct):
    """Whether other machines of the local network can reach the server."""

    address: str | None  # the URL in the local network; None: not reachable, or asked from another machine
    can_share: bool  # the browser runs on the machine of the server and may make it reachable


class Health(Struct):
    """The health of the server and of its parts."""

    status: Literal["ok", "failing"]
    version: str
    # "failing": writes fail for another reason, or take too long.
    storage: Literal["ok", "disk-full", "damaged", "failing"]
    bots: Literal["ok", "down"]  # "down": worker processes keep dying, and the Apprentice plays
    rendering: Literal[
        "ok", "down"
    ]  # "down": the worker process does not start; the server renders by itself
