"""Observers: strings and tensors of what a player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from draftwork.envs import observation
from draftwork.envs.open_spiel.course import HIDDEN, Ply, Setup
from draftwork.kernel.generics import NOBODY
from draftwork.play import position

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from draftwork.envs.open_spiel.game import DraftworkState

OBSERVATION = pyspiel.IIGObservationType(perfect_recall=False)


def write_position(ply: Ply, viewer: int) -> str:
    """The position as a viewer may know it; `draftwork.open_position` reads it."""
    return position.write(ply.setup.game, ply.redacted(viewer), viewer)


def write_log(ply: Ply, viewer: int) -> str:
    """The moves as the viewer knew them, each after the number of its seat."""
    return "; ".join(f"{entry.seat} {entry.text}" for entry in ply.log(viewer))


def write_private(ply: Ply, seat: int) -> str:
    """The lines of the position that the seat knows, but a spectator does not."""
    public = set(write_position(ply, NOBODY).splitlines())
    return "".join(f"{line}\n" for line in write_position(ply, seat).splitlines() if line not in public)


class Observer:
    """What a player, or everybody, knows: now, or with perfect recall.

    The tensor is given only for all that a player knows. `dict` has its parts by name.
    """

    def __init__(self, setup: Setup, kind: Any, has_private: bool) -> None:
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._kind = kind
        self._has_private = has_private
        self._single = single
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if kind.public_info and single:
            self._make_tensor(setup)

    def _make_tensor(self, setup: Setup) -> None:
        self._channels = observation.Observer(setup.game, setup.players)
        first = self._channels.size
        plies = setup.game.max_plies if self._kind.perfect_recall else 0
        self.tensor = np.zeros(first + 2 * plies, np.float32)
        self.dict = {name: self.tensor[place] for name, place in self._channels.slices().items()}
        if plies:
            self.dict["moves"] = self.tensor[first:]

    def set_from(self, state: DraftworkState, player: int) -> None:
        """Fill the tensor. Before the deal it is zero."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        ply = state.ply
        if ply.turn is None:
            return
        self._channels.write(ply.state, player, self.tensor[: self._channels.size])
        if self._kind.perfect_recall:
            self._fill_moves(ply, player)

    def _fill_moves(self, ply: Ply, player: int) -> None:
        """For each move the seat and the number, both from 1 and divided by their maximum; 0 if hidden."""
        players, numbers = ply.setup.players, ply.setup.game.num_moves
        rows = [((e.seat + 1) / players, (e.number - HIDDEN) / numbers) for e in ply.log(player)]
        self.dict["moves"][: 2 * len(rows)] = np.ravel(rows)

    def string_from(self, state: DraftworkState, player: int) -> str:
        """The observation as text. Before the deal it is empty."""
        ply = state.ply
        if ply.turn is None:
            return ""
        if not self._kind.public_info:
            return f"player: {player}\n{write_private(ply, player)}" if self._has_private else ""
        viewer = player if self._single else NOBODY
        text = write_position(ply, viewer)
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            text += "".join(
                f"player: {seat}\n{write_private(ply, seat)}" for seat in range(ply.setup.players)
            )
        if self._kind.perfect_recall:
            text += f"moves: {write_log(ply, viewer)}\nrecall: {ply.digest(viewer).hex()}\n"
        return text


def make_observer(setup: Setup, kind: Any, params: Any, has_private: bool) -> Observer | None:
    """An observer of this kind; None if it is not supported."""
    if params:
        raise ValueError(f"the observers of Draftwork have no parameters: {params}")
    kind = kind or OBSERVATION
    all_players = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
    no_info = kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.public_info
    recalls_part = kind.perfect_recall and (all_players or not kind.public_info)
    if no_info or recalls_part or (all_players and not kind.public_info):
        return None
    return Observer(setup, kind, has_private)
