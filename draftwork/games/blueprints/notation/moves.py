"""Blueprints' moves: their text and what a refusal says.

W4 b2        take the wood 4 and place it on column b, row 2; to the others this is "W4 ?" until the scoring
W4 remove    take it and remove it, as it fits nowhere
discard G2   discard the glass 2
"""

from __future__ import annotations

import re
from typing import Any

from draftwork.games.blueprints.constants import COLUMNS, LETTERS, ROWS, VALUES
from draftwork.games.blueprints.rules import turns
from draftwork.games.blueprints.rules.building import field
from draftwork.games.blueprints.rules.turns import DISCARD, MOVES, REMOVE, WAYS
from draftwork.games.blueprints.state import State
from draftwork.games.blueprints.ui.points import cell_of, die_text
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove

UNKNOWN_CELL = "?"
COLUMN_LETTERS = "ab"
_DIE = f"(?P<die>[{LETTERS.lower()}][1-{VALUES}])"
_CELL = f"[{COLUMN_LETTERS}][1-{ROWS}]"
_TEXT = re.compile(
    f"(?P<discard>discard )?{_DIE}(?(discard)| (?:(?P<remove>remove)|(?P<cell>{_CELL})))",
    re.ASCII,
)


def cell_text(space: int) -> str:
    row, column = cell_of(space)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def read_cell(text: str) -> int:
    return (int(text[1]) - 1) * COLUMNS + COLUMN_LETTERS.index(text[0])


def read_die(text: str) -> int:
    return LETTERS.index(text[0]) * VALUES + int(text[1]) - 1


def kind_of(move: int) -> int:
    return move - DISCARD if move >= DISCARD else move // WAYS


def is_placing(move: int) -> bool:
    return move < DISCARD and move % WAYS < REMOVE


def write_move(move: int) -> str:
    die = die_text(kind_of(move))
    if move >= DISCARD:
        return f"discard {die}"
    return f"{die} {cell_text(move % WAYS) if is_placing(move) else 'remove'}"


def read_move(text: str) -> int:
    match = _TEXT.fullmatch(" ".join(text.lower().split()))
    if not match:
        raise BadMove("blueprints-bad-move", text=text[:40])
    kind = read_die(match["die"].upper())
    if match["discard"]:
        return DISCARD + kind
    return WAYS * kind + (REMOVE if match["remove"] else read_cell(match["cell"]))


def move_json(move: int) -> dict[str, Any]:
    die = die_text(kind_of(move))
    if move >= DISCARD:
        return {"kind": "discard", "die": die}
    if not is_placing(move):
        return {"kind": "remove", "die": die}
    return {"kind": "place", "die": die, "cell": list(cell_of(move % WAYS))}


def veil_move(before: State, now: State, move: int, seat: int) -> str:
    """BP-10: until the round is scored only its builder knows where a die stands."""
    running = to_python(now).round == to_python(before).round
    secret = is_placing(move) and running and seat != turns.to_move(before)
    return f"{die_text(kind_of(move))} {UNKNOWN_CELL}" if secret else write_move(move)


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `rules.refuse` gave."""
    if reason == turns.NO_SUCH:
        return Message("no-such-move", {"move": move, "last": MOVES - 1})
    if reason == turns.OVER:
        return Message("match-over")
    die = die_text(kind_of(move))
    if reason == turns.DISCARD_FIRST:
        return Message("blueprints-discard-first", rule="BP-6")
    if reason == turns.NO_DISCARD:
        return Message("blueprints-no-discard", rule="BP-6")
    if reason == turns.NOT_IN_POOL:
        return Message("blueprints-not-in-pool", {"die": die}, "BP-5")
    if reason == turns.MUST_PLACE:
        return must_place(die)
    return not_there(s, kind_of(move), move % WAYS)


def must_place(die: str) -> Message:
    return Message("blueprints-must-place", {"die": die}, "BP-9")


def not_there(s: State, kind: int, space: int) -> Message:
    """Why a die cannot be placed on a space."""
    top = field(to_python(s).tops[turns.to_move(s)], space)
    cell = cell_text(space)
    if top > VALUES:
        return Message("blueprints-hatched", {"cell": cell}, "BP-1")
    return Message("blueprints-too-low", {"die": die_text(kind), "cell": cell, "top": int(top)}, "BP-7")
