"""Numbers and lists in the format of a language (CLDR), for messages and for boards in the terminal.

The page has the same functions in web/src/i18n/formats.ts. Both write the minus sign U+2212 instead of CLDR's
hyphen, and group digits by CLDR's rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from babel import Locale

MINUS = "−"
_MIN_GROUPED = {"pl": 10_000}  # CLDR's minimumGroupingDigits, which Babel lacks: 1345, but 13 450

Sign = Literal["auto", "exceptZero"]


def format_number(value: float, language: str, sign: Sign = "auto") -> str:
    """Format a number. With the sign "exceptZero" a positive number has a plus sign."""
    from draftwork.i18n.numbers import fluent_number

    return fluent_number(value, signDisplay=sign).format(_locale(language))


def format_list(items: Iterable[str], language: str) -> str:
    """Format a list with the conjunction of the language: a, b and c."""
    from babel.lists import format_list

    return format_list(list(items), locale=_locale(language))


def is_grouped(value: float, language: str) -> bool:
    """Return whether the digits of a number of this size are grouped."""
    return abs(value) >= _MIN_GROUPED.get(language, 0)


def _locale(language: str) -> Locale:
    from babel import Locale

    return Locale.parse(language)
