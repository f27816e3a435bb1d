"""The view of a match for pages, drawings and programs.

Panes are letters, always grouped by colour in the order P O Y W B (SI-22). Places and windows are numbered
from 1 at the left, as in the texts of moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import (
    CENTRE,
    COLOURS,
    FACTORIES,
    JOKER,
    LETTERS,
    ROUNDS,
    SIDES,
    SPACE_LETTERS,
    SPACES,
    WINDOWS,
)
from draftwork.games.sintra.rules.panes import count, format_panes
from draftwork.games.sintra.rules.scoring import lost_points
from draftwork.games.sintra.rules.strips import GONE, side_up
from draftwork.games.sintra.rules.turns import to_move
from draftwork.games.sintra.rules.version import RULES_VERSION
from draftwork.games.sintra.state import NONE, State, unpack_name
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


class Colour(msgspec.Struct):
    letter: str
    name: str
    shape: str  # engraved on the panes, for people who cannot tell the colours apart


class Space(msgspec.Struct):
    kind: str  # the letter of its colour, J for a joker
    pane: str | None  # the colour of the pane on it


class Strip(msgspec.Struct):
    id: int
    up: Literal["front", "back"]
    spaces: list[Space]
    next: str | None  # the letters of the other side; null if the strip leaves when complete


class Window(msgspec.Struct):
    points: int  # the number under it
    upper: str | None
    lower: str | None
    scored: int  # points scored by completing strips above it


class Player(msgspec.Struct):
    seat: int
    score: int
    glazier: int  # the place of the glazier
    strips: list[Strip | None]  # from the left; null where the strip has left the game
    windows: list[Window]
    row: int  # on the broken-glass track, 0 for the top row
    falls: int  # how often the bottom row was reached
    lost: int  # points lost through broken glass, including the current row; breaks ties


class View(msgspec.Struct):
    """The public information of a match: everything except the order of the panes in the bag."""

    game: Literal["sintra"]
    rules_version: int
    edition: str
    seat: int | None
    to_move: int | None
    side: str
    return_over_gaps: bool
    floor_at_zero: bool
    colours: list[Colour]
    round: int | None  # from 1; null when the match is over
    round_track: list[str]  # the colour of every round's pane
    start: int  # the seat that began the match
    marker_in_centre: bool
    marker_holder: int  # the seat that has or last had the start marker
    factories: list[str]
    centre: str
    bag: dict[str, int]
    tower: dict[str, int]
    keeping: int | None  # the place of the completed strip from which a pane must be kept
    broken_glass: list[int]  # the rows from the top
    ornament_points: list[int]  # by the number of filled frames
    players: list[Player]


def view(s: State, seat: int) -> View:
    """The view of a state for a seat or NOBODY."""
    now = to_python(s)
    mover = to_move(s)
    return View(
        game="sintra",
        rules_version=RULES_VERSION,
        edition=unpack_name(now.name),
        seat=None if seat == NOBODY else seat,
        to_move=None if mover == NOBODY else mover,
        side=SIDES[now.side],
        return_over_gaps=bool(now.return_over_gaps),
        floor_at_zero=bool(now.floor_at_zero),
        colours=[Colour(letter, name, COMMON.shapes[letter]) for letter, name in COMMON.colours.items()],
        round=None if now.round == ROUNDS else now.round + 1,
        round_track=[LETTERS[colour] for colour in now.track],
        start=now.start,
        marker_in_centre=bool(now.marker),
        marker_holder=now.holder,
        factories=[format_panes(now.sources[i]) for i in range(FACTORIES[now.players])],
        centre=format_panes(now.sources[CENTRE]),
        bag=_counts(now.bag),
        tower=_counts(now.tower),
        keeping=None if now.keeping == NONE else now.keeping + 1,
        broken_glass=[*now.rows],
        ornament_points=[*now.ornament_points],
        players=[_player(s, now, p) for p in range(now.players)],
    )


def _counts(panes: int) -> dict[str, int]:
    return {letter: count(panes, colour) for colour, letter in enumerate(LETTERS)}


def _player(s: State, now: State, p: int) -> Player:
    places = range(WINDOWS * p, WINDOWS * p + WINDOWS)
    return Player(
        seat=p,
        score=now.score[p],
        glazier=now.glazier[p] + 1,
        strips=[None if now.frames[i] >= GONE else _strip(s, now, i) for i in places],
        windows=[_window(now, i) for i in places],
        row=now.row[p],
        falls=now.falls[p],
        lost=lost_points(s, p),
    )


def _strip(s: State, now: State, i: int) -> Strip:
    up = side_up(s, i)
    printed = side_letters(now, up)
    next_side = None if now.frames[i] else side_letters(now, up ^ 1)
    return _strip_from(up, printed, panes_on(now, i, up), next_side)


@lru_cache(maxsize=10_000)  # the views of all seats contain the same strips
def _strip_from(up: int, printed: str, panes: str, next: str | None) -> Strip:
    spaces = [Space(kind, None if pane == " " else pane) for kind, pane in zip(printed, panes, strict=True)]
    return Strip(id=up // 2 + 1, up="back" if up % 2 else "front", spaces=spaces, next=next)


def side_letters(now: State, side: int) -> str:
    """The letters of the spaces of a side, from the top."""
    return _letters(now.sides[side])


@lru_cache(maxsize=1_000)
def _letters(side: int) -> str:
    return "".join(SPACE_LETTERS[side >> 3 * k & 7] for k in range(SPACES))


def panes_on(now: State, i: int, up: int) -> str:
    """The letters of the panes on the spaces of a strip, from the top; a blank is an empty space."""
    return _panes(side_letters(now, up), now.open[i], now.held[i])


@lru_cache(maxsize=10_000)
def _panes(printed: str, open_spaces: int, held: int) -> str:
    """The panes as in `panes_on`.

    The state stores no order: spaces of a kind are filled from the top, jokers in the order of the colours.
    """
    full = [printed.count(SPACE_LETTERS[kind]) - count(open_spaces, kind) for kind in range(JOKER + 1)]
    on_jokers = "".join(
        letter * (count(held, colour) - full[colour]) for colour, letter in enumerate(LETTERS)
    )
    waiting = {LETTERS[colour]: LETTERS[colour] * full[colour] for colour in range(COLOURS)}
    waiting[SPACE_LETTERS[JOKER]] = on_jokers
    panes = ""
    for kind in printed:
        panes += waiting[kind][:1] or " "
        waiting[kind] = waiting[kind][1:]
    return panes


def _window(now: State, i: int) -> Window:
    upper, lower = now.frames[i] & 7, now.frames[i] >> 3
    return Window(
        points=now.window_points[WINDOWS * now.side + i % WINDOWS],
        upper=LETTERS[upper - 1] if upper else None,
        lower=LETTERS[lower - 1] if lower else None,
        scored=now.scored[i],
    )
