"""What goes over the wire: requests, answers and live messages, as the page and other clients see them.

Types of the page are made from these. Whatever depends on who asks (`mine`, views, veiled moves) is made for
that person alone. Sentences travel as message ids with arguments (`Message`), so that each reader has them in
their own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from draftwork.games import Choice, Description, Point
from draftwork.i18n import Message

# What a game shows: a struct of its own, whose schema is docs/schema/GAME.json. Clients get an object.
View = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
Nickname = Annotated[str, Meta(min_length=1, max_length=30)]
Nonce = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
ClientId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
EventNumber = Annotated[int, Meta(ge=0, le=1_000_000)]  # of an event
MoveInput = Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=100)]


class RequestStruct(Struct, forbid_unknown_fields=True):
    """What clients send: a field we do not know is a mistake worth telling."""


# People


class NewGuest(RequestStruct):
    nickname: Nickname


class Rename(RequestStruct):
    nickname: Nickname


class Me(Struct):
    nickname: str


class Guest(Struct):
    token: str  # keep it: it is all that proves who this is
    nickname: str


class TransferCode(Struct):
    """A one-time link to another device: whoever claims the code first is this person there too."""

    code: str
    seconds: int  # until it lapses


class Claim(RequestStruct):
    code: Annotated[str, Meta(max_length=100)]


# Tables


class SeatRequest(RequestStruct):
    kind: Literal["me", "open", "bot"]  # several of "me": several people at one device
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Nickname | None = None  # of a person at the same device, instead of the nickname


class TimeControl(RequestStruct):
    """How long people may think. A turn ends when another seat is to act."""

    kind: Literal["none", "turn", "fischer", "days"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=86_400)] = 60.0  # a turn; with Fischer what one begins with
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0  # Fischer: added after each turn
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # correspondence: for each turn


class NewTable(RequestStruct):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    clock: TimeControl = field(default_factory=TimeControl)
    lapse: Literal["loss", "bot"] = "bot"
    listed: bool = False  # shown to everybody; else only who has the link finds it
    # The components: the name of some that we ship, or what a file of the host's own says. None: the newest.
    edition: Annotated[str, Meta(max_length=100)] | dict[str, Any] | None = None


class EditionInfo(Struct):
    """A set of components. Only the hash identifies it: an own edition can have any name."""

    name: str
    hash: str
    own: bool  # from a file of the host
    default: bool  # what new tables have
    title: Message | None  # the name in the reader's language; None: only `name` is known


class ShippedEdition(EditionInfo):
    about: Message | None  # one sentence


class EditionDetails(EditionInfo):
    data: dict[str, Any]  # what a file of it says, to draw the components


class SeatInfo(Struct):
    kind: Literal["person", "open", "bot"]
    name: str  # nickname, or the name of the bot
    mine: bool
    present: bool  # connected now; a bot always is
    bot: str | None  # who plays here: of a seat that was taken over, the bot that goes on for the person
    fate: Literal["playing", "resigned", "lapsed", "left"]


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str | int | bool]
    # None if the game is not installed and the table was made before there was a choice of editions.
    edition: EditionInfo | None
    seats: list[SeatInfo]
    clock: TimeControl
    lapse: Literal["loss", "bot"]
    listed: bool
    state: Literal["open", "running", "over", "abandoned", "read-only"]
    reason: Message | None  # why it is read-only
    commitment: str  # to the server's part of the seed, told before anybody's nonce
    host: bool  # the one who asks made the table
    created: float  # seconds since 1970
    number: int  # of the last event
    rematch: str | None  # the table that follows this one
    to_act: list[int]  # seats that are to decide something now


class Join(RequestStruct):
    nonce: Nonce
    seat: SeatNumber | None = None  # without one, the first that is open


class Start(RequestStruct):
    nonce: Nonce  # of the host


class BotSeating(RequestStruct):
    """The host, before the start: a bot for a seat that nobody has taken, or none, and it is open again."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class SeatCommand(RequestStruct):
    """For what a person does with a seat of theirs besides moving: resign, leave it to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None  # which bot takes over


# Moves


class NewMove(RequestStruct):
    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId  # the same again is answered the same and never played twice
    move: MoveInput


class NewUndo(RequestStruct):
    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId


class Consent(RequestStruct):
    """The answer of another seat to a request to take something back."""

    seat: SeatNumber
    last_seen_event: EventNumber = field(name="answers")
    id: ClientId
    agree: bool


class NewChat(RequestStruct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: ClientId


class Done(Struct):
    """The acknowledgement: it is on disk. `number` is of the last event that it made."""

    number: int


# What a table looks like to one seat, or to a watcher


class OutcomeInfo(Struct):
    scores: list[int]
    ranks: list[int]  # per seat, how many are ahead; who resigned is behind all who did not
    winners: list[int]
    reason: Message
    decided_by: Message


class ClockInfo(Struct):
    left: list[float | None]  # seconds per seat; None without a clock
    running: list[int]  # seats whose time runs


class UndoInfo(Struct):
    """What the one who asks may take back, and what is being asked."""

    free: bool  # taking back now needs nobody's consent
    ask: bool  # it can be asked for
    why_not: Message | None  # where neither
    asked_by: int | None
    waits_for: list[int]  # seats that have not answered yet


class GameSnapshot(Struct):
    seat: int | None  # through whose eyes; None: a watcher
    view: View
    to_act: list[int]
    prompt: Message | None = field(name="todo")  # None if this seat has nothing to decide
    points: list[list[Point] | None]  # per seat as things stand; None where it is not known to this one
    outcome: OutcomeInfo | None
    clock: ClockInfo
    undo: UndoInfo
    ply: int  # moves in the record so far, forced ones included
    sealed: bool  # this seat has chosen and waits for the others
    choices: list[Choice]  # the tree to a move, where this seat has something to decide


class EventInfo(Struct):
    """One line of what happened, as one seat may know it."""

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
        "rematch",
        "chat",
    ]
    at: float
    seat: int | None = None
    name: str = ""  # who, where it is not a seat: a watcher who writes
    text: str = ""  # of a move: its notation, veiled where it must be; of chat: what was written
    words: list[Message] = []  # of a move: the choices that lead to it
    description: Description | None = None  # of a move that stands: what it did, where the game tells it
    forced: bool = False
    ply: int | None = None  # of a move: its place in the record; GET …/view?ply= shows the position after it
    id: str = ""  # of one's own: the client id
    table: str = ""  # of a rematch: the new table
    bot: str = ""  # of taken-over: who plays on; of bot-seated: who plays here


# Live: messages of the server


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """All there is, when the client has nothing or too little."""

    table: TableInfo
    game: GameSnapshot | None  # None before the start
    events: list[EventInfo]  # all game events and the last hundred of chat


class Happened(Struct, tag="happened", tag_field="type"):
    """New events, in order, and how things stand after the last of them."""

    events: list[EventInfo]
    table: TableInfo
    game: GameSnapshot | None


class Ack(Struct, tag="ack", tag_field="type"):
    id: str
    number: int


class ApiError(Struct, omit_defaults=True):
    """The error payload of HTTP responses and of `Refused` messages."""

    error: str  # the name, for programs: "not-your-turn"
    message: Message
    text: str  # in English, for people with a terminal
    faults: list[Message] = []  # of components that are refused: the first of all that is wrong with them


class Refused(Struct, tag="refused", tag_field="type"):
    fault: ApiError
    id: str | None = None  # of the message that is refused, where it had one


class Presence(Struct, tag="presence", tag_field="type"):
    seats: list[bool]
    watchers: int


class Thinking(Struct, tag="thinking", tag_field="type"):
    seat: int
    standing_in: bool  # the bot's code is being compiled and the Apprentice plays meanwhile


FromServer = Snapshot | Happened | Ack | Refused | Presence | Thinking


# Live: messages of the client


class Hello(RequestStruct, tag="hello", tag_field="type"):
    """The first message. The token is not in the address, where logs and histories would keep it."""

    token: Annotated[str, Meta(max_length=500)] | None = None  # None: a watcher without a name
    seat: SeatNumber | None = None  # through whose eyes; one of the person's own
    last_seen_event: EventNumber | None = field(default=None, name="last")  # None: send everything


class Look(RequestStruct, tag="look", tag_field="type"):
    """Look through the eyes of another seat of one's own (several people at one device)."""

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


# Games, replays


class OptionInfo(Struct):
    name: str
    default: str | int | bool
    allowed: list[str | int | bool]


class GameInfo(Struct):
    name: str
    players: list[int]
    options: list[OptionInfo]
    hidden: bool
    bots: list[str]  # from the weakest to the strongest
    rules_version: int
    editions: list[ShippedEdition]  # the default first
    own_editions: bool  # a table can be made with components of one's own


class Frame(Struct):
    """A position of a finished game, after `ply` moves."""

    ply: int
    seat: int | None  # who made the move that led here
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
    bots: list[str | None]  # which bot sat there; None for a person, and where a record does not tell
    frames: list[Frame]
    outcome: OutcomeInfo | None


class Health(Struct):
    status: Literal["ok"]
    version: str
