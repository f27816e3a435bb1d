"""The battery: tests that every game must pass, shipped games and third-party games alike.

Names are imported on first use, so that the commands in this package start without pytest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from draftwork.testing.battery import Battery
    from draftwork.testing.checks.hidden_information import Secret
    from draftwork.testing.counts import distinct, perft
    from draftwork.testing.random_matches import Case, cases

__all__ = ["Battery", "Case", "Secret", "cases", "distinct", "perft"]

_MODULES = {
    "Battery": "battery",
    "Case": "random_matches",
    "Secret": "checks.hidden_information",
    "cases": "random_matches",
    "distinct": "counts",
    "perft": "counts",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'draftwork.testing' has no attribute {name!r}")
    return getattr(import_module(f"draftwork.testing.{_MODULES[name]}"), name)
