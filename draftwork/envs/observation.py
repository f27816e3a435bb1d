"""Observations: what a seat may know, as numbers from -1 to 1 in named channels.

Each game declares its channels (`Game.observation`). A game that declares none has a channel for each field
of its state. An observation is computed from a copy of the state that is redacted for the seat, so it cannot
depend on anything that is hidden from it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from draftwork.games import Channel, Game
from draftwork.kernel import Batch, Floats, batch, copy_slot, rule, store_from_python
from draftwork.kernel.generics import NOBODY, observe, redact

FloatArray = NDArray[np.float32]


@rule
def observe_slot(states: Batch[Any], i: int, spare: Batch[Any], seat: int, out: Floats) -> int:
    """Write the observation of slot i for a seat to `out`; return its size. `spare` is scratch space."""
    copy_slot(spare, 0, states, i)
    redact(spare[0], seat)
    size: int = observe(spare[0], seat, out)
    return size


class Observer:
    """Writes the observations of the matches of one game with one number of players."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game, self.players = game, players
        self.channels: tuple[Channel, ...] = game.observation.channels(players)
        self.size = sum(channel.size for channel in self.channels)
        self._state, self._spare = batch(game.state, 1), batch(game.state, 1)

    def slices(self) -> dict[str, slice]:
        """The place of each channel in an observation, by its name."""
        places, start = {}, 0
        for channel in self.channels:
            places[channel.name] = slice(start, start + channel.size)
            start += channel.size
        return places

    def write(self, state: Any, seat: int | None, out: FloatArray) -> None:
        """Write what a seat, or a spectator (None), observes of a state to a contiguous array.

        The array has `size` floats. The state may be complete or redacted for that seat.
        """
        store_from_python(self._state, 0, state)
        observe_slot(self._state, 0, self._spare, NOBODY if seat is None else seat, out)

    def observe(self, state: Any, seat: int | None) -> FloatArray:
        """What a seat, or a spectator (None), observes of a state, as a new array."""
        out = np.zeros(self.size, np.float32)
        self.write(state, seat, out)
        return out
