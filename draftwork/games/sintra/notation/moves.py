"""Moves as text and as JSON.

    f3 pink 5        take the pink panes of factory 3 and place them on the strip above window 5
    centre orange 2  take the orange panes of the centre and place them on the strip above window 2
    f3 pink 5 j1     the same with one pane on a joker space; without j, no pane goes on a joker
    f1 blue break    take panes that no strip can take: all break
    return           return the glazier to the leftmost strip
    keep yellow      keep a yellow pane of a completed strip for its window

Factories are numbered from 1, windows and the places above them from 1 at the left. A colour may be given by
its letter (P O Y W B); "c" and "center" mean the centre. "green" and "G" are old names of white.

Move number 0 returns the glazier, and 1 to 5 keep a colour. Number 6 + 25 (5 source + colour) + way takes
panes; the way is 3 place + panes on jokers, or 24 to break all. The centre is source 9.
"""

from __future__ import annotations

import re
from typing import Any

from draftwork.games.sintra.constants import (
    CENTRE,
    COLOURS,
    LETTERS,
    MAX_FACTORIES,
    NAMES,
    OLD_NAMES,
)
from draftwork.games.sintra.rules.turns import BREAK, KEEP, RETURN, TAKE, WAYS, WAYS_PER_PLACE
from draftwork.kernel.errors import BadMove

_SOURCES = {"c": CENTRE, "centre": CENTRE, "center": CENTRE}
_SOURCES |= {f"f{i + 1}": i for i in range(MAX_FACTORIES)}
_COLOURS = {word: i for i in range(COLOURS) for word in (NAMES[i], LETTERS[i].lower())}
_COLOURS |= {old: _COLOURS[new] for old, new in OLD_NAMES.items()}
_KEEP = re.compile(r"keep ([a-z]+)", re.ASCII)
_TAKE = re.compile(r"([a-z]+[1-9]?) ([a-z]+) (?:(break)|([1-8])(?: j([0-2]))?)", re.ASCII)


def take_parts(move: int) -> tuple[int, int, int]:
    """The source, colour and way (see `rules.turns`) of a move that takes panes."""
    pair, way = divmod(move - TAKE, WAYS)
    return pair // COLOURS, pair % COLOURS, way


def take_number(source: int, colour: int, way: int) -> int:
    """The move that takes a colour from a source and places it by `way` (see `rules.turns`)."""
    return TAKE + (source * COLOURS + colour) * WAYS + way


def source_text(source: int) -> str:
    """The name of a source in move texts, such as f3."""
    return "centre" if source == CENTRE else f"f{source + 1}"


def write_move(move: int) -> str:
    """The text of a move."""
    if move == RETURN:
        return "return"
    if move < TAKE:
        return f"keep {NAMES[move - KEEP]}"
    source, colour, way = take_parts(move)
    start = f"{source_text(source)} {NAMES[colour]}"
    if way == BREAK:
        return f"{start} break"
    place, jokers = divmod(way, WAYS_PER_PLACE)
    return f"{start} {place + 1}" + (f" j{jokers}" if jokers else "")


def read_move(text: str) -> int:
    """The move of a text, or BadMove. Case and spacing do not matter."""
    words = " ".join(text.lower().split())
    if words == "return":
        return RETURN
    if (kept := _KEEP.fullmatch(words)) and kept[1] in _COLOURS:
        return KEEP + _COLOURS[kept[1]]
    taken = _TAKE.fullmatch(words)
    if not taken or taken[1] not in _SOURCES or taken[2] not in _COLOURS:
        raise BadMove("sintra-bad-move", text=text[:40])
    way = BREAK if taken[3] else (int(taken[4]) - 1) * WAYS_PER_PLACE + int(taken[5] or 0)
    return take_number(_SOURCES[taken[1]], _COLOURS[taken[2]], way)


def move_json(move: int) -> dict[str, Any]:
    """A move as JSON data."""
    if move == RETURN:
        return {"kind": "return"}
    if move < TAKE:
        return {"kind": "keep", "colour": LETTERS[move - KEEP]}
    source, colour, way = take_parts(move)
    taken = {"source": source_text(source), "colour": LETTERS[colour]}
    if way == BREAK:
        return {"kind": "break", **taken}
    place, jokers = divmod(way, WAYS_PER_PLACE)
    return {"kind": "take", **taken, "strip": place + 1, "jokers": jokers}
