"""The lines of a position that may be left out. What lies on a table is enough."""

from __future__ import annotations

from draftwork.games.sagrada.components import EDITION
from draftwork.games.sagrada.constants import COLUMNS, ROUNDS, ROWS, SEATS
from draftwork.games.sagrada.notation.position_write import NO_DIE_MARK, NONE_MARK, STANDARD, UNKNOWN_MARK
from draftwork.games.sagrada.rules.deal import SOLO_PRIVATE_DEALT
from draftwork.games.sagrada.rules.phases import CHOOSE, PHASE_NAMES, TURN
from draftwork.kernel.errors import BadPosition

FIRST = "first"  # the start player of this round, instead of `start`
_DEFAULTS = {
    "reduced bag": "no",
    "solo private": "one",
    "key": UNKNOWN_MARK,
    "dice": UNKNOWN_MARK,
    "spare": UNKNOWN_MARK,
    "luck": NONE_MARK,
    "track": NO_DIE_MARK,
    "turn": "1",
    "phase": PHASE_NAMES[TURN],
    "skipping": NONE_MARK,
    "drafted": "no",
    "tool": NONE_MARK,
    "pool": NO_DIE_MARK,
    "hand": NONE_MARK,
    "lifted": NONE_MARK,
    "moved": NONE_MARK,
}
_EMPTY_WINDOW = " / ".join([" ".join([NO_DIE_MARK] * COLUMNS)] * ROWS)


def fill_in(lines: dict[str, str]) -> None:
    """Add the lines that were left out, except `tokens`."""
    choosing = lines.get("phase") == PHASE_NAMES[CHOOSE]
    if choosing:
        lines.setdefault("round", "1")
    for key, value in _DEFAULTS.items():
        lines.setdefault(key, value)
    if lines.setdefault("cards", STANDARD) == STANDARD:
        lines.setdefault("edition", EDITION.name)
    lines.setdefault("paid", " ".join("0" for _ in lines["tools"].split()))
    players = _read_number("players", lines, 1, SEATS)
    _fill_in_start(lines, players)
    privates = players if players > 1 else SOLO_PRIVATE_DEALT
    lines.setdefault("private", " ".join([UNKNOWN_MARK] * privates))
    for seat in range(players):
        lines.setdefault(f"cards {seat}", UNKNOWN_MARK)
        if choosing:
            lines.setdefault(f"pattern {seat}", NONE_MARK)
        lines.setdefault(f"window {seat}", _EMPTY_WINDOW)


def _fill_in_start(lines: dict[str, str], players: int) -> None:
    """Compute `start` from the start player of this round: the bag passes clockwise (SA-4)."""
    if FIRST in lines and "start" not in lines:
        rounds = _read_number("round", lines, 1, ROUNDS + 1) - 1
        first = _read_number(FIRST, lines, 0, players - 1)
        del lines[FIRST]
        lines["start"] = str((first - rounds) % players)


def _read_number(key: str, lines: dict[str, str], least: int, most: int) -> int:
    if lines[key] not in [str(number) for number in range(least, most + 1)]:
        raise BadPosition("bad-position-value", key=key, value=lines[key][:60])
    return int(lines[key])
