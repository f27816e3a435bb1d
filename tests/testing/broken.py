"""Broken variants of Hoard, each registered as a game during a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hoard import GAME

from draftwork.games import Game, registry
from draftwork.testing import Case

NAME = "broken"


@dataclass
class _Entry:
    game: Game[Any]

    def load(self) -> Game[Any]:
        return self.game


def broken_game(**changes: Any) -> Game[Any]:
    """Return Hoard with some of its functions or attributes replaced."""
    parts: dict[str, Any] = {}
    for part in ("rules", "notation", "ui"):
        own = getattr(GAME, part)
        parts[part] = replace(own, **{name: changes.pop(name) for name in vars(own) if name in changes})
    return replace(GAME, name=NAME, **parts, **changes)


@contextmanager
def installed(game: Game[Any]) -> Iterator[Game[Any]]:
    registry._entries()[NAME] = _Entry(game)
    try:
        yield game
    finally:
        del registry._entries()[NAME]
        registry._loaded.cache_clear()
        GAME.register()


def assert_detected(
    check: Callable[[Case], object], says: str, /, *, players: int = 2, matches: int = 3, **changes: Any
) -> None:
    """Assert that the check passes on Hoard, and fails with the message `says` on the broken variant."""

    def run(game: Game[Any]) -> None:
        for i in range(matches):
            check(Case(game, players, f"battery {i}", {"die": "wild"}))

    run(GAME)
    with installed(broken_game(**changes)) as game, pytest.raises(AssertionError, match=says):
        run(game)
