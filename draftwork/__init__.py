"""Draftwork: four drafting board games to play and to study.

>>> import draftwork
>>> match = draftwork.Match("patchwork", seed="tuesday")
>>> match.play("advance")
<Move 0 advance>

Names are imported on first use, so that a command can choose pure or compiled mode before the kernel loads.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from draftwork import bots as bots
    from draftwork.kernel.errors import (
        BadEdition,
        BadLanguage,
        BadMove,
        BadOption,
        BadPlayers,
        BadPosition,
        BadRecord,
        BadResultsFile,
        BadSeat,
        BadSetup,
        BadWeights,
        DraftworkError,
        GameOver,
        IllegalMove,
        NothingToUndo,
        NotYourTurn,
        UnknownBot,
        UnknownGame,
        UnsupportedVersion,
        WorkerLost,
    )
    from draftwork.play import Match, Move, Moves, Outcome, Record, Scores, Seat, open_position

__version__ = "0.1.0"
_PLAY = ("Match", "Move", "Moves", "Outcome", "Record", "Scores", "Seat", "open_position")
__all__ = [
    "BadEdition",
    "BadLanguage",
    "BadMove",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadResultsFile",
    "BadSeat",
    "BadSetup",
    "BadWeights",
    "DraftworkError",
    "GameOver",
    "IllegalMove",
    "Match",
    "Move",
    "Moves",
    "NotYourTurn",
    "NothingToUndo",
    "Outcome",
    "Record",
    "Scores",
    "Seat",
    "UnknownBot",
    "UnknownGame",
    "UnsupportedVersion",
    "WorkerLost",
    "games",
    "open_position",
]


def games() -> list[dict[str, Any]]:
    """The descriptions of all games that can be loaded, as JSON data."""
    from draftwork.games.registry import playable

    return [game.describe() for game in playable()]


class _Package(ModuleType):
    """The class of this package. The import of the subpackage `games` does not replace the function."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "games":
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package


def __getattr__(name: str) -> Any:
    if name == "bots":
        return import_module("draftwork.bots")
    if name not in __all__:
        raise AttributeError(f"module 'draftwork' has no attribute {name!r}")
    return getattr(import_module("draftwork.play" if name in _PLAY else "draftwork.kernel.errors"), name)


def __dir__() -> list[str]:
    return sorted({"__doc__", "__file__", "__name__", "__path__", "__version__", "bots", *__all__})
