"""Fluent's numbers, formatted with a true minus sign, an optional plus sign and CLDR's grouping.

Importing this module imports Fluent and Babel, which takes 80 ms, so it is imported inside functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

from draftwork.i18n.formats import MINUS, Sign, is_grouped


class _FormattedNumber(FluentNumber):
    sign: Sign = "auto"

    def __new__(cls, value: float, *, signDisplay: Sign = "auto", **options: Any) -> _FormattedNumber:  # noqa: N803
        number: _FormattedNumber = super().__new__(cls, value, **options)  # type: ignore[assignment]
        number.sign = signDisplay
        return number

    def format(self, locale: Locale) -> str:
        value = float(self)  # type: ignore[arg-type]
        if not is_grouped(value, locale.language):
            plain = type(self)(self, useGrouping=False)  # type: ignore[arg-type]
            text = super(_FormattedNumber, plain).format(locale)
        else:
            text = super().format(locale)
        plus = "+" if self.sign == "exceptZero" and value > 0 else ""
        return plus + text.replace("-", MINUS)


class _Int(_FormattedNumber, FluentInt):
    pass


class _Float(_FormattedNumber, FluentFloat):
    pass


def fluent_number(value: float | FluentNone, **options: Any) -> _FormattedNumber:
    """Fluent's function NUMBER with the additional option signDisplay of Intl.NumberFormat."""
    if isinstance(value, FluentNone):
        raise TypeError("NUMBER of a missing argument")
    return _Int(value, **options) if isinstance(value, int) else _Float(value, **options)


class Bundle(FluentBundle):
    """The messages of a language, with the numbers of this module."""

    def __init__(self, locales: list[str]) -> None:
        super().__init__(locales, functions={"NUMBER": fluent_number}, use_isolating=False)

    def format_text(self, pattern: Pattern, args: Mapping[str, str | float]) -> str:
        """Format a pattern. Fluent's `format_pattern` would use its own number types."""
        fluent_args = {
            key: value if isinstance(value, str) else fluent_number(value) for key, value in args.items()
        }
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=fluent_args), errors=errors)
        text = str(pattern(env))
        if errors:
            raise errors[0]
        return text
