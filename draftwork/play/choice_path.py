"""The choice path of a move: the labels of the choices that lead to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from draftwork.games import Choice, Game
from draftwork.i18n import Message
from draftwork.kernel import unpack


def path_to(game: Game[Any], before: bytes, seat: int, move: int) -> list[Message]:
    """The labels of the choices that lead to a move of a seat; `before` is the packed state before it."""
    state = unpack(game.state, before)
    game.rules.redact(state, seat)
    if game.ui.choice_path is not None:
        return game.ui.choice_path(state, move)
    return [choice.label for choice in choices_to(game.ui.choices(state), move) or []]


def choices_to(choices: Sequence[Choice], move: int) -> list[Choice] | None:
    """The choices that lead to a move, by a search of the choice tree; None if it has no such move."""
    for choice in choices:
        if choice.move == move:
            return [choice]
        below = choices_to(choice.choices, move)
        if below:
            return [choice, *below]
    return None
