"""Numbers as Fluent formats them: with a minus sign, a plus sign where asked for, and CLDR's grouping.

Importing this module imports Fluent and Babel, which takes 80 ms: import it where a sentence is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

from draftwork.i18n.formats import MINUS, Sign, is_grouped


class _Shown(FluentNumber):
    sign: Sign = "auto"

    def __new__(cls, value: float, *, signDisplay: Sign = "auto", **options: Any) -> _Shown:  # noqa: N803
        made: _Shown = super().__new__(cls, value, **options)  # type: ignore[assignment]
        made.sign = signDisplay
        return made

    def format(self, locale: Locale) -> str:
        value = float(self)  # type: ignore[arg-type]
        if not is_grouped(value, locale.language):
            plain = type(self)(self, useGrouping=False)  # type: ignore[arg-type]
            text = super(_Shown, plain).format(locale)
        else:
            text = super().format(locale)
        plus = "+" if self.sign == "exceptZero" and value > 0 else ""
        return plus + text.replace("-", MINUS)


class _Int(_Shown, FluentInt):
    pass


class _Float(_Shown, FluentFloat):
    pass


def fluent_number(value: float | FluentNone, **options: Any) -> _Shown:
    """Fluent's function NUMBER, also with the option signDisplay of Intl.NumberFormat."""
    if isinstance(value, FluentNone):
        raise TypeError("NUMBER of a missing argument")
    return _Int(value, **options) if isinstance(value, int) else _Float(value, **options)


class Bundle(FluentBundle):
    """The messages of a language. Numbers in them are written as this module does."""

    def __init__(self, locales: list[str]) -> None:
        super().__init__(locales, functions={"NUMBER": fluent_number}, use_isolating=False)

    def write(self, pattern: Pattern, args: Mapping[str, str | float]) -> str:
        """A pattern as text. `format_pattern` would replace our numbers by Fluent's."""
        given = {
            key: value if isinstance(value, str) else fluent_number(value) for key, value in args.items()
        }
        faults: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=faults)
        sentence = str(pattern(env))
        if faults:
            raise faults[0]
        return sentence
