"""Positions as lines of text."""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import BOARDS, LAST_SPACE, LEATHER, PATCHES
from draftwork.games.patchwork.notation.invariants import check_state
from draftwork.games.patchwork.notation.moves import (
    cells_of,
    leather_cells,
    patch_of,
    read_move,
    write_cell,
    write_move,
)
from draftwork.games.patchwork.rules.turns import ADVANCE
from draftwork.games.patchwork.setup import prepare
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.kernel import to_compiled, to_python
from draftwork.kernel.bits import split
from draftwork.kernel.errors import BadMove, BadPosition

TOKEN = "^"  # precedes the place of the neutral token in the circle
NONE = "-"
# The values of lines that were left out.
_DEFAULTS = {
    "special": NONE,
    "leather taken": "0",
    "leather to place": "0",
    "quilt 0": NONE,
    "quilt 1": NONE,
}


def write_position(s: State) -> dict[str, str]:
    """The lines of a position, by key."""
    now = to_python(s)
    circle = [f"{TOKEN if i == now.neutral else ''}{now.circle[i]}" for i in range(PATCHES)]
    return {
        "board": BOARDS[now.board],
        "circle": " ".join(circle),
        "start": str(now.start),
        "on top": str(now.player),
        "time": f"{now.time[0]} {now.time[1]}",
        "buttons": f"{now.buttons[0]} {now.buttons[1]}",
        "special": NONE if now.special < 0 else str(now.special),
        "leather taken": str(now.leather_taken),
        "leather to place": str(now.leather_to_place),
        "quilt 0": _write_quilt(now, 0),
        "quilt 1": _write_quilt(now, 1),
    }


def _write_quilt(now: State, seat: int) -> str:
    sewn = [now.sewn[patch] for patch in range(PATCHES) if now.owned[seat] >> patch & 1]
    leather = [read_move(f"leather {write_cell(cell)}") for cell in leather_cells(now, seat)]
    return ", ".join(write_move(move) for move in sewn + leather) or NONE


def read_position(lines: dict[str, str]) -> State:
    """The state that the lines describe, or BadPosition. Lines that were left out are added to `lines`."""
    for key, value in _DEFAULTS.items():
        lines.setdefault(key, value)
    if lines["board"] not in BOARDS:
        raise BadPosition("bad-position-value", key="board", value=lines["board"])
    neutral, circle = _read_circle(lines["circle"])
    now = to_python(prepare(2, {"board": lines["board"]}, {"circle": circle}))
    now.neutral = neutral
    now.start, now.player = (_read_number(lines[key], key, 0, 1) for key in ("start", "on top"))
    now.special = -1 if lines["special"] == NONE else _read_number(lines["special"], "special", 0, 1)
    now.leather_taken = _read_number(lines["leather taken"], "leather taken", 0, len(now.leather_spaces) - 1)
    now.leather_to_place = _read_number(
        lines["leather to place"], "leather to place", 0, len(now.leather_spaces) - 1
    )
    for key, field, most in (("time", now.time, LAST_SPACE), ("buttons", now.buttons, 99_999_999)):
        values = lines[key].split()
        if len(values) != 2:
            raise BadPosition("bad-position-value", key=key, value=lines[key])
        field[0], field[1] = (_read_number(value, key, 0, most) for value in values)
    for seat in range(2):
        _read_quilt(now, seat, lines[f"quilt {seat}"])
    s = to_compiled(now)
    check_state(s)
    return s


def _read_number(text: str, key: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
        raise BadPosition("bad-position-value", key=key, value=text)
    return int(text)


def _read_circle(text: str) -> tuple[int, list[int]]:
    words = text.split()
    circle = [_read_number(word.removeprefix(TOKEN), "circle", 0, PATCHES - 1) for word in words]
    tokens = [i for i, word in enumerate(words) if word.startswith(TOKEN)]
    if sorted(circle) != list(range(PATCHES)) or len(tokens) != 1:
        raise BadPosition("patchwork-bad-circle-text", n=PATCHES)
    return tokens[0], circle


def _read_quilt(now: State, seat: int, text: str) -> None:
    for item in [] if text == NONE else text.split(","):
        try:
            move = read_move(item)
        except BadMove as bad:
            raise BadPosition(bad.message) from None
        patch = LEATHER if move == ADVANCE else patch_of(move)
        if move == ADVANCE or (patch < LEATHER and now.sewn[patch]):
            raise BadPosition("bad-position-value", key=f"quilt {seat}", value=item.strip())
        cells = sum(1 << (r * 9 + c) for r, c in cells_of(move))
        if covered_cells(now, seat) & cells:
            raise BadPosition("patchwork-position-overlap", item=item.strip(), seat=seat + 1)
        now.covered_low[seat], now.covered_high[seat] = split(covered_cells(now, seat) | cells)
        if patch < LEATHER:
            now.sewn[patch] = move
            now.owned[seat] |= 1 << patch
            now.income[seat] += STANDARD.patches[patch].income
            now.in_circle &= ~(1 << list(now.circle).index(patch))
