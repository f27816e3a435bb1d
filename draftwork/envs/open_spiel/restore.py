"""States from structs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pyspiel

from draftwork.envs.open_spiel.course import Ply, Setup
from draftwork.kernel import to_python
from draftwork.play import position
from draftwork.play.moves import read_move

if TYPE_CHECKING:
    from draftwork.envs.open_spiel.game import DraftworkState


def restore(state: DraftworkState, given: Any) -> None:
    """Bring a state before the deal to what a struct of `to_struct`, its dictionary or its JSON describes.

    With a seed the moves are replayed, so the history is complete. Otherwise the position is taken.
    """
    struct = _as_mapping(given)
    setup: Setup = state.ply.setup
    if struct.get("seed") is None:
        state.ply = _from_position(setup, struct["position"])
        return
    for byte in bytes.fromhex(struct["seed"]):
        _apply(state, byte)
    for text in struct["moves"]:
        _apply(state, read_move(setup.game, text))


def _as_mapping(given: Any) -> Mapping[str, Any]:
    if isinstance(given, pyspiel.StateStruct):
        given = given.to_dict()
    if isinstance(given, str):
        given = json.loads(given)
    if not isinstance(given, Mapping):
        raise TypeError(
            f"a state is described by a struct, a dictionary or JSON text, not {type(given).__name__}"
        )
    return given


def _apply(state: DraftworkState, action: int) -> None:
    if state.is_terminal() or action not in state.legal_actions():
        raise ValueError(f"the action {action} is not legal after {state.history_str()}")
    state.apply_action(action)


def _from_position(setup: Setup, text: str) -> Ply:
    game, state = position.read(text)
    game.check_state(state)  # refuses positions with hidden information
    if (game.name, to_python(state).players, game.options_of(state)) != (
        setup.name,
        setup.players,
        dict(setup.options),
    ):
        raise ValueError("the position is of another game, number of players or choice of options")
    return Ply.from_state(setup, state)
