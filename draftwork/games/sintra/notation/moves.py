"""The moves of Stained Glass of Sintra: their numbers, their text and what a refusal says.

    f3 pink 5        take the pink panes of factory 3 and place them on the strip above window 5
    centre orange 2  take the orange panes of the centre and place them on the strip above window 2
    f3 pink 5 j1     likewise, one of them on a joker space; without j none goes on a joker
    f1 blue break    take them where no strip can take one: all break
    return           return the glazier to the leftmost strip
    keep yellow      of a completed strip, keep a yellow pane for the window

Factories are numbered from 1, windows and the places above them from 1 at the left. A colour may be given by
its letter (P O Y W B), "c" or "center" stand for the centre. "green" and "G" are old names of white.

Number 0 is to return, 1 to 5 keep a colour; number 6 + 25 (5 source + colour) + way takes, with the way
3 place + panes on jokers, or 24 to break all. The centre is source 9.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from draftwork.games.sintra.constants import (
    CENTRE,
    COLOURS,
    FACTORIES,
    JOKER,
    LETTERS,
    MOST_FACTORIES,
    NAMES,
    OLD_NAMES,
    WINDOWS,
)
from draftwork.games.sintra.rules import turns
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.turns import BREAK, KEEP, MOVES, RETURN, TAKE, WAYS, WAYS_OF_PLACE
from draftwork.games.sintra.state import State
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadMove

_SOURCES = {"c": CENTRE, "centre": CENTRE, "center": CENTRE}
_SOURCES |= {f"f{i + 1}": i for i in range(MOST_FACTORIES)}
_COLOURS = {word: i for i in range(COLOURS) for word in (NAMES[i], LETTERS[i].lower())}
_COLOURS |= {old: _COLOURS[new] for old, new in OLD_NAMES.items()}
_KEEP = re.compile(r"keep ([a-z]+)", re.ASCII)
_TAKE = re.compile(r"([a-z]+[1-9]?) ([a-z]+) (?:(break)|([1-8])(?: j([0-2]))?)", re.ASCII)


def take_parts(move: int) -> tuple[int, int, int]:
    """Source, colour and way of a move that takes panes."""
    pair, way = divmod(move - TAKE, WAYS)
    return pair // COLOURS, pair % COLOURS, way


def take_number(source: int, colour: int, way: int) -> int:
    return TAKE + (source * COLOURS + colour) * WAYS + way


def source_text(source: int) -> str:
    return "centre" if source == CENTRE else f"f{source + 1}"


def write_move(move: int) -> str:
    if move == RETURN:
        return "return"
    if move < TAKE:
        return f"keep {NAMES[move - KEEP]}"
    source, colour, way = take_parts(move)
    start = f"{source_text(source)} {NAMES[colour]}"
    if way == BREAK:
        return f"{start} break"
    place, jokers = divmod(way, WAYS_OF_PLACE)
    return f"{start} {place + 1}" + (f" j{jokers}" if jokers else "")


def read_move(text: str) -> int:
    words = " ".join(text.lower().split())
    if words == "return":
        return RETURN
    if (kept := _KEEP.fullmatch(words)) and kept[1] in _COLOURS:
        return KEEP + _COLOURS[kept[1]]
    taken = _TAKE.fullmatch(words)
    if not taken or taken[1] not in _SOURCES or taken[2] not in _COLOURS:
        raise BadMove("sintra-bad-move", text=text[:40])
    way = BREAK if taken[3] else (int(taken[4]) - 1) * WAYS_OF_PLACE + int(taken[5] or 0)
    return take_number(_SOURCES[taken[1]], _COLOURS[taken[2]], way)


def move_json(move: int) -> dict[str, Any]:
    if move == RETURN:
        return {"kind": "return"}
    if move < TAKE:
        return {"kind": "keep", "colour": LETTERS[move - KEEP]}
    source, colour, way = take_parts(move)
    taken = {"source": source_text(source), "colour": LETTERS[colour]}
    if way == BREAK:
        return {"kind": "break", **taken}
    place, jokers = divmod(way, WAYS_OF_PLACE)
    return {"kind": "take", **taken, "strip": place + 1, "jokers": jokers}


def refusal(s: State, move: int, reason: int) -> Message:
    """The sentence for a number that `rules.refuse` gave."""
    if reason == turns.NO_SUCH:
        return Message("no-such-move", {"move": move, "last": MOVES - 1})
    if reason == turns.OVER:
        return Message("match-over")
    now = to_python(s)
    if reason == turns.KEEP_FIRST:
        return Message("sintra-keep-first", {"strip": now.keeping + 1}, "SI-12")
    if reason == turns.NOTHING_TO_KEEP:
        return Message("sintra-nothing-to-keep", rule="SI-12")
    if reason == turns.NOT_ON_STRIP:
        args: dict[str, Any] = {"strip": now.keeping + 1, "colour": LETTERS[move - KEEP]}
        return Message("sintra-not-on-strip", args, "SI-12")
    if reason in (turns.AT_LEFTMOST, turns.NO_STRIP_LEFT, turns.OVER_GAP):
        return no_return(reason)
    return _no_take(now, move, reason)


def no_return(reason: int) -> Message:
    if reason == turns.AT_LEFTMOST:
        return Message("sintra-at-leftmost", rule="SI-13")
    if reason == turns.NO_STRIP_LEFT:
        return Message("sintra-no-strip-left", rule="SI-14")
    return Message("sintra-over-gap", rule="SI-13")


def _no_take(now: State, move: int, reason: int) -> Message:
    source, colour, way = take_parts(move)
    place, jokers = divmod(way, WAYS_OF_PLACE)
    if reason == turns.NO_FACTORY:
        args: dict[str, Any] = {"source": source + 1, "last": int(FACTORIES[now.players])}
        return Message("sintra-no-factory", args, "SI-1")
    if reason == turns.NO_PANES:
        args = {"source": source_message(source, "-inside"), "colour": LETTERS[colour]}
        return Message("sintra-no-panes", args, "SI-7")
    if reason == turns.MUST_PLACE:
        return must_place(colour)
    if reason == turns.WRONG_JOKERS:
        space = now.open[WINDOWS * now.player + place]
        panes = count(now.sources[source], colour)
        least, most = turns.joker_range(panes, count(space, colour), count(space, JOKER))
        args = {"strip": place + 1, "given": jokers, "least": least, "most": most}
        return Message("sintra-wrong-jokers", args, "SI-11")
    return not_there(now.glazier[now.player], place, colour, reason)


def not_there(glazier: int, place: int, colour: int, reason: int) -> Message:
    """Why panes of a colour cannot go to the strip at a place."""
    if reason == turns.LEFT_OF_GLAZIER:
        args: dict[str, Value] = {"strip": place + 1, "glazier": glazier + 1}
        return Message("sintra-left-of-glazier", args, "SI-8")
    if reason == turns.STRIP_GONE:
        return Message("sintra-strip-gone", {"strip": place + 1}, "SI-12")
    return Message("sintra-no-space", {"strip": place + 1, "colour": LETTERS[colour]}, "SI-8")


@cache
def must_place(colour: int) -> Message:
    return Message("sintra-must-place", {"colour": LETTERS[colour]}, "SI-10")


@cache
def source_message(source: int, form: str = "") -> Message:
    """The name of a source as a label, or with the form "-inside" as part of a sentence."""
    return Message(f"sintra-source{form}", {"factory": 0 if source == CENTRE else source + 1})
