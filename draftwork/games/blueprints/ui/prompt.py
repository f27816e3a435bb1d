"""What the one to move is to do, in a sentence."""

from __future__ import annotations

from draftwork.games.blueprints.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    return Message("blueprints-todo-discard" if to_python(s).discarding else "blueprints-todo-turn")
