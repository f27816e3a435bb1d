"""Games of OpenSpiel. The import registers every installed game: `pyspiel.load_game("draftwork_sagrada")`."""

from __future__ import annotations

import pyspiel

from draftwork.envs.open_spiel.declaration import PREFIX, declare, default_setup
from draftwork.envs.open_spiel.game import DraftworkGame, DraftworkState
from draftwork.games.registry import playable

__all__ = ["PREFIX", "DraftworkGame", "DraftworkState"]

for _game in playable():
    # OpenSpiel frees what is registered after the interpreter has stopped. A function would crash there; a
    # class survives, because it refers to itself.
    _class = type(f"{_game.name.title()}Game", (DraftworkGame,), {"draftwork_game": _game})
    pyspiel.register_game(declare(_game, default_setup(_game)), _class)
