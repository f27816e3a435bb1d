"""Draftwork: four drafting board games to play and to study.

>>> import draftwork
>>> match = draftwork.Match("patchwork", seed="tuesday")
>>> match.play("advance")
<Move 0 advance>

Names are loaded when they are first used: a command chooses how the rules run before the kernel is loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from draftwork.kernel.errors import DraftworkError
    from draftwork.play import Match, Move, Moves, Outcome, Record, Scores, Seat

    games: Callable[[], list[dict[str, Any]]]  # the installed games as data


__version__ = "0.1.0"
__all__ = ["DraftworkError", "Match", "Move", "Moves", "Outcome", "Record", "Scores", "Seat", "games"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'draftwork' has no attribute {name!r}")
    if name == "games":
        return import_module("draftwork.games")
    return getattr(
        import_module("draftwork.kernel.errors" if name == "DraftworkError" else "draftwork.play"), name
    )


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
