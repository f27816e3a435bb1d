"""Titles of the editions a game ships: its messages GAME-edition-title-SLUG and GAME-edition-about-SLUG."""

from __future__ import annotations

from typing import Any

from draftwork.games.contract import Edition, Game
from draftwork.i18n import Message, has


def edition_title(game: Game[Any], edition: Edition) -> Message | None:
    """The translated name of an edition that the game ships; None where the game has no such message."""
    return _message(f"{game.name}-edition-title-{edition.slug}")


def edition_about(game: Game[Any], edition: Edition) -> Message | None:
    """One sentence about an edition that the game ships; None where the game has no such message."""
    return _message(f"{game.name}-edition-about-{edition.slug}")


def _message(id: str) -> Message | None:
    return Message(id) if has(id) else None
