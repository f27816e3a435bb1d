"""Default observation: the fields of the redacted state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from draftwork.games.types import Channel
from draftwork.kernel import layout

if TYPE_CHECKING:
    from draftwork.games.contract import Game


class DefaultObservation:
    """The channels of the default `observe`."""

    def __init__(self, game: Game[Any]) -> None:
        self._fields = layout(game.state)

    def channels(self, players: int) -> tuple[Channel, ...]:
        """A channel for every field of the state."""
        meaning = "the field of the state with this name; an integer x is given as x / (|x| + 1)"
        return tuple(Channel(name, length or 1, meaning) for name, length in self._fields)
