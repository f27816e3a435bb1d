"""Moves as text and as JSON.

pattern 17     choose pattern 17 of the edition; other seats read "pattern ?" until all have chosen
draft 2        select the second die of the pool
place c3       place the selected die on column c, row 3
tool 6         use tool 6
pay 4          solo: pay for the tool with the fourth die of the pool
up, down       tool 1: raise or lower the die by one
value 5        tool 11: choose the value of the drawn die
track 4.2      tool 5: take the second die of round 4
from b2        tools 2, 3, 4, 12: lift the die on b2
to c3          tools 2, 3, 4, 12: put the lifted die on c3
done           tool 12: move no second die
return         tools 6, 11: put the die back into the pool
pass           end the turn
"""

from __future__ import annotations

from functools import cache
from typing import Any

from draftwork.games.sagrada.constants import COLUMNS, MAX_POOL
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.rules.turns import (
    DONE,
    DOWN,
    DRAFT,
    FROM,
    NUM_MOVES,
    PASS,
    PATTERN,
    PAY_WITH,
    PLACE,
    RETURN,
    SET_VALUE,
    TO,
    TOOL,
    TRACK,
    UP,
    to_move,
)
from draftwork.games.sagrada.state import State
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove

# The kinds with several moves, with the first number of each.
_FIRST_NUMBERS = {
    "pattern": PATTERN,
    "draft": DRAFT,
    "place": PLACE,
    "tool": TOOL,
    "pay": PAY_WITH,
    "value": SET_VALUE,
    "track": TRACK,
    "from": FROM,
    "to": TO,
}
_SINGLE_MOVES = {"pass": PASS, "up": UP, "down": DOWN, "done": DONE, "return": RETURN}
_LETTERS = "abcde"


@cache
def cell_text(cell: int) -> str:
    """The name of a cell: the letter of the column and the number of the row."""
    return f"{_LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


def cell_json(cell: int) -> list[int]:
    return [cell // COLUMNS, cell % COLUMNS]


@cache
def kind_of(move: int) -> tuple[str, int]:
    """The kind of a move, and its index among the moves of the kind."""
    for name, number in _SINGLE_MOVES.items():
        if move == number:
            return name, 0
    name = max(
        (name for name in _FIRST_NUMBERS if _FIRST_NUMBERS[name] <= move), key=_FIRST_NUMBERS.__getitem__
    )
    return name, move - _FIRST_NUMBERS[name]


def write_move(move: int) -> str:
    """The text of a move."""
    name, i = kind_of(move)
    if name in _SINGLE_MOVES:
        return name
    if name in ("place", "from", "to"):
        return f"{name} {cell_text(i)}"
    if name == "track":
        return f"{name} {i // MAX_POOL + 1}.{i % MAX_POOL + 1}"
    return f"{name} {i + 1}"


_NUMBERS = {write_move(move): move for move in range(NUM_MOVES)}


def read_move(text: str) -> int:
    """The number of the move with this text."""
    number = _NUMBERS.get(" ".join(text.lower().split()))
    if number is None:
        raise BadMove("sagrada-bad-move", text=text[:40])
    return number


def move_json(move: int) -> dict[str, Any]:
    """The additional JSON fields of a move."""
    name, i = kind_of(move)
    if name in _SINGLE_MOVES:
        return {"kind": name}
    if name in ("place", "from", "to"):
        return {"kind": name, "cell": cell_json(i)}
    if name == "track":
        return {"kind": name, "round": i // MAX_POOL + 1, "index": i % MAX_POOL}
    field = {"pattern": "pattern", "draft": "slot", "pay": "slot", "tool": "tool", "value": "value"}[name]
    return {"kind": name, field: i if field == "slot" else i + 1}


def redact_move(before: State, now: State, move: int, seat: int) -> str:
    """The text of a past move. SA-2: other seats learn a pattern when all have chosen."""
    secret = move < PASS and seat != to_move(before) and to_python(now).phase == CHOOSE
    return "pattern ?" if secret else write_move(move)
