"""The games: one package each, the contract that they fulfil, and the registry.

The package can be called: `draftwork.games()` returns the descriptions of all games as data.
"""

import sys
from types import ModuleType
from typing import Any

from draftwork.games.contract import (
    Choice,
    Description,
    Edition,
    Ending,
    Game,
    Heuristics,
    Notation,
    Option,
    Point,
    Presentation,
    Rules,
    Value,
)
from draftwork.games.registry import load, names, playable
from draftwork.games.titles import edition_about, edition_title

__all__ = [
    "Choice",
    "Description",
    "Edition",
    "Ending",
    "Game",
    "Heuristics",
    "Notation",
    "Option",
    "Point",
    "Presentation",
    "Rules",
    "Value",
    "edition_about",
    "edition_title",
    "load",
    "names",
    "playable",
]


class _CallablePackage(ModuleType):
    """The class of this package, which makes it callable."""

    def __call__(self) -> list[dict[str, Any]]:
        """The descriptions of all games that can be loaded."""
        return [game.describe() for game in playable()]


sys.modules[__name__].__class__ = _CallablePackage
