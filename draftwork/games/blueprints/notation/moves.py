"""Moves as texts and JSON.

W4 b2        take the wood 4 and place it on column b, row 2; other seats see "W4 ?" until the scoring
W4 remove    take the wood 4, which fits nowhere, and remove it
discard G2   discard the glass 2
"""

from __future__ import annotations

import re
from typing import Any

from draftwork.games.blueprints.constants import LETTERS, ROWS, VALUES
from draftwork.games.blueprints.notation.names import (
    COLUMN_LETTERS,
    cell_of,
    read_cell,
    read_die,
    write_cell,
    write_die,
)
from draftwork.games.blueprints.rules.turns import FIRST_DISCARD, MOVES_PER_KIND, REMOVE, to_move
from draftwork.games.blueprints.state import State
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove

UNKNOWN_CELL = "?"
_DIE = f"(?P<die>[{LETTERS.lower()}][1-{VALUES}])"
_CELL = f"[{COLUMN_LETTERS}][1-{ROWS}]"
_TEXT = re.compile(
    f"(?P<discard>discard )?{_DIE}(?(discard)| (?:(?P<remove>remove)|(?P<cell>{_CELL})))",
    re.ASCII,
)


def kind_of(move: int) -> int:
    """The kind of the die that a move takes or discards."""
    return move - FIRST_DISCARD if move >= FIRST_DISCARD else move // MOVES_PER_KIND


def is_placing(move: int) -> bool:
    """Whether a move places a die."""
    return move < FIRST_DISCARD and move % MOVES_PER_KIND < REMOVE


def write_move(move: int) -> str:
    """The text of a move."""
    die = write_die(kind_of(move))
    if move >= FIRST_DISCARD:
        return f"discard {die}"
    return f"{die} {write_cell(move % MOVES_PER_KIND) if is_placing(move) else 'remove'}"


def read_move(text: str) -> int:
    """The move of a text, or BadMove. Case and spacing do not matter."""
    match = _TEXT.fullmatch(" ".join(text.lower().split()))
    if not match:
        raise BadMove("blueprints-bad-move", text=text[:40])
    kind = read_die(match["die"].upper())
    if match["discard"]:
        return FIRST_DISCARD + kind
    return MOVES_PER_KIND * kind + (REMOVE if match["remove"] else read_cell(match["cell"]))


def move_json(move: int) -> dict[str, Any]:
    """A move as JSON data."""
    die = write_die(kind_of(move))
    if move >= FIRST_DISCARD:
        return {"kind": "discard", "die": die}
    if not is_placing(move):
        return {"kind": "remove", "die": die}
    return {"kind": "place", "die": die, "cell": list(cell_of(move % MOVES_PER_KIND))}


def redact_move(before: State, now: State, move: int, seat: int) -> str:
    """The text of an earlier move for a seat. Places of dice are hidden until the scoring (BP-10)."""
    same_round = to_python(now).round == to_python(before).round
    secret = is_placing(move) and same_round and seat != to_move(before)
    return f"{write_die(kind_of(move))} {UNKNOWN_CELL}" if secret else write_move(move)
