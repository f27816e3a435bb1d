"""Matches as text, for language models and other agents that read and write.

`observe` and `describe` give what a seat may know as JSON data and as plain text. `Turn` asks until a reply
is a legal move. `TextBot` is a bot that a function from a dialogue to a reply plays. `mcp_server` offers a
seat to an agent by the Model Context Protocol.
"""

from draftwork.envs.text.bot import TextBot
from draftwork.envs.text.observation import Style, describe, example_moves, observe
from draftwork.envs.text.turn import NoLegalMove, Turn, find_move

__all__ = [
    "NoLegalMove",
    "Style",
    "TextBot",
    "Turn",
    "describe",
    "example_moves",
    "find_move",
    "observe",
]
