"""Draftwork: four drafting board games to play and to study.

>>> import draftwork
>>> match = draftwork.Match("patchwork", seed="tuesday")
>>> match.play("advance")
<Move 0 advance>

Names are imported on first use, so that a command can choose pure or compiled mode before the kernel loads.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from draftwork.play import Match, Move, Moves, Outcome, Record, Scores, Seat

    games: Callable[[], list[dict[str, Any]]]  # the installed games as data


__version__ = "0.1.0"
_PLAY = ("Match", "Move", "Moves", "Outcome", "Record", "Scores", "Seat")
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
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'draftwork' has no attribute {name!r}")
    if name == "games":
        return import_module("draftwork.games")
    return getattr(import_module("draftwork.play" if name in _PLAY else "draftwork.kernel.errors"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
