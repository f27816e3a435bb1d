"""What the one to move is to do, in a sentence."""

from __future__ import annotations

from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.names import tool_name
from draftwork.i18n import Message, Value
from draftwork.kernel import to_python


def prompt(s: State) -> Message:
    now = to_python(s)
    turn = "second" if now.turn >= now.players else "first"
    args: dict[str, Value] = {"turn": turn, "left": turn_options(bool(now.drafted), bool(now.tool))}
    if now.tool:
        args["tool"] = tool_name(now.tool)
    return Message(f"sagrada-todo-{PHASE_NAMES[now.phase]}", args)


def turn_options(drafted: bool, tool: bool) -> str:
    """What the turn still allows, once a die is drafted or a tool used."""
    if tool:
        return "none" if drafted else "draft"
    return "tool" if drafted else "both"
