"""The games: one folder each, and the contract they all fulfil. Called, it lists them as data."""

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


class _Catalogue(ModuleType):
    """This package when it is called: `draftwork.games` is the folder of the games and the list of them."""

    def __call__(self) -> list[dict[str, Any]]:
        return [game.describe() for game in playable()]


sys.modules[__name__].__class__ = _Catalogue
