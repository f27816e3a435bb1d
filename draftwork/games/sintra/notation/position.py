"""Positions as lines of text.

Panes are letters. On a strip, a dot is an empty space. A question mark means that the key is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from draftwork.games.sintra.components import EDITION
from draftwork.games.sintra.constants import (
    BOTTOM,
    CENTRE,
    COLOURS,
    FACTORIES,
    JOKER,
    LETTERS,
    MAX_DRAWN,
    MAX_PLAYERS,
    PER_COLOUR,
    ROUNDS,
    SIDES,
    SPACE_LETTERS,
    STRIPS,
    WINDOWS,
    current_letters,
)
from draftwork.games.sintra.notation.edition import edition_data, read_edition
from draftwork.games.sintra.notation.invariants import check_state
from draftwork.games.sintra.rules.panes import count, format_panes, one, parse_panes
from draftwork.games.sintra.rules.strips import GONE, side_up
from draftwork.games.sintra.setup import SIDE_LETTERS, prepare, read_drawn, strip_text, write_drawn
from draftwork.games.sintra.state import NONE, UNKNOWN, State
from draftwork.games.sintra.ui.view import panes_on, side_letters
from draftwork.kernel import Ints, to_compiled, to_python
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.errors import BadEdition, BadPosition

HIDDEN = "?"
EMPTY = "-"
YES_NO = ("no", "yes")
_LINES_WITH_COLOURS = ("strips", "round track", "drawn", "factories", "centre", "panes", "windows")


def write_position(s: State) -> dict[str, str]:
    """The lines of a position, by key."""
    now = to_python(s)
    lines = _write_edition(now) | _write_table(now)
    for seat in range(now.players):
        lines |= _write_seat(s, now, seat)
    return lines


def _write_edition(now: State) -> dict[str, str]:
    return {
        "players": str(now.players),
        "side": SIDES[now.side],
        "return over gaps": YES_NO[now.return_over_gaps],
        "floor at zero": YES_NO[now.floor_at_zero],
        **_edition_lines(edition_data(now)),
    }


def _edition_lines(data: Mapping[str, Any]) -> dict[str, str]:
    return {
        "edition": data["edition"],
        "strips": " ".join(f"{strip['front']}/{strip['back']}" for strip in data["strips"]),
        "window points A": _row(data["window_points"]["A"]),
        "window points B": _row(data["window_points"]["B"]),
        "broken glass": _row(data["broken_glass"]),
        "ornament points": _row(data["ornament_points"]),
    }


def _write_table(now: State) -> dict[str, str]:
    factories = range(FACTORIES[now.players])
    return {
        "key": HIDDEN if now.key[0] < 0 else "".join(f"{word:08x}" for word in now.key),
        "start": str(now.start),
        "round": str(now.round + 1),
        "round track": "".join(LETTERS[colour] for colour in now.track),
        "drawn": " ".join(read_drawn(now, refill) or EMPTY for refill in range(ROUNDS)),
        "marker": str(now.holder),
        "marker in centre": YES_NO[now.marker],
        "to move": str(now.player),
        "keep from": EMPTY if now.keeping == NONE else str(now.keeping + 1),
        "factories": " ".join(format_panes(now.sources[i]) or EMPTY for i in factories),
        "centre": format_panes(now.sources[CENTRE]) or EMPTY,
        "bag": _row(count(now.bag, colour) for colour in range(COLOURS)),
        "tower": _row(count(now.tower, colour) for colour in range(COLOURS)),
    }


def _write_seat(s: State, now: State, seat: int) -> dict[str, str]:
    places = range(WINDOWS * seat, WINDOWS * seat + WINDOWS)
    on_strips = [EMPTY if now.frames[i] >= GONE else _on_strip(s, now, i) for i in places]
    fields = (now.row, now.falls, now.colour_points, now.forgiven)
    return {
        f"strips {seat}": " ".join(strip_text(now.strip[i]) for i in places),
        f"panes {seat}": " ".join(on_strips),
        f"windows {seat}": " ".join(_pane(now.frames[i] & 7) + _pane(now.frames[i] >> 3) for i in places),
        f"glazier {seat}": str(now.glazier[seat] + 1),
        f"window points {seat}": _row(now.scored[i] for i in places),
        f"row, falls, colour points, forgiven {seat}": _row(field[seat] for field in fields),
        f"score {seat}": str(now.score[seat]),
    }


def _row(numbers: Any) -> str:
    return " ".join(str(number) for number in numbers)


def _pane(pane: int) -> str:
    return LETTERS[pane - 1] if pane else EMPTY


def _on_strip(s: State, now: State, i: int) -> str:
    return panes_on(now, i, side_up(s, i)).replace(" ", ".")


def read_position(lines: dict[str, str]) -> State:
    """The state that the lines describe, or BadPosition. Lines that were left out are added to `lines`."""
    _fill_in(lines)
    lines = copy(lines)  # keeps the class, which reports missing lines; a dict() would not
    lines.update({key: current_letters(value) for key, value in lines.items() if _has_colours(key)})
    now = _read_edition(lines)
    _read_table(now, lines)
    for seat in range(now.players):
        _read_seat(now, seat, lines)
    s = to_compiled(now)
    check_state(s, allow_unknown=True)
    for seat in range(now.players):  # only the canonical text of the panes is accepted
        key = f"panes {seat}"
        if _write_seat(s, now, seat)[key] != " ".join(lines[key].split()):
            raise BadPosition("bad-position-value", key=key, value=lines[key])
    return s


def _fill_in(lines: dict[str, str]) -> None:
    """Add the lines that were left out: the default options, the shipped edition and the unknown key."""
    defaults = {
        "side": SIDES[0],
        "return over gaps": "yes",
        "floor at zero": "no",
        "key": HIDDEN,
        "keep from": EMPTY,
    }
    if lines.get("edition", EDITION.name) == EDITION.name:
        defaults |= _edition_lines(EDITION.data)
    for key, value in defaults.items():
        lines.setdefault(key, value)
    refills = lines["drawn"].split()
    lines["drawn"] = " ".join(refills + [EMPTY] * (ROUNDS - len(refills)))


def _has_colours(key: str) -> bool:
    """Whether a line contains letters of colours."""
    return key.rstrip("0123456789 ") in _LINES_WITH_COLOURS


def _bad(key: str, value: str) -> BadPosition:
    return BadPosition("bad-position-value", key=key, value=value[:60])


def _one_of(lines: dict[str, str], key: str, known: tuple[str, ...]) -> int:
    if lines[key] not in known:
        raise _bad(key, lines[key])
    return known.index(lines[key])


def _number(key: str, text: str, least: int, most: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7 and least <= int(text) <= most):
        raise _bad(key, text)
    return int(text)


def _numbers(lines: dict[str, str], key: str, n: int, least: int, most: int) -> list[int]:
    return [_number(key, word, least, most) for word in _words(lines, key, n)]


def _words(lines: dict[str, str], key: str, n: int) -> list[str]:
    words = lines[key].split()
    if len(words) != n:
        raise _bad(key, lines[key])
    return words


def _parse_panes(key: str, text: str) -> int:
    if text != EMPTY and (set(text) - set(LETTERS) or len(text) > COLOURS * PER_COLOUR):
        raise _bad(key, text)
    return 0 if text == EMPTY else parse_panes(text)


def _read_edition(lines: dict[str, str]) -> State:
    """The Python state before the deal, with the edition and the options of a position."""
    players = 2 + _one_of(lines, "players", tuple(str(n) for n in range(2, MAX_PLAYERS + 1)))
    options: dict[str, Any] = {"side": SIDES[_one_of(lines, "side", SIDES)]}
    for name in ("return over gaps", "floor at zero"):
        options[name.replace(" ", "_")] = bool(_one_of(lines, name, YES_NO))
    sides = [strip.partition("/") for strip in _words(lines, "strips", STRIPS)]
    data = {
        "game": "sintra",
        "edition": lines["edition"],
        "strips": [{"id": i, "front": a, "back": b} for i, (a, _, b) in enumerate(sides, 1)],
        "window_points": {side: _numbers(lines, f"window points {side}", WINDOWS, 0, 999) for side in SIDES},
        "broken_glass": _numbers(lines, "broken glass", BOTTOM + 1, -9999, 0),
        "ornament_points": _numbers(lines, "ornament points", 5, 0, 999),
    }
    try:
        edition = read_edition(data)
    except BadEdition as bad:
        raise BadPosition(bad.message) from None
    return to_python(prepare(players, options, {}, edition))


def _read_table(now: State, lines: dict[str, str]) -> None:
    last = now.players - 1
    _read_key(now.key, lines["key"])
    now.start = _number("start", lines["start"], 0, last)
    now.round = _number("round", lines["round"], 1, ROUNDS + 1) - 1
    if len(lines["round track"]) != ROUNDS or set(lines["round track"]) - set(LETTERS):
        raise _bad("round track", lines["round track"])
    for i, letter in enumerate(lines["round track"]):
        now.track[i] = LETTERS.index(letter)
    for refill, panes in enumerate(_words(lines, "drawn", ROUNDS)):
        _parse_panes("drawn", panes[: MAX_DRAWN + 1])
        if len(panes) > MAX_DRAWN:
            raise _bad("drawn", panes)
        write_drawn(now, refill, panes.replace(EMPTY, ""))
    now.holder = _number("marker", lines["marker"], 0, last)
    now.marker = _one_of(lines, "marker in centre", YES_NO)
    now.player = _number("to move", lines["to move"], 0, last)
    if lines["keep from"] != EMPTY:
        now.keeping = _number("keep from", lines["keep from"], 1, WINDOWS) - 1
    for i, panes in enumerate(_words(lines, "factories", int(FACTORIES[now.players]))):
        now.sources[i] = _parse_panes("factories", panes)
    now.sources[CENTRE] = _parse_panes("centre", lines["centre"])
    now.bag = _read_counts(lines, "bag")
    now.tower = _read_counts(lines, "tower")


def _read_counts(lines: dict[str, str], key: str) -> int:
    counts = _numbers(lines, key, COLOURS, 0, PER_COLOUR)
    return sum(n * one(colour) for colour, n in enumerate(counts))


def _read_key(key: Ints, text: str) -> None:
    known = len(text) == 8 * KEY_WORDS and not set(text) - set("0123456789abcdef")
    if not known and text != HIDDEN:
        raise _bad("key", text)
    for i in range(KEY_WORDS):
        key[i] = int(text[8 * i : 8 * i + 8], 16) if known else UNKNOWN


def _read_seat(now: State, seat: int, lines: dict[str, str]) -> None:
    first = WINDOWS * seat
    for i, strip in enumerate(_words(lines, f"strips {seat}", WINDOWS), first):
        if len(strip) != 2 or strip[1] not in SIDE_LETTERS:
            raise _bad(f"strips {seat}", strip)
        now.strip[i] = 2 * (_number(f"strips {seat}", strip[0], 1, STRIPS) - 1) + SIDE_LETTERS.index(strip[1])
    for i, window in enumerate(_words(lines, f"windows {seat}", WINDOWS), first):
        if len(window) != 2 or set(window) - set(LETTERS + EMPTY):
            raise _bad(f"windows {seat}", window)
        upper, lower = (0 if pane == EMPTY else LETTERS.index(pane) + 1 for pane in window)
        now.frames[i] = upper + GONE * lower
    for i, panes in enumerate(_words(lines, f"panes {seat}", WINDOWS), first):
        _read_strip(now, i, f"panes {seat}", panes)
    for i, points in enumerate(_numbers(lines, f"window points {seat}", WINDOWS, 0, 99_999), first):
        now.scored[i] = points
    now.glazier[seat] = _number(f"glazier {seat}", lines[f"glazier {seat}"], 1, WINDOWS) - 1
    numbers = _numbers(lines, f"row, falls, colour points, forgiven {seat}", 4, 0, 99_999)
    now.row[seat], now.falls[seat], now.colour_points[seat], now.forgiven[seat] = numbers
    now.score[seat] = _number(f"score {seat}", lines[f"score {seat}"], -999_999, 999_999)


def _read_strip(now: State, i: int, key: str, panes: str) -> None:
    if now.frames[i] >= GONE:
        if panes != EMPTY:
            raise _bad(key, panes)
        return
    printed = side_letters(now, now.strip[i] ^ 1 if now.frames[i] else now.strip[i])
    if len(panes) != len(printed) or set(panes) - set(LETTERS + "."):
        raise _bad(key, panes)
    for kind, pane in zip(printed, panes):
        if pane == ".":
            now.open[i] += one(SPACE_LETTERS.index(kind))
        elif kind in (pane, SPACE_LETTERS[JOKER]):
            now.held[i] += one(LETTERS.index(pane))
        else:
            raise _bad(key, panes)
