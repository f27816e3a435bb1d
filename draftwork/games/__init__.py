"""The games: one package each, the contract that they fulfil, and the registry.

Import names from this package: `from draftwork.games import load`. As an attribute, `draftwork.games` is a
function that describes the games as data.
"""

from draftwork.games.contract import (
    Channel,
    Choice,
    Description,
    Edition,
    Ending,
    Game,
    Heuristics,
    Notation,
    Observation,
    Option,
    Point,
    Presentation,
    Rules,
    Value,
)
from draftwork.games.registry import load, names, playable
from draftwork.games.titles import edition_about, edition_title

__all__ = [
    "Channel",
    "Choice",
    "Description",
    "Edition",
    "Ending",
    "Game",
    "Heuristics",
    "Notation",
    "Observation",
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
