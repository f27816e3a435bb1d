"""The prompt: what the seat to move has to decide."""

from __future__ import annotations

from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.names import tool_name
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    """The prompt as a sentence."""
    now = to_python(s)
    turn = "second" if now.turn >= now.players else "first"
    args: dict[str, MessageValue] = {"turn": turn, "left": turn_options(bool(now.drafted), bool(now.tool))}
    if now.tool:
        args["tool"] = tool_name(now.tool)
    return Message(f"sagrada-todo-{PHASE_NAMES[now.phase]}", args)


def turn_options(drafted: bool, tool: bool) -> str:
    """The actions that the turn still allows: a draft, a tool, both or none."""
    if tool:
        return "none" if drafted else "draft"
    return "tool" if drafted else "both"
