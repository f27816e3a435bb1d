"""The installed games, found by entry point: ours and everybody else's alike."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from draftwork.games.contract import Game
from draftwork.i18n import brief
from draftwork.kernel.cache import GAMES
from draftwork.kernel.errors import UnknownGame


@cache
def _entries() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GAMES)}


def names() -> list[str]:
    return sorted(_entries())


def load(name: str) -> Game[Any]:
    if not any(name == known for known in names()):  # a name may be anything, also what cannot be hashed
        raise UnknownGame("unknown-game", name=brief(name), known=", ".join(names()))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game[Any]:
    try:
        game: Game[Any] = _entries()[name].load()
    except Exception as fault:  # whatever is wrong with somebody's package, it is that game's fault alone
        raise UnknownGame("broken-game", name=name, fault=f"{type(fault).__name__}: {fault}") from fault
    return game


def playable() -> list[Game[Any]]:
    """The games that can be loaded; of the others only a warning is left."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except UnknownGame as broken:
            logging.getLogger("draftwork").warning("%s", broken)
    return found
