"""A sentence not yet in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field, to_builtins

from draftwork.i18n.catalogue import DEFAULT, text
from draftwork.i18n.formats import joined, number

# Several values are written as a list, with the conjunction of the language.
Value: TypeAlias = "str | int | float | Message | tuple[str | int | float | Message, ...]"

_SHORT = 60  # characters that are enough to recognise what one gave
_LONGEST = 900  # Fluent refuses to write more than 1,000
_LARGEST = 10**15  # larger numbers are not written out


def brief(value: object, most: int = _SHORT) -> str:
    """Whatever a user gave, short enough for a sentence."""
    try:
        text = str(value)
    except ValueError:  # Python writes no integer of more than 4,300 digits
        text = type(value).__name__
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _shown(value: object, language: str) -> str | int | float:
    if isinstance(value, Message):
        return brief(value.text(language), _LONGEST)
    if isinstance(value, tuple | list):
        return brief(joined((_written(one, language) for one in value), language), _LONGEST)
    if isinstance(value, int | float) and abs(value) < _LARGEST:
        return value
    return brief(value, _LONGEST)


def _written(value: object, language: str) -> str:
    shown = _shown(value, language)
    return shown if isinstance(shown, str) else number(shown, language)


def _none() -> dict[str, Value]:
    return {}


class Message(Struct, frozen=True, omit_defaults=True):
    """A message id of the catalogue, its arguments, and the rule it speaks of.

    As JSON it is plain data, without the rule where there is none; a page with the same catalogue writes the
    same sentence.
    """

    id: str
    args: Mapping[str, Value] = field(default_factory=_none)  # of our own: an empty dict would be left out
    rule: str = ""

    def text(self, language: str = DEFAULT) -> str:
        sentence = text(self.id, language, {key: _shown(v, language) for key, v in self.args.items()})
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = to_builtins(self)
        return data

    def __str__(self) -> str:
        return self.text()
