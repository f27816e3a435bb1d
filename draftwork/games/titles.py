"""Titles of shipped editions: the messages GAME-edition-title-SLUG and GAME-edition-about-SLUG."""

from __future__ import annotations

from typing import Any

from draftwork.games.contract import Edition, Game
from draftwork.i18n import Message, has_message


def edition_title(game: Game[Any], edition: Edition) -> Message | None:
    """The translated name of a shipped edition; None if the game has no such message."""
    return _message(f"{game.name}-edition-title-{edition.slug}")


def edition_about(game: Game[Any], edition: Edition) -> Message | None:
    """A sentence about a shipped edition; None if the game has no such message."""
    return _message(f"{game.name}-edition-about-{edition.slug}")


def _message(id: str) -> Message | None:
    return Message(id) if has_message(id) else None
