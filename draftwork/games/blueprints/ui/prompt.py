"""The prompt for the seat to move."""

from __future__ import annotations

from draftwork.games.blueprints.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    """A sentence that says what the seat to move has to do."""
    return Message("blueprints-todo-discard" if to_python(s).discarding else "blueprints-todo-turn")
