"""The prompt for the seat to move."""

from __future__ import annotations

from draftwork.games.patchwork.rules.offer import OFFER_SIZE
from draftwork.games.patchwork.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    """A sentence that says what the seat to move has to do."""
    now = to_python(s)
    if now.leather_to_place:
        return Message("patchwork-todo-leather")
    return Message("patchwork-todo-turn", {"n": min(OFFER_SIZE, now.in_circle.bit_count())})
