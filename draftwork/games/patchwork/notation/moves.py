"""Patchwork's moves: their numbers, their text and what a refusal says.

    advance       move the token past the opponent's
    17 c4         patch 17 as printed, the upper left corner of its rectangle on column c, row 4
    17r c4        turned to the right; u upside down; l to the left
    17fr c4       turned over like a page (f), then turned
    leather e5    sew a leather patch on

Number 0 is to advance; number 1 + i is placement i of `tables.PLACEMENTS`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from draftwork.games.patchwork.components import STANDARD, turned
from draftwork.games.patchwork.constants import CELLS, LEATHER, ORIENTATIONS, PATCHES, PLACEMENTS, SIZE
from draftwork.games.patchwork.rules import turns
from draftwork.games.patchwork.rules.turns import ADVANCE, MOVES
from draftwork.games.patchwork.state import State, covered
from draftwork.i18n import Message, brief
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove

Cell = tuple[int, int]
_TEXT = re.compile(r"(?:(?P<leather>leather)|(?P<patch>[0-9]{1,2})(?P<turn>f?[rul]?))\s+(?P<cell>[a-z][0-9])")
_NUMBERS = {
    (ORIENTATIONS[o].patch, ORIENTATIONS[o].cells, (row, column)): 1 + i
    for i, (o, row, column) in enumerate(PLACEMENTS)
}


@cache
def cell_text(cell: Cell) -> str:
    return f"{'abcdefghi'[cell[1]]}{cell[0] + 1}"


def patch_of(move: int) -> int:
    return ORIENTATIONS[PLACEMENTS[move - 1][0]].patch


def is_leather(move: int) -> bool:
    return patch_of(move) == LEATHER


def corner(move: int) -> Cell:
    return PLACEMENTS[move - 1][1:]


def turn_of(move: int) -> str:
    return ORIENTATIONS[PLACEMENTS[move - 1][0]].turn


def cells_of(move: int) -> list[Cell]:
    """The cells a placement covers."""
    o, row, column = PLACEMENTS[move - 1]
    return [(row + r, column + c) for r, c in ORIENTATIONS[o].cells]


def leather_cells(now: State, seat: int) -> list[Cell]:
    """Covered cells that no printed patch covers."""
    printed = {
        cell for patch in range(PATCHES) if now.owned[seat] >> patch & 1 for cell in cells_of(now.sewn[patch])
    }
    taken = covered(now, seat)
    cells = [(i // SIZE, i % SIZE) for i in range(CELLS) if taken >> i & 1]
    return [cell for cell in cells if cell not in printed]


def write_move(move: int) -> str:
    if move == ADVANCE:
        return "advance"
    patch = patch_of(move)
    name = "leather" if patch == LEATHER else f"{patch}{turn_of(move)}"
    return f"{name} {cell_text(corner(move))}"


def read_move(text: str) -> int:
    words = " ".join(text.lower().split())
    if words == "advance":
        return ADVANCE
    match = _TEXT.fullmatch(words)
    if not match:
        raise BadMove("patchwork-bad-move", text=brief(text, 40))
    patch = LEATHER if match["leather"] else int(match["patch"])
    if patch > LEATHER or (patch == LEATHER and not match["leather"]):
        raise BadMove("patchwork-no-patch", patch=patch, last=PATCHES - 1)
    cell = (int(match["cell"][1]) - 1, ord(match["cell"][0]) - ord("a"))
    cells = turned(STANDARD.all_patches[patch].cells, match["turn"] or "")
    number = _NUMBERS.get((patch, cells, cell))
    if number is None:
        raise BadMove(Message("patchwork-outside", {"cell": match["cell"]}, "PW-9"))
    return number


def move_json(move: int) -> dict[str, Any]:
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
        "corner": list(corner(move)),
        "cells": cells,
    }


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `rules.refuse` gave."""
    if reason == turns.NO_SUCH:
        return Message("no-such-move", {"move": move, "last": MOVES - 1})
    if reason == turns.OVER:
        return Message("match-over")
    if reason == turns.LEATHER_FIRST:
        return Message("patchwork-leather-first", rule="PW-10")
    if reason == turns.NO_LEATHER:
        return Message("patchwork-no-leather", rule="PW-10")
    now = to_python(s)
    patch = patch_of(move)
    if reason == turns.NOT_OFFERED:
        return Message("patchwork-not-offered", {"patch": patch}, "PW-8")
    if reason == turns.TOO_DEAR:
        return too_dear(now, patch)
    taken = covered(now, now.player)
    cell = next(cell for cell in cells_of(move) if taken >> (cell[0] * SIZE + cell[1]) & 1)
    return already_covered(cell)


def already_covered(cell: Cell) -> Message:
    return Message("patchwork-overlap", {"cell": cell_text(cell)}, "PW-9")


def too_dear(now: State, patch: int) -> Message:
    args = {"patch": patch, "cost": STANDARD.patches[patch].cost, "buttons": now.buttons[now.player]}
    return Message("patchwork-too-dear", args, "PW-8")
