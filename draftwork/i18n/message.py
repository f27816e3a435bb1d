"""Messages, which are independent of the language until they are formatted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct, field, to_builtins

from draftwork.i18n.catalogue import DEFAULT, text
from draftwork.i18n.formats import format_list, format_number

# A tuple is formatted as a list, with the conjunction of the language.
MessageValue: TypeAlias = "str | int | float | Message | tuple[str | int | float | Message, ...]"

_DEFAULT_LENGTH = 60  # characters, enough for a user to recognise their input
_MAX_ARGUMENT = 900  # characters; Fluent refuses more than 1,000
_MAX_NUMBER = 10**15  # larger numbers are shortened like text


def shorten(value: object, max_length: int = _DEFAULT_LENGTH) -> str:
    """Return the value as text, shortened to fit in a message."""
    try:
        text = str(value)
    except ValueError:  # Python does not convert integers with more than 4,300 digits
        text = type(value).__name__
    return text if len(text) <= max_length else f"{text[: max_length - 1]}…"


def _fluent_value(value: object, language: str) -> str | int | float:
    if isinstance(value, Message):
        return shorten(value.text(language), _MAX_ARGUMENT)
    if isinstance(value, tuple | list):
        return shorten(format_list((_format_value(one, language) for one in value), language), _MAX_ARGUMENT)
    if isinstance(value, int | float) and abs(value) < _MAX_NUMBER:
        return value
    return shorten(value, _MAX_ARGUMENT)


def _format_value(value: object, language: str) -> str:
    shown = _fluent_value(value, language)
    return shown if isinstance(shown, str) else format_number(shown, language)


def _no_args() -> dict[str, MessageValue]:
    return {}


class Message(Struct, frozen=True, omit_defaults=True):
    """A message id of the catalogue with its arguments, and the rule that it refers to.

    As JSON it is plain data, from which the page formats the same text. An empty rule is omitted.
    """

    id: str
    # With `dict` as the factory, msgspec would omit empty arguments.
    args: Mapping[str, MessageValue] = field(default_factory=_no_args)
    rule: str = ""

    def text(self, language: str = DEFAULT) -> str:
        sentence = text(self.id, language, {key: _fluent_value(v, language) for key, v in self.args.items()})
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = to_builtins(self)
        return data

    def __str__(self) -> str:
        return self.text()
