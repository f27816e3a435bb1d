"""The registry of installed games. Games are found by their entry points, also those of third parties."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from draftwork.games.contract import Game
from draftwork.i18n import shorten
from draftwork.kernel.cache import GAMES
from draftwork.kernel.errors import UnknownGame


@cache
def _entries() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GAMES)}


def names() -> list[str]:
    """The names of all installed games."""
    return sorted(_entries())


def load(name: str) -> Game[Any]:
    """Load a game by name. Raise UnknownGame if it is not installed or cannot be imported."""
    if not any(name == known for known in names()):  # a caller may pass a value that is not hashable
        raise UnknownGame("unknown-game", name=shorten(name), known=", ".join(names()))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game[Any]:
    try:
        game = _entries()[name].load()
        if not isinstance(game, Game) or game.name != name:
            raise TypeError(f"the entry point does not name a Game with the name {name!r}")
    except Exception as fault:  # an error in one game must not affect the others
        raise UnknownGame("broken-game", name=name, fault=f"{type(fault).__name__}: {fault}") from fault
    return game


def _log(broken: UnknownGame) -> None:
    logging.getLogger("draftwork").warning("%s", broken)


def playable(report: Callable[[UnknownGame], None] = _log) -> list[Game[Any]]:
    """The games that can be loaded. The others are reported; by default, they are logged."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except UnknownGame as broken:
            report(broken)
    return found
