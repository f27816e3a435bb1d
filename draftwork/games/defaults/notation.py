"""Default notation: moves by their texts, and positions as the fields of the state in JSON."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from draftwork.games.defaults.setup import allowed_values, check_ranges
from draftwork.i18n import shorten
from draftwork.kernel import layout, to_compiled, to_python
from draftwork.kernel.errors import BadMove, BadPosition
from draftwork.kernel.records import MAX_INT, blank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from draftwork.games.contract import Game

_Int64 = Annotated[int, Meta(ge=-MAX_INT - 1, le=MAX_INT)]


class DefaultNotation:
    """The defaults of `read_move`, `write_position` and `read_position`."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    @cached_property
    def _numbers(self) -> dict[str, int]:
        write = self._game.notation.write_move
        return {_normal(write(number)): number for number in range(self._game.num_moves)}

    def read_move(self, text: str) -> int:
        """Find a move by its text. Upper case and additional spaces do not matter."""
        number = self._numbers.get(_normal(text))
        if number is None:
            example = self._game.notation.write_move(0)
            raise BadMove("bad-move-text", text=shorten(text, 40), example=example)
        return number

    def write_position(self, s: Any) -> dict[str, str]:
        return write_fields(s)

    def read_position(self, lines: Mapping[str, str]) -> Any:
        """Read a state and check it. If parts can be unknown, only the ranges of the fields are checked."""
        state = read_fields(self._game.state, lines)
        check_ranges(to_python(state), allowed_values(self._game))
        if not (self._game.hidden_information or self._game.has_chance):
            self._game.check_state(state)
        return state


def write_fields(s: Any) -> dict[str, str]:
    """The fields of a state as lines of a position, in JSON."""
    now = to_python(s)
    return {name: msgspec.json.encode(getattr(now, name)).decode() for name, _ in layout(type(now))}


def read_fields(cls: type[Any], lines: Mapping[str, str]) -> Any:
    """Read the lines of `write_fields`. Raise BadPosition if one of them is not the value of a field."""
    now = blank(cls)
    for name, length in layout(cls):
        setattr(now, name, _field(name, lines[name], length))
    return to_compiled(now)


def _field(name: str, text: str, length: int) -> Any:
    kind: Any = Annotated[list[_Int64], Meta(min_length=length, max_length=length)] if length else _Int64
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        raise BadPosition("bad-position-value", key=name, value=shorten(text)) from None


def _normal(text: str) -> str:
    return " ".join(text.casefold().split())
