"""The view of a match for pages, drawings and programs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import BOARDS, CELLS, LAST_SPACE, PATCHES, SIZE
from draftwork.games.patchwork.notation.moves import cells_of, leather_cells, turn_of
from draftwork.games.patchwork.rules.offer import OFFER_SIZE, patch_on_offer
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.rules.turns import to_move
from draftwork.games.patchwork.rules.version import RULES_VERSION
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.kernel import to_python
from draftwork.kernel.generics import NOBODY


class CirclePatch(msgspec.Struct):
    """A place of the circle. The view lists them clockwise."""

    patch: int
    taken: bool  # whether the patch was bought


class SewnPatch(msgspec.Struct):
    """A patch on a quilt. `patch` is null for a leather patch."""

    patch: int | None
    turn: str
    cells: list[tuple[int, int]]


class LeatherMark(msgspec.Struct):
    space: int
    taken: bool


class Player(msgspec.Struct):
    seat: int
    buttons: int
    income: int
    time: int  # the space of the time token
    score: int
    empty: int  # the number of empty cells
    special: bool
    sewn: list[SewnPatch]
    quilt: list[str]  # rows, "#" for a covered cell, "." for an empty one


class View(msgspec.Struct):
    """A Patchwork match. It has no hidden information."""

    game: Literal["patchwork"]
    rules_version: int
    seat: int | None
    to_move: int | None
    board: str
    end: int  # the last space of the time board
    income_marks: list[int]
    leather_marks: list[LeatherMark]
    circle: list[CirclePatch]
    neutral: int  # the place of the neutral token, an index into `circle`
    offer: list[int]  # clockwise from the neutral token
    leather_to_place: int
    on_top: int  # the seat whose time token is on top if both are on one space
    start: int
    players: list[Player]


def view(s: State, seat: int) -> View:
    """The view of a state for a seat or NOBODY."""
    now = to_python(s)
    mover = to_move(s)
    return View(
        game="patchwork",
        rules_version=RULES_VERSION,
        seat=None if seat == NOBODY else seat,
        to_move=None if mover == NOBODY else mover,
        board=BOARDS[now.board],
        end=LAST_SPACE,
        income_marks=list(STANDARD.time_board.income),
        leather_marks=[
            LeatherMark(now.leather_spaces[i], i < now.leather_taken)
            for i in range(len(now.leather_spaces) - 1)
        ],
        circle=[CirclePatch(now.circle[i], not now.in_circle >> i & 1) for i in range(PATCHES)],
        neutral=now.neutral,
        offer=[patch_on_offer(s, k) for k in range(min(OFFER_SIZE, now.in_circle.bit_count()))],
        leather_to_place=now.leather_to_place,
        on_top=now.player,
        start=now.start,
        players=[_player(s, now, p) for p in range(now.players)],
    )


def _player(s: State, now: State, p: int) -> Player:
    covered = covered_cells(now, p)
    owned = [patch for patch in range(PATCHES) if now.owned[p] >> patch & 1]
    sewn = [_sewn_patch(patch, now.sewn[patch]) for patch in owned]
    sewn += [SewnPatch(None, "", [cell]) for cell in leather_cells(now, p)]
    return Player(
        seat=p,
        buttons=now.buttons[p],
        income=now.income[p],
        time=now.time[p],
        score=score(s, p),
        empty=empty_cells(s, p),
        special=now.special == p,
        sewn=sewn,
        quilt=_quilt(covered),
    )


@lru_cache(10_000)  # a patch stays where it is, so most views contain the same ones
def _sewn_patch(patch: int, placement: int) -> SewnPatch:
    return SewnPatch(patch, turn_of(placement), cells_of(placement))


def _quilt(covered: int) -> list[str]:
    cells = (
        f"{covered:0{CELLS}b}"[::-1].replace("0", ".").replace("1", "#")
    )  # the first cell is the lowest bit
    return [cells[row : row + SIZE] for row in range(0, CELLS, SIZE)]
