"""`draftwork mcp`: a server for the Model Context Protocol, at which an agent plays against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from draftwork.cli.extras import optional_extra
from draftwork.cli.language import language
from draftwork.cli.options import Lang, int_parser, use_pure_mode
from draftwork.kernel.mode import COMPILER

if TYPE_CHECKING:
    from draftwork.bots import Bot
    from draftwork.bots.remote import ThinkProcess

MAX_ATTEMPTS = 100


def command(
    legal_moves: Annotated[bool, typer.Option("--legal-moves", help="cli-help-mcp-legal-moves")] = False,
    json: Annotated[bool, typer.Option("--json", help="cli-help-mcp-json")] = False,
    attempts: Annotated[
        int,
        typer.Option(
            "--attempts",
            parser=int_parser("--attempts", 1, MAX_ATTEMPTS),
            metavar="N",
            help="cli-help-mcp-attempts",
        ),
    ] = 4,
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="cli-help-mcp-seed")] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    with optional_extra("mcp"):
        from draftwork.envs.text.mcp_server import make_server
    from draftwork.envs.text.observation import Style
    from draftwork.envs.text.table import AgentTable

    style = Style("json" if json else "text", legal_moves, language())
    opponents = Opponents()
    try:
        make_server(AgentTable(style, attempts, seed, opponents.load)).run("stdio")
    finally:
        opponents.close()


class Opponents:
    """Loads the bots. Those that search run in a worker process, where the rules are compiled."""

    def __init__(self) -> None:
        self._process: ThinkProcess | None = None

    def load(self, name: str, game: str, seed: str) -> Bot:
        from draftwork import bots
        from draftwork.bots.ladder import STAND_IN
        from draftwork.bots.remote import RemoteBot, ThinkProcess
        from draftwork.games import load
        from draftwork.kernel.random import generator

        played = load(game)
        bots.check(name, played)
        if name in (bots.RANDOM, STAND_IN) or not COMPILER:
            return bots.load(name, game, seed)
        self._process = self._process or ThinkProcess()
        bot = RemoteBot(name, self._process, patient=True)
        bot.begin(played, generator(seed))
        return bot

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
