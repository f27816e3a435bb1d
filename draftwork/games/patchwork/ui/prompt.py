"""What the one to move is to do, in a sentence."""

from __future__ import annotations

from draftwork.games.patchwork.rules.offer import OFFER
from draftwork.games.patchwork.state import State
from draftwork.i18n import Message
from draftwork.kernel import to_python


def todo(s: State) -> Message:
    now = to_python(s)
    if now.waiting:
        return Message("patchwork-todo-leather")
    return Message("patchwork-todo-turn", {"n": min(OFFER, now.left.bit_count())})
