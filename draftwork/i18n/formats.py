"""Numbers and lists by the conventions of a language (CLDR), for sentences and for boards in the terminal.

The page has the same functions in web/src/i18n/formats.ts. Both write a minus sign (U+2212) where CLDR has a
hyphen, and group digits as CLDR says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from babel import Locale

MINUS = "−"
_UNGROUPED = {"pl": 10_000}  # CLDR's minimumGroupingDigits, which Babel does not have: 1345, but 13 450

Sign = Literal["auto", "exceptZero"]


def number(value: float, language: str, sign: Sign = "auto") -> str:
    """A number; with the sign "exceptZero" positive numbers have a plus sign."""
    from draftwork.i18n.numbers import fluent_number

    return fluent_number(value, signDisplay=sign).format(_locale(language))


def joined(items: Iterable[str], language: str) -> str:
    """A list with the conjunction of the language: a, b and c."""
    from babel.lists import format_list

    return format_list(list(items), locale=_locale(language))


def is_grouped(value: float, language: str) -> bool:
    """Whether digits are grouped in a number of this size."""
    return abs(value) >= _UNGROUPED.get(language, 0)


def _locale(language: str) -> Locale:
    from babel import Locale

    return Locale.parse(language)
