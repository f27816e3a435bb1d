"""Default set-up: options and set-up parts are fields of the state. Also the check of a state."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any

from draftwork.kernel import copy_state, int_zeros, layout, to_compiled, to_python
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.errors import BadPosition, BadSetup
from draftwork.kernel.records import MAX_INT, blank, ranges

if TYPE_CHECKING:
    from draftwork.games.contract import Game
    from draftwork.games.types import Edition, Value

UNKNOWN = -1  # marks what is not dealt yet


class StateCheck:
    """The check of a state: first the ranges of its fields, then the game's own invariants."""

    def __init__(self, game: Game[Any], own: Any) -> None:
        self._own: Callable[[Any], None] | None = own._own if isinstance(own, StateCheck) else own
        self._ranges = allowed_values(game)

    def __call__(self, s: Any) -> None:
        check_ranges(to_python(s), self._ranges)
        if self._own is not None:
            self._own(s)


def allowed_values(game: Game[Any]) -> dict[str, Container[int]]:
    """The allowed values of fields of the state, as far as the game declares them."""
    declared: dict[str, Container[int]] = {**ranges(game.state)}
    if isinstance(getattr(game.prepare, "__self__", None), DefaultSetup):
        declared |= {option.name: range(len(option.allowed)) for option in game.options}
    return declared | {"players": game.players}


def check_ranges(now: Any, allowed: Mapping[str, Container[int]]) -> None:
    """Raise BadPosition if a field of a Python state has a value that is not allowed."""
    for name, values in allowed.items():
        value = getattr(now, name)
        wrong = [one for one in ([value] if isinstance(value, int) else value) if one not in values]
        if wrong:
            raise BadPosition("bad-position-value", key=name, value=str(wrong[0]))


class DefaultSetup:
    """The defaults of `prepare`, `dealt_setup` and `options_of`."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def prepare(
        self, players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition
    ) -> Any:
        """The state before the deal: an option is the index of its value, an open part is UNKNOWN."""
        game, now = self._game, blank(self._game.state)
        now.players = players
        for option in game.options:
            setattr(now, option.name, option.allowed.index(options[option.name]))
        lengths = dict(layout(game.state))
        for part in game.setup_parts:
            setattr(now, part, _part(part, setup.get(part), lengths[part]))
        state = to_compiled(now)
        if setup:
            self._check_dealt(state)
        return state

    def _check_dealt(self, state: Any) -> None:
        """Raise BadSetup if the fixed parts, with any deal of the others, make an impossible state."""
        dealt = copy_state(state)
        self._game.rules.deal(dealt, int_zeros(KEY_WORDS))
        try:
            self._game.check_state(dealt)
        except BadPosition as impossible:
            raise BadSetup("impossible-setup", reason=impossible.message) from None

    def dealt_setup(self, s: Any) -> dict[str, Any]:
        """The parts of the set-up; of a list, the values before the first UNKNOWN."""
        now = to_python(s)
        values = {part: getattr(now, part) for part in self._game.setup_parts}
        return {part: value if isinstance(value, int) else _known(value) for part, value in values.items()}

    def options_of(self, s: Any) -> dict[str, Value]:
        now = to_python(s)
        return {option.name: option.allowed[getattr(now, option.name)] for option in self._game.options}


def _part(name: str, given: Any, length: int) -> int | list[int]:
    """The value of a field from a part of a set-up."""
    values = [given] if length == 0 and given is not None else given or []
    if (
        not isinstance(values, list | tuple)
        or len(values) > (length or 1)
        or not all(type(value) is int and 0 <= value <= MAX_INT for value in values)
    ):
        raise BadSetup("bad-setup-part", part=name, n=length)
    return [*values, *[UNKNOWN] * (length - len(values))] if length else [*values, UNKNOWN][0]


def _known(values: list[int]) -> list[int]:
    return values[: values.index(UNKNOWN)] if UNKNOWN in values else list(values)
