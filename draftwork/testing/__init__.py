"""The battery: tests that every game must pass, ours and everybody else's alike.

Names are loaded when they are first used, so that the commands in this folder start without pytest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from draftwork.testing.battery import Battery
    from draftwork.testing.counts import distinct, perft
    from draftwork.testing.secrets import Secret
    from draftwork.testing.walk import Case, cases

__all__ = ["Battery", "Case", "Secret", "cases", "distinct", "perft"]

_HOMES = {
    "Battery": "battery",
    "Case": "walk",
    "Secret": "secrets",
    "cases": "walk",
    "distinct": "counts",
    "perft": "counts",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'draftwork.testing' has no attribute {name!r}")
    return getattr(import_module(f"draftwork.testing.{_HOMES[name]}"), name)
