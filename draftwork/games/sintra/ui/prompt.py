"""The prompt for the seat to move."""

from __future__ import annotations

from draftwork.games.sintra.rules.turns import may_return
from draftwork.games.sintra.state import NONE, State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    """A sentence that says what the seat to move has to do."""
    now = to_python(s)
    if now.keeping != NONE:
        return Message("sintra-todo-keep", {"strip": now.keeping + 1})
    return Message("sintra-todo-turn", {"glazier": "may" if may_return(s, now.player) else "stays"})
