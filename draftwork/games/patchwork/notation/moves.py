"""Moves as numbers, texts and JSON.

    advance       move the time token past the opponent's
    17 c4         buy patch 17 and place it as printed, with its upper left corner on column c, row 4
    17r c4        rotated to the right; u is upside down, l to the left
    17fr c4       flipped (f), then rotated
    leather e5    place a leather patch

Move 0 is to advance. Move 1 + i is placement i of `constants.PLACEMENTS`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from draftwork.games.patchwork.components import STANDARD, rotate
from draftwork.games.patchwork.constants import CELLS, LEATHER, ORIENTATIONS, PATCHES, PLACEMENTS, SIZE
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.i18n import Message, shorten
from draftwork.kernel.errors import BadMove

Cell = tuple[int, int]
_TEXT = re.compile(r"(?:(?P<leather>leather)|(?P<patch>[0-9]{1,2})(?P<turn>f?[rul]?))\s+(?P<cell>[a-z][0-9])")
_MOVE_NUMBERS = {
    (ORIENTATIONS[o].patch, ORIENTATIONS[o].cells, (row, column)): 1 + i
    for i, (o, row, column) in enumerate(PLACEMENTS)
}


@cache
def write_cell(cell: Cell) -> str:
    """The name of a cell, such as c4."""
    return f"{'abcdefghi'[cell[1]]}{cell[0] + 1}"


def patch_of(move: int) -> int:
    return ORIENTATIONS[PLACEMENTS[move - 1][0]].patch


def is_leather(move: int) -> bool:
    return patch_of(move) == LEATHER


def corner_of(move: int) -> Cell:
    """The upper left cell of the rectangle around a placed patch."""
    return PLACEMENTS[move - 1][1:]


def turn_of(move: int) -> str:
    """The turn of a placed patch, as in `components.TURNS`."""
    return ORIENTATIONS[PLACEMENTS[move - 1][0]].turn


def cells_of(move: int) -> list[Cell]:
    """The cells that a placement covers."""
    o, row, column = PLACEMENTS[move - 1]
    return [(row + r, column + c) for r, c in ORIENTATIONS[o].cells]


def leather_cells(now: State, seat: int) -> list[Cell]:
    """The cells of the leather patches on a quilt: all covered cells without a printed patch."""
    printed = {
        cell for patch in range(PATCHES) if now.owned[seat] >> patch & 1 for cell in cells_of(now.sewn[patch])
    }
    covered = covered_cells(now, seat)
    cells = [(i // SIZE, i % SIZE) for i in range(CELLS) if covered >> i & 1]
    return [cell for cell in cells if cell not in printed]


def write_move(move: int) -> str:
    """The text of a move."""
    if move == ADVANCE:
        return "advance"
    patch = patch_of(move)
    name = "leather" if patch == LEATHER else f"{patch}{turn_of(move)}"
    return f"{name} {write_cell(corner_of(move))}"


def read_move(text: str) -> int:
    """The move of a text, or BadMove. Case and spacing do not matter."""
    words = " ".join(text.lower().split())
    if words == "advance":
        return ADVANCE
    match = _TEXT.fullmatch(words)
    if not match:
        raise BadMove("patchwork-bad-move", text=shorten(text, 40))
    patch = LEATHER if match["leather"] else int(match["patch"])
    if patch > LEATHER or (patch == LEATHER and not match["leather"]):
        raise BadMove("patchwork-no-patch", patch=patch, last=PATCHES - 1)
    cell = (int(match["cell"][1]) - 1, ord(match["cell"][0]) - ord("a"))
    cells = rotate(STANDARD.all_patches[patch].cells, match["turn"] or "")
    number = _MOVE_NUMBERS.get((patch, cells, cell))
    if number is None:
        raise BadMove(Message("patchwork-outside", {"cell": match["cell"]}, "PW-9"))
    return number


def move_json(move: int) -> dict[str, Any]:
    """A move as JSON data."""
    if move == ADVANCE:
        return {"kind": "advance"}
    patch = patch_of(move)
    cells = [list(cell) for cell in cells_of(move)]
    if patch == LEATHER:
        return {"kind": "leather", "cells": cells}
    return {
        "kind": "buy",
        "patch": patch,
        "turn": turn_of(move),
        "corner": list(corner_of(move)),
        "cells": cells,
    }
