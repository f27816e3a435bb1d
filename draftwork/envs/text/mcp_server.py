"""A server for the Model Context Protocol: an agent plays a seat against bots. It needs the extra "mcp"."""

from __future__ import annotations

from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from draftwork import __version__
from draftwork.envs.text.table import AgentTable
from draftwork.games.registry import playable
from draftwork.kernel.errors import DraftworkError

_INSTRUCTIONS = """Play drafting board games against bots. Begin a match with new_match, then call play with \
one move each time it is your turn. The replies show what your seat may know. An illegal move is refused \
with a reason, and you can try again."""


def make_server(table: AgentTable) -> MCPServer[Any]:
    """A server whose tools give no more than the seat of the agent may know."""
    server: MCPServer[Any] = MCPServer("draftwork", version=__version__, instructions=_INSTRUCTIONS)

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """The games with their numbers of players and their options."""
        return [_describe(game.describe()) for game in playable()]

    @server.tool()
    def new_match(
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: list[str] | None = None,
        options: dict[str, str | int | bool] | None = None,
    ) -> str:
        """Begin a match of a game. You play the seat, counted from 0; opponents are names of bots.

        Bots, the weakest first: random, apprentice, journeyman, craftsman, master, grandmaster.
        """
        return _checked(lambda: table.begin(game, players, seat, opponents or (), options))

    @server.tool()
    def look(form: str | None = None) -> str:
        """What your seat sees now. The form is "text" or "json"."""
        return _checked(lambda: table.look(form))

    @server.tool()
    def play(move: str) -> str:
        """Play a move in the notation of the game.

        The reply is the table after the moves of the others, or the reason why the move is refused.
        """
        return _checked(lambda: table.play(move))

    @server.tool()
    def resign() -> str:
        """Give the match up, so that you can begin another one."""
        return _checked(table.resign)

    return server


def _describe(game: dict[str, Any]) -> dict[str, Any]:
    return {key: game[key] for key in ("name", "players", "options")}


def _checked(call: Any) -> str:
    """The result of a call. An error that the agent can act on becomes an error of the tool."""
    try:
        text: str = call()
    except DraftworkError as error:
        raise ToolError(str(error)) from None
    return text
