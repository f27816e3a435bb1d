"""What the one to move is to do, in a sentence."""

from __future__ import annotations

from draftwork.games.sintra.rules.turns import LEGAL, why_no_return
from draftwork.games.sintra.state import NONE, State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def todo(s: State) -> Message:
    now = to_python(s)
    if now.keeping != NONE:
        return Message("sintra-todo-keep", {"strip": now.keeping + 1})
    may_return = why_no_return(s, now.player) == LEGAL
    return Message("sintra-todo-turn", {"glazier": "may" if may_return else "stays"})
