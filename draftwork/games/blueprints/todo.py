"""What the one to move is to do, in a sentence."""

from __future__ import annotations

from draftwork.games.blueprints.state import State
from draftwork.kernel import plain
from draftwork.words import Message


def todo(s: State) -> Message:
    return Message("blueprints-todo-discard" if plain(s).discarding else "blueprints-todo-turn")
