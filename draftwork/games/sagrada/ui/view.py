"""The view: what a page, a drawing or a program can show to a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from draftwork.games.sagrada.components import COMMON, Pattern
from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLUMNS, OBJECTIVE_IDS, ROUNDS, ROWS
from draftwork.games.sagrada.notation.edition import edition_in, patterns_of
from draftwork.games.sagrada.rules.bag import dice_per_round
from draftwork.games.sagrada.rules.deal import num_private, num_public
from draftwork.games.sagrada.rules.dice import colour_of, row_slots, value_of
from draftwork.games.sagrada.rules.phases import CHOOSE, PHASE_NAMES
from draftwork.games.sagrada.rules.placing import Window, die_on, window
from draftwork.games.sagrada.rules.scoring import empty_spaces, private_points, score, target
from draftwork.games.sagrada.rules.tools import cost
from draftwork.games.sagrada.rules.turn_chance import bag_counts
from draftwork.games.sagrada.rules.turns import seat_of_turn, to_move
from draftwork.games.sagrada.rules.version import RULES_VERSION
from draftwork.games.sagrada.setup import options_in
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


class Die(msgspec.Struct):
    """A die. A die that tool 11 draws has the value 0 until the player chooses one."""

    colour: str  # R Y G B P
    value: int


class Card(msgspec.Struct):
    """A window pattern, with the number that chooses it."""

    number: int
    id: str
    name: str
    dots: int
    rows: list[str]  # R Y G B P colour, 1-6 shade, . white


class Tool(msgspec.Struct):
    number: int
    id: str
    tokens: int  # favour tokens on it
    cost: int | None  # null in solo
    solo_colour: str  # the colour of the die that pays for it in solo
    gone: bool  # used, in solo


class Objective(msgspec.Struct):
    id: str
    points: int


class Player(msgspec.Struct):
    seat: int
    private: list[str] | None  # colour letters (two in solo); null if hidden
    pattern: Card | None  # null until all have chosen; the own pattern is shown at once
    has_chosen: bool
    cards: list[Card] | None  # the four dealt patterns; null if hidden
    tokens: int
    window: list[list[Die | None]]  # by rows
    empty: int  # empty spaces
    score: int  # without hidden points
    private_points: int  # 0 if hidden
    skips: bool  # it has no second turn in this round


class View(msgspec.Struct):
    """The view of a seat or of a spectator."""

    game: Literal["sagrada"]
    rules_version: int
    edition: str
    seat: int | None
    to_move: int | None
    options: dict[str, bool | int | str]
    start: int
    round: int  # 1-10; 0 before the first, 11 when the match is over
    turn: int  # the turn of the round, from 1; 0 before the first round and after the end
    order: list[int]  # the seats in the order of the turns of this round
    phase: str  # the kind of decision
    drafted: bool  # the draft of this turn is over
    tool: int | None  # the tool used in this turn
    pool: list[Die | None]  # by slot; null for an empty slot
    hand: Die | None
    hand_slot: int | None
    lifted: tuple[int, int] | None  # the cell (row, column) of the die that a tool is moving
    moved: tuple[int, int] | None  # the cell of the first die that the tool moved
    track: list[list[Die]]  # the dice of each round
    target: int | None  # solo: the points to beat
    bag: dict[str, int]  # the number of dice of each colour in it
    tools: list[Tool]
    public: list[Objective]
    players: list[Player]


def view(s: State, seat: int) -> View:
    """The view of a redacted state for a seat, or for NOBODY."""
    now = to_python(s)
    mover = to_move(s)
    running = now.phase != CHOOSE and now.round < ROUNDS
    counts = bag_counts(s)
    return View(
        game="sagrada",
        rules_version=RULES_VERSION,
        edition=edition_in(now).name,
        seat=None if seat == NOBODY else seat,
        to_move=None if mover == NOBODY else mover,
        options=options_in(now),
        start=now.start,
        round=0 if now.phase == CHOOSE else now.round + 1,
        turn=now.turn + 1 if running else 0,
        order=[seat_of_turn(s, turn) for turn in range(2 * now.players)] if running else [],
        phase=PHASE_NAMES[now.phase] if mover != NOBODY else "over",
        drafted=bool(now.drafted),
        tool=now.tool or None,
        pool=[_die_or_none(die) for die in row_slots(now.pool)[: dice_per_round(s)]] if running else [],
        hand=None if now.slot == NONE else _die_view(now.hand),
        hand_slot=None if now.slot == NONE else now.slot,
        lifted=_cell(now.lifted),
        moved=_cell(now.moved),
        track=[_row(now.track[r]) for r in range(ROUNDS)],
        target=target(s) if now.players == 1 else None,
        bag={letter: counts >> 8 * i & 255 for i, letter in enumerate(COLOUR_LETTERS)},
        tools=[_tool(s, now, i) for i, tool in enumerate(now.tools) if tool],
        public=[_objective(now.public[i]) for i in range(num_public(s))],
        players=[_player(s, now, p) for p in range(now.players)],
    )


@cache
def _die_view(die: int) -> Die:
    return Die(COLOUR_LETTERS[colour_of(die)], value_of(die))


def _die_or_none(die: int) -> Die | None:
    return _die_view(die) if die else None


@lru_cache(maxsize=10_000)
def _row(row: int) -> list[Die]:
    return [_die_view(die) for die in row_slots(row) if die]


def _cell(cell: int) -> tuple[int, int] | None:
    return None if cell == NONE else (cell // COLUMNS, cell % COLUMNS)


def _tool(s: State, now: State, i: int) -> Tool:
    tool = COMMON.tools[now.tools[i] - 1]
    solo = now.players == 1
    return Tool(
        number=tool.number,
        id=tool.id,
        tokens=0 if solo else now.paid[i],
        cost=None if solo else cost(s, i),
        solo_colour=tool.solo_colour,
        gone=solo and now.paid[i] > 0,
    )


def _objective(i: int) -> Objective:
    return Objective(OBJECTIVE_IDS[i], COMMON.public[i].points)


@lru_cache(maxsize=10_000)  # most views contain the same cards
def card_view(number: int, pattern: Pattern) -> Card:
    return Card(number, pattern.id, pattern.name, pattern.dots, list(pattern.rows))


@lru_cache(maxsize=10_000)  # all viewers of a match see the same windows
def _window(w: Window) -> list[list[Die | None]]:
    return [[_die_or_none(die_on(w, r * COLUMNS + c)) for c in range(COLUMNS)] for r in range(ROWS)]


def _player(s: State, now: State, p: int) -> Player:
    patterns = patterns_of(now)
    chosen = now.pattern[p]
    dealt = [2 * now.dealt_cards[2 * p + i // 2] + i % 2 for i in range(4)]
    known = now.private[p] != UNKNOWN
    mine = range(num_private(s)) if now.players == 1 else range(p, p + 1)
    return Player(
        seat=p,
        private=[COLOUR_LETTERS[now.private[i]] for i in mine] if known else None,
        pattern=None if chosen == NONE else card_view(chosen + 1, patterns[chosen]),
        has_chosen=now.phase != CHOOSE or (p - now.start) % now.players < now.turn,
        cards=None if dealt[0] < 0 else [card_view(k + 1, patterns[k]) for k in dealt],
        tokens=now.tokens[p],
        window=_window(window(s, p)),
        empty=empty_spaces(s, p),
        score=score(s, p),
        private_points=private_points(s, p),
        skips=bool(now.skip >> p & 1),
    )
