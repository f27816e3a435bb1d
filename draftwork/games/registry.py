"""The installed games, found by entry point: ours and everybody else's alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from draftwork.games.contract import Game
from draftwork.kernel.cache import GAMES
from draftwork.kernel.errors import UnknownGame


@cache
def _entries() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GAMES)}


def names() -> list[str]:
    return sorted(_entries())


@cache
def load(name: str) -> Game[Any]:
    if name not in _entries():
        raise UnknownGame("unknown-game", name=name, known=", ".join(names()))
    game: Game[Any] = _entries()[name].load()
    return game
