"""Custom editions: validation, and the edition of a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from draftwork.games.contract import Edition
from draftwork.games.faults import Faults
from draftwork.games.sintra.components import Components, edition_from
from draftwork.games.sintra.constants import (
    BOTTOM,
    FRAMES,
    JOKERS,
    ROWS,
    SIDES,
    SPACE_LETTERS,
    SPACES,
    STRIPS,
    WINDOWS,
    current_letters,
)
from draftwork.games.sintra.state import State, unpack_name
from draftwork.i18n import Message, shorten
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadEdition

GAME = "sintra"
MAX_POINTS = 99
MIN_ROW_POINTS = -999
_FIELDS = Components.__struct_fields__
_STRIP_FIELDS = ("id", "front", "back")
FAULTS = Faults(GAME)
_fault = FAULTS.fault


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition that the data describes, or BadEdition with all faults of the data."""
    data = _with_current_letters(data)
    faults = [*_find_faults(data)]
    if faults:
        raise BadEdition(*faults)
    sorted_strips = sorted(data["strips"], key=lambda strip: int(strip["id"]))
    return edition_from(msgspec.convert({**data, "strips": sorted_strips}, Components))


def _with_current_letters(data: Mapping[str, Any]) -> dict[str, Any]:
    """Replace old colour letters in the strips. The data is not validated yet."""
    strips = data.get("strips")
    if not isinstance(strips, list | tuple):
        return dict(data)
    return {**data, "strips": [_with_current_letters_in(strip) for strip in strips]}


def _with_current_letters_in(strip: Any) -> Any:
    if not isinstance(strip, Mapping):
        return strip
    sides = {side: strip[side] for side in ("front", "back") if isinstance(strip.get(side), str)}
    return {**strip, **{side: current_letters(spaces) for side, spaces in sides.items()}}


def _find_faults(data: Mapping[str, Any]) -> Iterator[Message]:
    yield from FAULTS.of_file(data, _FIELDS)
    checks = {
        "strips": _check_strips,
        "window_points": _check_window_points,
        "broken_glass": _check_broken_glass,
        "ornament_points": _check_ornament_points,
    }
    for field, check in checks.items():
        if field in data:
            yield from check(data[field])


def _check_strips(strips: Any) -> Iterator[Message]:
    if not isinstance(strips, list | tuple) or not all(isinstance(strip, Mapping) for strip in strips):
        yield _fault("strips", n=STRIPS)
        return
    if len(strips) != STRIPS:
        yield _fault("strip-count", n=len(strips), needed=STRIPS)
    seen: set[int] = set()
    found: list[tuple[Message, str]] = []  # valid sides, for the check of the jokers
    for place, strip in enumerate(strips, 1):
        yield from FAULTS.of_fields(strip, _STRIP_FIELDS, _fault("at-entry", n=place))
        if "id" in strip:
            yield from FAULTS.of_id(strip["id"], place, seen, STRIPS)
        for side in ("front", "back"):
            if side in strip:
                where = _fault("at-side", strip=shorten(strip.get("id", "?"), 20), side=side)
                wrong = [*_check_side(strip[side], where)]
                yield from wrong
                found += [] if wrong else [(where, strip[side])]
    yield from _check_jokers(found)


def _check_side(spaces: Any, where: Message) -> Iterator[Message]:
    if not isinstance(spaces, str) or len(spaces) != SPACES:
        yield _fault("side", where=where, spaces=shorten(spaces, 20), n=SPACES)
    elif unknown := "".join(sorted(set(spaces) - set(SPACE_LETTERS))):
        yield _fault("letter", where=where, letters=shorten(unknown), known=" ".join(SPACE_LETTERS))


def _check_jokers(sides: list[tuple[Message, str]]) -> Iterator[Message]:
    """SI-3: exactly one side of one strip must have joker spaces."""
    with_jokers = [(where, side.count(SPACE_LETTERS[-1])) for where, side in sides]
    with_jokers = [(where, n) for where, n in with_jokers if n]
    if not with_jokers and len(sides) == 2 * STRIPS:
        yield _fault("no-jokers", n=JOKERS)
    for where, n in with_jokers:
        if n != JOKERS:
            yield _fault("jokers", where=where, n=n, needed=JOKERS)
    for where, _ in with_jokers[1:]:
        yield _fault("more-jokers", where=where, first=with_jokers[0][0])


def _check_window_points(points: Any) -> Iterator[Message]:
    where = _fault("at-field", field="window_points")
    if not isinstance(points, Mapping):
        yield _fault("window-points", n=WINDOWS)
        return
    yield from FAULTS.of_fields(points, SIDES, where)
    for side in SIDES:
        if side in points:
            yield from _check_numbers(points[side], f"window_points {side}", WINDOWS, 0, MAX_POINTS)


def _check_broken_glass(rows: Any) -> Iterator[Message]:
    wrong = [*_check_numbers(rows, "broken_glass", ROWS, MIN_ROW_POINTS, 0)]
    yield from wrong
    if not wrong and rows[0] != 0:
        yield _fault("first-row", row=rows[0])
    if not wrong:
        for i in range(BOTTOM):
            if rows[i + 1] >= rows[i]:
                yield _fault("rising-row", n=i + 2, row=rows[i + 1], above=rows[i])


def _check_ornament_points(points: Any) -> Iterator[Message]:
    yield from _check_numbers(points, "ornament_points", 2 * FRAMES + 1, 0, MAX_POINTS)


def _check_numbers(values: Any, field: str, n: int, least: int, most: int) -> Iterator[Message]:
    where = _fault("at-field", field=field)
    if not isinstance(values, list | tuple):
        yield _fault("numbers", where=where, n=n)
        return
    if len(values) != n:
        yield _fault("number-count", where=where, n=len(values), needed=n)
    for place, value in enumerate(values, 1):
        if type(value) is not int or not least <= value <= most:
            yield _fault("number", where=where, n=place, value=shorten(value, 20), least=least, most=most)


def edition_data(now: State) -> dict[str, Any]:
    """The data of the edition of a state. For Python states, not for rules."""
    sides = [
        "".join(SPACE_LETTERS[min(side >> 3 * k & 7, SPACES)] for k in range(SPACES)) for side in now.sides
    ]
    return {
        "game": GAME,
        "edition": unpack_name(now.name),
        "strips": [{"id": i + 1, "front": sides[2 * i], "back": sides[2 * i + 1]} for i in range(STRIPS)],
        "window_points": {
            side: [now.window_points[WINDOWS * k + w] for w in range(WINDOWS)] for k, side in enumerate(SIDES)
        },
        "broken_glass": [*now.rows],
        "ornament_points": [*now.ornament_points],
    }


def edition_of(s: State) -> Edition:
    """The edition that a state was prepared with."""
    return edition_from(msgspec.convert(edition_data(to_python(s)), Components))
