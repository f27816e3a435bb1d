"""The prompt for the seat to move."""

from __future__ import annotations

from draftwork.i18n import Message
from draftwork.kernel import to_python
from hoard.rules import to_move
from hoard.state import State


def prompt(s: State) -> Message:
    buried = to_python(s).buried[to_move(s)]
    return Message("hoard-todo", {"bury": "done" if buried else "may"})
