"""Editions: window patterns of the user's own, what is wrong with a file, and how a state knows its edition.

The rules need the patterns and have them in the state. Names and ids are kept here: a state names its edition
by number. An edition is known by its number as long as a match holds it, and for a while after it was read.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from weakref import WeakValueDictionary

from draftwork.games.contract import Edition
from draftwork.games.faults import MAX_NAME_LENGTH, Faults
from draftwork.games.sagrada.components import Components, Pattern, components_of
from draftwork.games.sagrada.constants import COLUMNS, MOST_CARDS, MOST_DOTS, ROWS, SEATS, SPACE_LETTERS
from draftwork.games.sagrada.rules.apply import DOTS, HALF
from draftwork.games.sagrada.state import State
from draftwork.i18n import Message, brief
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadEdition

GAME = "sagrada"
LEAST_CARDS = 2 * SEATS  # two for each seat
LEAST_DOTS = 3
SIDES = 2  # patterns on a card
_FIELDS = Components.__struct_fields__
_PATTERN_FIELDS = Pattern.__struct_fields__
FAULTS = Faults(GAME, forbidden=";#|")
_fault = FAULTS.fault

_KEPT = 64
_known: WeakValueDictionary[int, Edition] = WeakValueDictionary()
_recent: deque[Edition] = deque(maxlen=_KEPT)  # keeps them known


def number_of(edition: Edition) -> int:
    return int(edition.hash[:15], 16)


def remember(edition: Edition) -> Edition:
    """The edition by which all equal ones are known."""
    known = _known.setdefault(number_of(edition), edition)
    if not any(one is known for one in _recent):
        _recent.append(known)
    return known


def pattern_words(pattern: Pattern) -> tuple[int, int]:
    """A pattern as the two integers of the state."""
    kinds = [SPACE_LETTERS.index(letter) for letter in pattern.cells]
    low, high = (sum(kind << 4 * i for i, kind in enumerate(half)) for half in (kinds[:HALF], kinds[HALF:]))
    return low, high | pattern.dots << DOTS


@lru_cache(_KEPT)
def printed_words(number: int) -> tuple[int, ...]:
    """All patterns of an edition as they are in the state."""
    return tuple(word for pattern in _patterns(number) for word in pattern_words(pattern))


def edition_of(s: State) -> Edition:
    """The edition a state was prepared with."""
    return _known[to_python(s).edition]


def is_known(number: int) -> bool:
    return number in _known


def patterns_of(now: State) -> tuple[Pattern, ...]:
    """All patterns of the edition of a plain state."""
    return _patterns(now.edition)


@lru_cache(_KEPT)
def _patterns(number: int) -> tuple[Pattern, ...]:
    return components_of(_known[number]).patterns


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition that the data describes, or BadEdition with everything that is wrong with it."""
    faults = [*_faults(data)]
    if faults:
        raise BadEdition(*faults)
    cards = [[_pattern_data(pattern) for pattern in card] for card in data["cards"]]
    return remember(Edition(data["edition"], {"game": GAME, "edition": data["edition"], "cards": cards}))


def _pattern_data(pattern: Mapping[str, Any]) -> dict[str, Any]:
    return {field: pattern[field] for field in ("id", "name", "dots")} | {"rows": [*pattern["rows"]]}


def _faults(data: Mapping[str, Any]) -> Iterator[Message]:
    yield from FAULTS.of_file(data, _FIELDS)
    if "cards" in data:
        yield from _cards(data["cards"])


def _cards(cards: Any) -> Iterator[Message]:
    if not isinstance(cards, list | tuple):
        yield _fault("cards")
        return
    if not LEAST_CARDS <= len(cards) <= MOST_CARDS:
        yield _fault("card-count", n=len(cards), least=LEAST_CARDS, most=MOST_CARDS)
    seen: set[str] = set()
    for n, card in enumerate(cards, 1):
        if (
            not isinstance(card, list | tuple)
            or len(card) != SIDES
            or not all(isinstance(pattern, Mapping) for pattern in card)
        ):
            yield _fault("card", n=n)
            continue
        for side, pattern in enumerate(card, 1):
            yield from _pattern(pattern, _fault("at-pattern", card=n, side=side), seen)


def _pattern(pattern: Mapping[Any, Any], where: Message, seen: set[str]) -> Iterator[Message]:
    yield from FAULTS.of_fields(pattern, _PATTERN_FIELDS, where)
    for field in ("id", "name"):
        if not FAULTS.is_name(pattern.get(field, "-")):
            yield _fault("pattern-name", where=where, field=field, most=MAX_NAME_LENGTH)
    id = pattern.get("id")
    if isinstance(id, str):
        if id in seen:
            yield _fault("id-twice", where=where, id=id[:MAX_NAME_LENGTH])
        seen.add(id)
    dots = pattern.get("dots", LEAST_DOTS)
    if type(dots) is not int or not LEAST_DOTS <= dots <= MOST_DOTS:
        yield _fault("dots", where=where, dots=brief(dots, 20), least=LEAST_DOTS, most=MOST_DOTS)
    if "rows" in pattern:
        yield from _rows(pattern["rows"], where)


def _rows(rows: Any, where: Message) -> Iterator[Message]:
    if (
        not isinstance(rows, list | tuple)
        or len(rows) != ROWS
        or not all(isinstance(row, str) and len(row) == COLUMNS for row in rows)
    ):
        yield _fault("rows", where=where, rows=ROWS, columns=COLUMNS)
    elif odd := "".join(sorted(set("".join(rows)) - set(SPACE_LETTERS))):
        yield _fault("letter", where=where, letters=odd, known=" ".join(SPACE_LETTERS))
