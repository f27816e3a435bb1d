"""Editions: reading a file with window patterns, and the edition of a state.

The state holds the patterns, because the rules need them, and the number of the edition. This module keeps
the editions, with their names and ids, by number: those that a match uses, and the last ones that were read.
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
from draftwork.games.sagrada.constants import COLUMNS, MAX_CARDS, MAX_DOTS, ROWS, SEATS, SPACE_LETTERS
from draftwork.games.sagrada.rules.apply import CELLS_PER_WORD, DOTS_SHIFT
from draftwork.games.sagrada.state import State
from draftwork.i18n import Message, shorten
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadEdition

GAME = "sagrada"
MIN_CARDS = 2 * SEATS  # two cards for each seat
MIN_DOTS = 3
PATTERNS_PER_CARD = 2
_FIELDS = Components.__struct_fields__
_PATTERN_FIELDS = Pattern.__struct_fields__
FAULTS = Faults(GAME, forbidden=";#|")
_fault = FAULTS.fault

_CACHE_SIZE = 64
_known: WeakValueDictionary[int, Edition] = WeakValueDictionary()
_recent: deque[Edition] = deque(maxlen=_CACHE_SIZE)  # strong references, which keep editions in `_known`


def edition_number(edition: Edition) -> int:
    """The number that stands for an edition in a state: 60 bits of its hash."""
    return int(edition.hash[:15], 16)


def remember(edition: Edition) -> Edition:
    """Keep an edition by its number and return it, or return an equal one that is kept already."""
    known = _known.setdefault(edition_number(edition), edition)
    if not any(one is known for one in _recent):
        _recent.append(known)
    return known


def encode_pattern(pattern: Pattern) -> tuple[int, int]:
    """The two integers of a pattern in the state."""
    kinds = [SPACE_LETTERS.index(letter) for letter in pattern.cells]
    low, high = (
        sum(kind << 4 * i for i, kind in enumerate(half))
        for half in (kinds[:CELLS_PER_WORD], kinds[CELLS_PER_WORD:])
    )
    return low, high | pattern.dots << DOTS_SHIFT


@lru_cache(_CACHE_SIZE)
def encoded_patterns(number: int) -> tuple[int, ...]:
    """The integers of all patterns of an edition in the state."""
    return tuple(word for pattern in _patterns(number) for word in encode_pattern(pattern))


def edition_of(s: State) -> Edition:
    """The edition that a state was prepared with."""
    return edition_in(to_python(s))


def edition_in(now: State) -> Edition:
    """The edition that a Python state was prepared with."""
    return _known[now.edition]


def is_known(number: int) -> bool:
    return number in _known


def patterns_of(now: State) -> tuple[Pattern, ...]:
    """The patterns of the edition of a state in Python form."""
    return _patterns(now.edition)


@lru_cache(_CACHE_SIZE)
def _patterns(number: int) -> tuple[Pattern, ...]:
    return components_of(_known[number]).patterns


def read_edition(data: Mapping[str, Any]) -> Edition:
    """The edition that the data describes. Raise BadEdition with all faults if it is invalid."""
    faults = [*_find_faults(data)]
    if faults:
        raise BadEdition(*faults)
    cards = [[_pattern_data(pattern) for pattern in card] for card in data["cards"]]
    return remember(Edition(data["edition"], {"game": GAME, "edition": data["edition"], "cards": cards}))


def _pattern_data(pattern: Mapping[str, Any]) -> dict[str, Any]:
    return {field: pattern[field] for field in ("id", "name", "dots")} | {"rows": [*pattern["rows"]]}


def _find_faults(data: Mapping[str, Any]) -> Iterator[Message]:
    yield from FAULTS.of_file(data, _FIELDS)
    if "cards" in data:
        yield from _card_faults(data["cards"])


def _card_faults(cards: Any) -> Iterator[Message]:
    if not isinstance(cards, list | tuple):
        yield _fault("cards")
        return
    if not MIN_CARDS <= len(cards) <= MAX_CARDS:
        yield _fault("card-count", n=len(cards), least=MIN_CARDS, most=MAX_CARDS)
    seen: set[str] = set()
    for n, card in enumerate(cards, 1):
        if (
            not isinstance(card, list | tuple)
            or len(card) != PATTERNS_PER_CARD
            or not all(isinstance(pattern, Mapping) for pattern in card)
        ):
            yield _fault("card", n=n)
            continue
        for side, pattern in enumerate(card, 1):
            yield from _pattern_faults(pattern, _fault("at-pattern", card=n, side=side), seen)


def _pattern_faults(pattern: Mapping[Any, Any], where: Message, seen: set[str]) -> Iterator[Message]:
    yield from FAULTS.of_fields(pattern, _PATTERN_FIELDS, where)
    for field in ("id", "name"):
        if not FAULTS.is_name(pattern.get(field, "-")):
            yield _fault("pattern-name", where=where, field=field, most=MAX_NAME_LENGTH)
    id = pattern.get("id")
    if isinstance(id, str):
        if id in seen:
            yield _fault("id-twice", where=where, id=id[:MAX_NAME_LENGTH])
        seen.add(id)
    dots = pattern.get("dots", MIN_DOTS)
    if type(dots) is not int or not MIN_DOTS <= dots <= MAX_DOTS:
        yield _fault("dots", where=where, dots=shorten(dots, 20), least=MIN_DOTS, most=MAX_DOTS)
    if "rows" in pattern:
        yield from _row_faults(pattern["rows"], where)


def _row_faults(rows: Any, where: Message) -> Iterator[Message]:
    if (
        not isinstance(rows, list | tuple)
        or len(rows) != ROWS
        or not all(isinstance(row, str) and len(row) == COLUMNS for row in rows)
    ):
        yield _fault("rows", where=where, rows=ROWS, columns=COLUMNS)
    elif odd := "".join(sorted(set("".join(rows)) - set(SPACE_LETTERS))):
        yield _fault("letter", where=where, letters=odd, known=" ".join(SPACE_LETTERS))
